<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use CuyZ\Valinor\Cache\FileSystemCache;
use CuyZ\Valinor\Mapper\Source\Source;
use CuyZ\Valinor\MapperBuilder;
use CuyZ\Valinor\Normalizer\Format;
use CuyZ\Valinor\NormalizerBuilder;
use Kiln\Lab\Workload\ClassShape;
use Kiln\Lab\Workload\Workload;

/**
 * cuyz/valinor with its file cache. It has no attribute for another key and always writes null: where a workload needs that,
 * a key converter and a transformer do it, as its documentation shows.
 */
final readonly class Valinor implements Contender
{
    public function name(): string
    {
        return 'valinor';
    }

    public function packages(): array
    {
        return Packages::versions('cuyz/valinor');
    }

    public function handles(Workload $workload): bool
    {
        return $workload->jms === null;
    }

    public function writer(Workload $workload, string $cacheDirectory): \Closure
    {
        $graph = $workload->graph();
        $dateFormat = $workload->dateFormat;
        $keys = array_flip(self::propertiesByKey($workload));
        $writesNull = $workload->writesNull;
        $builder = (new NormalizerBuilder())
            ->withCache(new FileSystemCache($cacheDirectory))
            ->registerTransformer(static fn(\DateTimeInterface $date): string => $date->format($dateFormat));
        if ($keys !== [] || !$writesNull) {
            $builder = $builder->registerTransformer(static function (object $object, callable $next) use ($keys, $writesNull): mixed {
                $members = $next();
                if (!\is_array($members)) {
                    return $members;
                }
                $written = [];
                foreach ($members as $name => $value) {
                    if ($writesNull || $value !== null) {
                        $written[$keys[$name] ?? $name] = $value;
                    }
                }

                return $written;
            });
        }
        $normalizer = $builder->normalizer(Format::json())->withOptions(JsonFlags::WRITE);

        return static fn(): string => $normalizer->normalize($graph);
    }

    public function reader(Workload $workload, string $cacheDirectory): \Closure
    {
        $json = $workload->json;
        $type = $workload->isList ? "list<{$workload->class}>" : $workload->class;
        $properties = self::propertiesByKey($workload);
        $builder = (new MapperBuilder())
            ->withCache(new FileSystemCache($cacheDirectory))
            ->supportDateFormats($workload->dateFormat);
        if ($properties !== []) {
            $builder = $builder->registerKeyConverter(static fn(string $key): string => $properties[$key] ?? $key);
        }
        $mapper = $builder->mapper();

        return static fn(): mixed => $mapper->map($type, Source::json($json));
    }

    /**
     * @return array<string, string> names of properties by key, for those that differ
     */
    private static function propertiesByKey(Workload $workload): array
    {
        $properties = [];
        foreach (ClassShape::reachableFrom($workload->class) as $class) {
            foreach (ClassShape::of($class)->properties as $property) {
                if ($property->key !== $property->property->getName()) {
                    $properties[$property->key] = $property->property->getName();
                }
            }
        }

        return $properties;
    }
}
