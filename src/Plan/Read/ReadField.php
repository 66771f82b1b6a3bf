<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

use Kiln\Plan\Below;
use Kiln\Plan\Method;
use Kiln\Plan\Property;

/**
 * A key, and where its value goes.
 *
 * @internal
 */
final readonly class ReadField
{
    /**
     * @param non-empty-list<string> $keys the name, then aliases; the first that is present and not null wins
     * @param ?string $default the PHP expression for {@see Missing::Default}
     * @param string $origin `App\Order::$total`, for comments and messages
     * @param bool $keepsValue whether a missing key leaves a value in place that the constructor has put there; only where there is none holds $missing
     * @param array<string, array<string, bool|int|float|string|null>> $facts by the name of the format that they are for
     * @param ?Below                  $below    null where the options that hold for the object hold for the value, too
     */
    public function __construct(
        public array $keys,
        public Property|Method|Argument $target,
        public ReadNode $value,
        public Missing $missing,
        public ?string $default,
        public string $origin,
        public bool $keepsValue = false,
        public array $facts = [],
        public ?Below $below = null,
    ) {}
}
