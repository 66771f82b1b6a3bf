<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.MessageOptions.
 *
 * @internal
 */
final readonly class MessageOptions
{
    public function __construct(
        #[Field(3)]
        public bool $isDeprecated = false,
        #[Field(7)]
        public bool $isMapEntry = false,
    ) {}
}
