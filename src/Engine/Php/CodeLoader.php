<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Php\Printer\PlanPrinter;
use Kiln\Engine\Php\Printer\ReaderPrinter;
use Kiln\Engine\Php\Printer\WriterPrinter;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\Store\CodeStore;
use Kiln\Engine\Php\Store\Entry;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Planning;
use Kiln\Engine\Target;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Write\ObjectOf;

/**
 * Finds the generated code for a call, and has it made where there is none.
 *
 * @internal
 */
final readonly class CodeLoader
{
    public function __construct(
        private Planning $planning,
        private CodeStore $store,
        private CodeKeys $keys,
    ) {}

    /**
     * @return \Closure(mixed, Writing): mixed
     */
    public function writer(string $type, Context $context, Target $target): \Closure
    {
        $key = $this->keys->of('write', $type, $context, $target);
        $entry = $this->store->load($key) ?? $this->save($this->codeOfWriter($type, $context, $target));
        /** @var \Closure(mixed, Writing): mixed $writer as printed by WriterPrinter */
        $writer = $this->function($entry, 'write');

        return $writer;
    }

    /**
     * @param class-string $class
     *
     * @return \Closure(object, Writing): mixed for objects of just this class
     */
    public function classWriter(string $class, Context $context, Target $target): \Closure
    {
        $key = $this->keys->of('write class', $class, $context, $target);
        $entry = $this->store->load($key) ?? $this->save($this->codeOfClassWriter($class, $context, $target));
        /** @var \Closure(object, Writing): mixed $writer as printed by WriterPrinter */
        $writer = $this->function($entry, 'write');

        return $writer;
    }

    /**
     * @return \Closure(mixed, Reading): mixed
     */
    public function reader(string $type, Context $context): \Closure
    {
        $key = $this->keys->of('read', $type, $context);
        $entry = $this->store->load($key) ?? $this->save($this->codeOfReader($type, $context));
        /** @var \Closure(mixed, Reading): mixed $reader as printed by ReaderPrinter */
        $reader = $this->function($entry, 'read');

        return $reader;
    }

    /**
     * @return list<string> see {@see \Kiln\Engine\View::largeMembers()}
     */
    public function largeMembers(string $type, Context $context): array
    {
        $entry = $this->store->load($this->keys->of('read', $type, $context)) ?? $this->save($this->codeOfReader($type, $context));
        $constant = $entry->mainClass() . '::LARGE_MEMBERS';
        $keys = \defined($constant) ? \constant($constant) : [];

        return \is_array($keys) ? array_values(array_filter($keys, \is_string(...))) : [];
    }

    /**
     * @param class-string $class
     *
     * @return \Closure(object, mixed, Reading): object
     */
    public function populator(string $class, Context $context): \Closure
    {
        $key = $this->keys->of('populate', $class, $context);
        $entry = $this->store->load($key) ?? $this->save($this->codeOfPopulator($class, $context));
        /** @var \Closure(object, mixed, Reading): object $populator as printed by ReaderPrinter */
        $populator = $this->function($entry, 'populate');

        return $populator;
    }

    /**
     * The plan of {@see reader()}, without a look at the classes.
     */
    public function readPlan(string $type, Context $context): ReadPlan
    {
        return $this->plan($this->keys->of('read plan', $type, $context), fn(): ReadPlan => $this->planning->read($type, $context));
    }

    /**
     * The plan of {@see populator()}, without a look at the class.
     *
     * @param class-string $class
     */
    public function populatePlan(string $class, Context $context): ReadPlan
    {
        return $this->plan($this->keys->of('populate plan', $class, $context), fn(): ReadPlan => $this->planning->populate($class, $context));
    }

    /**
     * What {@see writer()} stores and runs.
     */
    public function codeOfWriter(string $type, Context $context, Target $target): PrintedCode
    {
        $plan = $this->planning->write($type, $context);
        $classes = (new WriterPrinter($plan, $target))->classes();

        return new PrintedCode($this->keys->of('write', $type, $context, $target), $classes[\count($classes) - 1]->name, $classes, $plan->files);
    }

    /**
     * What {@see classWriter()} stores and runs.
     *
     * @param class-string $class
     */
    public function codeOfClassWriter(string $class, Context $context, Target $target): PrintedCode
    {
        $plan = $this->planning->writeClass($class, $context);
        $classes = (new WriterPrinter($plan, $target))->classes();
        $main = $classes[\count($classes) - 1];
        if ($plan->root instanceof ObjectOf) {
            // The class of the object itself answers; the root's, which only calls it, is not needed.
            $main = $classes[(int) array_search($plan->root->plan, array_keys($plan->objects), true)];
            array_pop($classes);
        }

        return new PrintedCode($this->keys->of('write class', $class, $context, $target), $main->name, $classes === [] ? [$main] : $classes, $plan->files);
    }

    /**
     * What {@see reader()} stores and runs.
     */
    public function codeOfReader(string $type, Context $context): PrintedCode
    {
        return $this->codeOfReadPlan($this->keys->of('read', $type, $context), $this->planning->read($type, $context));
    }

    /**
     * What {@see populator()} stores and runs.
     *
     * @param class-string $class
     */
    public function codeOfPopulator(string $class, Context $context): PrintedCode
    {
        return $this->codeOfReadPlan($this->keys->of('populate', $class, $context), $this->planning->populate($class, $context));
    }

    public function save(PrintedCode $code): Entry
    {
        return $this->store->save($code->key, $code->main, $code->classes, $code->sourceFiles);
    }

    /**
     * @param \Closure(): ReadPlan $make
     */
    private function plan(string $key, \Closure $make): ReadPlan
    {
        $entry = $this->store->load($key);
        if ($entry === null) {
            $plan = $make();
            $class = PlanPrinter::print($plan);
            $entry = $this->save(new PrintedCode($key, $class->name, [$class], $plan->files));
        }
        /** @var \Closure(): ReadPlan $function as printed by PlanPrinter */
        $function = $this->function($entry, 'plan');

        return $function();
    }

    private function codeOfReadPlan(string $key, ReadPlan $plan): PrintedCode
    {
        $classes = (new ReaderPrinter($plan))->classes();

        return new PrintedCode($key, $classes[\count($classes) - 1]->name, $classes, $plan->files);
    }

    /**
     * @return object a closure whose signature the caller knows
     */
    private function function(Entry $entry, string $name): object
    {
        $class = GeneratedClass::fullName($entry->main);
        $callable = [$class, $name];
        $function = \is_callable($callable) ? $callable(...) : (class_exists($class, false) ? (new \ReflectionClass($class))->getStaticPropertyValue($name) : null);

        return $function instanceof \Closure ? $function : throw new \LogicException("{$class} has no function {$name}.");
    }
}
