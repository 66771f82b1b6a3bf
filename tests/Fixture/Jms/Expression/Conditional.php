<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Expression;

use JMS\Serializer\Annotation as Jms;

final class Conditional
{
    public bool $flag = true;

    #[Jms\Exclude(if: 'object.flag')]
    public string $unlessFlag = 'unless';

    #[Jms\Expose(if: 'object.flag')]
    public string $ifFlag = 'if';

    #[Jms\Exclude(if: 'context.hasAttribute(\'hide\')')]
    public string $byContext = 'context';

    #[Jms\Exclude(if: 'property_metadata.name == \'byMetadata\'')]
    public string $byMetadata = 'metadata';
}
