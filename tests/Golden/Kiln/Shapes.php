<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Shapes;

/**
 * Arrays whose keys are known.
 */
final class Parcel
{
    /** @var array{width: int, height: int} */
    public array $size;

    /** @var array{name: string, street?: ?string, ...} */
    public array $receiver;

    /** @var ?array{float, float} */
    public ?array $position = null;
}
