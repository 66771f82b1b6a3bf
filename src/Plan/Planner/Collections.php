<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Error\InvalidMetadata;
use Kiln\Plan\Read\Gathering;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\MixedType;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;

/**
 * Objects that stand for what they hold. One with keys that are `int` is a list: no document says that elements were taken out.
 *
 * @internal
 */
final readonly class Collections
{
    /** What is read where a type names no class that could be made. */
    private const STANDARD = [
        'Doctrine\Common\Collections\Collection' => 'Doctrine\Common\Collections\ArrayCollection',
        'Doctrine\Common\Collections\ReadableCollection' => 'Doctrine\Common\Collections\ArrayCollection',
        'Ds\Collection' => 'Ds\Vector',
        'Ds\Sequence' => 'Ds\Vector',
        'Illuminate\Support\Enumerable' => 'Illuminate\Support\Collection',
    ];

    /** Each element is put in by itself; a constructor has no part in it. */
    private const PUT_IN = [\SplStack::class => Gathering::Stacking, \SplDoublyLinkedList::class => Gathering::Adding];

    public function __construct(private ConsultedClasses $classes) {}

    /**
     * What an object holds; null for one that has members.
     *
     * @throws InvalidMetadata
     */
    public function items(ClassType $type): ListType|MapType|ArrayType|null
    {
        $class = new \ReflectionClass($type->class);
        if (!$class->implementsInterface(\Traversable::class)) {
            return null;
        }
        if ($class->isInternal() || self::isArray($type)) {
            return self::given($type->arguments, self::isArray($type));
        }
        $metadata = $this->classes->of($type->class);
        $elements = $metadata->elements;
        if ($elements?->value === null || ($type->arguments !== [] && \count($type->arguments) !== \count($metadata->templates))) {
            return $elements === null ? null : self::given($type->arguments);
        }
        $templates = ConsultedClasses::templates($metadata, $type);
        $value = $templates->apply($elements->value);
        $key = $elements->key === null ? null : $templates->apply($elements->key);

        return $type->arguments === [] && $value instanceof MixedType && !$key instanceof ScalarType
            ? new ArrayType()
            : self::given($key === null ? [$value] : [$key, $value]);
    }

    /**
     * An ArrayObject or ArrayIterator, which gives its array as it is.
     */
    public static function isArray(ClassType $type): bool
    {
        return \is_a($type->class, \ArrayObject::class, true) || \is_a($type->class, \ArrayIterator::class, true);
    }

    /**
     * One of PHP's iterators, which may be spent after one walk.
     *
     * @param class-string $class
     */
    public static function isStream(string $class): bool
    {
        return (new \ReflectionClass($class))->isInternal() && !\is_a($class, \ArrayAccess::class, true);
    }

    /**
     * What an object of one of PHP's own interfaces holds; an `iterable` may be an array, and has its keys.
     */
    public static function ofIterable(IterableType $type): ListType|MapType|ArrayType
    {
        return $type->class !== 'iterable' && $type->items instanceof MapType && $type->items->key === ScalarKind::Int
            ? new ListType($type->items->value)
            : $type->items;
    }

    /**
     * The class of which an object is made, and how.
     *
     * @throws InvalidMetadata when there is no way to make one
     *
     * @return array{class-string, Gathering}
     */
    public function making(ClassType $type, bool $isList, string $place): array
    {
        $standard = self::STANDARD[$type->class] ?? null;
        $class = new \ReflectionClass($standard !== null && \class_exists($standard) ? $standard : $type->class);
        $gathering = $class->isInstantiable() ? self::gathering($class, $isList) : null;

        return $gathering !== null ? [$class->name, $gathering] : throw new InvalidMetadata(
            'unreadable_type',
            $place,
            "a {$type->class} cannot be read: it is not known how one is made of its elements.",
            'Give it a constructor whose first parameter takes an array, and whose others have defaults, or give the property a #[Converter], or mark it #[ReadOnlyProperty].',
        );
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private static function gathering(\ReflectionClass $class, bool $isList): ?Gathering
    {
        if ($class->name === \SplFixedArray::class) {
            return $isList ? Gathering::FixedArray : null;
        }
        foreach (self::PUT_IN as $name => $gathering) {
            if (\is_a($class->name, $name, true)) {
                return $isList ? $gathering : null;
            }
        }
        $parameters = $class->getConstructor()?->getParameters() ?? [];
        foreach ($parameters as $position => $parameter) {
            if ($position > 0 && !$parameter->isOptional()) {
                return null;
            }
        }
        $first = $parameters[0] ?? null;

        return match (true) {
            $first === null => null,
            $first->isVariadic() => $isList ? Gathering::Arguments : null,
            default => self::takesArray($first) ? Gathering::Constructor : null,
        };
    }

    private static function takesArray(\ReflectionParameter $parameter): bool
    {
        $type = $parameter->getType();
        if ($type === null) {
            return $parameter->isDefaultValueAvailable() && $parameter->getDefaultValue() === [];
        }
        foreach ($type instanceof \ReflectionUnionType ? $type->getTypes() : [$type] as $member) {
            if ($member instanceof \ReflectionNamedType && \in_array($member->getName(), ['array', 'iterable', 'mixed'], true)) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param list<Type> $arguments
     */
    private static function given(array $arguments, bool $keepsNumbers = false): ListType|MapType|ArrayType
    {
        [$first, $second] = [$arguments[0] ?? null, $arguments[1] ?? null];
        $key = $first instanceof TemplateType ? $first->bound : $first;
        $kind = $key instanceof ScalarType ? $key->kind : null;

        return match (true) {
            $first === null => new ArrayType(),
            $second === null => new ListType($first),
            $kind === ScalarKind::Int && !$keepsNumbers => new ListType($second),
            default => new MapType($kind === ScalarKind::Int || $kind === ScalarKind::String ? $kind : null, $second),
        };
    }
}
