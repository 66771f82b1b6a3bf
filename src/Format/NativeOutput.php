<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A format that the extension writes under a name of its own, whether it reads it or not.
 *
 * @internal
 */
interface NativeOutput extends Format
{
    /**
     * @return ?string the name by which programs that write it ask for it; null where options ask for what the extension does not do
     */
    public function nativeOutput(): ?string;
}
