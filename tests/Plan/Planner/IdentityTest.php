<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Planner;

use Kiln\Context;
use Kiln\Engine\Planning;
use Kiln\Plan\Planner\Identity;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Subjects;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Identity::class)]
final class IdentityTest extends TestCase
{
    /**
     * Code that does the same is printed once, whatever was planned before and around it.
     */
    #[Test]
    public function aClassHasOneIdAloneBehindOthersAndInsideOfThem(): void
    {
        $types = array_map(static fn(Subject $subject): string => $subject->type(), Subjects::all());
        $ids = [];
        $planning = new Planning();
        foreach ([...$types, ...array_reverse($types)] as $type) {
            foreach ([$planning, new Planning()] as $planner) {
                foreach ([$planner->write($type, new Context()), $planner->read($type, new Context())] as $plan) {
                    foreach ($plan->objects as $id => $object) {
                        $ids[$object::class . ' ' . $object->class][$id] = true;
                        foreach ([$planner->writeClass($object->class, new Context()), $planner->read($object->class, new Context())] as $ofClass) {
                            foreach ($ofClass->objects as $alone => $inner) {
                                $ids[$inner::class . ' ' . $inner->class][$alone] = true;
                            }
                        }
                    }
                }
            }
        }

        self::assertGreaterThan(20, \count($ids));
        // An order has the members of its address among its own, which is another plan.
        $different = array_filter($ids, static fn(array $different, string $name): bool => \count($different) > (str_ends_with($name, '\\Address') ? 2 : 1), \ARRAY_FILTER_USE_BOTH);
        self::assertSame([], $different);
    }
}
