<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

use Kiln\Type\ScalarKind;

/**
 * A JSON object (or an empty array) as a PHP array.
 *
 * @internal
 */
final readonly class MapOf implements ReadNode
{
    /**
     * @param ?ScalarKind $key Int or String; null for both
     */
    public function __construct(
        public ?ScalarKind $key,
        public ReadNode $value,
    ) {}
}
