<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.SourceCodeInfo.Location: the numbers and indices that lead to a declaration, and the comment before it.
 *
 * @internal
 */
final readonly class Location
{
    /**
     * @param list<int> $path
     */
    public function __construct(#[Field(1)] public array $path = [], #[Field(3)] public string $leadingComment = '', #[Field(4)] public string $trailingComment = '') {}
}
