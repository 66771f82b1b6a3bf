<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Bytes;
use Kiln\Context;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassKind;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\MethodMetadata;
use Kiln\Metadata\ParameterMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Metadata\ValueMetadata;
use Kiln\Metadata\VendorValues;
use Kiln\Optional;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard;
use Kiln\Plan\Leaves;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read;
use Kiln\Plan\Referenced;
use Kiln\Raw;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\NullType;
use Kiln\Type\ObjectType;
use Kiln\Type\ScalarType;
use Kiln\Type\ShapeType;
use Kiln\Type\Substitution;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;

/**
 * Decides how values of a type are read in one context, by Kiln's own rules. One planner makes one plan.
 *
 * @internal
 */
final class ReadPlanner
{
    /** The classes of PHP itself whose objects a document can hold. */
    private const READ_HERE = [\DateTimeInterface::class, \DateInterval::class, \stdClass::class, \ArrayObject::class, \ArrayIterator::class];

    /** Besides RFC 3339, which has no name: an offset without a colon, none, no seconds (as browsers send), a space, no time. */
    private const DATES_IN_TEXTS = ['', 'Y-m-d\TH:i:sO', 'Y-m-d\TH:i:s', 'Y-m-d\TH:i', 'Y-m-d H:i:s', 'Y-m-d'];

    /** @var array<string, ?Read\ReadObject> by provisional id; null while it is being made */
    private array $objects = [];
    private readonly OpenTypes $open;
    private readonly Way $way;
    private ?Collections $collections = null;
    private bool $holdsRaw = false;

    public function __construct(private readonly ConsultedClasses $classes, private readonly Context $context, private readonly ?Leaves $leaves = null)
    {
        $this->way = new Way();
        $this->open = new OpenTypes();
    }

    /**
     * @throws InvalidMetadata
     */
    public function plan(Type $type): Read\ReadPlan
    {
        return $this->named($type, $this->value($type, null, null, ReadPlace::root($this->context), (string) $type));
    }

    /**
     * How an existing object of a class is filled.
     *
     * @throws InvalidMetadata
     */
    public function populate(ClassType $type): Read\ReadPlan
    {
        $type = new ClassType(LazyClasses::original($type->class));

        return $this->named($type, new Read\ObjectOf($this->objectPlan($type, ReadPlace::root($this->context)->existing()), $type->class));
    }

    private function named(Type $type, Read\ReadNode $root): Read\ReadPlan
    {
        $objects = array_filter($this->objects);
        [$root, $objects] = Identity::settle($root, $objects, new References($objects), 'Reader');

        return new Read\ReadPlan((string) $type, $root, $objects, $this->classes->files(), $this->holdsRaw);
    }

