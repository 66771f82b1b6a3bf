<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.FileOptions.
 *
 * @internal
 */
final readonly class FileOptions
{
    public function __construct(#[Field(50)] public ?FeatureSet $features = null) {}
}
