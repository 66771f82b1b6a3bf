<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
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
use Kiln\Plan\Write\WritePlan;

/**
 * Finds the generated code for a call, and has it made where there is none.
 *
 * @internal
 */
final readonly class CodeLoader
{
    /**
     * @param string $variant    what plans depend on besides type and context: the converters registered
     * @param bool   $namesFiles whether code is looked for under the files of its classes too; not where it is made ahead and
     *                           moved with the application
     */
    public function __construct(
        private Planning $planning,
        private CodeStore $store,
        private string $variant,
        private bool $namesFiles,
    ) {}

    /**
     * @return \Closure(mixed, Writing): mixed
     */
    public function writer(string $type, Context $context, Target $target): \Closure
    {
        $key = $this->key('write', $type, $context, $target);
        $entry = $this->store->load($key) ?? $this->saveWriter($key, $this->planning->write($type, $context), $target, false);
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
        $key = $this->key('write class', $class, $context, $target);
        $entry = $this->store->load($key) ?? $this->saveWriter($key, $this->planning->writeClass($class, $context), $target, true);
        /** @var \Closure(object, Writing): mixed $writer as printed by WriterPrinter */
        $writer = $this->function($entry, 'write');

        return $writer;
    }

    /**
     * @return \Closure(mixed, Reading): mixed
     */
    public function reader(string $type, Context $context): \Closure
    {
        $key = $this->key('read', $type, $context);
        $entry = $this->store->load($key) ?? $this->saveReader($key, $this->planning->read($type, $context));
        /** @var \Closure(mixed, Reading): mixed $reader as printed by ReaderPrinter */
        $reader = $this->function($entry, 'read');

        return $reader;
    }

    /**
     * @param class-string $class
     *
     * @return \Closure(object, mixed, Reading): object
     */
    public function populator(string $class, Context $context): \Closure
    {
        $key = $this->key('populate', $class, $context);
        $entry = $this->store->load($key) ?? $this->saveReader($key, $this->planning->populate($class, $context));
        /** @var \Closure(object, mixed, Reading): object $populator as printed by ReaderPrinter */
        $populator = $this->function($entry, 'populate');

        return $populator;
    }

    /**
     * The code that {@see writer()} runs, without storing it.
     *
     * @return non-empty-list<GeneratedClass> the last one is called first
     */
    public function printWriter(string $type, Context $context, Target $target): array
    {
        return (new WriterPrinter($this->planning->write($type, $context), $target))->classes();
    }

    /**
     * The code that {@see reader()} runs, without storing it.
     *
     * @return non-empty-list<GeneratedClass> the last one is called first
     */
    public function printReader(string $type, Context $context): array
    {
        return (new ReaderPrinter($this->planning->read($type, $context)))->classes();
    }

    private function key(string $direction, string $type, Context $context, ?Target $target = null): string
    {
        $parts = [$direction, $target->name ?? '', $type, $context->key(), $this->variant];
        if ($this->namesFiles) {
            array_push($parts, ...$this->filesNamed($type));
        }

        return implode("\n", $parts);
    }

    /**
     * Where the classes named in a type stand: another project, or another version of this one, may have a class of the same
     * name in another file.
     *
     * @return list<string>
     */
    private function filesNamed(string $type): array
    {
        preg_match_all('/[A-Za-z_\x80-\xff][\w\x80-\xff\\\\]*/', $type, $names);
        $files = [];
        foreach ($names[0] as $name) {
            if (class_exists($name) || interface_exists($name)) {
                $files[] = (string) (new \ReflectionClass($name))->getFileName();
            }
        }

        return $files;
    }

    private function saveWriter(string $key, WritePlan $plan, Target $target, bool $isOneClass): Entry
    {
        $classes = (new WriterPrinter($plan, $target))->classes();
        $main = $classes[\count($classes) - 1]->name;
        if ($isOneClass && $plan->root instanceof ObjectOf) {
            array_pop($classes);
            $main = $classes[(int) array_search($plan->root->plan, array_keys($plan->objects), true)]->name;
        }

        return $this->store->save($key, $main, $classes, $plan->files);
    }

    private function saveReader(string $key, ReadPlan $plan): Entry
    {
        $classes = (new ReaderPrinter($plan))->classes();

        return $this->store->save($key, $classes[\count($classes) - 1]->name, $classes, $plan->files);
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
