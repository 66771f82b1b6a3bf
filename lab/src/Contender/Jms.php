<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Naming\IdenticalPropertyNamingStrategy;
use JMS\Serializer\Naming\SerializedNameAnnotationStrategy;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\Serializer;
use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\Visitor\Factory\JsonSerializationVisitorFactory;
use Kiln\Lab\Workload\Workload;

/**
 * jms/serializer without debug mode, its metadata cached in files and, once read, in memory.
 */
final readonly class Jms implements Contender
{
    public const NAME = 'jms';

    public function name(): string
    {
        return self::NAME;
    }

    public function packages(): array
    {
        return Packages::versions('jms/serializer', 'jms/metadata');
    }

    public function handles(Workload $workload): bool
    {
        return true;
    }

    public function writer(Workload $workload, string $cacheDirectory): \Closure
    {
        $graph = $workload->graph();
        $type = JmsDialect::type($workload);
        $settings = $workload->jms;
        if ($settings !== null) {
            $jms = JmsDialect::original($settings, $cacheDirectory);

            return static fn(): string => $jms->serialize($graph, 'json', $settings->writing(), $type);
        }
        $jms = self::serializer($workload, $cacheDirectory);
        $writesNull = $workload->writesNull;

        return static fn(): string => $jms->serialize($graph, 'json', SerializationContext::create()->setSerializeNull($writesNull), $type);
    }

    public function reader(Workload $workload, string $cacheDirectory): \Closure
    {
        $json = $workload->input();
        $type = JmsDialect::type($workload);
        $settings = $workload->jms;
        if ($settings !== null) {
            $jms = JmsDialect::original($settings, $cacheDirectory);

            return static fn(): mixed => $jms->deserialize($json, $type, 'json', $settings->reading());
        }
        $jms = self::serializer($workload, $cacheDirectory);

        return static fn(): mixed => $jms->deserialize($json, $type, 'json');
    }

    private static function serializer(Workload $workload, string $cacheDirectory): Serializer
    {
        $builder = SerializerBuilder::create()
            ->setDebug(false)
            ->setPropertyNamingStrategy(new SerializedNameAnnotationStrategy(new IdenticalPropertyNamingStrategy()))
            ->setDocBlockTypeResolver(true)
            ->addDefaultHandlers()
            ->configureHandlers(static function (HandlerRegistryInterface $handlers) use ($workload): void {
                $handlers->registerSubscribingHandler(new DateHandler($workload->dateFormat, 'UTC'));
            })
            ->addDefaultSerializationVisitors()
            ->addDefaultDeserializationVisitors()
            ->setSerializationVisitor('json', (new JsonSerializationVisitorFactory())->setOptions(JsonFlags::WRITE));
        if (JmsDialect::storesMetadata()) {
            $builder->setCacheDir($cacheDirectory);
        }

        return $builder->build();
    }
}
