<?php

declare(strict_types=1);

namespace Kiln\Bridge\Liip;

use Kiln\Bridge\Jms\Metadata\ClassFacts;
use Kiln\Bridge\Jms\Metadata\Facts;
use Kiln\Bridge\Jms\Metadata\PropertyFacts;
use Kiln\Bridge\Jms\ReaderSet;
use Kiln\Bridge\Jms\Standalone\ObjectFilling;
use Kiln\Bridge\Jms\Standalone\ReadingWithoutUserCode;
use Kiln\Bridge\Jms\UserCode\Registrations;
use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Runtime\Lenient\ReadObservation;
use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * Reads as jms/serializer does without user code, but calls constructors, and takes null for a key that is missing.
 *
 * @internal
 */
final readonly class LiipReading implements ReadObservation
{
    private ReadingWithoutUserCode $plain;

    public function __construct(private Facts $facts, Registrations $registrations, private ReaderSet $set)
    {
        $this->plain = new ReadingWithoutUserCode($facts, $registrations, $set);
    }

    public function includes(string $class, string $property, Reading $reading): bool
    {
        return $this->plain->includes($class, $property, $reading);
    }

    public function entrust(object $object, string $class, string $property, mixed $value, Reading $reading): void
    {
        $this->plain->entrust($object, $class, $property, $value, $reading);
    }

    public function defaultOf(string $class, string $property): mixed
    {
        return $this->plain->defaultOf($class, $property);
    }

    public function refuseMembers(mixed $data, string $class, string $first, Reading $reading): void {}

    public function announce(object $object, string $class, Reading $reading): void {}

    public function observed(mixed $data, array $type, string $place, Reading $reading): object
    {
        if ($data !== null && !\is_array($data)) {
            throw new Mismatch($type['name']);
        }
        $given = array_filter($data ?? [], static fn(mixed $value): bool => $value !== null);
        $facts = $this->class($given, $type['name']);
        $class = new \ReflectionClass($facts->name);
        if (!$class->isInstantiable() && $class->getConstructor() === null) {
            throw new Mismatch($facts->name);
        }
        $keys = [];
        $arguments = [];
        foreach ($class->isInstantiable() ? $class->getConstructor()?->getParameters() ?? [] : [] as $parameter) {
            $property = self::property($facts, $parameter->name);
            if ($property !== null && isset($given[$property->serializedName])) {
                $arguments[$parameter->name] = $this->value($given[$property->serializedName], $property, $reading);
                $keys[$property->serializedName] = true;
            } elseif (!$parameter->isOptional()) {
                // As for any argument that was left out: PHP says so where it allows no null.
                $arguments[$parameter->name] = $property === null ? throw new \ArgumentCountError("\${$parameter->name} of the constructor of {$facts->name} is no property") : null;
            }
        }
        $object = $class->isInstantiable() ? $class->newInstance(...$arguments) : $class->newInstanceWithoutConstructor();
        ObjectFilling::fill($object, $facts, array_diff_key($given, $keys), $place, $this->set, $reading);

        return $object;
    }

    public function delegate(mixed $data, array $type, Reading $reading): mixed
    {
        if (!\in_array($type['name'], [\DateTime::class, \DateTimeInterface::class, \DateTimeImmutable::class], true) || !\is_string($data)) {
            return $this->plain->delegate($data, $type, $reading);
        }
        try {
            return $type['name'] === \DateTimeImmutable::class ? new \DateTimeImmutable($data) : new \DateTime($data);
        } catch (\Exception) {
            throw new Mismatch($type['name']);
        }
    }

    /**
     * @param array<mixed> $data
     */
    private function class(array $data, string $class): ClassFacts
    {
        $facts = $this->facts->of($class);
        $discriminator = $facts->discriminator;
        if ($discriminator === null || $discriminator->baseClass !== $facts->name) {
            return $facts;
        }
        $value = $data[$discriminator->field] ?? null;

        return $this->facts->of((\is_string($value) || \is_int($value) ? $discriminator->map[$value] ?? null : null) ?? throw new Mismatch($discriminator->field));
    }

    private static function property(ClassFacts $class, string $name): ?PropertyFacts
    {
        foreach ($class->properties as $property) {
            if ($property->name === $name) {
                return $property;
            }
        }

        return null;
    }

    private function value(mixed $data, PropertyFacts $property, Reading $reading): mixed
    {
        return $property->type === null ? $data : $this->set->root($property->type)($data, $reading);
    }
}
