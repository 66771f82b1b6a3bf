<?php

declare(strict_types=1);

namespace Kiln\Schema\Model;

use Kiln\Plan\Documentation\Fallback;

/**
 * A known key of a record.
 *
 * @internal
 */
final readonly class Member
{
    /**
     * @param string       $key
     * @param list<string> $aliases    keys that stand for the same
     * @param bool         $isRequired whether it, or an alias, is always there
     * @param ?string      $description
     * @param ?Fallback    $default   what stands for a key that is missing; null where that is not known
     */
    public function __construct(
        public string $key,
        public Shape $shape,
        public bool $isRequired,
        public array $aliases = [],
        public ?string $description = null,
        public bool $isDeprecated = false,
        public ?Fallback $default = null,
    ) {}
}
