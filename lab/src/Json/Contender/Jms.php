<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use JMS\Serializer\DeserializationContext;
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
use Metadata\Cache\FileCache;
use Symfony\Component\Filesystem\Filesystem;

/**
 * jms/serializer without debug mode, its metadata cached in files and, once read, in memory.
 */
final class Jms extends Contender
{
    public const NAME = 'jms';

    /** How JMS writes unless told otherwise. */
    public const FLAGS_OF_JMS = JSON_PRESERVE_ZERO_FRACTION;

    public function __construct()
    {
        parent::__construct(self::NAME);
    }

    public function packages(): array
    {
        return self::versions('jms/serializer', 'jms/metadata');
    }

    public function handles(Workload $workload): bool
    {
        return $workload->format === 'json' || $workload->jms !== null;
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
                ->enableEnumSupport()
                ->addDefaultHandlers()
                ->configureHandlers(static function (HandlerRegistryInterface $handlers) use ($workload): void {
                    $handlers->registerSubscribingHandler(new DateHandler($workload->dateFormat, 'UTC'));
                })
                ->addDefaultSerializationVisitors()
                ->addDefaultDeserializationVisitors()
                ->setSerializationVisitor('json', (new JsonSerializationVisitorFactory())->setOptions(self::FLAGS));
        }
        self::configure($builder, $settings ?? new JmsSettings(), $directory);
        $jms = $builder->build();
        [$writesNull, $format] = [$workload->writesNull, $workload->format];

        return new Functions(
            $settings === null
                ? static fn(mixed $objects): string => $jms->serialize($objects, 'json', SerializationContext::create()->setSerializeNull($writesNull), $type)
                : static fn(mixed $objects): string => $jms->serialize($objects, $format, $settings->context(SerializationContext::class), $type),
            $settings === null
                ? static fn(string $json): mixed => $jms->deserialize($json, $type, 'json')
                : static fn(string $text): mixed => $jms->deserialize($text, $type, $format, $settings->context(DeserializationContext::class)),
        );
    }

    public static function cache(string $directory): FileCache
    {
        $metadata = "{$directory}/metadata";
        // In a request that is measured it is there, and nothing is loaded to make it.
        if (!is_dir($metadata)) {
            (new Filesystem())->mkdir($metadata);
        }

        return new FileCache($metadata);
    }

    /**
     * JMS itself and what takes its place are set up alike.
     */
    public static function configure(SerializerBuilder|KilnBuilder $builder, JmsSettings $settings, string $directory): void
    {
        $builder->setDebug(false)->setMetadataCache(self::cache($directory));
        $extras = $settings->extras;
        if ($extras !== null) {
            $builder->addDefaultHandlers();
            $builder->configureHandlers($extras->handlers(...));
            $builder->addDefaultListeners();
            $builder->configureListeners($extras->listeners(...));
        }
    }
}
