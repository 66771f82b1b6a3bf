<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.EnumValueDescriptorProto.
 *
 * @internal
 */
final readonly class EnumValue
{
    public function __construct(#[Field(1)] public string $name = '', #[Field(2)] public int $number = 0) {}
}
