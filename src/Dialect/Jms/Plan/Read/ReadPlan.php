<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * Everything that is decided about reading values of one type at one place.
 *
 * @internal
 */
final readonly class ReadPlan
{
    /**
     * @param array<string, ReadObject> $objects by id
     * @param list<string>              $files   the sources it rests on
     */
    public function __construct(
        public string $type,
        public ReadNode $root,
        public array $objects,
        public array $files,
    ) {}
}
