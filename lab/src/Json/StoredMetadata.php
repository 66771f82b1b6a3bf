<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use JMS\Serializer\Metadata\ClassMetadata as JmsMetadata;
use JMS\Serializer\Metadata\PropertyMetadata as JmsProperty;
use Metadata\Cache\CacheInterface;
use Metadata\ClassMetadata;
use Metadata\PropertyMetadata as BaseProperty;
use Symfony\Component\Filesystem\Filesystem;

/**
 * Metadata of jms/serializer in files that opcache keeps, as its own cache has them. That cache needs jms/metadata 2.6; with an
 * older one objects come back empty, and jms/serializer would look slower than it is.
 */
final readonly class StoredMetadata implements CacheInterface
{
    public function __construct(private string $directory) {}

    public function load(string $class): ?ClassMetadata
    {
        $path = $this->path($class);
        if (!is_file($path)) {
            return null;
        }
        /** @var array{array<string, mixed>, array<string, array<string, mixed>>} $stored as put() wrote it */
        $stored = include $path;
        $metadata = self::restore(new JmsMetadata($class), $stored[0]);
        foreach ($stored[1] as $name => $values) {
            $kind = $values[''];
            \assert(\is_string($kind) && is_a($kind, JmsProperty::class, true));
            $property = (new \ReflectionClass($kind))->newInstanceWithoutConstructor();
            $metadata->propertyMetadata[$name] = self::restore($property, $values);
        }

        return $metadata;
    }

    public function put(ClassMetadata $metadata): void
    {
        $properties = array_map(static fn(BaseProperty $property): array => ['' => $property::class] + self::dump($property), $metadata->propertyMetadata);
        $stored = [array_diff_key(self::dump($metadata), ['propertyMetadata' => true]), $properties];
        (new Filesystem())->dumpFile($this->path($metadata->name), '<?php return ' . var_export($stored, true) . ';');
    }

    public function evict(string $class): void {}

    private function path(string $class): string
    {
        return $this->directory . '/' . strtr($class, '\\', '-') . '.metadata.php';
    }

    /**
     * @return array<mixed>
     */
    private static function dump(ClassMetadata|BaseProperty $metadata): array
    {
        return array_filter(get_object_vars($metadata), static fn(mixed $value): bool => !\is_object($value));
    }

    /**
     * @template T of ClassMetadata|BaseProperty
     *
     * @param T                    $metadata
     * @param array<string, mixed> $values
     *
     * @return T
     */
    private static function restore(ClassMetadata|BaseProperty $metadata, array $values): ClassMetadata|BaseProperty
    {
        foreach (array_diff_key($values, ['' => true]) as $name => $value) {
            $metadata->{$name} = $value;
        }

        return $metadata;
    }
}
