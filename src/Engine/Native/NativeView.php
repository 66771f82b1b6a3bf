<?php

declare(strict_types=1);

namespace Kiln\Engine\Native;

use Kiln\Context;
use Kiln\Engine\ItemFailure;
use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Native\Host\WriteHost;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\PhpView;
use Kiln\Engine\ReadFailure;
use Kiln\Engine\UserCode;
use Kiln\Error\Chain;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Error\ThrownAt;
use Kiln\Format\Expected;
use Kiln\Format\Frame;
use Kiln\Format\Item;
use Kiln\Format\Json\JsonText;
use Kiln\Format\LimitException;
use Kiln\Format\Messages;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Elements;
use Kiln\Native\Declined;
use Kiln\Native\ItemText;
use Kiln\Native\ReadProgram;
use Kiln\Native\WriteProgram;
use Kiln\Optional;
use Kiln\Plan\Leaves;

/**
 * Writes and reads in one context: JSON by the extension; what it declines, and everything that is not JSON text, by the PHP
 * engine.
 *
 * @internal
 */
final class NativeView
{
    /** As {@see \Kiln\Format\Json\JsonText::encode()} writes. It is not loaded for that. */
    private const FLAGS = \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_PRESERVE_ZERO_FRACTION;

    /** Besides flags of json_encode(): dates of no type are written by the program of their class. As in ext/src/write/program.h. */
    private const DATES_BY_CLASS = 1 << 30;

    /** Likewise: dates, enums and stdClass of no type are written by the program of their class, where the host has one. */
    private const HAS_RULES = 1 << 29;

    /** A key that json_decode() takes for arrays only, so that the PHP engine tells no empty objects apart there. */
    private const NUL_IN_FRONT = '"\u0000';

    /** For values that are written as what they are; false where there is none, null before it is made. */
    private WriteProgram|false|null $dynamicWriter = null;

    /** @var array<string, WriteProgram|false> by type; false where there is none */
    private array $writers = [];

    /** @var array<string, ReadProgram|false> by type; false where there is none */
    private array $readers = [];

    private ?WriteHost $writeHost = null;

    private ?ReadHost $readHost = null;

    /**
     * @var list<string|int>|null where code of the user's has thrown something in the call that has just failed, as the extension says
     *
     * @phpstan-ignore property.unusedType
     */
    private ?array $thrownAt = null;

    /**
     * @param ?Context                  $context null for a new one
     * @param PhpView|(\Closure(): PhpView)|null $php     in the same context; null for one that is made when it is asked
     * @param string                    $format  by which the extension knows it
     * @param ?Leaves                   $leaves  of the format; null for none
     */
    public function __construct(
        private readonly PhpEngine $engine,
        private readonly ?Context $context,
        private PhpView|\Closure|null $php = null,
        private readonly string $format = Extension::JSON,
        private readonly ?Leaves $leaves = null,
    ) {}

    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return string JSON
     */
    public function encode(mixed $value, ?string $type): string
    {
        $program = $type === null ? $this->dynamicWriter ??= $this->dynamicWriter() : $this->writer($type);
        if ($program === null || $program === false) {
            return $this->php()->encode($value, $type);
        }
        $engine = $this->engine;
        $around = $engine->calls === null ? null : $engine->begin();
        try {
            return $program->encode($value, $this, $engine->depth);
        } catch (\Throwable $failure) {
            return $this->isForPhp($failure) ? $this->afterFailure()->encode($value, $type) : throw self::noted($failure, $this->thrownAt, false);
        } finally {
            if ($engine->calls !== null) {
                $engine->end($around);
            }
        }
    }

    /**
     * @throws InvalidMetadata
     * @throws ReadFailure
     * @throws SyntaxException
     */
    public function decode(string $json, string $type): mixed
    {
        $program = $this->reader($type);
        if ($program === null || ($this->context?->keepEmptyObjects === true && \str_contains($json, self::NUL_IN_FRONT))) {
            return $this->php()->decode($json, $type);
        }
        $engine = $this->engine;
        $around = $engine->calls === null ? null : $engine->begin();
        try {
            return $program->decode($json, $this, $engine->depth);
        } catch (\Throwable $failure) {
            $isUserError = !$failure instanceof Declined && $engine->isUserError($failure);
            $php = $isUserError || $failure instanceof Declined || $engine->isFinding($failure) ? $this->afterFailure() : throw self::noted($failure, $this->thrownAt, true);

            return $isUserError ? $php->decodeAgain($json, $type) : $php->decode($json, $type);
        } finally {
            if ($engine->calls !== null) {
                $engine->end($around);
            }
        }
    }

