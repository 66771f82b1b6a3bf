<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Plan\Write\SharedNode;

/**
 * Everything that is decided about writing values of one type at one place.
 *
 * @internal
 */
final readonly class WritePlan
{
    /**
     * @param string                     $type
     * @param array<string, WriteObject> $objects    by id
     * @param list<string>               $files      the sources it rests on
     * @param bool                       $writesNull whether null is written
     */
    public function __construct(
        public string $type,
        public WriteNode|SharedNode $root,
        public array $objects,
        public array $files,
        public bool $writesNull,
    ) {}
}
