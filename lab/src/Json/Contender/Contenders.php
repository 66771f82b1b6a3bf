<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Naming;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use JMS\Serializer\Visitor\Factory\JsonSerializationVisitorFactory;
use Kiln\Bridge\Jms\SerializerBuilder as KilnJmsBuilder;
use Kiln\Bridge\Liip\LiipSerializer;
use Kiln\Context;
use Kiln\Engine;
use Kiln\Format\Xml;
use Kiln\Format\Yaml;
use Kiln\Lab\Functions;
use Kiln\Lab\Json\JmsSettings;
use Kiln\Lab\Json\Workload;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Metadata\Cache\FileCache;
use Symfony\Component\Cache\Adapter\ArrayAdapter;
use Symfony\Component\Filesystem\Filesystem;
use Symfony\Component\PropertyInfo;
use Symfony\Component\Serializer\Encoder;
use Symfony\Component\Serializer\Mapping;
use Symfony\Component\Serializer\NameConverter\MetadataAwareNameConverter;
use Symfony\Component\Serializer\Normalizer;
use Symfony\Component\Serializer\Serializer as SymfonySerializer;

/** Serializers, each with its metadata and types cached and its debug mode off. */
final readonly class Contenders
{
    /** @return array<string, Contender> by name, in the order of the tables: the yardstick first, then Kiln, then its peers */
    public static function all(): array
    {
        $jms = new Contender('jms', ['jms/serializer', 'jms/metadata'], static fn(Workload $workload): bool => $workload->format === 'json' || $workload->jms !== null, self::jms(...));
        $liip = new Contender('liip', ['liip/serializer', 'liip/metadata-parser'], static fn(Workload $workload): bool => $workload->name === 'jms-catalogue-public', static fn(Workload $workload, string $directory): Functions => Liip::functions($workload, $directory), isLoose: true);
        $symfony = new Contender('symfony', ['symfony/serializer', 'symfony/property-info', 'symfony/property-access'], static fn(Workload $workload): bool => $workload->jms === null && $workload->format === 'json', self::symfony(...));
        $kiln = self::kiln(Contender::KILN, Engine::Php, null);
        $all = [
            ...Arrays::all(),
            $kiln,
            // The extension writes and reads what plain PHP does.
            self::kiln(Contender::NATIVE, Engine::Native, $kiln),
            ...array_map(static fn(Engine $engine): Contender => self::inPlaceOf($jms, $engine), [Engine::Php, Engine::Native]),
            ...array_map(static fn(Engine $engine): Contender => self::inPlaceOf($liip, $engine), [Engine::Php, Engine::Native]),
            $jms, $symfony, $liip,
        ];

        return array_combine(array_column($all, 'name'), $all);
    }

    private static function kiln(string $name, Engine $engine, ?Contender $original): Contender
    {
        return new Contender(
            $name,
            $engine === Engine::Native ? ['ext-kiln'] : ['kiln/lab'],
            static fn(Workload $workload): bool => $workload->jms === null && $workload->format !== 'serialize',
            static function (Workload $workload, string $directory) use ($engine): Functions {
                $kiln = self::serializer($engine, $workload, $directory);
                [$type, $format] = [$workload->type('list<%s>'), $workload->format];

                return $format === 'csv' ? Arrays::streams(
                    static fn(mixed $objects, mixed $stream): mixed => is_iterable($objects) && \is_resource($stream) ? $kiln->write($objects, $stream, 'csv') : null,
                    static fn(mixed $stream): iterable => !\is_resource($stream) ? [] : $kiln->read($stream, $workload->class, 'csv'),
                ) : new Functions(
                    static fn(mixed $objects): string => $kiln->serialize($objects, $format, type: $type),
                    static fn(string $text): mixed => $kiln->deserialize($text, $type, $format),
                );
            },
            original: $original,
            engine: $engine,
        );
    }

    /** Kiln by itself, its code stored in files as on a server. */
    public static function serializer(Engine $engine, Workload $workload, string $directory): Serializer
    {
        $builder = SerializerBuilder::create()->withCacheDir($directory)->withEngine($engine)->withContext(new Context(serializeNull: $workload->writesNull));
        // As Symfony's Yaml::dump() and sabre/xml lay it out, by which it was published.
        $format = match ($workload->name) {
            'old-yaml' => new Yaml\Yaml(new Yaml\YamlOptions(indentation: 4, inlineFrom: 2, quoteSpaces: true)),
            'old-xml' => new Xml\Xml(new Xml\XmlOptions(indentation: ' ', encoding: false)),
            default => null,
        };

        return ($format === null ? $builder : $builder->withFormat($format))->build();
    }

    /** Kiln in the place of another. */
    private static function inPlaceOf(Contender $original, Engine $engine): Contender
    {
        $isNative = $engine === Engine::Native;

        return new Contender(
            "kiln-{$original->name}" . ($isNative ? '-native' : ''),
            [...$original->needs, ...$isNative ? ['ext-kiln'] : []],
            static fn(Workload $workload): bool => $workload->jms !== null && ($original->handles)($workload),
            static function (Workload $workload, string $directory) use ($original, $engine): Functions {
                if ($original->name === 'liip') {
                    $kiln = LiipSerializer::create($directory, identicalNaming: true, engine: $engine);
                    $type = $workload->type('array<%s>');

                    return new Functions(static fn(mixed $objects): string => $kiln->serialize($objects, 'json'), static fn(string $json): mixed => $kiln->deserialize($json, $type, 'json'));
                }
                // The builder has JMS's own methods and none for what JMS does not know.
                ini_set('kiln.engine', $engine->value);

                return self::byJms(KilnJmsBuilder::create()->setCacheDir($directory), $workload, $directory);
            },
            isLoose: $original->isLoose,
            original: $original,
        );
    }

    private static function jms(Workload $workload, string $directory): Functions
    {
        $builder = JmsBuilder::create();
        if ($workload->jms !== null) {
            return self::byJms($builder, $workload, $directory);
        }
        $jms = $builder
            ->setPropertyNamingStrategy(new Naming\SerializedNameAnnotationStrategy(new Naming\IdenticalPropertyNamingStrategy()))
            ->setDocBlockTypeResolver(true)
            ->enableEnumSupport()
            ->addDefaultHandlers()
            ->configureHandlers(static function (HandlerRegistryInterface $handlers) use ($workload): void {
                $handlers->registerSubscribingHandler(new DateHandler($workload->dateFormat, 'UTC'));
            })
            ->addDefaultSerializationVisitors()
            ->addDefaultDeserializationVisitors()
            ->setSerializationVisitor('json', (new JsonSerializationVisitorFactory())->setOptions(Contender::FLAGS))
            ->setDebug(false)
            ->setMetadataCache(self::metadataCache($directory))
            ->build();
        $type = $workload->type('array<%s>');

        return new Functions(
            static fn(mixed $objects): string => $jms->serialize($objects, 'json', SerializationContext::create()->setSerializeNull($workload->writesNull), $type),
            static fn(string $json): mixed => $jms->deserialize($json, $type, 'json'),
        );
    }

    /** JMS itself and what takes its place are set up alike. */
    private static function byJms(JmsBuilder|KilnJmsBuilder $builder, Workload $workload, string $directory): Functions
    {
        $settings = $workload->jms ?? new JmsSettings();
        $builder->setDebug(false)->setMetadataCache(self::metadataCache($directory));
        if ($settings->handled !== null) {
            $builder->addDefaultHandlers();
            $builder->configureHandlers($settings->handlers(...));
            $builder->addDefaultListeners();
            $builder->configureListeners($settings->listeners(...));
        }
        $jms = $builder->build();
        [$type, $format] = [$workload->type('array<%s>'), $workload->format];

        return new Functions(
            static fn(mixed $objects): string => $jms->serialize($objects, $format, $settings->context(SerializationContext::class), $type),
            static fn(string $text): mixed => $jms->deserialize($text, $type, $format, $settings->context(DeserializationContext::class)),
        );
    }

    private static function metadataCache(string $directory): FileCache
    {
        $metadata = "{$directory}/metadata";
        (new Filesystem())->mkdir($metadata);

        return new FileCache($metadata);
    }

    /**
     * With property types from phpdoc and reflection, so that it returns typed objects all the way down. The property normalizer reaches
     * private properties and, where they are public, is not slower than the object normalizer.
     */
    private static function symfony(Workload $workload): Functions
    {
        $metadata = new Mapping\Factory\CacheClassMetadataFactory(
            new Mapping\Factory\ClassMetadataFactory(new Mapping\Loader\AttributeLoader()),
            new ArrayAdapter(storeSerialized: false),
        );
        $extractors = [new PropertyInfo\Extractor\PhpStanExtractor(), new PropertyInfo\Extractor\ReflectionExtractor()];
        $types = new PropertyInfo\PropertyInfoCacheExtractor(
            new PropertyInfo\PropertyInfoExtractor(typeExtractors: $extractors),
            new ArrayAdapter(storeSerialized: false),
        );
        $names = new MetadataAwareNameConverter($metadata);
        $context = [
            Normalizer\AbstractObjectNormalizer::SKIP_NULL_VALUES => !$workload->writesNull,
            Normalizer\AbstractObjectNormalizer::PRESERVE_EMPTY_OBJECTS => true,
        ];
        $decode = new Encoder\JsonDecode([Encoder\JsonDecode::ASSOCIATIVE => true, Encoder\JsonDecode::OPTIONS => JSON_THROW_ON_ERROR]);
        $symfony = new SymfonySerializer(
            [
                new Normalizer\BackedEnumNormalizer(),
                new Normalizer\DateTimeNormalizer([Normalizer\DateTimeNormalizer::FORMAT_KEY => $workload->dateFormat]),
                new Normalizer\ArrayDenormalizer(),
                $workload->source === null
                    ? new Normalizer\PropertyNormalizer($metadata, $names, $types, defaultContext: $context)
                    // It would leave out what a proxy has not loaded.
                    : new Normalizer\ObjectNormalizer($metadata, $names, propertyTypeExtractor: $types, defaultContext: $context),
            ],
            [new Encoder\JsonEncoder(new Encoder\JsonEncode([Encoder\JsonEncode::OPTIONS => Contender::FLAGS]), $decode)],
        );
        $type = $workload->type('%s[]');

        return new Functions(
            static fn(mixed $objects): string => $symfony->serialize($objects, 'json'),
            static fn(string $json): mixed => $symfony->deserialize($json, $type, 'json'),
        );
    }
}
