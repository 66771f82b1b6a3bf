<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;
use Kiln\Dialect\Jms\Plan\Reflected;
use Kiln\Plan\Write\SharedNode;

/**
 * A member of an object; left out where it has no value, and, unless nulls are written, where that is null.
 *
 * @internal
 */
final readonly class Field
{
    /**
     * @param string $property       name that user code knows the property by
     * @param bool   $isInline       whether the members of the value take the place of the value
     * @param bool   $skipWhenEmpty  whether an array or object without members is left out
     * @param bool   $isConditional  whether user code decides about it, object by object
     * @param bool   $isNoted        whether user code may be called below it, and ask for the way there
     * @param string $origin         `App\Order::$total`, for comments
     * @param ?XmlPropertyFacts $xml null where JSON is written
     */
    public function __construct(
        public string $key,
        public string $property,
        public Slot|Getter|Reflected|Asked|Fixed $access,
        public WriteNode|SharedNode $value,
        public bool $isInline,
        public bool $skipWhenEmpty,
        public bool $isConditional,
        public bool $isNoted,
        public string $origin,
        public ?XmlPropertyFacts $xml = null,
    ) {}
}
