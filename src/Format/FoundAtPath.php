<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A format of streams whose items may stand deeper in a document.
 *
 * @api
 */
interface FoundAtPath extends StreamFormat
{
    /**
     * The same format, for items that stand there.
     *
     * @param string $path in the words of the format, such as `/feed/entry`
     *
     * @throws \InvalidArgumentException for what is no path
     */
    public function at(string $path): StreamFormat;
}
