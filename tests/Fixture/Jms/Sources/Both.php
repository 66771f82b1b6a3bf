<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Sources;

use JMS\Serializer\Annotation as Jms;

final class Both
{
    /** @Jms\SerializedName("from_annotation") */
    #[Jms\SerializedName('from_attribute')]
    #[Jms\Type('int')]
    public $a = '1';

    /** @Jms\Type("string") */
    #[Jms\Groups(['g'])]
    public $b = 2;
}
