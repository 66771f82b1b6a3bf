<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

/**
 * A value for a field of an object that is made.
 *
 * @internal
 */
final readonly class Given
{
    /**
     * @param ?string $key where it stood in the document; null for what is made of several keys
     */
    public function __construct(public mixed $value, public ?string $key = null) {}
}
