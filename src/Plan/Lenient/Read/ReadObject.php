<?php

declare(strict_types=1);

namespace Kiln\Plan\Lenient\Read;

use Kiln\Plan\Lenient\Write\Invoke;

/**
 * How objects of one class are read at one place.
 *
 * @internal
 */
final readonly class ReadObject
{
    /**
     * @param string       $id          equal for equal plans; also the name of the generated class
     * @param class-string $class
     * @param list<Field|Condition> $fields
     * @param list<Invoke> $afterwards
     * @param bool         $isCloneable whether a blank object may be cloned, which is faster than reflection
     * @param bool         $isNoted     whether user code may be called below it
     * @param bool         $isAnnounced whether listeners are told when it is read
     * @param bool         $isBody      whether the object exists already, and user code before and after is called elsewhere
     */
    public function __construct(
        public string $id,
        public string $class,
        public array $fields,
        public array $afterwards,
        public bool $isCloneable,
        public bool $isNoted,
        public bool $isAnnounced,
        public bool $isBody,
    ) {}
}