    /**
     * @param ?Type             $native what PHP enforces where the value goes; null for nothing
     * @param ?PropertyMetadata $facts  of the property whose value it is, or whose list's items
     */
    private function value(Type $type, ?Type $native, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ReadNode
    {
        $node = $this->strictValue($type, $native, $facts, $at, $place);

        return $this->coerces($facts, $at) ? Read\Coerced::of($node) : $node;
    }

    private function coerces(?PropertyMetadata $facts, ReadPlace $at): bool
    {
        return $facts->coerces ?? $at->context->coerce;
    }

    /**
     * @param ?Type             $native what PHP enforces where the value goes; null for nothing
     * @param ?PropertyMetadata $facts  of the property whose value it is, or whose list's items
     */
    private function strictValue(Type $type, ?Type $native, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ReadNode
    {
        if ($facts?->converter !== null) {
            $convert = new Read\Convert($this->classes->convert($facts->converter) ?? throw new \LogicException());

            return $type instanceof NullableType || $type instanceof MixedType ? new Read\Nullable($convert) : $convert;
        }
        if ($type instanceof TemplateType) {
            $type = $type->bound;
        }
        $enforced = $native === $type || ($native !== null && (string) $native === (string) $type);

        return match ($type::class) {
            ScalarType::class => $facts?->isBytes === true ? new Read\BytesFrom($this->leaves?->of(Bytes::class) !== null) : new Read\Scalar([$type->kind], $enforced),
            // A null in the document is the one inside, where there may be one.
            NullableType::class => self::holdsNull($type->inner)
                ? $this->value($type->inner, null, $facts, $at, $place)
                : new Read\Nullable($this->value($type->inner, $native instanceof NullableType ? $native->inner : null, $facts, $at, $place)),
            ListType::class, MapType::class, ArrayType::class => $this->array($type, $facts, $at, $place),
            IterableType::class => $this->iterable($type, $facts, $at, $place),
            ShapeType::class => $this->shape($type, $facts, $at, $place),
            UnionType::class => $this->union($type, $enforced, $facts, $at, $place),
            ClassType::class => $this->leafOr($type, $facts, $at, $place),
            NullType::class => new Read\NullOnly(),
            ObjectType::class => throw new InvalidMetadata('no_concrete_class', $place, 'object does not tell which class to read.', 'Name a class, stdClass, or give the property a #[Converter].'),
            MixedType::class, TemplateType::class => $this->anything($at),
        };
    }

    private function raw(): Read\RawFrom
    {
        $this->holdsRaw = true;

        return new Read\RawFrom();
    }

    private function anything(ReadPlace $at): Read\Anything
    {
        return new Read\Anything($at->context->keepEmptyObjects);
    }

    private static function holdsNull(Type $type): bool
    {
        $inner = $type instanceof ClassType && $type->class === Optional::class ? $type->arguments[0] ?? new MixedType() : null;

        return $inner instanceof NullableType || $inner instanceof MixedType || $inner instanceof NullType;
    }

    private function array(ListType|MapType|ArrayType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ListOf|Read\MapOf|Read\AnyArray
    {
        return match ($type::class) {
            ListType::class => new Read\ListOf($this->value($type->item, null, $facts, $at, "{$place}[]")),
            MapType::class => new Read\MapOf($type->key, $this->value($type->value, null, $facts, $at, "{$place}[]"), $type->enum === null ? null : self::enum($this->classes->of($type->enum)->name)),
            ArrayType::class => new Read\AnyArray($this->anything($at)),
        };
    }

    private function iterable(IterableType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ReadNode
    {
        $array = $this->array(Collections::ofIterable($type), $facts, $at, $place);

        return match ($type->class) {
            'iterable' => $array,
            'Generator' => throw new InvalidMetadata('unreadable_type', $place, 'a Generator cannot be read.', 'Declare iterable or Traversable, or mark the property #[ReadOnlyProperty].'),
            'IteratorAggregate' => new Read\ArrayObjectOf(\ArrayObject::class, $array),
            default => new Read\IteratorOf($array),
        };
    }

    private function shape(ShapeType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ShapeOf
    {
        $elements = [];
        foreach ($type->elements as $element) {
            $elements[] = new Read\ShapeElement($element->key, $this->value($element->type, null, $facts, $at, "{$place}[{$element->key}]"), $element->optional);
        }

        return new Read\ShapeOf($elements, $type->isTuple(), !$type->sealed, $at->context->strict && $type->sealed);
    }

    private function union(UnionType $type, bool $enforced, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ReadNode
    {
        $kinds = ScalarMembers::of($type);
        if ($kinds !== null) {
            return new Read\Scalar($kinds, $enforced);
        }
        $guards = new UnionGuards($this->classes, $type, $place, fn(ClassType $class): array => $this->requiredKeys($class, $at), fn(ClassType $class): array => $this->knownKeys($class, $at));

        $cases = $guards->cases(fn(Guard $guard, Type $member): Read\ReadNode => $this->value(
            $member,
            // What the guard has looked at need not be looked at again.
            $guard instanceof Guard\IsScalar && !$guard->acceptsInt ? $member : null,
            $facts,
            $at,
            $place,
        ));
        foreach ($type->members as $member) {
            $leaf = $member instanceof ClassType ? $this->leaf($member->class, $at) : null;
            if ($leaf !== null) {
                array_unshift($cases, $leaf);
            }
        }

        return new Read\OneOf($cases);
    }

    /**
     * What the format gives as an object of the class, or what is read otherwise.
     */
    private function leafOr(ClassType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ReadNode
    {
        $otherwise = $this->object($type, $facts, $at, $place);
        $given = $this->leaf($type->class, $at);

        if ($given !== null && $type->class === Bytes::class) {
            // Text stands for itself there.
            $otherwise = new Read\ValueFrom(Bytes::class, Bytes::class, '__construct', new Read\BytesFrom(true), 'bytes', []);
        }

        return $given === null || $otherwise instanceof Read\Convert ? $otherwise : new Read\OneOf([$given, new Read\UnionCase(new Guard\Always(), $otherwise)]);
    }

    /**
     * @param class-string $class
     */
    private function leaf(string $class, ReadPlace $at): ?Read\UnionCase
    {
        $leaf = $this->leaves?->of($class);
        if ($leaf === null || $this->classes->isRegistered($class)) {
            return null;
        }
        $date = is_a($class, \DateTimeInterface::class, true) ? VendorValues::date($class) : null;

        return new Read\UnionCase(new Guard\IsInstance($leaf), $date === null || $date === \DateTimeImmutable::class
            ? $this->anything($at)
            : new Read\ValueFrom($date, $date, 'createFromInterface', $this->anything($at), 'date', []));
    }

    private function object(ClassType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ReadNode
    {
        $class = LazyClasses::original($type->class);
        $type = $class === $type->class ? $type : new ClassType($class);
        // A format says more of the property's value than a rule for all dates does.
        $rule = $facts?->date === null || !(is_a($class, \DateTimeInterface::class, true) || is_a($class, \DateInterval::class, true)) ? $this->classes->rule($class) : null;

        return match (true) {
            $facts?->isReference === true && Referring::is($type, $this->collections()) => new Read\Convert(new Converter(Referenced::class, [$class])),
            $rule instanceof Converter => new Read\Convert($rule, $this->classes->askedOf($class, $rule)),
            $rule !== null => $this->wholeFrom($rule, $facts, $at, $place),
            $class === Raw::class => $this->raw(),
            $class === Optional::class => new Read\OptionalOf($this->value($type->arguments[0] ?? new MixedType(), null, $facts, $at, $place)),
            is_a($class, \DateTimeInterface::class, true) => $this->date(VendorValues::date($class) ?? throw $this->noConcreteClass($class, $place), $facts, $at),
            is_a($class, \DateInterval::class, true) => new Read\IntervalFrom($facts?->date?->format),
            $class === \stdClass::class => new Read\StdClassOf($at->context->keepEmptyObjects),
            $class === \Closure::class => throw new InvalidMetadata('unsupported_type', $place, 'a closure cannot be read.', 'Mark it #[Ignore].' . $this->way->before($place)),
            default => $this->collection($type, $facts, $at, $place) ?? $this->ownObject($type, $at, $place),
        };
    }

    private function wholeFrom(ValueMetadata $rule, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ValueFrom
    {
        if ($rule->maker === null) {
            throw new InvalidMetadata('invalid_value_class', $place, "Nothing says how an object of {$rule->class} is made of its value.", 'Give the class a static fromString(), or put #[Value] on the static method that takes the value.');
        }
        if ((new \ReflectionMethod($rule->maker, $rule->method))->isAbstract() || ($rule->method === '__construct' && (new \ReflectionClass($rule->maker))->isAbstract())) {
            throw $this->noConcreteClass($rule->class, $place);
        }

        $value = $this->strictValue($rule->read, null, null, $at, $place);

        return new Read\ValueFrom($rule->class, $rule->maker, $rule->method, $this->coerces($facts, $at) ? Read\Coerced::of($value) : $value, $rule->expected, $rule->refusals);
    }

    private function collection(ClassType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ArrayObjectOf|Read\CollectionOf|null
    {
        $items = is_a($type->class, \Traversable::class, true) ? $this->collections()->items($type) : null;
        if ($items === null) {
            return null;
        }
        if (!$this->open->enter($type)) {
            throw new InvalidMetadata(
                'endless_type',
                $place,
                "{$type} holds itself, and no object with members stands in between: there is no end of code to read it.",
                'Put its items into a property of a class, or give the class a #[Converter].',
            );
        }
        $array = $this->array($items, $facts, $at, $place);
        $this->open->leave($type);
        if (Collections::isArray($type)) {
            /** @var class-string<\ArrayObject<array-key, mixed>|\ArrayIterator<array-key, mixed>> $class */
            $class = $type->class;

            return new Read\ArrayObjectOf($class, $array);
        }
        [$class, $gathering] = $this->collections()->making($type, $array instanceof Read\ListOf, $place);

        return new Read\CollectionOf($class, $gathering, $array);
    }

    /**
     * @param class-string<\DateTimeInterface> $class
     */
    private function date(string $class, ?PropertyMetadata $facts, ReadPlace $at): Read\DateFrom
    {
        $rule = DateRule::of($facts, $at->context);
        $formats = $rule->formats === [] && $this->coerces($facts, $at) ? self::DATES_IN_TEXTS : $rule->formats;

        // In RFC 3339 a time zone is never missing.
        return new Read\DateFrom($class, $formats, $formats === [] ? null : $rule->timezone);
    }

    private function ownObject(ClassType $type, ReadPlace $at, string $place): Read\ReadNode
    {
        $class = $this->classes->of($type->class);
        if ($class->kind === ClassKind::PureEnum || $class->kind === ClassKind::BackedEnum) {
            return self::enum($class->name);
        }
        if ($class->discriminator !== null) {
            $cases = [];
            foreach ($this->classes->toldBy($class->discriminator, $class->name) as $value => $child) {
                $cases[$value] = new Read\ObjectOf($this->objectPlan(new ClassType($child), $at), $child);
            }

            $fallback = $class->discriminator->fallback;

            return new Read\Discriminated($class->name, $class->discriminator->field, $cases, $fallback === null ? null : new Read\ObjectOf($this->objectPlan(new ClassType($fallback), $at), $fallback));
        }
        if ($class->kind !== ClassKind::Concrete && $class->factory === null) {
            throw $this->noConcreteClass($class->name, $place);
        }

        return new Read\ObjectOf($this->objectPlan($type, $at), $class->name);
    }

    /**
     * @param class-string $name
     */
    private static function enum(string $name): Read\EnumFrom
    {
        /** @var class-string<\UnitEnum> $enum */
        $enum = $name;
        $backing = (string) (new \ReflectionEnum($enum))->getBackingType();

        return new Read\EnumFrom($enum, $backing === '', $backing === 'int');
    }

    /**
     * @param class-string $class
     */
    private function noConcreteClass(string $class, string $place): InvalidMetadata
    {
        $what = interface_exists($class) ? 'an interface' : 'an abstract class';

        return new InvalidMetadata('no_concrete_class', $place, "{$class} is {$what}, so it is not known which class to read.", 'Give it #[Discriminator(field: ..., map: [...])], or a #[Converter].');
    }

    /**
     * @return string provisional id
     */
    private function objectPlan(ClassType $type, ReadPlace $place): string
    {
        $id = Identity::provisional("{$type} {$place}");
        if (!\array_key_exists($id, $this->objects)) {
            $this->objects[$id] = null;
            $this->open->open($type);
            $class = $this->classes->of($type->class);
            $this->objects[$id] = $this->readObject($id, $class, ConsultedClasses::templates($class, $type), $place);
            $this->open->close($type);
        }

        return $id;
    }

    private function collections(): Collections
    {
        return $this->collections ??= new Collections($this->classes);
    }

    private function readObject(string $id, ClassMetadata $class, Substitution $templates, ReadPlace $place): Read\ReadObject
    {
        $this->way->refuseUnopenable($class->name);
        $construction = $place->populate ? null : ConstructorCall::of($class, $place->context->naming, fn(PropertyMetadata $property): bool => $this->isReadable($property, $place));
        $fields = [];
        foreach ([...$class->properties, ...$construction?->keys() ?? []] as $property) {
            if (!$this->isReadable($property, $place) || $construction?->settles($property) === true) {
                continue;
            }
            $parameter = $construction?->parameterFor($property);
            $this->way->enter($property);
            $fields[] = $property->inlinePrefix === null
                ? $this->field($class, $property, $parameter, $construction, $templates, $place)
                : $this->splice($class, $property, $parameter, $construction, $templates, $place);
            $this->way->leave();
        }

        return new Read\ReadObject(
            $id,
            $class->name,
            match (true) {
                $place->populate => new Read\ExistingObject(),
                // A class with __clone() does there what a copy needs, and a blank object is none.
                $construction === null => new Read\BlankObject($class->isCloneable && !method_exists($class->name, '__clone')),
                default => $construction->node(),
            },
            $this->withOwnKeysLeftOut($class, $fields),
            [
                ...array_map(static fn(MethodMetadata $method): Method => Scope::method($class, $method->class, $method->name), $class->afterDeserialize),
                ...$this->classes->listened->afterDeserialize($class->name) ? [new Read\TellListeners()] : [],
            ],
            $place->context->strict && !$place->isInline ? $this->allowedKeys($class, $fields, $place) : null,
            $this->mapPrefixes($fields),
            $class->discriminatorValue === null ? null : new Guard\HasValue($place->prefix . $class->discriminatorValue->field, [$class->discriminatorValue->value]),
            // The data of an inlined object is that of the object around it.
            !$place->isInline && $this->classes->listened->beforeDeserialize($class->name),
            $this->leaves?->notesObjects === true ? $class->facts[(string) $this->leaves->factsOf] ?? [] : [],
        );
    }

    private function isReadable(PropertyMetadata $property, ReadPlace $place): bool
    {
        return !$property->isNeverRead && !$property->isVirtual && ($property->isSettable || $property->setter !== null)
            && $place->selection->includes($property)
            && ($property->parameterOf === null || $property->converter !== null || $this->isHeldByDocuments($property->type));
    }

    /**
     * Whether values can come from a document at all; a service that a constructor asks for cannot.
     */
    private function isHeldByDocuments(Type $type): bool
    {
        $type = $type instanceof NullableType ? $type->inner : $type;
        if ($type instanceof ObjectType || !$type instanceof ClassType || $this->classes->rule($type->class) !== null) {
            return !$type instanceof ObjectType;
        }
        if ((new \ReflectionClass($type->class))->isInternal()) {
            return array_filter(self::READ_HERE, static fn(string $known): bool => is_a($type->class, $known, true)) !== [];
        }
        $class = $this->classes->of($type->class);

        return $class->discriminator !== null || $class->factory !== null || !\in_array($class->kind, [ClassKind::Interface, ClassKind::Abstract], true);
    }

    private function field(ClassMetadata $class, PropertyMetadata $property, ?ParameterMetadata $parameter, ?ConstructorCall $construction, Substitution $templates, ReadPlace $place): Read\ReadField
    {
        [$type, $native] = $this->typeAtTarget($property, $parameter, $templates);
        $below = $place->below($property);
        $origin = $property->origin();
        $value = $this->value($type, $native, $property, $below, $origin);
        if ($place->populate && $property->setter === null && $property->getter === null) {
            $value = $this->deep($value, $type, $below);
        }
        $target = $this->target($class, $property, $parameter, $construction);
        $mayHaveValue = $target instanceof Property && ($class->factory ?? $class->constructor) !== null && $construction !== null;
        if ($this->leaves?->leavesOutNull === true && !$place->populate) {
            LostNulls::refuse($class, $property, $type);
        }
        [$missing, $default] = $this->missing($class, $property, $parameter, $type, $place, $mayHaveValue);

        return new Read\ReadField(
            array_map(static fn(string $key): string => $place->prefix . $key, [$property->key($place->context->naming), ...$property->aliases]),
            $target,
            $value,
            $missing,
            $default,
            $origin,
            $mayHaveValue && $missing !== Read\Missing::Leave,
            $property->facts,
            Contexts::change($place->context, $below->context, $property, $value, $this->leaves),
        );
    }

    /**
     * An object inside one that is populated is populated too, and a collection keeps its identity.
     */
    private function deep(Read\ReadNode $value, Type $type, ReadPlace $at): Read\ReadNode
    {
        if ($value instanceof Read\Nullable && $type instanceof NullableType) {
            return new Read\Nullable($this->deep($value->inner, $type->inner, $at));
        }

        return match (true) {
            $value instanceof Read\CollectionOf => new Read\RefillOrCreate($value),
            $value instanceof Read\ObjectOf && $type instanceof ClassType
                => new Read\PopulateOrCreate(new Read\ObjectOf($this->objectPlan($type, $at->existing()), $value->class), $value),
            default => $value,
        };
    }

    /**
     * A constructor parameter that is not promoted may be of another type than the property of its name: then it decides,
     * because it is what takes the value.
     *
     * @return array{Type, ?Type}
     */
    private function typeAtTarget(PropertyMetadata $property, ?ParameterMetadata $parameter, Substitution $templates): array
    {
        if ($property->setter !== null && $parameter === null) {
            return [$templates->apply($property->type), null];
        }
        if ($parameter === null || $parameter->isPromoted || (string) $parameter->nativeType === (string) $property->nativeType) {
            return [$templates->apply($property->type), $property->nativeType];
        }

        return [$templates->apply($parameter->type), $parameter->nativeType];
    }

    /**
     * @param bool $mayHaveValue whether the constructor may have given the property a value, though it takes none for it
     *
     * @return array{Read\Missing, ?string}
     */
    private function missing(ClassMetadata $class, PropertyMetadata $property, ?ParameterMetadata $parameter, Type $type, ReadPlace $place, bool $mayHaveValue): array
    {
        if ($place->populate) {
            return [Read\Missing::Leave, null];
        }
        $isNullable = $type instanceof NullableType || $type instanceof MixedType || $type instanceof NullType;
        $inner = $type instanceof NullableType ? $type->inner : $type;
        $isOptional = $inner instanceof ClassType && $inner->class === Optional::class;
        $default = $parameter?->defaultExpression;
        if ($parameter === null && $property->isPromoted) {
            // made without the constructor, whose default still says what a missing key means
            foreach ($class->constructor->parameters ?? [] as $promoted) {
                $default = $promoted->name === $property->name ? $promoted->defaultExpression : $default;
            }
        }

        return match (true) {
            $default !== null && strtolower($default) === 'null' && $isNullable && !$isOptional => [Read\Missing::Null, null],
            $default !== null => [Read\Missing::Default, $default],
            $isOptional => [$parameter === null && $property->hasDefault ? Read\Missing::Leave : Read\Missing::Absent, null],
            $parameter === null && $isNullable && !$mayHaveValue && $this->isNullByDefault($property) => [Read\Missing::Null, null],
            $parameter === null && $property->hasDefault => [Read\Missing::Leave, null],
            $isNullable => [Read\Missing::Null, null],
            default => [Read\Missing::Fail, null],
        };
    }

    private function isNullByDefault(PropertyMetadata $property): bool
    {
        return $property->hasDefault && (new \ReflectionProperty($property->class, $property->name))->getDefaultValue() === null;
    }

    private function target(ClassMetadata $class, PropertyMetadata $property, ?ParameterMetadata $parameter, ?ConstructorCall $construction): Property|Method|Read\Argument
    {
        return match (true) {
            $parameter !== null && $construction !== null => new Read\Argument($construction->positionOf($parameter), $parameter->name),
            $property->setter !== null => Scope::method($class, $property->class, $property->setter),
            default => Scope::settable($class, $property),
        };
    }

    private function splice(ClassMetadata $class, PropertyMetadata $property, ?ParameterMetadata $parameter, ?ConstructorCall $construction, Substitution $templates, ReadPlace $place): Read\Splice
    {
        $type = $templates->apply($property->type);
        $isNullable = $type instanceof NullableType;
        $inner = $isNullable ? $type->inner : $type;
        $prefix = $place->prefix . $property->inlinePrefix;
        $below = $place->below($property);
        $keys = [];
        if ($inner instanceof MapType) {
            if ($place->isInline) {
                throw Inlining::nestedMap($property);
            }
            $value = $this->value($inner, null, $property, $below, $property->origin());
        } elseif ($inner instanceof ClassType && Inlining::accepts($this->classes, $inner)) {
            $value = $this->inlined($inner, $property, $prefix, $place, $below);
            $plan = $value instanceof Read\PopulateOrCreate ? $value->create : $value;
            $keys = $plan instanceof Read\ObjectOf ? $this->keysOf($this->objects[$plan->plan]->fields ?? []) : [];
        } else {
            throw Inlining::refusal($property, $type);
        }

        return new Read\Splice($this->target($class, $property, $parameter, $construction), $isNullable ? new Read\Nullable($value) : $value, $prefix, $keys, $property->origin(), Contexts::change($place->context, $below->context, $property, $value, $this->leaves));
    }

    private function inlined(ClassType $type, PropertyMetadata $property, string $prefix, ReadPlace $place, ReadPlace $below): Read\ObjectOf|Read\PopulateOrCreate
    {
        $inside = $place->inline($type->class, $prefix, $below) ?? throw Inlining::endless($property, $type);
        $create = new Read\ObjectOf($this->objectPlan($type, $inside), $type->class);

        return $place->populate && $property->setter === null && $property->getter === null
            ? new Read\PopulateOrCreate(new Read\ObjectOf($this->objectPlan($type, $inside->existing()), $type->class), $create)
            : $create;
    }

    /**
     * An inlined map takes every key that no other field has taken.
     *
     * @param list<Read\ReadField|Read\Splice> $fields
     *
     * @return list<Read\ReadField|Read\Splice>
     */
    private function withOwnKeysLeftOut(ClassMetadata $class, array $fields): array
    {
        $owners = new KeyOwners($class->name, 'read from');
        foreach ($fields as $field) {
            foreach ($field instanceof Read\ReadField ? $field->keys : ($field->inlined() instanceof Read\ObjectOf ? $field->keys : []) as $key) {
                $owners->add($key, $field->origin);
            }
        }
        $maps = [];
        foreach ($fields as $index => $field) {
            if ($field instanceof Read\Splice && $field->inlined() instanceof Read\MapOf) {
                $maps[] = $field;
                $fields[$index] = new Read\Splice($field->target, $field->value, $field->prefix, $owners->keys(), $field->origin, $field->below);
            }
        }
        if (\count($maps) > 1) {
            Inlining::refuseOverlaps($class, $maps);
        }

        return $fields;
    }

    /**
     * @param list<Read\ReadField|Read\Splice> $fields
     *
     * @return list<string>
     */
    private function keysOf(array $fields): array
    {
        $keys = [];
        foreach ($fields as $field) {
            array_push($keys, ...($field instanceof Read\ReadField ? $field->keys : ($field->inlined() instanceof Read\ObjectOf ? $field->keys : [])));
        }

        return array_values(array_unique($keys));
    }

    /**
     * @param list<Read\ReadField|Read\Splice> $fields
     *
     * @return list<string>
     */
    private function mapPrefixes(array $fields): array
    {
        $prefixes = [];
        foreach ($fields as $field) {
            if ($field instanceof Read\Splice && $field->inlined() instanceof Read\MapOf) {
                $prefixes[] = $field->prefix;
            }
        }

        return $prefixes;
    }

    /**
     * Keys that Kiln itself would write are allowed too, so that what was written can be read back.
     *
     * @param list<Read\ReadField|Read\Splice> $fields
     *
     * @return list<string>
     */
    private function allowedKeys(ClassMetadata $class, array $fields, ReadPlace $at): array
    {
        $allowed = $this->keysOf($fields);

        return array_values(array_unique([...$allowed, ...$this->keysOnlyWritten($class, $fields, '', $at)]));
    }

    /**
     * @param list<Read\ReadField|Read\Splice> $fields of the class
     *
     * @return list<string>
     */
    private function keysOnlyWritten(ClassMetadata $class, array $fields, string $prefix, ReadPlace $at): array
    {
        $keys = $class->discriminatorValue === null ? [] : [$prefix . $class->discriminatorValue->field];
        $below = [];
        foreach ($class->properties as $property) {
            if (!$property->isNeverWritten && $property->inlinePrefix === null && $at->selection->includes($property)) {
                $keys[] = $prefix . $property->key($at->context->naming);
            }
            $below[$property->origin()] = $property->inlinePrefix === null ? $at : $at->below($property);
        }
        foreach ($fields as $field) {
            $node = $field instanceof Read\Splice ? $field->inlined() : null;
            if ($field instanceof Read\Splice && $node instanceof Read\ObjectOf) {
                array_push($keys, ...$this->keysOnlyWritten($this->classes->of($node->class), $this->objects[$node->plan]->fields ?? [], $field->prefix, $below[$field->origin] ?? $at));
            }
        }

        return $keys;
    }

    /**
     * @return list<string> the first key of every field that cannot be missing
     */
    private function requiredKeys(ClassType $type, ReadPlace $at): array
    {
        $required = [];
        foreach ($this->readFields($type, $at) as $field) {
            if ($field->missing === Read\Missing::Fail) {
                $required[] = $field->keys[0];
            }
        }

        return $required;
    }

    /**
     * @return list<string>
     */
    private function knownKeys(ClassType $type, ReadPlace $at): array
    {
        return $this->keysOf($this->objects[$this->objectPlan($type, $at)]->fields ?? []);
    }

    /**
     * @return list<Read\ReadField>
     */
    private function readFields(ClassType $type, ReadPlace $at): array
    {
        $fields = $this->objects[$this->objectPlan($type, $at)]->fields ?? [];

        return array_values(array_filter($fields, static fn(Read\ReadField|Read\Splice $field): bool => $field instanceof Read\ReadField));
    }
}
