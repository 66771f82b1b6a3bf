<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * What `protoc --descriptor_set_out` gives: google.protobuf.FileDescriptorSet (descriptor.proto).
 *
 * @internal
 */
final readonly class FileSet
{
    /**
     * @param list<File> $files
     */
    public function __construct(#[Field(1)] public array $files = []) {}
}
