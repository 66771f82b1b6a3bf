<?php

declare(strict_types=1);

namespace Kiln\Graph;

use Kiln\Graph\Build\Builder;
use Kiln\Graph\Build\Calls;
use Kiln\Graph\Bytes\GraphWriter;
use Kiln\Graph\Collect\Collector;
use Kiln\Graph\Direct\DirectReader;
use Kiln\Graph\Direct\Scalar;
use Kiln\Graph\Export\FilePrinter;
use Kiln\Graph\Export\PartFiles;
use Kiln\Graph\Read\Content;
use Kiln\Graph\Read\GraphReader;
use Kiln\Graph\Serialized\Alone;
use Kiln\Graph\Serialized\SerializedReader;
use Kiln\Graph\Serialized\SerializedWriter;
use Kiln\Graph\Wrapped\Wrapper;
use Kiln\Native\RefusedCall;
use Kiln\System\AtomicFile;
use Kiln\System\Attempt;
use Kiln\System\CannotWrite;
use Kiln\System\CollectorPause;

/**
 * The calls of Graph in plain PHP. The extension has a class Graph of its own, whose calls load no file; what it leaves to
 * PHP it finds by {@see PlainGraph}.
 *
 * @internal
 */
abstract class GraphCalls
{
    /**
     * Objects of all classes are made. Only for bytes that nobody else can have written: whoever can choose the class of an
     * object can run the code of its methods.
     */
    public const ALL = null;

    /** @internal The version of the extension that belongs to this library. */
    public const ABI = 9;

    /** Mark and form of what is no more than a text. */
    private const TEXT_HEAD = "\xC1\5";

    /** How a scalar begins, most of the time; that its class knows it too would load a file. */
    private const SCALAR_HEAD = "\xC1\x83\0";

    /**
     * @internal No text begins so, nor what serialize(), igbinary or msgpack write of a value.
     */
    public const MARK = "\xC1";

    /**
     * @internal Columns: a byte that says which parts there are, and these.
     */
    public const COLUMNS = 1;

    /**
     * @internal What serialize() writes.
     */
    public const SERIALIZED = 2;

    /**
     * @internal Values one behind the other.
     */
    public const DIRECT = 3;

    /**
     * @internal An object that restores itself, around a value in one of the two.
     */
    public const WRAPPED = 4;

    /**
     * @internal A string of one byte or more.
     */
    public const TEXT = 5;

    /** In the byte of the form: the checksum has two bytes, not four. */
    private const SMALL = 0x80;

    private const SMALL_LENGTH = 256;

    /**
     * @internal Where the content begins.
     */
    public const CONTENT = 2;

    /**
     * @internal The CRC-32 of any bytes with their own CRC-32 behind them; so nothing need be copied.
     */
    public const RESIDUE = 0x2144_DF1C;

    /** Calls that are looked at: of all, to look takes longer than to encode a small value. */
    private const NEAREST = 12;

    /** Permissions of exported files, less the umask. */
    private const MODE = 0666;

    /**
     * @phpstan-impure code of users may run
     *
     * @throws UnencodableValue for closures, resources and objects that refuse
     * @throws \LogicException  in plain PHP, within calls of both serialize() and unserialize() of a Serializable
     */
    public static function encode(mixed $value): string
    {
        if (\is_string($value) && $value !== '') {
            $bytes = self::TEXT_HEAD . $value;
            // What is added to a variable PHP does not copy once more.
            $bytes .= \pack('V', \crc32($bytes));

            return $bytes;
        }
        if ((\is_array($value) && $value !== []) || \is_object($value)) {
            // As SerializedWriter::write() does, by one call.
            $bytes = (\is_array($value) && !\is_object($value[0] ?? null) ? SerializedWriter::ofArrays($value) : null) ?? SerializedWriter::ofObjects($value);

            return $bytes === null || $bytes === '' ? self::encodeElse($value, $bytes === '') : $bytes;
        }

        return $value === null || \is_scalar($value) || $value === [] ? Scalar::write($value) : self::encodeInPhp($value);
    }

    /**
     * @param list<string>|callable(string): bool|null $allowedClasses names of classes and enums, or a function that is asked
     *                                                                 about each name, or {@see self::ALL}; an array is
     *                                                                 always a list of names. Names do not stand for their
     *                                                                 subclasses
     *
     * @phpstan-impure code of users may run
     *
     * @throws DamagedBytes   when the bytes are cut off or changed
     * @throws StaleData      when a class has changed since they were written
     * @throws ForbiddenClass when they hold an object of a class that is not allowed
     * @throws \LogicException in plain PHP, within calls of both serialize() and unserialize() of a Serializable
     */
    public static function decode(string $bytes, array|callable|null $allowedClasses = []): mixed
    {
        if (($bytes[1] ?? '') === "\5" && ($allowedClasses === [] || $allowedClasses === null)
            && \strlen($bytes) > 6 && $bytes[0] === "\xC1" && \crc32($bytes) === self::RESIDUE) {
            return \substr($bytes, 2, -4);
        }
        if (\str_starts_with($bytes, self::SCALAR_HEAD) && ($allowedClasses === [] || $allowedClasses === null)) {
            $integer = Scalar::integer($bytes);
            if ($integer !== null) {
                return $integer;
            }
        }

        return self::decodeInPhp($bytes, $allowedClasses);
    }

