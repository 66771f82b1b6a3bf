<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Kiln\Context;
use Kiln\Lab\Json\Workload;
use Kiln\Serializer;

/**
 * Kiln on one of its engines, from the sources beside the lab, with its code stored in files as on a server.
 */
final class Kiln extends Contender
{
    public const NAME = 'kiln';

    public const NATIVE = 'kiln-native';

    public function packages(): array
    {
        return $this->kiln();
    }

    public function handles(Workload $workload): bool
    {
        return $workload->jms === null;
    }

    public function functions(Workload $workload, string $directory): Functions
    {
        $type = $workload->type('list<%s>');
        $kiln = $this->serializer($workload, $directory);

        return new Functions(
            static fn(mixed $objects): string => $kiln->serialize($objects, type: $type),
            static fn(string $json): mixed => $kiln->deserialize($json, $type),
        );
    }

    public function serializer(Workload $workload, string $directory): Serializer
    {
        return Serializer::create(cacheDir: $directory, engine: $this->engine)->with(new Context(serializeNull: $workload->writesNull));
    }
}
