<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use CuyZ\Valinor\Cache\FileSystemCache;
use CuyZ\Valinor\Mapper\Source\Source;
use CuyZ\Valinor\MapperBuilder;
use CuyZ\Valinor\Normalizer\Format;
use CuyZ\Valinor\NormalizerBuilder;
use Kiln\Lab\Json\Reference;
use Kiln\Lab\Json\Workload;

/**
 * cuyz/valinor with its file cache. It has no attribute for another key and always writes null: where a workload needs that,
 * a key converter and a transformer do it, as its documentation shows.
 */
final class Valinor extends Contender
{
    public function packages(): array
    {
        return self::versions('cuyz/valinor');
    }

    public function handles(Workload $workload): bool
    {
        return $workload->jms === null;
    }

    public function functions(Workload $workload, string $directory): Functions
    {
        $format = $workload->dateFormat;
        $type = $workload->type('list<%s>');
        $properties = Reference::renamed($workload->class);
        $keys = array_flip($properties);
        $writesNull = $workload->writesNull;
        $writer = (new NormalizerBuilder())
            ->withCache(new FileSystemCache($directory))
            ->registerTransformer(static fn(\DateTimeInterface $date): string => $date->format($format));
        $reader = (new MapperBuilder())->withCache(new FileSystemCache($directory))->supportDateFormats($format);
        if ($keys !== [] || !$writesNull) {
            $writer = $writer->registerTransformer(static function (object $object, callable $next) use ($keys, $writesNull): mixed {
                $written = [];
                foreach ($members = $next() as $name => $value) {
                    if ($writesNull || $value !== null) {
                        $written[$keys[$name] ?? $name] = $value;
                    }
                }

                return \is_array($members) ? $written : $members;
            });
        }
        if ($properties !== []) {
            $reader = $reader->registerKeyConverter(static fn(string $key): string => $properties[$key] ?? $key);
        }
        $normalizer = $writer->normalizer(Format::json())->withOptions(self::FLAGS);
        $mapper = $reader->mapper();

        return new Functions(
            static fn(mixed $objects): string => $normalizer->normalize($objects),
            static fn(string $json): mixed => $mapper->map($type, Source::json($json)),
        );
    }
}
