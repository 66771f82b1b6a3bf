<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Classes\NamesInData;
use Kiln\Graph\Kind;
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
     * Whether there may be names, which is seen without making anything.
     *
     * @param list<ObjectPlan> $plans
     */
    public static function isNeeded(Content $content, array $plans): bool
    {
        $doubtful = self::doubtful($plans);
        $haveIterators = \array_filter($doubtful, static fn(ObjectPlan $plan): bool => NamesInData::hasIterators($plan->class)) !== [];
        foreach ($doubtful === [] ? [] : $content->sections as $section) {
            if (NamesInData::mayBeScopes($section->keys)) {
                return true;
            }
            foreach ($haveIterators ? $section->columns : [] as $column) {
                if (\array_intersect([Kind::STRING, Kind::REFERENCE], $column->kinds()) !== []) {
                    return true;
                }
            }
        }

        return false;
    }

    /**
     * Reads all columns: the content is of no more use.
     *
     * @param list<ObjectPlan> $plans
     * @param list<\UnitEnum>  $cases
     *
     * @throws \Kiln\Graph\UndecodableBytes
     */
    public static function assertAllowed(Content $content, array $plans, array $cases, Classes $classes): void
    {
        $tables = new Tables();
        $tables->cases = $cases;
        // All are the same one, which stands for any.
        $tables->objects = \array_fill(0, \array_sum(\array_map(static fn(ObjectPlan $plan): int => $plan->shape->count, $plans)), new \stdClass());
        Arrays::make($content, $tables);
        foreach (self::doubtful($plans) as $plan) {
            foreach ($plan->shape->columns[0]->next(\max(1, $plan->shape->count), $tables) as $data) {
                $classes->assertDataAllowed($plan->class, \is_array($data) ? $data : []);
            }
        }
    }

    /**
     * @param list<ObjectPlan> $plans
     *
     * @return array<int, ObjectPlan>
     */
    private static function doubtful(array $plans): array
    {
        return \array_filter($plans, static fn(ObjectPlan $plan): bool => $plan->shape->count > 0 && $plan->class->builtInRestorer() !== null);
    }
}
