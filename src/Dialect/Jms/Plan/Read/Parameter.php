<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A parameter of a constructor, and the key whose value it is given.
 *
 * @internal
 */
final readonly class Parameter
{
    /**
     * @param ?string   $key        null where no property has its name
     * @param ?ReadNode $value      null where no type is known: the value as it is
     * @param bool      $isRequired whether null is given where the key is missing
     * @param string    $origin     `App\Order::$total`, for comments
     */
    public function __construct(
        public string $name,
        public ?string $key,
        public ?ReadNode $value,
        public bool $isRequired,
        public string $origin,
    ) {}
}