    /**
     * As {@see encode()} in another format, for a call that has begun.
     *
     * @param Expected|Elements|Messages|null $expected the table of formats that have one for writing
     *
     * @throws InvalidMetadata
     *
     * @return ?string null where the PHP engine is to do it
     */
    public function tryEncode(mixed $value, ?string $type, Expected|Elements|Messages|null $expected = null): ?string
    {
        $program = $type === null ? $this->dynamicWriter ??= $this->dynamicWriter() : $this->writer($type);
        if ($program === null || $program === false) {
            return null;
        }
        try {
            return $program->encode($value, $this, $this->engine->depth, self::tableOf($expected));
        } catch (\Throwable $failure) {
            $this->isForPhp($failure) ? $this->engine->calls?->rewind() : throw self::noted($failure, $this->thrownAt, false);

            return null;
        }
    }

    /**
     * As {@see decode()} in another format, for a call that has begun.
     *
     * @param mixed     $value       set to what was read
     * @param bool      $isUserError set where user code has refused something, or may have: the PHP engine is to build
     * @param Expected|Elements|Messages|null $expected the table of formats that have one
     *
     * @throws InvalidMetadata
     *
     * @return bool false where the PHP engine is to do it
     */
    public function tryDecode(string $text, string $type, mixed &$value, bool &$isUserError, Expected|Elements|Messages|null $expected = null): bool
    {
        $limits = $this->engine->limits;
        $program = $this->context?->keepEmptyObjects === true || \strlen($text) > \min($limits->bytes ?? \PHP_INT_MAX, $this->engine->longest()) ? null : $this->reader($type);
        if ($program === null) {
            return false;
        }
        try {
            $value = $program->decode($text, $this, $this->engine->depth, $this->format, self::tableOf($expected));

            return true;
        } catch (\Throwable $failure) {
            $isUserError = !$failure instanceof Declined && $this->engine->isUserError($failure);
            $isUserError || $failure instanceof Declined || $this->engine->isFinding($failure) ? $this->engine->handOn() : throw self::noted($failure, $this->thrownAt, true);

            return false;
        }
    }

    /**
     * @return ?array{int, array<mixed>}
     */
    private static function tableOf(Expected|Elements|Messages|null $expected): ?array
    {
        return $expected === null ? null : [$expected->root, $expected instanceof Elements ? $expected->rows : $expected->table];
    }

    /**
     * Each as what it is, one behind the other. An item is written before the next is asked for, which may be the same object.
     *
     * @param iterable<mixed> $items
     * @param int             $size  bytes of a part
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return \Generator<int, string, mixed, string> returns the last part
     */
    public function encodeItems(iterable $items, Frame $frame, int $size): \Generator
    {
        $engine = $this->engine;
        $depth = $engine->depth;
        $program = $this->dynamicWriter ??= $this->dynamicWriter();
        if ($program === false) {
            return yield from $this->php()->encodeItems($items, $frame, $size);
        }
        $text = new ItemText($frame->separator, $frame->end);
        $number = 0;
        try {
            foreach ($items as $item) {
                // A call for each item would take as long as a small item.
                $around = $engine->calls === null ? null : $engine->begin();
                try {
                    $length = $text->write($program, $item, $this, $depth);
                } catch (\Throwable $failure) {
                    $this->isForPhp($failure) ? $engine->handOn() : throw self::noted($failure, $this->thrownAt, false, [$number]);
                    $encoded = $this->encodeByPhp($item, $number);
                    $length = $text->add($frame->end === "\n" ? JsonText::inOneLine($encoded) : $encoded);
                    unset($failure);
                } finally {
                    if ($engine->calls !== null) {
                        $engine->end($around);
                    }
                }
                ++$number;
                if ($length >= $size) {
                    yield $text->take();
                }
            }
        } catch (\Throwable $failure) {
            $rest = $text->take();
            if ($rest !== '') {
                yield $rest;
            }

            throw $failure;
        }

        return $text->take();
    }

