<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower;

use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Dialect\Jms\Plan\Read\Constructed;
use Kiln\Dialect\Jms\Plan\Read\ReadObject;
use Kiln\Dialect\Jms\Plan\Read\ReadPlan;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Engine\Native\Extension;

/**
 * Makes a program of a plan that reads as jms/serializer does.
 *
 * The host of the program is a {@see \Kiln\Dialect\Jms\Run\Reading}: what the extension leaves to PHP are calls of
 * the methods that generated code calls, too.
 *
 * @internal
 */
final readonly class ReadLowering
{
    private const KIND = 'jms read';

    /**
     * @return array<string, mixed> scalars and arrays only
     */
    public static function lower(ReadPlan $plan): array
    {
        $nodes = new ReadNodes($plan, \array_flip(\array_keys($plan->objects)));
        $fields = new ReadFields($nodes);

        return [
            'abi' => Extension::ABI,
            'kind' => self::KIND,
            'root' => $nodes->lower($plan->root),
            'objects' => \array_values(\array_map(static fn(ReadObject $object): array => self::object($object, $fields), $plan->objects)),
            'skipped' => Skipped::class,
        ];
    }

    /**
     * @return list<mixed>
     */
    private static function object(ReadObject $object, ReadFields $fields): array
    {
        $lowered = [
            $object->class,
            \array_map($fields->lower(...), $object->fields),
            \array_map(static fn(Invoke $method): array => [$method->class, $method->name], $object->afterwards),
            $object->isNoted,
            $object->isAnnounced,
        ];

        return ReadNodes::isPlain($object) ? $lowered : [
            ...$lowered,
            $object->ignoresNull,
            $object->construction instanceof Constructed ? \array_map($fields->parameter(...), $object->construction->parameters) : null,
        ];
    }
}
