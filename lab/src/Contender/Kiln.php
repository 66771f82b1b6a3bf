<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Lab\Workload\Workload;
use Kiln\Serializer;

/**
 * Kiln on one of its engines, from the sources beside the lab, with its code stored in files as on a server.
 */
final readonly class Kiln implements Contender
{
    /** On the engine of plain PHP. */
    public const NAME = 'kiln';

    public const NATIVE = 'kiln-native';

    public function __construct(private Engine $engine) {}

    public function name(): string
    {
        return $this->engine === Engine::Native ? self::NATIVE : self::NAME;
    }

    public function packages(): array
    {
        return $this->engine === Engine::Native ? Packages::extension('kiln') : ['kiln/kiln' => 'the working copy'];
    }

    public function handles(Workload $workload): bool
    {
        return $workload->jms === null;
    }

    public function writer(Workload $workload, string $cacheDirectory): \Closure
    {
        $graph = $workload->graph();
        $type = self::type($workload);
        $kiln = $this->serializer($workload, $cacheDirectory);

        return static fn(): string => $kiln->serialize($graph, type: $type);
    }

    public function reader(Workload $workload, string $cacheDirectory): \Closure
    {
        $json = $workload->json;
        $type = self::type($workload);
        $kiln = $this->serializer($workload, $cacheDirectory);

        return static fn(): mixed => $kiln->deserialize($json, $type);
    }

    public function serializer(Workload $workload, string $cacheDirectory): Serializer
    {
        return Serializer::create(cacheDir: $cacheDirectory, engine: $this->engine)->with(new Context(serializeNull: $workload->writesNull));
    }

    private static function type(Workload $workload): string
    {
        return $workload->isList ? "list<{$workload->class}>" : $workload->class;
    }
}
