<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\SerializedName;

/**
 * Builds the objects that the contenders are compared with, by reflection alone: slow, short, and independent of every contender. A
 * key that is absent leaves the property at its default, or uninitialized when it has none. It understands just what the models of
 * the lab use: native types, `list<Model>` and `Collection<int, Model>` in phpdoc, and a name by attribute.
 *
 * @phpstan-type Property array{property: \ReflectionProperty, class: ?class-string, isCollection: bool}
 */
final readonly class Reference
{
    /** @return object|list<object> */
    public static function read(Workload $workload): object|array
    {
        $document = $workload->document();
        $object = static fn(mixed $item): object => self::object($item, $workload->class, $workload->dateFormat);

        return $workload->isList && \is_array($document) ? array_map($object, array_values($document)) : $object($document);
    }

    /**
     * The class and every class that its properties lead to.
     *
     * @param class-string                $class
     * @param array<class-string, true> $found already
     *
     * @return array<class-string, true>
     */
    public static function reachableFrom(string $class, array $found = []): array
    {
        $found[$class] = true;
        foreach (self::properties($class) as ['class' => $next]) {
            $isNew = $next !== null && $next !== \DateTimeImmutable::class && !isset($found[$next]);
            $found = $isNew ? self::reachableFrom($next, $found) : $found;
        }

        return $found;
    }

    /** @param class-string $class */
    private static function object(mixed $document, string $class, string $dateFormat): object
    {
        if (!$document instanceof \stdClass) {
            throw new \LogicException("Where the document should hold an object for {$class}, it holds " . get_debug_type($document) . '.');
        }
        $members = get_object_vars($document);
        $object = (new \ReflectionClass($class))->newInstanceWithoutConstructor();
        foreach (self::properties($class) as $key => $shape) {
            $property = $shape['property'];
            if (\array_key_exists($key, $members)) {
                $property->setValue($object, self::value($members[$key], $shape, $dateFormat));
                unset($members[$key]);
            } elseif ($property->isPromoted() && ($parameter = new \ReflectionParameter([$class, '__construct'], $property->getName()))->isDefaultValueAvailable()) {
                $property->setValue($object, $parameter->getDefaultValue());
            }
        }

        return $members === [] ? $object : throw new \LogicException("The model {$class} lacks a property for the keys: " . implode(', ', array_keys($members)) . '.');
    }

    /** @param Property $shape */
    private static function value(mixed $value, array $shape, string $dateFormat): mixed
    {
        $class = $shape['class'];
        if ($class !== null && \is_array($value)) {
            $items = array_map(static fn(mixed $item): object => self::object($item, $class, $dateFormat), $value);

            return $shape['isCollection'] ? new ArrayCollection($items) : $items;
        }
        $date = $class === \DateTimeImmutable::class && \is_string($value) ? \DateTimeImmutable::createFromFormat("!{$dateFormat}", $value) : false;

        return match (true) {
            $value === null => null,
            $class === null => $value instanceof \stdClass ? get_object_vars($value) : $value,
            $class === \DateTimeImmutable::class => $date !== false ? $date : throw new \LogicException("{$shape['property']->getName()} is not a date of the format {$dateFormat}."),
            enum_exists($class) => \constant($class . '::' . ucfirst(\is_string($value) ? $value : '')),
            default => self::object($value, $class, $dateFormat),
        };
    }

    /**
     * @param class-string $class
     *
     * @return array<string, Property> by key
     */
    private static function properties(string $class): array
    {
        /** @var array<class-string, array<string, Property>> $known */
        static $known = [];
        if (!isset($known[$class])) {
            $known[$class] = [];
            foreach ((new \ReflectionClass($class))->getProperties(~\ReflectionProperty::IS_STATIC) as $property) {
                $attribute = $property->getAttributes(SerializedName::class)[0] ?? $property->getAttributes(JMS\SerializedName::class)[0] ?? null;
                $type = $property->getType();
                $isCollection = $type instanceof \ReflectionNamedType && $type->getName() === Collection::class;
                $native = $type instanceof \ReflectionNamedType && !$type->isBuiltin() && !$isCollection ? self::existing($type->getName()) : null;
                $key = $attribute?->newInstance()->name ?? $property->getName();
                $known[$class][$key] = ['property' => $property, 'class' => $native ?? self::itemClass($property), 'isCollection' => $isCollection];
            }
        }

        return $known[$class];
    }

    /** @return ?class-string of the items of a list */
    private static function itemClass(\ReflectionProperty $property): ?string
    {
        $class = $property->getDeclaringClass();
        [$pattern, $phpdoc] = $property->isPromoted()
            ? ['/@param list<([A-Z]\w*)>(?:\|null)?\s+\$' . $property->getName() . '\b/', $class->getConstructor()?->getDocComment()]
            : ['/@var (?:list<|Collection<int, )([A-Z]\w*)>/', $property->getDocComment()];

        return \is_string($phpdoc) && preg_match($pattern, $phpdoc, $match) === 1 ? self::existing("{$class->getNamespaceName()}\\{$match[1]}") : null;
    }

    /** @return class-string */
    private static function existing(string $class): string
    {
        return class_exists($class) ? $class : throw new \LogicException("A model of the lab names the class {$class}, which does not exist.");
    }
}
