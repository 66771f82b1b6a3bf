<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use JMS\Serializer\Annotation as Jms;

final class WrongCaseAfterBadText
{
    public $text = "\xff";

    #[Jms\Type("enum<Kiln\Tests\Fixture\Jms\Enums\Direction, 'value', 'int'>")]
    public $case;
}
