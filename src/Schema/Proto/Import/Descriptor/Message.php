<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.DescriptorProto.
 *
 * @internal
 */
final readonly class Message
{
    /**
     * @param list<FieldOfMessage> $fields
     * @param list<self>           $messages
     * @param list<Enum>           $enums
     * @param list<OneOf>          $oneOfs
     * @param list<Range>          $reservedRanges
     * @param list<string>         $reservedNames
     */
    public function __construct(
        #[Field(1)]
        public string $name = '',
        #[Field(2)]
        public array $fields = [],
        #[Field(3)]
        public array $messages = [],
        #[Field(4)]
        public array $enums = [],
        #[Field(7)]
        public ?MessageOptions $options = null,
        #[Field(8)]
        public array $oneOfs = [],
        #[Field(9)]
        public array $reservedRanges = [],
        #[Field(10)]
        public array $reservedNames = [],
    ) {}
}
