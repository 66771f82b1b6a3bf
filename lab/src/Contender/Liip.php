<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Doctrine\Common\Annotations\AnnotationReader;
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
 * liip/serializer with its code generated beforehand. A list at the root is handled item by item, since it has no lists there.
 * It never writes a null and reaches nothing private without a getter, so that it cannot do all of the work.
 */
final readonly class Liip implements Contender
{
    public function name(): string
    {
        return 'liip';
    }

    public function packages(): array
    {
        return Packages::versions('liip/serializer', 'liip/metadata-parser');
    }

    public function handles(Workload $workload): bool
    {
        return $workload->jms === null;
    }

    public function writer(Workload $workload, string $cacheDirectory): \Closure
    {
        $graph = $workload->graph();
        $configuration = GeneratorConfiguration::createFomArray(['classes' => [$workload->class => []]]);
        (new SerializerGenerator(new Serialization(), $configuration, $cacheDirectory))->generate(self::metadata());
        $liip = new Serializer($cacheDirectory);

        return \is_array($graph)
            ? static fn(): string => json_encode(array_map($liip->toArray(...), $graph), JsonFlags::WRITE)
            : static fn(): string => json_encode($liip->toArray($graph), JsonFlags::WRITE);
    }

    public function reader(Workload $workload, string $cacheDirectory): \Closure
    {
        $json = $workload->json;
        $class = $workload->class;
        (new DeserializerGenerator(new Deserialization(), [$class], $cacheDirectory))->generate(self::metadata());
        $liip = new Serializer($cacheDirectory);
        $read = static fn(mixed $item): mixed => \is_array($item) ? $liip->fromArray($item, $class) : throw new \LogicException('Not an object.');

        return $workload->isList
            ? static fn(): mixed => array_map($read, (array) json_decode($json, true, 512, JsonFlags::READ))
            : static fn(): mixed => $read(json_decode($json, true, 512, JsonFlags::READ));
    }

    private static function metadata(): Builder
    {
        PropertyCollection::useIdenticalNamingStrategy();
        $parsers = [new ReflectionParser(), new JMSParser(new AnnotationReader()), new VisibilityAwarePropertyAccessGuesser()];

        return new Builder(new Parser($parsers), new RecursionChecker(null, []));
    }
}
