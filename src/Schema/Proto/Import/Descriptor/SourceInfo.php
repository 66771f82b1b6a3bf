<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.SourceCodeInfo.
 *
 * @internal
 */
final readonly class SourceInfo
{
    /**
     * @param list<Location> $locations
     */
    public function __construct(#[Field(1)] public array $locations = []) {}
}
