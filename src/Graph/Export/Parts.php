<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\Engine\CollectorPause;
use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Build\Blanks;
use Kiln\Graph\Build\Calls;
use Kiln\Graph\Build\Classes;
use Kiln\Graph\Build\Filling;
use Kiln\Graph\Build\ObjectPlan;
use Kiln\Graph\Classes\PropertyKey;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Kind;
use Kiln\Graph\Read\ReadShape;
use Kiln\Graph\Read\Tables;
use Kiln\Graph\StaleData;

/**
 * What exported files call.
 *
 * @internal
 */
final class Parts
{
    /** Another number whenever files that have been written cannot use this class any more. */
    public const VERSION = 2;

    private readonly Tables $tables;

    private readonly Classes $classes;

    /** @var list<ObjectPlan> */
    private array $plans = [];

    private int $count = 0;

    /** @var list<list<object>> the objects of each, until all are put together */
    private array $shapes = [];

    /** @var array<int, array<array-key, mixed>> number of an object => what to give to __unserialize() */
    private array $data = [];

    private function __construct()
    {
        $this->tables = new Tables();
        // A file is code, which can do anything anyway.
        $this->classes = new Classes(new AllowedClasses(null));
    }

    /**
     * @template T
     *
     * @param \Closure(self): T $file what stands in the file
     *
     * @throws StaleData when the file was exported by another version of Kiln, or one of its classes has changed since
     *
     * @return T
     */
    public static function assemble(int $version, \Closure $file): mixed
    {
        if ($version !== self::VERSION) {
            throw new StaleData(self::class, "the file was exported by another version of Kiln ({$version}, not " . self::VERSION . ')');
        }

        return CollectorPause::during(static fn(): mixed => $file(new self()));
    }

    /**
     * @param list<array{string, string}> $cases
     */
    public function cases(array $cases): void
    {
        foreach ($cases as [$class, $name]) {
            $this->tables->cases[] = Classes::enumCase($class, $name);
        }
    }

    /**
     * @param int<0, max>                     $count
     * @param list<array{0: string, 1?: string}> $keys
     *
     * @return list<object> without anything in them
     *
     * @throws StaleData when the class has changed
     */
    public function objects(string $class, int $count, int $restoring, int $layout, array $keys): array
    {
        $keys = array_map(static fn(array $key): PropertyKey => new PropertyKey($key[0], $key[1] ?? null), $keys);
        $plan = $this->classes->plan(new ReadShape($class, $keys, Restoring::from($restoring), $layout, $count, $this->count));
        $this->plans[] = $plan;
        $this->count += $count;

        return $this->shapes[] = Blanks::of($plan);
    }

    /**
     * @return list<object> in the order of their numbers
     */
    public function following(int $first, int $count): array
    {
        return \array_slice($this->all(), $first, $count);
    }

    public function references(int $count): void
    {
        $this->tables->referenced = array_fill(0, $count, null);
    }

    /**
     * @param list<mixed> $values
     */
    public function refer(array $values): void
    {
        foreach ($values as $number => $value) {
            $this->tables->referenced[$number] = $value;
        }
    }

    /**
     * @param list<array{0: array<array-key, mixed>, 1?: array<int, array<array-key, int>>}> $arrays
     */
    public function arrays(array $arrays): void
    {
        foreach ($arrays as $array) {
            $this->tables->arrays[] = $this->column($array[0], $array[1] ?? []);
        }
    }

    /**
     * @template K of array-key
     *
     * @param array<K, mixed>           $constants
     * @param array<int, array<K, int>> $numbers   kind => key => number of what is to stand there
     *
     * @return array<K, mixed>
     */
    public function column(array $constants, array $numbers): array
    {
        foreach ($numbers as $kind => $places) {
            if ($kind === Kind::REFERENCE) {
                foreach ($places as $key => $number) {
                    $constants[$key] = &$this->tables->referenced[$number];
                }
                continue;
            }
            $things = match ($kind) {
                Kind::OBJECT => $this->all(),
                Kind::ARRAY => $this->tables->arrays,
                default => $this->tables->cases,
            };
            foreach ($places as $key => $number) {
                $constants[$key] = $things[$number];
            }
        }

        return $constants;
    }

    /**
     * Assigns a column that no plain loop can assign.
     *
     * @param list<mixed>                   $constants
     * @param array<int, array<int, int>> $numbers   kind => position => number of what is to stand there
     */
    public function property(int $shape, int $position, array $constants, array $numbers = []): void
    {
        $plan = $this->plans[$shape];
        $references = $numbers[Kind::REFERENCE] ?? [];
        unset($numbers[Kind::REFERENCE]);
        $objects = \array_slice($this->all(), $plan->shape->first, $plan->shape->count);
        $assign = Filling::exception($plan, $position, $references, $this->tables);
        $assign($objects, array_values($this->column($constants, $numbers)), 0);
    }

    /**
     * @param list<array<array-key, mixed>> $arrays
     */
    public function data(int $first, array $arrays): void
    {
        foreach ($arrays as $index => $array) {
            $this->data[$first + $index] = $array;
        }
    }

    /**
     * @param list<int> $order
     */
    public function call(array $order): void
    {
        Calls::make($order, $this->all(), $this->data);
    }

    /**
     * @return list<object> of all shapes
     */
    private function all(): array
    {
        if ($this->shapes !== []) {
            // Once for all of them, when all are there.
            $this->tables->objects = array_merge(...$this->shapes);
            $this->shapes = [];
        }

        return $this->tables->objects;
    }
}
