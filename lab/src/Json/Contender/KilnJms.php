<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Kiln\Bridge\Jms\SerializerBuilder;
use Kiln\Lab\Json\JmsSettings;
use Kiln\Lab\Json\Workload;

/**
 * Kiln in the place of JMS, on one of its engines, with its code stored in files as on a server.
 */
final class KilnJms extends Contender
{
    public const NAME = 'kiln-jms';

    public const NATIVE = 'kiln-jms-native';

    public function packages(): array
    {
        return $this->kiln() === [] ? [] : self::versions('jms/serializer', 'jms/metadata');
    }

    public function handles(Workload $workload): bool
    {
        return $workload->jms !== null;
    }

    public function original(): Contender
    {
        return new Jms(Jms::NAME);
    }

    public function functions(Workload $workload, string $directory): Functions
    {
        $type = $workload->type('array<%s>');
        $settings = $workload->jms ?? new JmsSettings();
        // The builder has JMS's own methods and none for what JMS does not know.
        ini_set('kiln.engine', $this->engine->value);
        $builder = SerializerBuilder::create();
        Jms::configure($builder, $settings, $directory);
        $kiln = $builder->setCacheDir($directory)->build();

        return new Functions(
            static fn(mixed $objects): string => $kiln->serialize($objects, 'json', $settings->writing(), $type),
            static fn(string $json): mixed => $kiln->deserialize($json, $type, 'json', $settings->reading()),
        );
    }
}
