<?php

declare(strict_types=1);

namespace Kiln\Graph;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Collect\Collector;
use Kiln\Graph\Export\FilePrinter;
use Kiln\Graph\Export\Literal;
use Kiln\Graph\Export\NotPlain;
use Kiln\Graph\Export\PlainConstructor;
use Kiln\Graph\Serialized\Alone;
use Kiln\System\CollectorPause;

/**
 * A value as one PHP expression:
 *
 *     new \App\Person(name: 'Ada', tags: ['x'])
 *
 * Objects are made by constructors that set all properties to their parameters, and do nothing else. Where one of them has no such
 * constructor, or is in more than one place, the whole is as {@see Graph::export()} has it.
 *
 * @internal
 */
final class PhpCode
{
    /** @var array<int, true> objects that stand in the expression, by id */
    private array $met = [];

    /** @var array<class-string, array<string, \ReflectionParameter>> parameters by property, by class */
    private array $constructors = [];

    /**
     * @throws UnencodableValue for closures, resources and objects that refuse
     */
    public static function of(mixed $value): string
    {
        return Alone::call(static fn(): string => CollectorPause::during(static function () use ($value): string {
            try {
                return (new self())->expression($value);
            } catch (NotPlain) {
                return FilePrinter::expression(Collector::collect($value));
            }
        }));
    }

    /**
     * @throws NotPlain
     */
    private function expression(mixed $value): string
    {
        return match (true) {
            $value === null, \is_scalar($value) => Literal::of($value),
            \is_array($value) => $this->array($value),
            $value instanceof \UnitEnum => '\\' . $value::class . "::{$value->name}",
            \is_object($value) => $this->object($value),
            default => throw new NotPlain(),
        };
    }

    /**
     * @param array<mixed> $array
     */
    private function array(array $array): string
    {
        $isList = \array_is_list($array);
        $elements = [];
        foreach ($array as $key => $value) {
            if (\ReflectionReference::fromArrayElement($array, $key) !== null) {
                throw new NotPlain();
            }
            $elements[] = ($isList ? '' : Literal::of($key) . ' => ') . $this->expression($value);
        }

        return '[' . \implode(', ', $elements) . ']';
    }

    private function object(object $object): string
    {
        if (isset($this->met[\spl_object_id($object)])) {
            throw new NotPlain();
        }
        $this->met[\spl_object_id($object)] = true;
        if ($object::class === \DateTimeImmutable::class || $object::class === \DateTime::class) {
            return self::date($object);
        }
        $arguments = [];
        $properties = $this->constructor($object::class);
        $values = (array) $object;
        if (\count($values) !== \count($properties)) {
            throw new NotPlain();
        }
        foreach ($properties as $key => $parameter) {
            if (!\array_key_exists($key, $values)) {
                throw new NotPlain();
            }
            if (!$parameter->isDefaultValueAvailable() || \is_object($values[$key]) || $parameter->getDefaultValue() !== $values[$key]) {
                $arguments[] = "{$parameter->name}: " . $this->expression($values[$key]);
            }
        }

        return 'new \\' . $object::class . '(' . \implode(', ', $arguments) . ')';
    }

    /**
     * @param class-string $class
     *
     * @return array<string, \ReflectionParameter> by keys of the object as an array
     */
    private function constructor(string $class): array
    {
        if (isset($this->constructors[$class])) {
            return $this->constructors[$class];
        }
        $anatomy = ClassAnatomy::of($class);
        $names = $anatomy->reflection->isAnonymous() || $anatomy->refusal() !== null ? null : PlainConstructor::properties($anatomy);
        if ($names === null) {
            throw new NotPlain();
        }
        $parameters = [];
        foreach ($anatomy->reflection->getConstructor()?->getParameters() ?? [] as $position => $parameter) {
            $property = $anatomy->reflection->getProperty($names[$position] ?? $names[$parameter->name] ?? throw new NotPlain());
            $parameters[self::key($property)] = $parameter;
        }

        return $this->constructors[$class] = $parameters;
    }

    /**
     * In an array that an object has become (php-src, Zend/zend_compile.c, zend_mangle_property_name()).
     */
    private static function key(\ReflectionProperty $property): string
    {
        return match (true) {
            $property->isPrivate() => "\0{$property->class}\0{$property->name}",
            $property->isProtected() => "\0*\0{$property->name}",
            default => $property->name,
        };
    }

    private static function date(\DateTimeImmutable|\DateTime $date): string
    {
        $time = $date->format('Y-m-d H:i:s.u');
        $name = $date->getTimezone()->getName();
        try {
            $made = new ($date::class)($time, new \DateTimeZone($name));
        } catch (\Exception) {
            throw new NotPlain();
        }
        // An hour that a clock shows twice, say.
        if (\serialize($made) !== \serialize($date) || $made->getTimestamp() !== $date->getTimestamp()) {
            throw new NotPlain();
        }

        return 'new \\' . $date::class . "('" . (\str_ends_with($time, '.000000') ? \substr($time, 0, -7) : $time) . "', new \\DateTimeZone('{$name}'))";
    }
}
