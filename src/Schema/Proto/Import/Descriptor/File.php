<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.FileDescriptorProto.
 *
 * @internal
 */
final readonly class File
{
    /**
     * @param list<Message>  $messages
     * @param list<Enum>     $enums
     */
    public function __construct(
        #[Field(1)]
        public string $name = '',
        #[Field(2)]
        public string $package = '',
        #[Field(4)]
        public array $messages = [],
        #[Field(5)]
        public array $enums = [],
        #[Field(8)]
        public ?FileOptions $options = null,
        #[Field(9)]
        public ?SourceInfo $source = null,
        #[Field(12)]
        public string $syntax = '',
    ) {}
}
