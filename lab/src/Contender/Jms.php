<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Composer\InstalledVersions;
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
    public function name(): string
    {
        return 'jms';
    }

    public function packages(): array
    {
        return Packages::versions('jms/serializer', 'jms/metadata');
    }

    public function writer(Workload $workload, string $cacheDirectory): \Closure
    {
        $graph = $workload->graph();
        $type = self::type($workload);
        $jms = self::serializer($workload, $cacheDirectory);
        $writesNull = $workload->writesNull;

        return static fn(): string => $jms->serialize($graph, 'json', SerializationContext::create()->setSerializeNull($writesNull), $type);
    }

    public function reader(Workload $workload, string $cacheDirectory): \Closure
    {
        $json = $workload->json;
        $type = self::type($workload);
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
        if (self::storesMetadata()) {
            $builder->setCacheDir($cacheDirectory);
        }

        return $builder->build();
    }

    /**
     * JMS 3.32 asks for jms/metadata 2.6. Where an older one stands in for it, objects of metadata come back empty from the
     * files; they are then kept in memory alone, which makes no difference once the process is warm.
     */
    private static function storesMetadata(): bool
    {
        return version_compare(InstalledVersions::getVersion('jms/metadata') ?? '0', '2.6', '>=');
    }

    private static function type(Workload $workload): string
    {
        return $workload->isList ? "array<{$workload->class}>" : $workload->class;
    }
}
