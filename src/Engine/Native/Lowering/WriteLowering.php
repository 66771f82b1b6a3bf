<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Engine\Native\Extension;
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
        $nodes = new WriteNodes(array_flip(array_keys($plan->objects)));
        $steps = new WriteSteps($nodes);

        return self::of($nodes->lower($plan->root), array_map(
            static fn(WriteObject $object): array => [$object->class, array_map($steps->lower(...), $object->steps)],
            array_values($plan->objects),
        ));
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
