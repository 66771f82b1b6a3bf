<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Kiln\Bridge\Jms\Metadata\Facts;
use Kiln\Bridge\Jms\Metadata\TypeName;
use Kiln\Bridge\Jms\Plan\WritePlanner;
use Kiln\Bridge\Jms\UserCode\Registrations;
use Kiln\Engine\Php\Printer\Lenient\WriterPrinter;
use Kiln\Engine\Php\Runtime\Lenient\ClassWriters;
use Kiln\Engine\Php\Runtime\Lenient\Writing;
use Kiln\Engine\Php\Store\CodeStore;
use Kiln\Plan\Lenient\Write\WritePlan;

/**
 * The generated writers of one selection.
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

    /**
     * @param string $variant    what plans depend on besides type and selection
     */
    public function __construct(
        private readonly Facts $facts,
        private readonly Registrations $registrations,
        private readonly CodeStore $store,
        private readonly string $variant,
        public readonly Selection $selection,
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
        $key = implode("\n", ['jms write', $what, $this->selection->key() , $this->variant]);
        $entry = $this->store->load($key);
        if ($entry === null) {
            $made = $plan(new WritePlanner($this->facts, $this->registrations, $this->selection, $this->hasEvaluator));
            $classes = (new WriterPrinter($made))->classes();
            $entry = $this->store->save($key, $classes[\count($classes) - 1]->name, $classes, $made->files);
        }
        /** @var \Closure(mixed, Writing): mixed $write as printed by WriterPrinter */
        $write = GeneratedFunction::of($entry, 'write');

        return $write;
    }
}
