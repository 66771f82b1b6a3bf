<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Read\Content;
use Kiln\Graph\Read\Tables;
use Kiln\Graph\UndecodableBytes;

/**
 * Makes the value that the content of bytes describes: all checks first, then all objects, then what stands in them.
 *
 * @internal
 */
final class Builder
{
    private readonly Tables $tables;

    /**
     * @param list<ObjectPlan> $plans
     */
    private function __construct(private readonly Content $content, private readonly array $plans)
    {
        $this->tables = new Tables();
    }

    /**
     * @param \Closure(): Content $read each time anew: its columns are read once
     *
     * @throws UndecodableBytes
     */
    public static function build(\Closure $read, AllowedClasses $allowed): mixed
    {
        $content = $read();
        $classes = new Classes($allowed);
        $classes->assertAllowed($content);
        $plans = \array_map($classes->plan(...), $content->shapes);
        foreach ($plans as $plan) {
            $content->cover->charge($plan->shape->count, $plan->weight());
        }
        $cases = [];
        for ($position = 0; $position < \count($content->cases); $position += 2) {
            $cases[] = Classes::enumCase($content->cases[$position], $content->cases[$position + 1]);
        }
        $check = new TypeCheck($content, $plans, $cases);
        foreach ($plans as $plan) {
            foreach ($plan->properties as $position => $property) {
                if ($property !== null) {
                    $check->assertFits($property, $plan->shape->columns[$position]);
                }
            }
        }
        if (DataCheck::isNeeded($content, $plans)) {
            DataCheck::assertAllowed($content, $plans, $cases, $classes);
            // Nothing is in memory twice.
            unset($content, $check);
            foreach ($plans as $plan) {
                $plan->shape->columns = [];
            }
            $content = $read();
            foreach ($plans as $position => $plan) {
                $plan->shape->columns = $content->shapes[$position]->columns;
            }
        }
        $builder = new self($content, $plans);
        $builder->tables->cases = $cases;

        return $builder->value();
    }

    private function value(): mixed
    {
        $objects = \array_map(Blanks::of(...), $this->plans);
        $this->tables->objects = \count($objects) === 1 ? $objects[0] : \array_merge(...$objects);
        Arrays::make($this->content, $this->tables);
        foreach ($this->plans as $position => $plan) {
            if ($plan->shape->keys !== []) {
                Filling::fill($objects[$position], $plan, $this->tables);
            }
        }
        $this->call();

        return $this->content->root->next(1, $this->tables)[0];
    }

    private function call(): void
    {
        $data = [];
        foreach ($this->plans as $plan) {
            $shape = $plan->shape;
            if ($shape->restoring === Restoring::Data && $shape->count > 0) {
                /** @var list<array<array-key, mixed>> $arrays */
                $arrays = $shape->columns[0]->next($shape->count, $this->tables);
                $data += \array_combine(\range($shape->first, $shape->first + $shape->count - 1), $arrays);
            }
        }
        Calls::make($this->content->calls, $this->tables->objects, $data);
    }
}
