<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class Loose
{
    /**
     * @param array<array-key, mixed> $map
     */
    // @phpstan-ignore missingType.iterableValue (untyped is what it is here for)
    public function __construct(public mixed $any = null, public array $array = [], public array $map = [], public int|string|null $union = null, public ?string $nil = 'x') {}
}
