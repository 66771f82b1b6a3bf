<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.OneofDescriptorProto.
 *
 * @internal
 */
final readonly class OneOf
{
    public function __construct(#[Field(1)] public string $name = '') {}
}
