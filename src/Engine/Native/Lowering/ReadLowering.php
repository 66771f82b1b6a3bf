<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Engine\Native\Extension;
use Kiln\Plan\Planner\PlanParts;
use Kiln\Plan\Read;

/**
 * A plan for reading as a program of the native engine; docs/native-programs.md says what its arrays mean.
 *
 * @internal
 */
final readonly class ReadLowering
{
    /**
     * @throws NotLowerable
     *
     * @return array<string, mixed>
     */
    public static function program(Read\ReadPlan $plan): array
    {
        self::refuseContexts($plan);
        if (\array_filter($plan->objects, static fn(Read\ReadObject $object): bool => $object->showsData) !== []) {
            throw new NotLowerable('no operation for listeners that change data');
        }
        $nodes = new ReadNodes(\array_flip(\array_keys($plan->objects)), \array_fill_keys(\array_keys(\array_filter($plan->objects, static fn(Read\ReadObject $object): bool => $object->tellsListeners())), true));
        $objects = new ReadObjects($nodes);

        return [
            'abi' => Extension::ABI,
            'kind' => 'read',
            'root' => $nodes->lower($plan->root),
            'objects' => \array_map($objects->lower(...), \array_values($plan->objects)),
        ];
    }

    /**
     * A host has one context, for which user code asks.
     *
     * @throws NotLowerable
     */
    private static function refuseContexts(Read\ReadPlan $plan): void
    {
        if (\array_filter($plan->objects, self::changesContext(...)) === []) {
            return;
        }
        foreach (PlanParts::inside([$plan->root, $plan->objects]) as $part) {
            if ($part instanceof Read\Convert || $part instanceof Read\TellListeners) {
                throw new NotLowerable('user code that reads is to be told options that differ from place to place');
            }
        }
    }

    private static function changesContext(Read\ReadObject $object): bool
    {
        return \array_filter($object->fields, static fn(Read\ReadField|Read\Splice $field): bool => $field->below !== null) !== [];
    }
}
