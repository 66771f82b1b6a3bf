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

        return [
            'abi' => Extension::ABI,
            'kind' => 'write',
            'root' => $nodes->lower($plan->root),
            'objects' => array_map(
                static fn(WriteObject $object): array => [$object->class, array_map($steps->lower(...), $object->steps)],
                array_values($plan->objects),
            ),
            ...($plan->hasRulesForBuiltIn ? ['rules' => true] : []),
        ];
    }
}
