<?php

declare(strict_types=1);

namespace Kiln\Graph;

use Kiln\Engine\CollectorPause;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Php\Store\AtomicFile;
use Kiln\Engine\Php\Store\Attempt;
use Kiln\Engine\Php\Store\CannotWrite;
use Kiln\Graph\Build\Builder;
use Kiln\Graph\Build\Calls;
use Kiln\Graph\Bytes\Envelope;
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
use Kiln\Native\Declined;
use Kiln\Native\RefusedCall;

use function Kiln\Native\decode_graph;
use function Kiln\Native\encode_graph;

/**
 * Any PHP value as bytes, and back: for caches.
 *
 * What comes back equals what unserialize(serialize($value)) gives, private and readonly properties, shared objects, cycles
 * and references included. The bytes are described in docs/graph-format.md.
 *
 * @api
 */
final class Graph
{
    /**
     * Objects of all classes are made. Only for bytes that nobody else can have written: whoever can choose the class of an
     * object can run the code of its methods.
     */
    public const ALL = null;

    /** Permissions of exported files, less the umask. */
    private const MODE = 0666;

    /** Whether the extension is asked first. It declines everything while Kiln's engine is set to be the one in plain PHP. */
    private static ?bool $isNative = null;

    /**
     * @throws UnencodableValue for closures, resources and objects that refuse
     */
    public static function encode(mixed $value): string
    {
        if (self::$isNative ??= Extension::ofThisPhp()->isUsable()) {
            try {
                return encode_graph($value);
            } catch (Declined) {
                // What follows copes with it, or finds out what is wrong.
            }
        }

        if ($value === null || $value === [] || \is_scalar($value)) {
            return Scalar::write($value);
        }

        return Alone::isGiven() ? self::write($value) : Alone::call(static fn(): string => self::write($value));
    }

    private static function write(mixed $value): string
    {
        return SerializedWriter::write($value) ?? CollectorPause::during(static fn(): string => GraphWriter::write(Collector::collect($value)));
    }

    /**
     * Whether bytes begin as those of {@see self::encode()} do, and not as those of serialize(), igbinary, JSON or MessagePack.
     */
    public static function recognizes(string $bytes): bool
    {
        return str_starts_with($bytes, Envelope::MARK);
    }

    /**
     * Writes a PHP file that returns the value when it is loaded by require: with opcache the fastest form for what is read
     * far more often than it is written.
     *
     * The file appears whole or not at all; of a large value, with parts in files beside it. Loading it throws {@see StaleData} when a class has changed since. It is code:
     * keep it where only you can write.
     *
     * @throws UnencodableValue for closures, resources and objects that refuse
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
            Attempt::of(static fn(): bool => opcache_invalidate($file, true));
        }
        $parts->removeOthers();
    }

    /**
     * @param list<string>|callable(string): bool|null $allowedClasses names of classes and enums, or a function that is asked
     *                                                                 about each name, or {@see self::ALL}; an array is
     *                                                                 always a list of names. Names do not stand for their
     *                                                                 subclasses
     *
     * @throws DamagedBytes   when the bytes are cut off or changed
     * @throws StaleData      when a class has changed since they were written
     * @throws ForbiddenClass when they hold an object of a class that is not allowed
     */
    public static function decode(string $bytes, array|callable|null $allowedClasses = []): mixed
    {
        if ($allowedClasses !== null && !\is_array($allowedClasses)) {
            // Remembers what the function says, for both to ask.
            $allowedClasses = (new AllowedClasses($allowedClasses))->include(...);
        }
        if (self::$isNative ??= Extension::ofThisPhp()->isUsable()) {
            try {
                return decode_graph($bytes, $allowedClasses);
            } catch (Declined) {
                // What follows copes with it, or finds out what is wrong.
            } catch (RefusedCall $call) {
                throw Calls::refused($call->getMessage(), $call->getPrevious() ?? $call);
            }
        }
        $allowed = new AllowedClasses($allowedClasses);

        [$form, $end] = Envelope::open($bytes);

        return match ($form) {
            Envelope::SERIALIZED => Alone::isGiven()
                ? SerializedReader::read($bytes, Envelope::CONTENT, $end, $allowed)
                : Alone::call(static fn(): mixed => SerializedReader::read($bytes, Envelope::CONTENT, $end, $allowed)),
            Envelope::DIRECT => DirectReader::read($bytes, Envelope::CONTENT, $end, $allowed),
            Envelope::COLUMNS => CollectorPause::during(static fn(): mixed => Builder::build(static fn(): Content => GraphReader::read($bytes, $end), $allowed)),
            default => throw new DamagedBytes('The bytes have a form that this version of Kiln does not know.'),
        };
    }
}
