<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Kiln\Context;
use Kiln\Lab\Workload\Workload;
use Kiln\Serializer;

/**
 * Kiln, from the sources beside the lab, with its code stored in files as on a server.
 */
final readonly class Kiln implements Contender
{
    public const NAME = 'kiln';

    public function name(): string
    {
        return self::NAME;
    }

    public function packages(): array
    {
        return class_exists(Serializer::class) ? ['kiln/kiln' => 'the working copy'] : [];
    }

    public function handles(Workload $workload): bool
    {
        return $workload->jms === null;
    }

    public function writer(Workload $workload, string $cacheDirectory): \Closure
    {
        $graph = $workload->graph();
        $type = self::type($workload);
        $kiln = self::serializer($workload, $cacheDirectory);

        return static fn(): string => $kiln->serialize($graph, type: $type);
    }

    public function reader(Workload $workload, string $cacheDirectory): \Closure
    {
        $json = $workload->json;
        $type = self::type($workload);
        $kiln = self::serializer($workload, $cacheDirectory);

        return static fn(): mixed => $kiln->deserialize($json, $type);
    }

    private static function serializer(Workload $workload, string $cacheDirectory): Serializer
    {
        return Serializer::create(cacheDir: $cacheDirectory)->with(new Context(serializeNull: $workload->writesNull));
    }

    private static function type(Workload $workload): string
    {
        return $workload->isList ? "list<{$workload->class}>" : $workload->class;
    }
}
