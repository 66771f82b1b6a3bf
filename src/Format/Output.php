<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Error\StreamException;

/**
 * Writes to a stream until all is written.
 *
 * @internal
 */
final readonly class Output
{
    /**
     * @param resource $stream
     *
     * @throws StreamException when the stream takes no more: a full disk, a closed connection
     */
    public static function write(mixed $stream, string $chunk): void
    {
        $length = \strlen($chunk);
        for ($written = 0; $written < $length; $written += $count) {
            \error_clear_last();
            $count = @\fwrite($stream, $written === 0 ? $chunk : \substr($chunk, $written));
            if ($count === false || $count === 0) {
                throw new StreamException('The stream takes no more: ' . (\error_get_last()['message'] ?? "it stopped after {$written} of {$length} bytes") . '.');
            }
        }
    }
}
