<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A format in whose documents there may be messages of classes that the type of the document does not name.
 *
 * @internal
 */
interface ResolvesMessages extends MessageFormat
{
    /**
     * @param \Closure(class-string): Messages $messages as they are read
     */
    public function resolving(\Closure $messages): Format;
}
