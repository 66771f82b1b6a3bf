<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A format that the extension writes and reads as well, with the same bytes and values.
 *
 * @internal
 */
interface NativeFormat extends Format
{
    /**
     * @return ?string the name by which the extension knows it; null where options ask for what the extension does not do
     */
    public function native(): ?string;
}