    /**
     * @internal
     *
     * @param array<int, array{object, mixed}> $answers what __serialize() and __sleep() have answered, by spl_object_id(), where
     *                                                  they have been called for this value: they are not called again
     *
     * @throws UnencodableValue
     */
    protected static function encodeInPhp(mixed $value, array $answers = []): string
    {
        $bytes = $answers === [] && (\is_array($value) || \is_object($value)) ? SerializedWriter::write($value) : null;

        return $bytes === null || $bytes === '' ? self::encodeElse($value, $bytes === '', $answers) : $bytes;
    }

    /**
     * Where serialize() cannot write it at once.
     *
     * @internal
     *
     * @param bool                              $isWithin whether another call of serialize() or unserialize() is the reason
     * @param array<int, array{object, mixed}> $answers
     *
     * @throws UnencodableValue
     */
    protected static function encodeElse(mixed $value, bool $isWithin, array $answers = []): string
    {
        if (!$isWithin && self::around() === null) {
            return self::write($value, $answers);
        }

        return Alone::call(static function () use ($value, $isWithin, $answers): string {
            $content = $isWithin && (\is_array($value) || \is_object($value)) ? SerializedWriter::content($value) : null;

            return $content === null ? self::write($value, $answers) : self::seal(self::SERIALIZED, '', $content);
        });
    }

    /**
     * Where serialize() does not write it.
     *
     * @param array<int, array{object, mixed}> $answers
     */
    private static function write(mixed $value, array $answers): string
    {
        if ($answers === [] && \is_object($value)) {
            $bytes = Wrapper::write($value);
            if (\is_string($bytes)) {
                return $bytes;
            }
            $answers = $bytes;
        }

        return CollectorPause::during(static fn(): string => GraphWriter::write(Collector::collect($value, $answers)));
    }

    /**
     * Whether bytes begin as those of {@see self::encode()} do, and not as those of serialize(), igbinary, JSON or MessagePack.
     */
    public static function recognizes(string $bytes): bool
    {
        return \str_starts_with($bytes, self::MARK);
    }

    /**
     * Writes a PHP file that returns the value when it is loaded by require: with opcache the fastest form for what is read
     * far more often than it is written.
     *
     * The file appears whole or not at all; of a large value, with parts in files beside it. Loading it throws
     * {@see StaleData} when a class has changed since. It is code: keep it where only you can write.
     *
     * @throws UnencodableValue for closures, resources and objects that refuse
     * @throws \LogicException  in plain PHP, within calls of both serialize() and unserialize() of a Serializable
     * @throws UnwritableFile
     */
    public static function export(mixed $value, string $file): void
    {
        $parts = new PartFiles($file);
        $code = Alone::call(static fn(): string => CollectorPause::during(static fn(): string => FilePrinter::print(Collector::collect($value), $parts)));
        try {
            $parts->write(self::MODE);
            AtomicFile::write($file, $code, self::MODE);
        } catch (CannotWrite $problem) {
            throw new UnwritableFile($problem->getMessage(), 0, $problem);
        }
        if (\function_exists('opcache_invalidate')) {
            // What it has of the file that stood there before.
            Attempt::of(static fn(): bool => \opcache_invalidate($file, true));
        }
        $parts->removeOthers();
    }

    /**
     * @internal
     *
     * @throws DamagedBytes
     */
    protected static function refused(RefusedCall $call): never
    {
        throw Calls::refused($call->getMessage(), $call->getPrevious() ?? $call);
    }

    /**
     * @internal
     *
     * @param array<array-key, mixed>|callable(string): mixed|null $allowedClasses
     * @param array<string, bool>                                  $answers        what the function has said before, by name
     *
     * @throws UndecodableBytes
     */
    protected static function decodeInPhp(string $bytes, array|callable|null $allowedClasses, array $answers = []): mixed
    {
        $allowed = $allowedClasses === [] || $allowedClasses === null ? $allowedClasses : self::allowed($allowedClasses, $answers);
        if (($bytes[1] ?? '') === "\2" && \strlen($bytes) > 6 && $bytes[0] === "\xC1" && \crc32($bytes) === self::RESIDUE && self::around() === null) {
            // What is found out below, for the most frequent form.
            return SerializedReader::read($bytes, self::CONTENT, \strlen($bytes) - 4, $allowed);
        }
        $end = self::unseal($bytes);

        return match (\ord($bytes[1]) & ~self::SMALL) {
            self::SERIALIZED => self::around() === null
                ? SerializedReader::read($bytes, self::CONTENT, $end, $allowed)
                : Alone::call(static fn(): mixed => SerializedReader::read($bytes, self::CONTENT, $end, $allowed)),
            // Without entries, or with the first of them.
            self::DIRECT => $bytes[self::CONTENT] === "\0" && Scalar::isAlone($bytes, self::CONTENT + 1, $end)
                ? Scalar::read($bytes, self::CONTENT + 1, $end)
                : DirectReader::read($bytes, self::CONTENT, $end, $allowed instanceof AllowedClasses ? $allowed : new AllowedClasses($allowed)),
            self::WRAPPED => self::around() === null
                ? Wrapper::read($bytes, self::CONTENT, $end, $allowed)
                : Alone::call(static fn(): object => Wrapper::read($bytes, self::CONTENT, $end, $allowed)),
            self::TEXT => \substr($bytes, self::CONTENT, $end - self::CONTENT),
            self::COLUMNS => CollectorPause::during(static fn(): mixed => Builder::build(static fn(): Content => GraphReader::read($bytes, $end), $allowed instanceof AllowedClasses ? $allowed : new AllowedClasses($allowed))),
            default => throw new DamagedBytes('The bytes have a form that this version of Kiln does not know.'),
        };
    }

