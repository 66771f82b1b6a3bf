<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Doctrine\Common\Annotations\AnnotationReader;
use Kiln\Lab\Functions;
use Kiln\Lab\Json\Workload;
use Liip\MetadataParser\Builder;
use Liip\MetadataParser\ModelParser;
use Liip\MetadataParser\Parser;
use Liip\MetadataParser\RecursionChecker;
use Liip\Serializer\Configuration\GeneratorConfiguration;
use Liip\Serializer\DeserializerGenerator;
use Liip\Serializer\Serializer;
use Liip\Serializer\SerializerGenerator;
use Liip\Serializer\Template;

/**
 * liip/serializer with its code generated beforehand. It has no lists at the root, so items are handled one by one, between one
 * call of ext/json for all of them. It reaches nothing private without a getter, and has no handlers.
 */
final readonly class Liip
{
    public static function functions(Workload $workload, string $directory): Functions
    {
        $class = $workload->class;
        if (!is_dir($directory)) {
            mkdir($directory, 0o700, true);
        }
        // As the attributes of the classes name what JMS would name otherwise.
        ModelParser\RawMetadata\PropertyCollection::useIdenticalNamingStrategy();
        $configuration = GeneratorConfiguration::createFomArray(['classes' => [$class => []]]);
        (new SerializerGenerator(new Template\Serialization(), $configuration, $directory))->generate(self::metadata());
        (new DeserializerGenerator(new Template\Deserialization(), [$class], $directory))->generate(self::metadata());
        $liip = new Serializer($directory);

        // What is not a list is the parcel that comes before the first use.
        return new Functions(
            // With the flags of Liip.
            static fn(mixed $objects): string => json_encode(\is_array($objects) ? array_map($liip->toArray(...), $objects) : $liip->toArray($objects), JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR),
            static function (string $json) use ($liip, $class, $workload): mixed {
                $data = (array) json_decode($json, true, 512, JSON_THROW_ON_ERROR);

                return $workload->isList ? array_map(static fn(array $item): object => $liip->fromArray($item, $class), $data) : $liip->fromArray($data, $class);
            },
        );
    }

    private static function metadata(): Builder
    {
        $parsers = [new ModelParser\ReflectionParser(), new ModelParser\JMSParser(new AnnotationReader()), new ModelParser\VisibilityAwarePropertyAccessGuesser()];

        return new Builder(new Parser($parsers), new RecursionChecker(null, []));
    }
}
