<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

use Kiln\Metadata\DefaultMetadata;
use Kiln\Plan\Below;
use Kiln\Plan\Condition;
use Kiln\Plan\Method;
use Kiln\Plan\Property;

/**
 * A key and its value.
 *
 * @internal
 */
final readonly class WriteField implements WriteStep
{
    /**
     * @param list<OmitWhen> $omitWhen the cases in which the key is left out
     * @param string $origin `App\Order::$total`, for comments and messages
     * @param array<string, array<string, bool|int|float|string|null>> $facts by the name of the format that they are for
     * @param array<string, bool|int|float|string|null> $notes those of them that the format gets with the value
     * @param ?DefaultMetadata $default only where that is left out
     * @param ?Below                  $below    null where the options that hold for the object hold for the value, too
     * @param ?Condition              $condition where there is one
     */
    public function __construct(
        public string $key,
        public Property|Method $access,
        public WriteNode $value,
        public array $omitWhen,
        public string $origin,
        public array $facts = [],
        public ?DefaultMetadata $default = null,
        public ?Below $below = null,
        public ?Condition $condition = null,
        public array $notes = [],
    ) {}
}
