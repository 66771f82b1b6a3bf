<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Kiln\Bridge\Jms\SerializerBuilder;
use Kiln\Engine;
use Kiln\Lab\Json\JmsSettings;
use Kiln\Lab\Json\Workload;
use Metadata\Cache\CacheInterface;
use Metadata\ClassMetadata;

/**
 * Kiln in the place of JMS, on one of its engines, with its code stored in files as on a server.
 */
final class KilnJms extends Contender
{
    public const NAME = 'kiln-jms';

    public const NATIVE = 'kiln-jms-native';

    public function __construct(string $name, private readonly Engine $engine)
    {
        parent::__construct($name);
    }

    public function packages(): array
    {
        return self::kiln($this->engine) === [] ? [] : self::versions('jms/serializer', 'jms/metadata');
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
        Jms::configure($builder, $settings);
        $builder->setCacheDir($directory);
        if (!Jms::storesMetadata()) {
            $builder->setMetadataCache(self::memory());
        }
        $kiln = $builder->build();

        return new Functions(
            static fn(mixed $objects): string => $kiln->serialize($objects, 'json', $settings->writing(), $type),
            static fn(string $json): mixed => $kiln->deserialize($json, $type, 'json', $settings->reading()),
        );
    }

    /**
     * Keeps metadata from being stored in files that an older jms/metadata could not read back.
     */
    private static function memory(): CacheInterface
    {
        return new class implements CacheInterface {
            public function load(string $class): ?ClassMetadata
            {
                return null;
            }

            public function put(ClassMetadata $metadata): void {}

            public function evict(string $class): void {}
        };
    }
}
