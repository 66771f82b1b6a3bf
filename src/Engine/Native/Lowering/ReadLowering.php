<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Engine\Native\Extension;
use Kiln\Plan\Read\ReadObject;
use Kiln\Plan\Read\ReadPlan;

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
    public static function program(ReadPlan $plan): array
    {
        $nodes = new ReadNodes(array_flip(array_keys($plan->objects)), array_fill_keys(array_keys(array_filter($plan->objects, static fn(ReadObject $object): bool => $object->tellsListeners())), true));
        $objects = new ReadObjects($nodes);

        return [
            'abi' => Extension::ABI,
            'kind' => 'read',
            'root' => $nodes->lower($plan->root),
            'objects' => array_map($objects->lower(...), array_values($plan->objects)),
        ];
    }
}
