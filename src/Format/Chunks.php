<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Error\StreamException;

/**
 * The input of a Splitter, from a stream or from anything that gives strings.
 *
 * @internal
 */
final class Chunks
{
    /** Bytes asked of a stream at once. Pipes and sockets give what they have. */
    private const SIZE = 65536;

    /**
     * @param mixed $source a stream open for reading, which need not be seekable, or an iterable of strings
     * @return iterable<string> to be gone through once
     * @throws \InvalidArgumentException when it is neither
     * @throws StreamException           when the stream cannot be read; also while going through the chunks
     */
    public static function of(mixed $source): iterable
    {
        if (\is_iterable($source)) {
            return self::strings($source);
        }

        if (!\is_resource($source) || \get_resource_type($source) !== 'stream') {
            throw new \InvalidArgumentException(\sprintf(
                'Items can be read from an open stream or from an iterable of strings, not from %s.',
                \get_debug_type($source),
            ));
        }

        if (\strpbrk(\stream_get_meta_data($source)['mode'], 'r+') === false) {
            throw new StreamException('The stream is not open for reading.');
        }

        return self::stream($source);
    }

    /**
     * @param iterable<mixed> $strings
     * @return \Generator<int, string>
     */
    private static function strings(iterable $strings): \Generator
    {
        foreach ($strings as $string) {
            if (!\is_string($string)) {
                throw new \InvalidArgumentException(\sprintf('A chunk must be a string, not %s.', \get_debug_type($string)));
            }

            yield $string;
        }
    }

    /**
     * @param resource $stream
     * @return \Generator<int, string>
     * @throws StreamException
     */
    private static function stream($stream): \Generator
    {
        while (true) {
            try {
                $chunk = self::call(static fn(): string|false => \fread($stream, self::SIZE), $reason);
            } catch (\TypeError $closed) {
                throw new StreamException('The stream was closed before its end was read.', 0, $closed);
            }

            if ($chunk !== false && $chunk !== '') {
                yield $chunk;
            } elseif (self::hasTimedOut($stream)) {
                throw new StreamException('The stream gave no bytes within its timeout.');
            } elseif ($chunk === false) {
                throw new StreamException('The stream cannot be read: ' . $reason);
            } elseif (\feof($stream)) {
                return;
            } else {
                self::wait($stream);
            }
        }
    }

    /**
     * The stream has no bytes now, and is not at its end.
     *
     * @param resource $stream
     * @throws StreamException
     */
    private static function wait($stream): void
    {
        // A blocking stream comes back empty-handed when a filter holds bytes back: the next call reads on.
        if (\stream_get_meta_data($stream)['blocked']) {
            return;
        }

        $read = [$stream];
        $none = null;
        if (self::call(static fn(): int|false => \stream_select($read, $none, $none, null), $reason) === false) {
            throw new StreamException('The stream cannot be waited for: ' . $reason);
        }
    }

    /**
     * Calls a function that warns when it fails, without the warning.
     *
     * @template T
     * @param \Closure(): T $function
     * @param-out string    $reason what it warned of
     * @return T
     */
    private static function call(\Closure $function, ?string &$reason): mixed
    {
        $reason = '';
        \set_error_handler(static function (int $level, string $message) use (&$reason): bool {
            $reason = $message;

            return true;
        });

        try {
            return $function();
        } finally {
            \restore_error_handler();
        }
    }

    /**
     * Streams of a class written in PHP (stream_wrapper_register()) do not say.
     *
     * @param resource $stream
     */
    private static function hasTimedOut(mixed $stream): bool
    {
        return \in_array(true, \array_intersect_key(\stream_get_meta_data($stream), ['timed_out' => true]), true);
    }
}
