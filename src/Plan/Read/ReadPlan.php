<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * Everything that is decided about reading values of one type in one context.
 *
 * @internal
 */
final readonly class ReadPlan
{
    /**
     * @param string $type canonical spelling
     * @param array<string, ReadObject> $objects by id
     * @param list<string> $files the sources it rests on
     * @param bool $holdsRaw whether a document may hold raw JSON somewhere
     */
    public function __construct(
        public string $type,
        public ReadNode $root,
        public array $objects,
        public array $files,
        public bool $holdsRaw = false,
    ) {}
}
