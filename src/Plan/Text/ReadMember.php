<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

/**
 * One member of an object that is read, in words.
 *
 * @internal
 */
final readonly class ReadMember
{
    /**
     * @param non-empty-list<string> $keys        the first that is present and not null counts; `*` for the keys of an inlined map
     * @param string                 $into        the property, method or argument that the value goes to
     * @param string                 $whenMissing what happens when no key is there
     * @param string                 $whenNull    what happens when the value is null
     * @param string                 $origin      `App\Order::$total`
     */
    public function __construct(
        public array $keys,
        public string $into,
        public string $whenMissing,
        public string $whenNull,
        public string $value,
        public string $origin,
    ) {}
}
