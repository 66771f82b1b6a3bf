<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

use Kiln\Plan\Documentation\Fallback;
use Kiln\Plan\Documentation\Selected;

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
     * @param bool         $isOnlyWritten of a schema of both directions
     * @param bool         $isOnlyRead
     * @param array<string, array<string, scalar|null>> $facts by the name of the format that they are for
     * @param ?Fallback    $initial   what the property holds as long as nobody has put anything there
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
        public bool $isOnlyWritten = false,
        public bool $isOnlyRead = false,
        public array $facts = [],
        public ?Fallback $initial = null,
    ) {}
}
