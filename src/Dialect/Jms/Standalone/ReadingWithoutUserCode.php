<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\ClassNames;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\ReadObservation;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * Reads where there are no handlers, no listeners and no expression language.
 *
 * @internal
 */
final readonly class ReadingWithoutUserCode implements ReadObservation
{
    public function __construct(private ReaderSet $set) {}

    /**
     * @throws NeedsJms
     */
    public function includes(string $class, string $property, Reading $reading): bool
    {
        throw new NeedsJms($class, $property, 'an expression decides whether it is read');
    }

    /**
     * @throws NeedsJms
     */
    public function entrust(object $object, string $class, string $property, mixed $value, Reading $reading): void
    {
        $setter = PropertyOf::named($this->set->facts(), $class, $property)->setter ?? throw new NeedsJms($class, $property, 'it is no property of the object');
        // Called from outside of the class, where __call() may answer for what is not there or not public.
        $object->{$setter}($value); // @phpstan-ignore method.dynamicName
    }

    public function defaultOf(string $class, string $property): mixed
    {
        return PropertyOf::named($this->set->facts(), $class, $property)->default;
    }

    /**
     * A class may be spelled in capital or small letters, but a handler answers to one name.
     *
     * @throws Mismatch
     */
    public function observed(mixed $data, array $type, string $place, Reading $reading): mixed
    {
        if ($type['name'] === 'enum') {
            return $this->set->root(self::spelledAsDeclared($type['params']))($data, $reading);
        }
        $class = ClassNames::exist($type['name']) ? ClassNames::canonical($type['name']) : throw new Mismatch($type['name']);

        return $this->set->registrations->handling(Direction::Deserialization, $class) === null ? $this->set->root(new TypeName($class))($data, $reading) : throw new Mismatch($class);
    }

    /**
     * @param array<mixed> $params of the type of an enum
     *
     * @throws Mismatch
     */
    private static function spelledAsDeclared(array $params): TypeName
    {
        $name = TypeName::fromArray($params[0] ?? null)->name ?? $params[0] ?? null;
        if (!\is_string($name) || !\enum_exists($name)) {
            throw new Mismatch('enum');
        }

        return new TypeName('enum', [(new TypeName((new \ReflectionEnum($name))->name))->toArray(), ...\array_slice($params, 1)]);
    }

    public function refuseMembers(mixed $data, string $class, string $first, Reading $reading): void {}

    public function announce(object $object, string $class, Reading $reading): void {}

    /**
     * @throws Mismatch
     */
    public function delegate(mixed $data, array $type, Reading $reading): mixed
    {
        if (\in_array($type['name'], ['array', 'list', 'iterable'], true)) {
            return $this->map($data, new TypeName($type['name'], $type['params']), $reading);
        }
        $class = \class_exists($type['name']) ? new \ReflectionClass($type['name']) : null;
        if ($class === null || !$class->isFinal() || $class->isInternal() || $this->set->registrations->handling(Direction::Deserialization, $class->name) !== null) {
            throw new Mismatch($type['name']);
        }
        $object = $class->newInstanceWithoutConstructor();
        ObjectFilling::fill($object, $this->set->facts()->of($class->name), $data, '', $this->set, $reading);

        return $object;
    }

    /**
     * A map whose keys are of a type that PHP makes keys of.
     *
     * @return array<mixed>
     */
    private function map(mixed $data, TypeName $type, Reading $reading): array
    {
        [$key, $value] = [$type->param(0), $type->param(1)];
        if (!\is_array($data) || $key === null || $value === null) {
            throw new Mismatch((string) $type);
        }
        $map = [];
        foreach ($data as $name => $element) {
            $name = $this->set->root($key)($name, $reading);
            $name = \is_bool($name) || \is_float($name) ? (int) $name : $name ?? '';
            $map[\is_int($name) || \is_string($name) ? $name : throw new Mismatch((string) $type)] = $this->set->root($value)($element, $reading);
        }

        return $map;
    }
}
