<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.FieldDescriptorProto. Labels and types are numbers there too: `LABEL_REPEATED` is 3, `TYPE_MESSAGE` is 11.
 *
 * @internal
 */
final readonly class FieldOfMessage
{
    public const OPTIONAL = 1;
    public const REQUIRED = 2;
    public const REPEATED = 3;

    public const GROUP = 10;
    public const MESSAGE = 11;
    public const ENUM = 14;

    /** Scalar types by their numbers. */
    public const SCALARS = [
        1 => 'double', 2 => 'float', 3 => 'int64', 4 => 'uint64', 5 => 'int32', 6 => 'fixed64', 7 => 'fixed32', 8 => 'bool', 9 => 'string',
        12 => 'bytes', 13 => 'uint32', 15 => 'sfixed32', 16 => 'sfixed64', 17 => 'sint32', 18 => 'sint64',
    ];

    public function __construct(
        #[Field(1)]
        public string $name = '',
        #[Field(3)]
        public int $number = 0,
        #[Field(4)]
        public int $label = 0,
        #[Field(5)]
        public int $type = 0,
        #[Field(6)]
        public string $typeName = '',
        #[Field(7)]
        public ?string $default = null,
        #[Field(8)]
        public ?FieldOptions $options = null,
        #[Field(9)]
        public ?int $oneOf = null,
        #[Field(10)]
        public string $jsonName = '',
        #[Field(17)]
        public bool $isOptional = false,
    ) {}
}
