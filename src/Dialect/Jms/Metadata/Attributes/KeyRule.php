<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

/**
 * Which key a property has in documents.
 *
 * Of a written name that is empty or "0" it is asked as well; any other one is the key.
 *
 * @internal
 */
interface KeyRule
{
    /**
     * @param ?string $written by `#[SerializedName]`
     */
    public function key(string $property, ?string $written): string;
}
