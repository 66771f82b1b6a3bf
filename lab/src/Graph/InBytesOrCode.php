<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

/**
 * A form that is either bytes of a codec or PHP code.
 */
trait InBytesOrCode
{
    /**
     * The bytes, or null for code.
     */
    abstract public function codec(): ?Codec;

    public function isThere(): bool
    {
        return $this->codec()?->isThere() ?? true;
    }

    public function isCode(): bool
    {
        return $this->codec() === null;
    }
}
