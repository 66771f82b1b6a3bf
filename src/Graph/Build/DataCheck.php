<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Classes\NamesInData;
use Kiln\Graph\Read\Content;
use Kiln\Graph\Read\Tables;

/**
 * Looks into what PHP's own __unserialize() methods are to be given, before there are objects: a destructor of one would run
 * if it were refused later.
 *
 * @internal
 */
final class DataCheck
{
    /**
     * @param \Closure(): Content $read    the same content anew, as its columns are read once
     * @param list<ObjectPlan>    $plans
     * @param list<\UnitEnum>     $cases
     *
     * @throws \Kiln\Graph\UndecodableBytes
     */
    public static function assertAllowed(\Closure $read, Content $content, array $plans, array $cases, Classes $classes): void
    {
        $doubtful = array_filter($plans, static fn(ObjectPlan $plan): bool => $plan->shape->count > 0 && $plan->class->builtInRestorer() !== null);
        if ($doubtful === [] || !self::isNeeded($content, $doubtful)) {
            return;
        }
        $content = $read();
        $tables = new Tables();
        $tables->cases = $cases;
        // All are the same one, which stands for any.
        $tables->objects = array_fill(0, array_sum(array_map(static fn(ObjectPlan $plan): int => $plan->shape->count, $plans)), new \stdClass());
        Arrays::make($content, $tables);
        foreach ($doubtful as $position => $plan) {
            $shape = $content->shapes[$position];
            foreach ($shape->columns[0]->next(max(1, $shape->count), $tables) as $data) {
                $classes->assertDataAllowed($plan->class, \is_array($data) ? $data : []);
            }
        }
    }

    /**
     * @param array<int, ObjectPlan> $plans
     */
    private static function isNeeded(Content $content, array $plans): bool
    {
        foreach ($plans as $plan) {
            if (NamesInData::hasIterators($plan->class)) {
                return true;
            }
        }
        foreach ($content->sections as $section) {
            if (NamesInData::mayBeScopes($section->keys)) {
                return true;
            }
        }

        return false;
    }
}
