<?php

declare(strict_types=1);

namespace Kiln\Schema\Model;

use Kiln\Plan\Documentation\Fallback;
use Kiln\Plan\Documentation\Selected;
use Kiln\Schema\Direction;

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
     * @param bool         $isLeftOutEmpty whether it is not there exactly when it is null, '', or has no members
     * @param bool         $isLeftOutNull  whether it is not there when it is null
     * @param ?Direction   $only      the one direction in which it is there, of a schema of both
     * @param ?Selected    $selected  by what a context picks it; null for what is always there
     */
    public function __construct(
        public string $key,
        public Shape $shape,
        public bool $isRequired,
        public array $aliases = [],
        public ?string $description = null,
        public bool $isDeprecated = false,
        public ?Fallback $default = null,
        public ?Selected $selected = null,
        public bool $isLeftOutEmpty = false,
        public bool $isLeftOutNull = false,
        public ?Direction $only = null,
    ) {}
}
