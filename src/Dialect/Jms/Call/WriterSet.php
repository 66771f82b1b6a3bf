<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

use Kiln\Dialect\Jms\Dialect;
use Kiln\Dialect\Jms\Lower\WriteLowering;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Write\WritePlan;
use Kiln\Dialect\Jms\Plan\WritePlanner;
use Kiln\Dialect\Jms\Print\WriterPrinter;
use Kiln\Dialect\Jms\Run\ClassWriters;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Dialect\KeptCode;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\PrintedCode;
use Kiln\Native\WriteProgram;
use Kiln\Plan\Planner\PlanParts;

/**
 * What writes for one choice: generated code, and programs for the extension.
 *
 * @internal
 */
final class WriterSet
{
    /** @var ClassWriters<\Closure(object, Writing): mixed> */
    public readonly ClassWriters $classes;

    private ?WritePlans $plans = null;

    /** Whether an item of a list without a type has been left out: then the whole list must be there before it is encoded. */
    public bool $leavesItemsOut = false;

    private readonly KeptCode $code;

    /** @var array<string, \Closure(mixed, Writing): mixed> by what it is for */
    private array $writers = [];

    /** @var array<int, WriterPrograms> by options of json_encode() */
    private array $programs = [];

    public function __construct(
        private readonly Dialect $dialect,
        public readonly Registrations $registrations,
        CodeLookup $code,
        public readonly Choice $choice,
    ) {
        $this->code = new KeptCode($code, self::variant($dialect, $registrations, $choice));
        $this->classes = new ClassWriters(fn(string $class, string $place): \Closure => $this->writer("class {$class} {$place}", static fn(WritePlanner $planner): WritePlan => $planner->planClass($class, $place)));
    }

    /**
     * What all code of a set has in common.
     */
    public static function variant(Dialect $dialect, Registrations $registrations, Choice $choice): string
    {
        return \implode("\n", ['jms write', $choice->key(), $registrations->key() . $dialect->key()]);
    }

    public function facts(): Facts
    {
        return $this->plans()->facts;
    }

    /**
     * @return \Closure(mixed, Writing): mixed
     */
    public function root(TypeName $type): \Closure
    {
        return $this->writer("type {$type}", static fn(WritePlanner $planner): WritePlan => $planner->plan($type));
    }

    /**
     * @return \Closure(object, Writing): mixed
     */
    public function body(string $class, string $place): \Closure
    {
        return $this->writer("body {$class} {$place}", static fn(WritePlanner $planner): WritePlan => $planner->planBody($class, $place));
    }

    /**
     * @param int  $options       of json_encode()
     * @param bool $writesOwnNull whether null is written where a value has no type; the same in all calls
     */
    public function programs(int $options, bool $writesOwnNull): WriterPrograms
    {
        return $this->programs[$options] ??= new WriterPrograms($this, $options, $writesOwnNull);
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     *
     * @param int                               $options see {@see programs()}
     */
    public function program(string $what, \Closure $plan, int $options, bool $writesOwnNull): ?WriteProgram
    {
        return Extension::keptWriter($this->code->named("program {$what}"), fn(): string => $this->code->find("program {$what}", $this->lowering($plan, $writesOwnNull)), $options);
    }

    /**
     * What calls need that write objects of a class, as it is made now.
     *
     * @param class-string $class
     * @param bool         $natively whether the program is wanted, in place of generated code
     */
    public function codeOf(string $class, bool $natively): PrintedCode
    {
        return $this->print("class {$class} ", static fn(WritePlanner $planner): WritePlan => $planner->planClass($class, ''), $natively);
    }

    /**
     * Likewise of calls that name a type.
     */
    public function codeOfType(TypeName $type, bool $natively): PrintedCode
    {
        return $this->print("type {$type}", static fn(WritePlanner $planner): WritePlan => $planner->plan($type), $natively);
    }

    /**
     * What such a call asks {@see body()} for: the members of objects for whose class listeners or an expression are asked first, and
     * the same inside of these. Objects of subclasses are known only when they are written.
     *
     * @param class-string|TypeName $of       objects of this class, or a type that a call names
     * @param bool                  $natively see {@see codeOf()}
     *
     * @return list<PrintedCode>
     */
    public function bodiesOf(string|TypeName $of, bool $natively): array
    {
        $printed = [];
        $plans = [$this->plans()->plan(static fn(WritePlanner $planner): WritePlan => $of instanceof TypeName ? $planner->plan($of) : $planner->planClass($of, ''))];
        while ($plans !== []) {
            foreach ($this->observedIn(\array_pop($plans)) as [$class, $place]) {
                $what = "body {$class} {$place}";
                if (!isset($printed[$what])) {
                    $body = static fn(WritePlanner $planner): WritePlan => $planner->planBody($class, $place);
                    $printed[$what] = $this->print($what, $body, $natively);
                    $plans[] = $this->plans()->plan($body);
                }
            }
        }

        return \array_values($printed);
    }

    /**
     * @return iterable<array{class-string, string}> classes without a handler, and places
     */
    private function observedIn(WritePlan $plan): iterable
    {
        foreach (PlanParts::inside([$plan->root, $plan->objects]) as $part) {
            $class = $part instanceof Observed ? $part->type['name'] : null;
            if ($class !== null && \class_exists($class) && $this->registrations->handling(Direction::Serialization, $class) === null) {
                yield [$class, $part->place];
            }
        }
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     */
    private function print(string $what, \Closure $plan, bool $natively): PrintedCode
    {
        return $natively
            ? $this->code->print("program {$what}", $this->lowering($plan, $this->choice->serializeNull))
            : $this->code->print($what, $this->printing($plan));
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     *
     * @return \Closure(): array{non-empty-list<GeneratedClass>, list<string>}
     */
    private function lowering(\Closure $plan, bool $writesOwnNull): \Closure
    {
        return fn(): array => $this->plans()->program($plan, static fn(WritePlan $made): array => WriteLowering::lower($made, $writesOwnNull));
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     *
     * @return \Closure(): array{non-empty-list<GeneratedClass>, list<string>}
     */
    private function printing(\Closure $plan): \Closure
    {
        return fn(): array => $this->plans()->code($plan, static fn(WritePlan $made): array => (new WriterPrinter($made))->classes());
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     *
     * @return \Closure(mixed, Writing): mixed
     */
    private function writer(string $what, \Closure $plan): \Closure
    {
        if (!isset($this->writers[$what])) {
            /** @var \Closure(mixed, Writing): mixed $write as printed by WriterPrinter */
            $write = CodeLookup::functionOf($this->code->find($what, $this->printing($plan)), 'write');
            $this->writers[$what] = $write;
        }

        return $this->writers[$what];
    }

    private function plans(): WritePlans
    {
        return $this->plans ??= new WritePlans($this->dialect, $this->registrations, $this->choice, false);
    }
}
