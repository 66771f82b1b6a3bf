<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Engine\Native\Extension;
use Kiln\Plan\Write\TellListeners;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WritePlan;

/**
 * A plan for writing as a program of the native engine; docs/native-programs.md says what its arrays mean.
 *
 * @internal
 */
final readonly class WriteLowering
{
    /**
     * @throws NotLowerable
     *
     * @return array<string, mixed>
     */
    public static function program(WritePlan $plan): array
    {
        $nodes = new WriteNodes(\array_flip(\array_keys($plan->objects)), \array_fill_keys(\array_keys(\array_filter($plan->objects, self::isTold(...))), true));
        $places = $plan->notesObjects() ? new XmlPlaces($plan) : null;
        $steps = new WriteSteps($nodes, $places);

        return self::of($nodes->lower($plan->root), \array_map(
            static function (WriteObject $object) use ($steps, $places): array {
                $own = \array_slice($object->steps, (int) self::isTold($object));

                return $places === null ? [$object->class, \array_map($steps->lower(...), $own)] : [$object->class, $places->steps($object, $own, $steps->lower(...)), $places->facts($object)];
            },
            \array_values($plan->objects),
        ));
    }

    /**
     * Listeners come before all other steps, so they are told on the way to the object.
     */
    private static function isTold(WriteObject $object): bool
    {
        return ($object->steps[0] ?? null) instanceof TellListeners;
    }

    /**
     * @param non-empty-list<mixed> $root
     * @param list<list<mixed>>     $objects
     *
     * @return array<string, mixed>
     */
    private static function of(array $root, array $objects): array
    {
        return ['abi' => Extension::ABI, 'kind' => 'write', 'root' => $root, 'objects' => $objects];
    }
}
