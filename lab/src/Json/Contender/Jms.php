<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Composer\InstalledVersions;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Naming\IdenticalPropertyNamingStrategy;
use JMS\Serializer\Naming\SerializedNameAnnotationStrategy;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\Visitor\Factory\JsonSerializationVisitorFactory;
use Kiln\Bridge\Jms\SerializerBuilder as KilnBuilder;
use Kiln\Lab\Json\JmsSettings;
use Kiln\Lab\Json\Workload;

/**
 * jms/serializer without debug mode, its metadata cached in files and, once read, in memory.
 */
final class Jms extends Contender
{
    public const NAME = 'jms';

    /** How JMS writes unless told otherwise. */
    public const FLAGS_OF_JMS = JSON_PRESERVE_ZERO_FRACTION;

    public function packages(): array
    {
        return self::versions('jms/serializer', 'jms/metadata');
    }

    public function handles(Workload $workload): bool
    {
        return true;
    }

    public function functions(Workload $workload, string $directory): Functions
    {
        $type = $workload->type('array<%s>');
        $settings = $workload->jms;
        $builder = SerializerBuilder::create();
        if ($settings === null) {
            $builder
                ->setPropertyNamingStrategy(new SerializedNameAnnotationStrategy(new IdenticalPropertyNamingStrategy()))
                ->setDocBlockTypeResolver(true)
                ->addDefaultHandlers()
                ->configureHandlers(static function (HandlerRegistryInterface $handlers) use ($workload): void {
                    $handlers->registerSubscribingHandler(new DateHandler($workload->dateFormat, 'UTC'));
                })
                ->addDefaultSerializationVisitors()
                ->addDefaultDeserializationVisitors()
                ->setSerializationVisitor('json', (new JsonSerializationVisitorFactory())->setOptions(self::FLAGS));
        }
        self::configure($builder, $settings ?? new JmsSettings());
        if (self::storesMetadata()) {
            $builder->setCacheDir($directory);
        }
        $jms = $builder->build();
        $writesNull = $workload->writesNull;

        return new Functions(
            $settings === null
                ? static fn(mixed $objects): string => $jms->serialize($objects, 'json', SerializationContext::create()->setSerializeNull($writesNull), $type)
                : static fn(mixed $objects): string => $jms->serialize($objects, 'json', $settings->writing(), $type),
            $settings === null
                ? static fn(string $json): mixed => $jms->deserialize($json, $type, 'json')
                : static fn(string $json): mixed => $jms->deserialize($json, $type, 'json', $settings->reading()),
        );
    }

    /**
     * JMS 3.32 asks for jms/metadata 2.6. Where an older one stands in for it, objects of metadata come back empty from the
     * files; they are then kept in memory alone, which makes no difference once the process is warm.
     */
    public static function storesMetadata(): bool
    {
        return version_compare(InstalledVersions::getVersion('jms/metadata') ?? '0', '2.6', '>=');
    }

    /**
     * JMS itself and what takes its place are set up alike.
     */
    public static function configure(SerializerBuilder|KilnBuilder $builder, JmsSettings $settings): void
    {
        $builder->setDebug(false);
        $extras = $settings->extras;
        if ($extras !== null) {
            $builder->addDefaultHandlers();
            $builder->configureHandlers(static function (HandlerRegistryInterface $handlers) use ($extras): void {
                $handlers->registerSubscribingHandler($extras);
            });
            $builder->addDefaultListeners();
            $builder->configureListeners(static function (EventDispatcherInterface $dispatcher) use ($extras): void {
                $dispatcher->addSubscriber($extras);
            });
        }
    }
}
