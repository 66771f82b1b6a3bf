<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.DescriptorProto.ReservedRange: the first number, and the one after the last.
 *
 * @internal
 */
final readonly class Range
{
    public function __construct(#[Field(1)] public int $start = 0, #[Field(2)] public int $end = 0) {}
}
