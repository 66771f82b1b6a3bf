<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * The default of a property, which is left out when writing.
 *
 * @internal
 */
final readonly class DefaultMetadata
{
    /**
     * @param mixed $value null, a scalar, a case of an enum, or an array of such
     */
    public function __construct(public mixed $value) {}
}
