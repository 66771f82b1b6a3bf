<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Composer\InstalledVersions;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Serializer;
use JMS\Serializer\SerializerBuilder;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as KilnBuilder;
use Kiln\Engine;
use Kiln\Lab\Workload\JmsSettings;
use Kiln\Lab\Workload\Workload;

/**
 * Serializers for workloads in JMS's dialect: JMS itself and what takes its place, set up alike.
 */
final readonly class JmsDialect
{
    /** How JMS writes unless told otherwise. */
    public const FLAGS = JSON_PRESERVE_ZERO_FRACTION;

    /**
     * @param ?string $cacheDirectory null to keep metadata in memory alone
     */
    public static function original(JmsSettings $settings, ?string $cacheDirectory = null): Serializer
    {
        $builder = SerializerBuilder::create();
        self::configure($builder, $settings);
        if ($cacheDirectory !== null && self::storesMetadata()) {
            $builder->setCacheDir($cacheDirectory);
        }

        return $builder->build();
    }

    public static function replacement(JmsSettings $settings, string $cacheDirectory, Engine $engine): JmsSerializer
    {
        // The builder has JMS's own methods and none for what JMS does not know.
        ini_set('kiln.engine', $engine->value);
        $builder = KilnBuilder::create();
        self::configure($builder, $settings);
        $builder->setCacheDir($cacheDirectory);
        if (!self::storesMetadata()) {
            $builder->setMetadataCache(new NoMetadataCache());
        }

        return $builder->build();
    }

    public static function type(Workload $workload): string
    {
        return $workload->isList ? "array<{$workload->class}>" : $workload->class;
    }

    /**
     * JMS 3.32 asks for jms/metadata 2.6. Where an older one stands in for it, objects of metadata come back empty from the
     * files; they are then kept in memory alone, which makes no difference once the process is warm.
     */
    public static function storesMetadata(): bool
    {
        return version_compare(InstalledVersions::getVersion('jms/metadata') ?? '0', '2.6', '>=');
    }

    private static function configure(SerializerBuilder|KilnBuilder $builder, JmsSettings $settings): void
    {
        $builder->setDebug(false);
        $handler = $settings->handler;
        if ($handler !== null) {
            $builder->addDefaultHandlers();
            $builder->configureHandlers(static function (HandlerRegistryInterface $handlers) use ($handler): void {
                $handlers->registerSubscribingHandler($handler);
            });
        }
        $listener = $settings->listener;
        if ($listener !== null) {
            $builder->addDefaultListeners();
            $builder->configureListeners(static function (EventDispatcherInterface $dispatcher) use ($listener): void {
                $dispatcher->addSubscriber($listener);
            });
        }
    }
}
