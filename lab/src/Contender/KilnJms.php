<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Kiln\Engine;
use Kiln\Lab\Workload\JmsSettings;
use Kiln\Lab\Workload\Workload;

/**
 * Kiln in the place of JMS, on one of its engines, with its code stored in files as on a server.
 */
final readonly class KilnJms implements Contender
{
    /** On the engine of plain PHP. */
    public const NAME = 'kiln-jms';

    public const NATIVE = 'kiln-jms-native';

    public function __construct(private Engine $engine) {}

    public function name(): string
    {
        return $this->engine === Engine::Native ? self::NATIVE : self::NAME;
    }

    public function packages(): array
    {
        $jms = Packages::versions('jms/serializer', 'jms/metadata');
        $extension = $this->engine === Engine::Native ? Packages::extension('kiln') : $jms;

        return $jms === [] || $extension === [] ? [] : $jms + $extension;
    }

    public function handles(Workload $workload): bool
    {
        return $workload->jms !== null;
    }

    public function writer(Workload $workload, string $cacheDirectory): \Closure
    {
        $graph = $workload->graph();
        $type = JmsDialect::type($workload);
        $settings = self::settings($workload);
        $kiln = JmsDialect::replacement($settings, $cacheDirectory, $this->engine);

        return static fn(): string => $kiln->serialize($graph, 'json', $settings->writing(), $type);
    }

    public function reader(Workload $workload, string $cacheDirectory): \Closure
    {
        $json = $workload->input();
        $type = JmsDialect::type($workload);
        $settings = self::settings($workload);
        $kiln = JmsDialect::replacement($settings, $cacheDirectory, $this->engine);

        return static fn(): mixed => $kiln->deserialize($json, $type, 'json', $settings->reading());
    }

    private static function settings(Workload $workload): JmsSettings
    {
        return $workload->jms ?? throw new \LogicException("The workload {$workload->name} is not in JMS's dialect.");
    }
}
