<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Doctrine\Common\Annotations\AnnotationReader;
use Kiln\Bridge\Liip\LiipSerializer;
use Kiln\Engine;
use Kiln\Lab\Workload\Workload;
use Liip\MetadataParser\Builder;
use Liip\MetadataParser\ModelParser\JMSParser;
use Liip\MetadataParser\ModelParser\RawMetadata\PropertyCollection;
use Liip\MetadataParser\ModelParser\ReflectionParser;
use Liip\MetadataParser\ModelParser\VisibilityAwarePropertyAccessGuesser;
use Liip\MetadataParser\Parser;
use Liip\MetadataParser\RecursionChecker;
use Liip\Serializer\Configuration\GeneratorConfiguration;
use Liip\Serializer\DeserializerGenerator;
use Liip\Serializer\Serializer;
use Liip\Serializer\SerializerGenerator;
use Liip\Serializer\Template\Deserialization;
use Liip\Serializer\Template\Serialization;

/**
 * Serializers for models of liip/serializer: Liip itself and what takes its place, set up alike.
 */
final readonly class LiipDialect
{
    /** How Liip writes. */
    public const FLAGS = JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR;

    /**
     * Whether both serializers can do all of the work: nothing private is reached without a getter, and there are no handlers.
     */
    public static function covers(Workload $workload): bool
    {
        return $workload->name === 'jms-catalogue-public';
    }

    public static function original(Workload $workload, string $cacheDirectory): Serializer
    {
        // As the attributes of the classes name what JMS would name otherwise.
        if (!is_dir($cacheDirectory)) {
            mkdir($cacheDirectory, 0o700, true);
        }
        PropertyCollection::useIdenticalNamingStrategy();
        $configuration = GeneratorConfiguration::createFomArray(['classes' => [$workload->class => []]]);
        (new SerializerGenerator(new Serialization(), $configuration, $cacheDirectory))->generate(self::metadata());
        (new DeserializerGenerator(new Deserialization(), [$workload->class], $cacheDirectory))->generate(self::metadata());

        return new Serializer($cacheDirectory);
    }

    public static function replacement(string $cacheDirectory, Engine $engine): LiipSerializer
    {
        return LiipSerializer::create($cacheDirectory, identicalNaming: true, engine: $engine);
    }

    /**
     * The workload with what Liip writes in the place of the document: other dates, and `1` in the place of `1.0`.
     */
    public static function rewritten(Workload $workload, string $json): Workload
    {
        return new Workload($workload->name, $workload->title, $json, $workload->class, $workload->isList, $workload->writesNull, \DateTimeInterface::ISO8601, $workload->jms);
    }

    private static function metadata(): Builder
    {
        $parsers = [new ReflectionParser(), new JMSParser(new AnnotationReader()), new VisibilityAwarePropertyAccessGuesser()];

        return new Builder(new Parser($parsers), new RecursionChecker(null, []));
    }
}
