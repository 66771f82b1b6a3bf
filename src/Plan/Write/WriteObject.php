<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * How the objects of one class are written under one selection.
 *
 * @phpstan-import-type Notes from \Kiln\Plan\Planner\ObjectNotes
 *
 * @internal
 */
final readonly class WriteObject
{
    /**
     * @param string $id equal for equal plans; also the name of the generated class
     * @param class-string $class
     * @param list<WriteStep> $steps
     * @param bool $isRecursive whether it can contain itself, so that a cycle is possible
     * @param Notes|array{} $notes what the format gets with the object, see {@see \Kiln\Plan\Planner\ObjectNotes}; empty for nothing
     * @param ?list<string> $publicProperties the declared public properties in order, where json_encode() would see just these; null where it would not
     */
    public function __construct(
        public string $id,
        public string $class,
        public array $steps,
        public bool $isRecursive,
        public ?array $publicProperties,
        public array $notes = [],
    ) {}

    /**
     * Whether something wants to see what was written.
     */
    public function isShown(): bool
    {
        return ($this->steps[\count($this->steps) - 1] ?? null) instanceof ShowMembers;
    }
}
