<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call\Xml;

use Kiln\Dialect\Jms\Call\WritePlans;
use Kiln\Dialect\Jms\Dialect;
use Kiln\Dialect\Jms\Lower\Xml\XmlWriteLowering;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\Write\WritePlan;
use Kiln\Dialect\Jms\Plan\WritePlanner;
use Kiln\Dialect\Jms\Print\Xml\XmlWriterPrinter;
use Kiln\Dialect\Jms\Run\ClassWriters;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\XmlWriteHost;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Dialect\KeptCode;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Native\Declined;
use Kiln\Native\WriteProgram;

/**
 * What writes XML for one choice.
 *
 * @internal
 */
final class XmlWriterSet
{
    /** Elements inside each other that the extension writes. */
    private const LEVELS = 10_000;

    /** @var ClassWriters<\Closure(object, Element, XmlWriting): bool> */
    public readonly ClassWriters $classes;

    private ?WritePlans $plans = null;

    private readonly KeptCode $code;

    /** @var array<string, \Closure(mixed, Element, XmlWriting): bool> by what it is for */
    private array $writers = [];

    /** @var array<string, WriteProgram|false> likewise; false where there is none */
    private array $programs = [];

    public function __construct(
        private readonly Dialect $dialect,
        public readonly Registrations $registrations,
        CodeLookup $code,
        public readonly Choice $choice,
    ) {
        $this->code = new KeptCode($code, \implode("\n", ['jms xml write', $choice->key(), $registrations->key() . $dialect->key()]));
        $this->classes = new ClassWriters(fn(string $class, string $place): \Closure => $this->writer("class {$class} {$place}", static fn(WritePlanner $planner): WritePlan => $planner->planClass($class, $place)));
    }

    /**
     * @return \Closure(mixed, Element, XmlWriting): bool
     */
    public function root(TypeName $type): \Closure
    {
        return $this->writer("type {$type}", static fn(WritePlanner $planner): WritePlan => $planner->plan($type));
    }

    /**
     * Writes in the extension, which must be there, with the options that there are where nothing is set.
     *
     * @param ?TypeName $type null for an object by its own class, or an array
     *
     * @throws Declined where generated code is to do it
     */
    public function encode(mixed $data, ?TypeName $type): string
    {
        $program = match (true) {
            $type !== null => $this->program("type {$type}", static fn(WritePlanner $planner): WritePlan => $planner->plan($type)),
            \is_object($data) => $this->programOf($data::class, ''),
            \is_array($data) => $this->program('type array', static fn(WritePlanner $planner): WritePlan => $planner->plan(new TypeName('array'))),
            default => null,
        };

        return ($program ?? throw new Declined('no program'))->encode($data, new XmlWriteHost($this->programOf(...)), self::LEVELS);
    }

    /**
     * @param class-string $class
     */
    private function programOf(string $class, string $place): ?WriteProgram
    {
        return $this->program("class {$class} {$place}", static fn(WritePlanner $planner): WritePlan => $planner->planClass($class, $place));
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     */
    private function program(string $what, \Closure $plan): ?WriteProgram
    {
        $this->programs[$what] ??= Extension::keptWriter($this->code->named("program {$what}"), fn(): string => $this->code->find("program {$what}", fn(): array => $this->plans()->program($plan, XmlWriteLowering::lower(...))), 0, 'xml') ?? false;

        return $this->programs[$what] === false ? null : $this->programs[$what];
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     *
     * @return \Closure(mixed, Element, XmlWriting): bool
     */
    private function writer(string $what, \Closure $plan): \Closure
    {
        if (!isset($this->writers[$what])) {
            /** @var \Closure(mixed, Element, XmlWriting): bool $write as printed by XmlWriterPrinter */
            $write = CodeLookup::functionOf($this->code->find($what, fn(): array => $this->plans()->code($plan, static fn(WritePlan $made): array => (new XmlWriterPrinter($made))->classes())), 'write');
            $this->writers[$what] = $write;
        }

        return $this->writers[$what];
    }

    private function plans(): WritePlans
    {
        return $this->plans ??= new WritePlans($this->dialect, $this->registrations, $this->choice, true);
    }
}
