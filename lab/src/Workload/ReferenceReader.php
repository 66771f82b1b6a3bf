<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

/**
 * Builds the objects that the contenders are compared with, by reflection alone: slow, short, and independent of every
 * contender. A key that is absent leaves the property at its default, or uninitialized when it has none.
 */
final readonly class ReferenceReader
{
    /**
     * @return object|list<object>
     */
    public function read(Workload $workload): object|array
    {
        $document = $workload->document();
        if ($document instanceof \stdClass) {
            return $this->object($document, $workload->class, $workload->dateFormat);
        }
        if (!\is_array($document)) {
            throw new \LogicException("The document of the workload {$workload->name} is neither an object nor an array.");
        }

        return array_map(fn(mixed $item): object => $this->object($item, $workload->class, $workload->dateFormat), array_values($document));
    }

    /**
     * @param class-string $class
     */
    private function object(mixed $document, string $class, string $dateFormat): object
    {
        if (!$document instanceof \stdClass) {
            throw new \LogicException("Where the document should hold an object for {$class}, it holds " . get_debug_type($document) . '.');
        }
        $members = get_object_vars($document);
        $shape = ClassShape::of($class);
        $object = $shape->class->newInstanceWithoutConstructor();
        foreach ($shape->properties as $property) {
            if (\array_key_exists($property->key, $members)) {
                $property->property->setValue($object, $this->value($members[$property->key], $property, $dateFormat));
                unset($members[$property->key]);
            } elseif ($property->property->isPromoted()) {
                $this->setDefault($object, $property->property);
            }
        }
        if ($members !== []) {
            throw new \LogicException("The model {$class} lacks a property for the keys: " . implode(', ', array_keys($members)) . '.');
        }

        return $object;
    }

    private function value(mixed $value, PropertyShape $property, string $dateFormat): mixed
    {
        if ($value === null) {
            return null;
        }
        if ($property->isDate) {
            return \is_string($value) ? self::date($value, $dateFormat) : throw new \LogicException("{$property->key} is not a date.");
        }
        $class = $property->class;
        if ($class === null) {
            return $value instanceof \stdClass ? get_object_vars($value) : $value;
        }
        if (!\is_array($value)) {
            return $this->object($value, $class, $dateFormat);
        }

        return array_map(fn(mixed $item): object => $this->object($item, $class, $dateFormat), $value);
    }

    private static function date(string $text, string $format): \DateTimeImmutable
    {
        $date = \DateTimeImmutable::createFromFormat('!' . $format, $text);

        return $date !== false ? $date : throw new \LogicException("\"{$text}\" is not a date of the format {$format}.");
    }

    private function setDefault(object $object, \ReflectionProperty $property): void
    {
        foreach ($property->getDeclaringClass()->getConstructor()?->getParameters() ?? [] as $parameter) {
            if ($parameter->getName() === $property->getName() && $parameter->isDefaultValueAvailable()) {
                $property->setValue($object, $parameter->getDefaultValue());
            }
        }
    }
}
