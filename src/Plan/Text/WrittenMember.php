<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

/**
 * One member of an object that is written, in words.
 *
 * @internal
 */
final readonly class WrittenMember
{
    /**
     * @param string       $key         `*` for each key of an inlined map
     * @param string       $from        the property or method that the value is taken from
     * @param list<string> $leftOutWhen the cases in which the key is not written
     * @param ?string      $origin      `App\Order::$total`; null for a constant
     */
    public function __construct(
        public string $key,
        public string $from,
        public array $leftOutWhen,
        public string $value,
        public ?string $origin,
    ) {}
}
