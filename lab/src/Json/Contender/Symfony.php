<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Kiln\Lab\Json\Workload;
use Symfony\Component\Cache\Adapter\ArrayAdapter;
use Symfony\Component\PropertyInfo\Extractor\PhpStanExtractor;
use Symfony\Component\PropertyInfo\Extractor\ReflectionExtractor;
use Symfony\Component\PropertyInfo\PropertyInfoCacheExtractor;
use Symfony\Component\PropertyInfo\PropertyInfoExtractor;
use Symfony\Component\Serializer\Encoder\JsonDecode;
use Symfony\Component\Serializer\Encoder\JsonEncode;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Mapping\Factory\CacheClassMetadataFactory;
use Symfony\Component\Serializer\Mapping\Factory\ClassMetadataFactory;
use Symfony\Component\Serializer\Mapping\Loader\AttributeLoader;
use Symfony\Component\Serializer\NameConverter\MetadataAwareNameConverter;
use Symfony\Component\Serializer\Normalizer\AbstractObjectNormalizer;
use Symfony\Component\Serializer\Normalizer\ArrayDenormalizer;
use Symfony\Component\Serializer\Normalizer\BackedEnumNormalizer;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;
use Symfony\Component\Serializer\Normalizer\ObjectNormalizer;
use Symfony\Component\Serializer\Normalizer\PropertyNormalizer;
use Symfony\Component\Serializer\Serializer;

/**
 * symfony/serializer with property types from phpdoc and reflection, so that it returns typed objects all the way down.
 *
 * The property normalizer is used because it reaches private properties and, on the workloads with public ones, is not slower
 * than the object normalizer. Metadata and types are cached in memory: after warming up nothing is read twice.
 */
final class Symfony extends Contender
{
    public const NAME = 'symfony';

    public function __construct()
    {
        parent::__construct(self::NAME);
    }

    public function packages(): array
    {
        return self::versions('symfony/serializer', 'symfony/property-info', 'symfony/property-access');
    }

    public function handles(Workload $workload): bool
    {
        return $workload->jms === null && $workload->format === 'json';
    }

    public function functions(Workload $workload, string $directory): Functions
    {
        $type = $workload->type('%s[]');
        $metadata = new CacheClassMetadataFactory(new ClassMetadataFactory(new AttributeLoader()), new ArrayAdapter(storeSerialized: false));
        $types = new PropertyInfoCacheExtractor(
            new PropertyInfoExtractor(typeExtractors: [new PhpStanExtractor(), new ReflectionExtractor()]),
            new ArrayAdapter(storeSerialized: false),
        );
        $names = new MetadataAwareNameConverter($metadata);
        $context = [AbstractObjectNormalizer::SKIP_NULL_VALUES => !$workload->writesNull, AbstractObjectNormalizer::PRESERVE_EMPTY_OBJECTS => true];
        $symfony = new Serializer(
            [
                new BackedEnumNormalizer(),
                new DateTimeNormalizer([DateTimeNormalizer::FORMAT_KEY => $workload->dateFormat]),
                new ArrayDenormalizer(),
                $workload->source === null
                    ? new PropertyNormalizer($metadata, $names, $types, defaultContext: $context)
                    // It would leave out what a proxy has not loaded.
                    : new ObjectNormalizer($metadata, $names, propertyTypeExtractor: $types, defaultContext: $context),
            ],
            [
                new JsonEncoder(
                    new JsonEncode([JsonEncode::OPTIONS => self::FLAGS]),
                    new JsonDecode([JsonDecode::ASSOCIATIVE => true, JsonDecode::OPTIONS => JSON_THROW_ON_ERROR]),
                ),
            ],
        );

        return new Functions(
            static fn(mixed $objects): string => $symfony->serialize($objects, 'json'),
            static fn(string $json): mixed => $symfony->deserialize($json, $type, 'json'),
        );
    }
}
