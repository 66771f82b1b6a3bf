<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

use Kiln\Dialect\Jms\Lower\ReadLowering;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\ObjectMaking;
use Kiln\Dialect\Jms\Plan\Read\Field;
use Kiln\Dialect\Jms\Plan\Read\ReadPlan;
use Kiln\Dialect\Jms\Plan\Read\Setter;
use Kiln\Dialect\Jms\Plan\ReadPlanner;
use Kiln\Dialect\Jms\Print\ReaderPrinter;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\Program\ProgramPrinter;
use Kiln\Engine\Php\PrintedCode;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Format\Json\Batches;
use Kiln\Native\Declined;
use Kiln\Native\ReadProgram;

/**
 * What reads for one selection: generated code, and programs for the extension.
 *
 * @internal
 */
final class ReaderSet
{
    /** @var array<string, \Closure(mixed, Reading): mixed> by type */
    private array $roots = [];

    /** @var array<string, bool> by type */
    private array $callUserCode = [];

    /** @var array<string, array<string, \Closure(object, mixed, Reading): void>> by place and class */
    private array $bodies = [];

    /** @var array<string, ReadProgram|false> by type; false where there is none */
    private array $programs = [];

    /**
     * @param string $variant      what plans depend on besides type and selection
     * @param bool   $hasEvaluator see {@see ReadPlanner}
     * @param bool   $isStrict     see {@see ReadPlanner}
     */
    public function __construct(
        private readonly Facts $facts,
        private readonly Registrations $registrations,
        private readonly CodeLookup $code,
        private readonly string $variant,
        private readonly Choice $choice,
        private readonly bool $hasEvaluator,
        private readonly bool $isStrict,
        private readonly ObjectMaking $making,
    ) {}

    /**
     * @return \Closure(mixed, Reading): mixed
     */
    public function root(TypeName $type): \Closure
    {
        if (!isset($this->roots[(string) $type])) {
            $class = $this->load("type {$type}", static fn(ReadPlanner $planner): ReadPlan => $planner->plan($type));
            $this->callUserCode[(string) $type] = \defined("{$class}::" . Reading::CALLS_USER_CODE);
            /** @var \Closure(mixed, Reading): mixed $read as printed by ReaderPrinter */
            $read = CodeLookup::functionOf($class, 'read');
            $this->roots[(string) $type] = $read;
        }

        return $this->roots[(string) $type];
    }

    /**
     * Reads JSON in the extension, which must be there.
     *
     * @param int $levels of arrays and objects
     *
     * @throws Declined where generated code is to do it
     */
    public function decode(string $json, TypeName $type, Reading $reading, int $levels): mixed
    {
        $program = $this->programs[(string) $type] ??= Extension::reader($this->loadProgram($type)) ?? false;

        return $program instanceof ReadProgram ? $program->decode($json, $reading, $levels) : throw new Declined('no program');
    }

    /**
     * Whether user code may be called where a type is read.
     */
    public function callsUserCode(TypeName $type): bool
    {
        $this->root($type);

        return $this->callUserCode[(string) $type];
    }

    /**
     * Whether it pays to read the text a few items at a time: a large list of objects, unless user code would have to be called
     * again where it cannot be cut.
     */
    public function isWorthBatches(string $json, TypeName $type): bool
    {
        return \in_array($type->name, ['array', 'list'], true) && \count($type->params) === 1
            && \strlen($json) >= Batches::WORTHWHILE
            && !$this->callsUserCode($type);
    }

    /**
     * Whether a call could be made again without anybody noticing: no handler, listener, setter or method of the user is called.
     * It is asked after a failure alone, and plans once more.
     */
    public function isRepeatable(TypeName $type): bool
    {
        foreach ($this->callsUserCode($type) ? [] : $this->planner()->plan($type)->objects as $object) {
            foreach ($object->fields as $field) {
                if ($field instanceof Field && $field->target instanceof Setter) {
                    return false;
                }
            }
            if ($object->afterwards !== []) {
                return false;
            }
        }

        return !$this->callsUserCode($type);
    }

    /**
     * @return \Closure(object, mixed, Reading): void
     */
    public function body(string $class, string $place): \Closure
    {
        if (!isset($this->bodies[$place][$class])) {
            /** @var \Closure(object, mixed, Reading): void $fill as printed by ReaderPrinter */
            $fill = CodeLookup::functionOf($this->load("body {$class} {$place}", static fn(ReadPlanner $planner): ReadPlan => $planner->planBody($class, $place)), 'fill');
            $this->bodies[$place][$class] = $fill;
        }

        return $this->bodies[$place][$class];
    }

    /**
     * @param \Closure(ReadPlanner): ReadPlan $plan
     *
     * @return string the full name of the class
     */
    private function load(string $what, \Closure $plan): string
    {
        $key = $this->key($what);
        $class = $this->code->find($key);
        if ($class === null) {
            $made = $plan($this->planner());
            $classes = (new ReaderPrinter($made))->classes();
            $class = $this->code->save(new PrintedCode($key, $classes[\count($classes) - 1]->name, $classes, $made->files));
        }

        return $class;
    }

    /**
     * @return ?array<mixed>
     */
    private function loadProgram(TypeName $type): ?array
    {
        $key = $this->key("program {$type}");

        $class = $this->code->find($key);
        if ($class === null) {
            $plan = $this->planner()->plan($type);
            $printed = ProgramPrinter::print('ReadProgram', ["Reads {$type} as jms/serializer does, for the native engine.", 'Made by Kiln from the type; do not edit.'], ReadLowering::lower($plan));
            $class = $this->code->save(new PrintedCode($key, $printed->name, [$printed], $plan->files));
        }

        return CodeLookup::programOf($class);
    }

    private function key(string $what): string
    {
        return implode("\n", ['jms read', $what, $this->choice->key() . ($this->isStrict ? ' strict' : '') . ($this->making === ObjectMaking::Blank ? '' : " {$this->making->value}"), $this->variant, $this->code->scope()]);
    }

    private function planner(): ReadPlanner
    {
        return new ReadPlanner($this->facts, $this->registrations, $this->choice, $this->hasEvaluator, $this->isStrict, $this->making);
    }
}
