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
     * @param ?EnumFrom $cases what the keys stand for; null for any keys
     */
    public function __construct(
        public ?ScalarKind $key,
        public ReadNode $value,
        public ?EnumFrom $cases = null,
    ) {}
}
