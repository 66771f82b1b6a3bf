<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

use Kiln\Plan\Read\ReadObject;
use Kiln\Plan\Write\WriteObject;

/**
 * What the objects of a plan are called: their class, and their id too where the plan has several for one class (generics,
 * inlining, depth).
 *
 * @internal
 */
final readonly class ObjectNames
{
    /** @var array<string, int> how often a class occurs */
    private array $occurrences;

    /**
     * @param array<string, WriteObject>|array<string, ReadObject> $objects
     */
    public function __construct(array $objects)
    {
        $this->occurrences = \array_count_values(\array_column($objects, 'class'));
    }

    public function of(string $id, string $class): string
    {
        return ($this->occurrences[$class] ?? 0) > 1 ? "{$class} ({$id})" : $class;
    }
}
