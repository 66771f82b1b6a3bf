<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Expression;

use JMS\Serializer\Annotation as Jms;

final class ReadConditional
{
    public string $always = 'default';

    #[Jms\Exclude(if: 'object == null')]
    public string $onlyWritten = 'default';

    #[Jms\Exclude(if: 'object != null')]
    public string $onlyRead = 'default';
}