    /**
     * Items of a stream that lie in the buffer as a whole, each read when it is asked for; none where the PHP engine is to do it.
     *
     * @param bool $isLines whether an item is a line, and not an element of an array
     * @param int  $number  of the first
     *
     * @throws InvalidMetadata
     * @throws ItemFailure
     * @throws LimitException  when the stream is too large
     *
     * @return \Generator<int, mixed, mixed, int> returns the number of the next
     */
    public function decodeItems(StreamBuffer $buffer, string $type, bool $isLines, int $number): \Generator
    {
        $program = $this->reader($type);
        if ($program === null || $this->context?->keepEmptyObjects === true) {
            return $number;
        }
        $engine = $this->engine;
        $buffer->countBy(\Kiln\Native\count_characters(...));
        $longest = \min($engine->limits->bytes ?? \PHP_INT_MAX, $engine->longest());
        $start = 0;
        // An item that is cut off is looked at again from its beginning, so it must have got much longer: of items that come byte
        // by byte a splitter looks at each byte once.
        do {
            while (true) {
                $end = $buffer->at;
                $around = $engine->calls === null ? null : $engine->begin();
                try {
                    $value = $program->decodeItem($buffer->text, $start, $end, $isLines, $longest, $this, $engine->depth);
                } catch (\Throwable $failure) {
                    $isUserError = !$failure instanceof Declined && $engine->isUserError($failure);
                    $item = new Item(\substr($buffer->text, $start, $end - $start), $buffer, $start);
                    $isUserError || $failure instanceof Declined || $engine->isFinding($failure) ? $engine->handOn() : throw new ItemFailure($item, $number, self::noted($failure, $this->thrownAt, true));
                    $value = $this->decodeByPhp($item, $number, $type, $isUserError);
                    unset($failure);
                } finally {
                    if ($engine->calls !== null) {
                        $engine->end($around);
                    }
                }
                if ($end <= $buffer->at) {
                    break;
                }
                $buffer->at = $end;
                yield $number => $value;
                ++$number;
            }
        } while ($end < 0 && $buffer->doubles());

        return $number;
    }

    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return mixed plain data: arrays only, no objects
     */
    public function write(mixed $value, ?string $type): mixed
    {
        return $this->php()->write($value, $type);
    }

    /**
     * @param mixed $data plain data
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    public function read(string $type, mixed $data): mixed
    {
        return $this->php()->read($type, $data);
    }

    /**
     * @param mixed $data plain data, or an {@see \Kiln\Format\IndexedDocument}
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    public function build(string $type, mixed $data): mixed
    {
        return $this->php()->build($type, $data);
    }

    /**
     * @template T of object
     *
     * @param T $object
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     * @throws SyntaxException
     *
     * @return T
     */
    public function decodeInto(object $object, string $json): object
    {
        return $this->php()->decodeInto($object, $json);
    }

    /**
     * @template T of object
     *
     * @param T     $object
     * @param mixed $data   plain data
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     *
     * @return T
     */
    public function populate(object $object, mixed $data): object
    {
        return $this->php()->populate($object, $data);
    }

    /**
     * @throws SerializationException
     */
    private function encodeByPhp(mixed $item, int $number): string
    {
        try {
            return $this->php()->encode($item, null);
        } catch (SerializationException $exception) {
            throw $exception->below([$number]);
        } catch (\Throwable $thrown) {
            throw Chain::below($thrown, [$number]);
        }
    }

    /**
     * @throws ItemFailure
     */
    private function decodeByPhp(Item $item, int $number, string $type, bool $isAgain): mixed
    {
        try {
            return $isAgain ? $this->php()->decodeAgain($item->text, $type) : $this->php()->decode($item->text, $type);
        } catch (\Throwable $failure) {
            throw new ItemFailure($item, $number, $failure);
        }
    }

    /**
     * Puts the place in the chain of what code of the user's has thrown.
     *
     * @param list<string|int>|null $at    as the extension says
     * @param list<string|int>      $below of the value in a stream
     */
    public static function noted(\Throwable $thrown, ?array $at, bool $isReading, array $below = []): \Throwable
    {
        if ($at !== null) {
            Chain::end($thrown, new ThrownAt([...$below, ...$at], $isReading));
        }

        return $thrown;
    }

    /**
     * What the extension does not write, or what the PHP engine knows the place of. User code may have metadata of its own that
     * is wrong. The function that has caught it must ask.
     */
    public function isForPhp(\Throwable $failure): bool
    {
        return $failure instanceof Declined || $this->engine->isFinding($failure) || ($failure instanceof InvalidMetadata && !UserCode::hasThrown($failure));
    }

    /**
     * What goes on with a call that the extension has failed: the PHP engine does it, or says what is wrong; of several things the
     * one that it finds first.
     */
    public function afterFailure(): PhpView
    {
        $this->engine->handOn();

        return $this->php();
    }

