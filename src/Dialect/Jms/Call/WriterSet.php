<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

use Kiln\Dialect\Jms\Lower\WriteLowering;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\Write\WritePlan;
use Kiln\Dialect\Jms\Plan\WritePlanner;
use Kiln\Dialect\Jms\Print\WriterPrinter;
use Kiln\Dialect\Jms\Run\ClassWriters;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Engine\Native\Program\ProgramPrinter;
use Kiln\Engine\Php\PrintedCode;
use Kiln\Engine\Php\Store\CodeLookup;

/**
 * What writes for one selection: generated code, and programs for the extension.
 *
 * @internal
 */
final class WriterSet
{
    public readonly ClassWriters $classes;

    /** Whether an item of a list without a type has been left out: then the whole list must be there before it is encoded. */
    public bool $leavesItemsOut = false;

    /** @var array<string, \Closure(mixed, Writing): mixed> by type */
    private array $roots = [];

    /** @var array<string, array<string, \Closure(object, Writing): mixed>> by place and class */
    private array $bodies = [];

    /** @var array<int, WriterPrograms> by options of json_encode() */
    private array $programs = [];

    /**
     * @param string $variant    what plans depend on besides type and selection
     */
    public function __construct(
        private readonly Facts $facts,
        public readonly Registrations $registrations,
        private readonly CodeLookup $code,
        private readonly string $variant,
        public readonly Choice $choice,
        private readonly bool $hasEvaluator,
    ) {
        $this->classes = new ClassWriters($this->ofClass(...));
    }

    /**
     * @return \Closure(mixed, Writing): mixed
     */
    public function root(TypeName $type): \Closure
    {
        return $this->roots[(string) $type] ??= $this->load("type {$type}", static fn(WritePlanner $planner): WritePlan => $planner->plan($type));
    }

    /**
     * @return \Closure(object, Writing): mixed
     */
    public function body(string $class, string $place): \Closure
    {
        return $this->bodies[$place][$class]
            ??= $this->load("body {$class} {$place}", static fn(WritePlanner $planner): WritePlan => $planner->planBody($class, $place));
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
     * @param ?TypeName $type null for whatever the value is
     *
     * @return ?array<mixed>
     */
    public function program(?TypeName $type, bool $writesOwnNull): ?array
    {
        return $type === null
            ? WriteLowering::ofUntyped($writesOwnNull)
            : $this->loadProgram("type {$type}", static fn(WritePlanner $planner): WritePlan => $planner->plan($type), $writesOwnNull);
    }

    /**
     * @param class-string $class
     *
     * @return ?array<mixed>
     */
    public function classProgram(string $class, string $place, bool $writesOwnNull): ?array
    {
        return $this->loadProgram("class {$class} {$place}", static fn(WritePlanner $planner): WritePlan => $planner->planClass($class, $place), $writesOwnNull);
    }

    /**
     * @return ?array<mixed>
     */
    public function bodyProgram(string $class, string $place, bool $writesOwnNull): ?array
    {
        return $this->loadProgram("body {$class} {$place}", static fn(WritePlanner $planner): WritePlan => $planner->planBody($class, $place), $writesOwnNull);
    }

    /**
     * @param class-string $class
     *
     * @return \Closure(object, Writing): mixed
     */
    private function ofClass(string $class, string $place): \Closure
    {
        return $this->load("class {$class} {$place}", static fn(WritePlanner $planner): WritePlan => $planner->planClass($class, $place));
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     *
     * @return \Closure(mixed, Writing): mixed
     */
    private function load(string $what, \Closure $plan): \Closure
    {
        $key = $this->key($what);
        $class = $this->code->find($key);
        if ($class === null) {
            $made = $plan($this->planner());
            $classes = (new WriterPrinter($made))->classes();
            $class = $this->code->save(new PrintedCode($key, $classes[\count($classes) - 1]->name, $classes, $made->files));
        }
        /** @var \Closure(mixed, Writing): mixed $write as printed by WriterPrinter */
        $write = CodeLookup::functionOf($class, 'write');

        return $write;
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     *
     * @return ?array<mixed>
     */
    private function loadProgram(string $what, \Closure $plan, bool $writesOwnNull): ?array
    {
        $key = $this->key("program {$what}");

        $class = $this->code->find($key);
        if ($class === null) {
            $made = $plan($this->planner());
            $header = ["Writes {$made->type} as jms/serializer does, for the native engine.", 'Made by Kiln from the type; do not edit.'];
            $printed = ProgramPrinter::print('WriteProgram', $header, WriteLowering::lower($made, $writesOwnNull));
            $class = $this->code->save(new PrintedCode($key, $printed->name, [$printed], $made->files));
        }

        return CodeLookup::programOf($class);
    }

    private function key(string $what): string
    {
        return implode("\n", ['jms write', $what, $this->choice->key(), $this->variant, $this->code->scope()]);
    }

    private function planner(): WritePlanner
    {
        return new WritePlanner($this->facts, $this->registrations, $this->choice, $this->hasEvaluator);
    }
}
