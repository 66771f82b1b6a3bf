<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;

/**
 * Where the value of a property stands in XML.
 *
 * @internal
 */
final readonly class XmlSource
{
    /**
     * @param string $name     as the property is serialized
     * @param bool   $isInline whether the element of the object is that of the value, too
     */
    public function __construct(
        public string $name,
        public XmlPropertyFacts $facts,
        public bool $isInline,
    ) {}
}
