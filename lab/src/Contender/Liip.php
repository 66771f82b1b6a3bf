<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Kiln\Lab\Workload\Workload;

/**
 * liip/serializer with its code generated beforehand. It has no lists at the root, so items are handled one by one, between one
 * call of ext/json for all of them.
 */
final readonly class Liip implements Contender
{
    public const NAME = 'liip';

    public function name(): string
    {
        return self::NAME;
    }

    public function packages(): array
    {
        return Packages::versions('liip/serializer', 'liip/metadata-parser');
    }

    public function handles(Workload $workload): bool
    {
        return LiipDialect::covers($workload);
    }

    public function writer(Workload $workload, string $cacheDirectory): \Closure
    {
        $graph = $workload->graph();
        $liip = LiipDialect::original($workload, $cacheDirectory);

        return \is_array($graph)
            ? static fn(): string => json_encode(array_map($liip->toArray(...), $graph), LiipDialect::FLAGS)
            : static fn(): string => $liip->serialize($graph, 'json');
    }

    public function reader(Workload $workload, string $cacheDirectory): \Closure
    {
        $json = $workload->json;
        $class = $workload->class;
        $liip = LiipDialect::original($workload, $cacheDirectory);
        $read = static fn(mixed $item): mixed => \is_array($item) ? $liip->fromArray($item, $class) : throw new \LogicException('Not an object.');

        return $workload->isList
            ? static fn(): mixed => array_map($read, (array) json_decode($json, true, 512, JsonFlags::READ))
            : static fn(): mixed => $liip->deserialize($json, $class, 'json');
    }
}
