<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Plan\Write\SharedNode;

/**
 * A text in XML that is no CDATA section, whatever the property says.
 *
 * @internal
 */
final readonly class XmlPlain implements WriteNode
{
    public function __construct(public WriteNode|SharedNode $text) {}
}
