<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Protobuf;

use Kiln\Attribute\Protobuf\Field;

/**
 * Has members that the message does not have where it stands for the class above.
 */
final class Wider extends Wide
{
    #[Field(30)]
    public string $more = 'more';

    #[Field(31)]
    public ?int $number = null;
}
