<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Kiln\Dialect\Jms\Call\Unencodable;
use Kiln\Dialect\Jms\Call\WriterPrograms;
use Kiln\Dialect\Jms\Run\ClassWriters;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\ReadObservation;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\WriteHost;
use Kiln\Dialect\Jms\Run\WriteObservation;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Native\Declined;
use Kiln\Native\ReadProgram;
use Kiln\Native\WriteProgram;

/**
 * What most requests ask for: JSON of an object, or an object of JSON, without a context, by code that is there. All else of a
 * serializer comes into being for other calls, for code that must be made, and where a call fails.
 *
 * @internal
 */
final class ShortWay
{
    /** A class in a namespace: an identifier in {@see \JMS\Serializer\Type\Lexer}, which the parser takes as it is. */
    public const CLASS_NAME = '/\A[A-Za-z][A-Za-z0-9_]*(?:\\\\[A-Za-z][A-Za-z0-9_]*)+\z/';

    /** Levels that json_encode() and json_decode() go into by themselves. */
    private const DEPTH = 512;

    private ?Whole $whole = null;

    /** @var ClassWriters<\Closure(object, Writing): mixed>|null */
    private ?ClassWriters $writers = null;

    /** For values without a type. */
    private ?WriteProgram $program = null;

    /** @var array<string, WriteProgram> by place and class */
    private array $programs = [];

    /** @var array<string, ReadProgram|(\Closure(mixed, Reading): mixed)> by type */
    private array $readers = [];

    /**
     * @param \Closure(): Whole $makeWhole
     */
    public function __construct(
        private readonly CodeLookup $code,
        private readonly KnownParts $known,
        private readonly bool $isNative,
        private readonly \Closure $makeWhole,
    ) {}

    public function whole(): Whole
    {
        return $this->whole ??= ($this->makeWhole)();
    }

    /**
     * @return string|\Throwable|null JSON, or what has ended the call; null where it was not begun
     */
    public function encode(object $value): string|\Throwable|null
    {
        try {
            return $this->isNative ? $this->encodeNatively($value) : $this->encodeByCode($value);
        } catch (\Throwable $thrown) {
            return $thrown;
        }
    }

    /**
     * @return array{mixed}|\Throwable|null what is read, or what has ended the call; null where it was not begun
     */
    public function decode(string $json, string $type): array|\Throwable|null
    {
        $reader = $this->readers[$type] ?? $this->reader($type);
        if ($reader === null) {
            return null;
        }
        $this->readers[$type] = $reader;
        try {
            if ($reader instanceof ReadProgram) {
                $value = $reader->decode($json, new StandIn($this), self::DEPTH - 1);
            } else {
                $data = \json_decode($json, true, self::DEPTH);
                $value = \json_last_error() === \JSON_ERROR_NONE ? $reader($data, $this->reading()) : throw new GiveUp(\json_last_error_msg());
            }
        } catch (\Throwable $thrown) {
            return $thrown;
        }

        return $value instanceof Skipped ? new GiveUp('nothing is read') : [$value];
    }

    public function writeHost(): WriteHost
    {
        return new WriteHost($this->classes(), false, $this->writeObservation(...), $this->programOf(...));
    }

    public function reading(): Reading
    {
        return new Reading(fn(): ReadObservation => $this->readers()->defaultObservation());
    }

    private function encodeNatively(object $value): ?string
    {
        $options = $this->known->writeOptions;
        $this->program ??= WriteProgram::kept("jms {$options}", $options) ?? Extension::writerOf('jms', WriterPrograms::untyped(false), $options);

        return $this->program?->encode($value, new StandIn($this), self::DEPTH);
    }

    private function encodeByCode(object $value): string
    {
        $writing = new Writing($this->classes(), false, $this->writeObservation(...));
        $written = $writing->object($value, null);
        if ($written === Skipped::Value) {
            throw new Mismatch('nothing is written');
        }
        $text = @\json_encode($written, $this->known->writeOptions, self::DEPTH);

        return $text === false || \json_last_error() !== \JSON_ERROR_NONE ? throw new Unencodable(\json_last_error()) : $text;
    }

    /**
     * @return ClassWriters<\Closure(object, Writing): mixed>
     */
    private function classes(): ClassWriters
    {
        return $this->writers ??= new ClassWriters(function (string $class, string $place): \Closure {
            $found = $this->code->find($this->code->key($this->known->writing, "class {$class} {$place}"));
            if ($found === null) {
                return $this->writers()->default()->classes->load($class, $place);
            }
            /** @var \Closure(object, Writing): mixed $write as printed by WriterPrinter */
            $write = CodeLookup::functionOf($found, 'write');

            return $write;
        });
    }

    /**
     * For objects of just this class.
     *
     * @param class-string $class
     *
     * @throws Declined where there is none
     */
    public function programOf(string $class, string $place): WriteProgram
    {
        $key = $this->code->key($this->known->writing, "program class {$class} {$place}");
        $program = $this->programs[$key] ?? Extension::keptWriter($this->code->named($key), fn(): ?string => $this->code->find($key), $this->known->writeOptions);
        if ($program === null) {
            return $this->writers()->programOf($class, $place);
        }

        return $this->programs[$key] = $program;
    }

    /**
     * @return ReadProgram|(\Closure(mixed, Reading): mixed)|null null where it is not there
     */
    private function reader(string $type): ReadProgram|\Closure|null
    {
        if (\preg_match(self::CLASS_NAME, $type) !== 1) {
            return null;
        }
        if ($this->isNative) {
            $key = $this->code->key($this->known->reading, "program {$type}");

            return Extension::keptReader($this->code->named($key), fn(): ?string => $this->code->find($key));
        }
        $class = $this->code->find($this->code->key($this->known->reading, "type {$type}"));
        if ($class === null) {
            return null;
        }
        /** @var \Closure(mixed, Reading): mixed $read as printed by ReaderPrinter */
        $read = CodeLookup::functionOf($class, 'read');

        return $read;
    }

    private function writeObservation(): WriteObservation
    {
        return $this->writers()->defaultObservation();
    }

    private function writers(): Writers
    {
        return $this->whole()->writers ?? throw new \LogicException('Nothing is written.');
    }

    private function readers(): Readers
    {
        return $this->whole()->readers ?? throw new \LogicException('Nothing is read.');
    }
}
