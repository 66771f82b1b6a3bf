<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Kiln\Bridge\Jms\Metadata\Facts;
use Kiln\Bridge\Jms\Metadata\TypeName;
use Kiln\Bridge\Jms\Plan\ReadPlanner;
use Kiln\Bridge\Jms\UserCode\Registrations;
use Kiln\Engine\Php\Printer\Lenient\ReaderPrinter;
use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Store\CodeStore;
use Kiln\Engine\Php\Store\Entry;
use Kiln\Plan\Lenient\Read\ReadPlan;

/**
 * The generated readers of one selection.
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

    /**
     * @param string $variant         what plans depend on besides type and selection
     * @param bool   $hasEvaluator    see {@see ReadPlanner}
     * @param bool   $isStrict        see {@see ReadPlanner}
     * @param bool   $makesOwnObjects see {@see ReadPlanner}
     */
    public function __construct(
        private readonly Facts $facts,
        private readonly Registrations $registrations,
        private readonly CodeStore $store,
        private readonly string $variant,
        private readonly Selection $selection,
        private readonly bool $hasEvaluator,
        private readonly bool $isStrict,
        private readonly bool $makesOwnObjects,
    ) {}

    /**
     * @return \Closure(mixed, Reading): mixed
     */
    public function root(TypeName $type): \Closure
    {
        if (!isset($this->roots[(string) $type])) {
            $entry = $this->load("type {$type}", static fn(ReadPlanner $planner): ReadPlan => $planner->plan($type));
            $this->callUserCode[(string) $type] = \defined($entry->mainClass() . '::' . ReaderPrinter::CALLS_USER_CODE);
            /** @var \Closure(mixed, Reading): mixed $read as printed by ReaderPrinter */
            $read = GeneratedFunction::of($entry, 'read');
            $this->roots[(string) $type] = $read;
        }

        return $this->roots[(string) $type];
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
     * @return \Closure(object, mixed, Reading): void
     */
    public function body(string $class, string $place): \Closure
    {
        if (!isset($this->bodies[$place][$class])) {
            /** @var \Closure(object, mixed, Reading): void $fill as printed by ReaderPrinter */
            $fill = GeneratedFunction::of($this->load("body {$class} {$place}", static fn(ReadPlanner $planner): ReadPlan => $planner->planBody($class, $place)), 'fill');
            $this->bodies[$place][$class] = $fill;
        }

        return $this->bodies[$place][$class];
    }

    /**
     * @param \Closure(ReadPlanner): ReadPlan $plan
     */
    private function load(string $what, \Closure $plan): Entry
    {
        $key = implode("\n", ['jms read', $what, $this->selection->key() . ($this->isStrict ? ' strict' : '') . ($this->makesOwnObjects ? ' made' : ''), $this->variant]);
        $entry = $this->store->load($key);
        if ($entry === null) {
            $made = $plan(new ReadPlanner($this->facts, $this->registrations, $this->selection, $this->hasEvaluator, $this->isStrict, $this->makesOwnObjects));
            $classes = (new ReaderPrinter($made))->classes();
            $entry = $this->store->save($key, $classes[\count($classes) - 1]->name, $classes, $made->files);
        }

        return $entry;
    }
}