    private function php(): PhpView
    {
        return $this->php instanceof \Closure ? ($this->php)() : $this->php ??= new PhpView($this->engine, $this->context);
    }

    /**
     * What programs that write leave to PHP. The extension asks for it when it is first needed, as for {@see readHost()}.
     */
    public function writeHost(): WriteHost
    {
        return $this->writeHost ??= new WriteHost($this->engine, $this->context, $this->format, $this->leaves);
    }

    public function readHost(): ReadHost
    {
        return $this->readHost ??= new ReadHost($this->engine, $this->context);
    }

    /**
     * As {@see WriteHost::program()}, for a class without parents and interfaces, which the extension asks here, by this name
     * (ext/src/write/other_class.cpp).
     *
     * @param class-string $class
     */
    public function programOfPlainClass(string $class): ?WriteProgram
    {
        return $class === Optional::class ? null : self::writerFor($this->engine, 'native write class', $class, $this->context, $this->format, $this->leaves);
    }

    /**
     * The program for values that are written as what they are, in the numbers of {@see Lowering\Op}. A constant that names another
     * class would be worked out in each request.
     *
     * @return array<string, mixed>
     */
    public static function dynamic(): array
    {
        return ['abi' => Extension::ABI, 'kind' => 'write', 'root' => [116], 'objects' => []];
    }

    /**
     * What programs are made with; the extension refuses flags that it does not know.
     */
    public static function flags(PhpEngine $engine, ?Context $context, string $format = Extension::JSON, ?Leaves $leaves = null): int
    {
        // Dates that the format has a way of its own to write are not for the extension.
        $namesDates = $context?->namesDates() === true || $leaves?->of(\DateTimeInterface::class) !== null;
        $json = $format === Extension::JSON ? $context?->json : null;

        // Where a text is invalid, the extension leaves the call to the PHP engine.
        return ($json === null ? self::FLAGS : $json->flags() & ~\JSON_INVALID_UTF8_SUBSTITUTE) | ($namesDates ? self::DATES_BY_CLASS : 0)
            | ($engine->hasRulesForBuiltIn() ? self::HAS_RULES : 0);
    }

    private function dynamicWriter(): WriteProgram|false
    {
        $program = Extension::writerOf('dynamic', self::dynamic(), self::flags($this->engine, $this->context, $this->format, $this->leaves), $this->format);
        if ($program !== null && $this->format === Extension::JSON) {
            $this->engine->notes($this->context, $this->leaves)?->noteWriter('', $program);
        }

        return $program ?? false;
    }

    private function writer(string $type): ?WriteProgram
    {
        try {
            $program = $this->writers[$type] ??= self::writerFor($this->engine, 'native write', $type, $this->context, $this->format, $this->leaves) ?? false;
        } catch (InvalidMetadata) {
            return null;
        }

        return $program === false ? null : $program;
    }

    private function reader(string $type): ?ReadProgram
    {
        try {
            $program = $this->readers[$type] ??= $this->loadReader($type) ?? false;
        } catch (InvalidMetadata) {
            // A document that is no JSON is the first thing to be said.
            return null;
        }

        return $program === false ? null : $program;
    }

    private function loadReader(string $type): ?ReadProgram
    {
        $key = $this->engine->key('native read', $type, $this->context, $this->leaves);
        $program = Extension::keptReader($this->engine->code->named($key), fn(): string => $this->engine->classOf('native read', $type, $this->context, $this->leaves));
        if ($program !== null) {
            $this->engine->notes($this->context, $this->leaves, $key)?->noteReader($type, $program);
        }

        return $program;
    }

    /**
     * @param string   $kind    of code
     * @param ?Context $context null for a new one
     *
     * @throws InvalidMetadata
     */
    public static function writerFor(PhpEngine $engine, string $kind, string $type, ?Context $context, string $format = Extension::JSON, ?Leaves $leaves = null): ?WriteProgram
    {
        $key = $engine->key($kind, $type, $context, $leaves);
        $program = Extension::keptWriter(
            $engine->code->named($key),
            static fn(): string => $engine->classOf($kind, $type, $context, $leaves),
            self::flags($engine, $context, $format, $leaves),
            $format,
        );
        if ($program !== null && $format === Extension::JSON) {
            $notes = $engine->notes($context, $leaves, $key);
            $kind === 'native write' ? $notes?->noteWriter($type, $program) : $notes?->noteClass($type, $program);
        }

        return $program;
    }
}