    /**
     * Names need no object, and so no file, to be looked up.
     *
     * @param array<array-key, mixed>|(callable(string): mixed)|null $allowed
     * @param array<string, bool>                                     $answers
     *
     * @return list<string>|AllowedClasses|null
     */
    private static function allowed(array|callable|null $allowed, array $answers): array|AllowedClasses|null
    {
        if (!\is_array($allowed)) {
            return $allowed === null ? null : new AllowedClasses($allowed, $answers);
        }
        foreach ($allowed as $name) {
            if (!\is_string($name)) {
                return new AllowedClasses($allowed);
            }
        }

        /** @var list<string> $allowed */
        return $allowed;
    }

    /**
     * Which of serialize() and unserialize() is under way and has called code of users; {@see Alone} helps then.
     *
     * @internal
     */
    public static function around(): ?string
    {
        $calls = \debug_backtrace(\DEBUG_BACKTRACE_IGNORE_ARGS, self::NEAREST);
        $names = \array_column($calls, 'function');
        if (!\in_array('serialize', $names, true) && !\in_array('unserialize', $names, true)) {
            return null;
        }
        foreach ($calls as $call) {
            // PHP itself calls methods of Serializable; they have no place in a file.
            if (($call['function'] === 'serialize' || $call['function'] === 'unserialize') && !isset($call['class'], $call['file'])) {
                return $call['function'];
            }
        }

        return null;
    }

    /**
     * What stands around the content: a mark, the form, and a checksum.
     *
     * @internal
     *
     * @param int $uncounted how much of the head does not count for the length that decides about the checksum
     */
    public static function seal(int $form, string $head, string $content, int $uncounted = 0): string
    {
        $isSmall = \strlen($head) + \strlen($content) - $uncounted < self::SMALL_LENGTH;
        $start = \chr($isSmall ? $form | self::SMALL : $form);
        $bytes = "\xC1{$start}{$head}{$content}";
        $checksum = \crc32($bytes);
        // What is added to a variable PHP does not copy once more.
        $bytes .= $isSmall ? \pack('v', $checksum ^ ($checksum >> 16)) : \pack('V', $checksum);

        return $bytes;
    }

    /**
     * @internal
     *
     * @return int<3, max> where the content ends; it begins at {@see self::CONTENT}, and has one byte at least
     *
     * @throws DamagedBytes
     */
    public static function unseal(string $bytes): int
    {
        $length = \strlen($bytes);
        if ($length < 5) {
            throw new DamagedBytes(\str_starts_with($bytes, self::MARK) ? 'The bytes are cut off.' : 'These are not bytes of Graph::encode().');
        }
        if ($bytes[0] !== self::MARK) {
            throw new DamagedBytes('These are not bytes of Graph::encode().');
        }
        if (\ord($bytes[1]) >= self::SMALL) {
            $end = $length - 2;
            $checksum = \crc32(\substr($bytes, 0, $end));
            $isWhole = (($checksum ^ ($checksum >> 16)) & 0xFFFF) === (\ord($bytes[$end]) | \ord($bytes[$end + 1]) << 8);
        } else {
            $end = $length - 4;
            if ($end <= self::CONTENT) {
                throw new DamagedBytes('The bytes are cut off.');
            }
            $isWhole = \crc32($bytes) === self::RESIDUE;
        }

        return $isWhole ? $end : throw new DamagedBytes('The checksum is wrong: the bytes are cut off or changed.');
    }

    /**
     * @internal
     *
     * @return int of the content; the bytes are not empty
     */
    public static function form(string $bytes): int
    {
        return \ord($bytes[1]) & ~self::SMALL;
    }
}

if (!\class_exists(Graph::class, false)) {
    /**
     * Any PHP value as bytes, and back: for caches.
     *
     * What comes back equals what unserialize(serialize($value)) gives, private and readonly properties, shared objects, cycles
     * and references included. The bytes are described in docs/graph-format.md.
     *
     * @api
     */
    final class Graph extends GraphCalls {}
}
