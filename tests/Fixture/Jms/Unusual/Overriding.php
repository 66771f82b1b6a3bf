<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

use JMS\Serializer\Annotation as Jms;

final class Overriding extends OverriddenBase
{
    #[Jms\Type('int')]
    public $value = 'child';

    public string $same = 'of the child';

    public function __construct(public int $promoted = 2) {}
}
