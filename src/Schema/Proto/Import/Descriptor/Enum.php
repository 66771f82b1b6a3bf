<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.EnumDescriptorProto.
 *
 * @internal
 */
final readonly class Enum
{
    /**
     * @param list<EnumValue> $values
     */
    public function __construct(#[Field(1)] public string $name = '', #[Field(2)] public array $values = []) {}
}
