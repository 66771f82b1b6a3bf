<?php

declare(strict_types=1);

namespace Kiln\Console\Show;

/**
 * What a plan does with the objects of one class.
 *
 * @internal
 */
final readonly class ObjectDescription
{
    /**
     * @param array<string, mixed> $json       the same as the text
     * @param list<Unselected>     $unselected properties that the plan does not mention
     */
    public function __construct(public string $class, public string $text, public array $json, public array $unselected) {}
}
