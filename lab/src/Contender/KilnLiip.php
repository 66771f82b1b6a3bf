<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Kiln\Engine;
use Kiln\Lab\Workload\Workload;

/**
 * Kiln in the place of Liip, on one of its engines, with its code stored in files as on a server.
 */
final readonly class KilnLiip implements Contender
{
    /** On the engine of plain PHP. */
    public const NAME = 'kiln-liip';

    public const NATIVE = 'kiln-liip-native';

    public function __construct(private Engine $engine) {}

    public function name(): string
    {
        return $this->engine === Engine::Native ? self::NATIVE : self::NAME;
    }

    public function packages(): array
    {
        $liip = Packages::versions('liip/serializer');
        $extension = $this->engine === Engine::Native ? Packages::extension('kiln') : $liip;

        return $liip === [] || $extension === [] ? [] : $liip + $extension;
    }

    public function handles(Workload $workload): bool
    {
        return LiipDialect::covers($workload);
    }

    public function writer(Workload $workload, string $cacheDirectory): \Closure
    {
        $graph = $workload->graph();
        $kiln = LiipDialect::replacement($cacheDirectory, $this->engine);

        return static fn(): string => $kiln->serialize($graph, 'json');
    }

    public function reader(Workload $workload, string $cacheDirectory): \Closure
    {
        $json = $workload->json;
        $type = JmsDialect::type($workload);
        $kiln = LiipDialect::replacement($cacheDirectory, $this->engine);

        return static fn(): mixed => $kiln->deserialize($json, $type, 'json');
    }
}
