<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.FieldOptions.
 *
 * @internal
 */
final readonly class FieldOptions
{
    public function __construct(
        #[Field(2)]
        public ?bool $isPacked = null,
        #[Field(3)]
        public bool $isDeprecated = false,
        #[Field(21)]
        public ?FeatureSet $features = null,
    ) {}
}
