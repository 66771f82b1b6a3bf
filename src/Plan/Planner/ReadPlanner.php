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
 * What not every class has is decided in classes of its own: {@see ReadArrays}, {@see ReadUnions}, {@see ReadSplices},
 * {@see ReadLeaves}, {@see ReadKeys}, {@see ConstructorCall}, {@see DateRule}.
 *
 * @internal
 */
final class ReadPlanner
{
    /** @var array<string, ?Read\ReadObject> by provisional id; null while it is being made */
    private array $objects = [];
    private readonly Way $way;
    private ?OpenTypes $open = null;
    private bool $holdsRaw = false;

    public function __construct(private readonly ConsultedClasses $classes, private readonly Context $context, private readonly ?Leaves $leaves = null)
    {
        $this->way = new Way();
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
        $type = new ClassType(ConsultedClasses::original($type->class));

        return $this->named($type, new Read\ObjectOf($this->objectPlan($type, ReadPlace::root($this->context)->existing()), $type->class));
    }

    private function named(Type $type, Read\ReadNode $root): Read\ReadPlan
    {
        $objects = \array_filter($this->objects);
        [$root, $objects] = Identity::settle($root, $objects, new References($objects), 'Reader');

        return new Read\ReadPlan((string) $type, $root, $objects, $this->classes->files(), $this->holdsRaw);
    }

    /**
     * @param ?Type             $native what PHP enforces where the value goes; null for nothing
     * @param ?PropertyMetadata $facts  of the property whose value it is, or whose list's items
     */
    public function value(Type $type, ?Type $native, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ReadNode
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
            ListType::class, MapType::class, ArrayType::class => $this->arrays()->array($type, $facts, $at, $place),
            IterableType::class => $this->arrays()->iterable($type, $facts, $at, $place),
            ShapeType::class => $this->arrays()->shape($type, $facts, $at, $place),
            UnionType::class => (new ReadUnions($this, $this->classes, $this->leaves))->value($type, $enforced, $facts, $at, $place),
            ClassType::class => $this->leaves === null ? $this->object($type, $facts, $at, $place) : (new ReadLeaves($this->leaves, $this->classes))->or($type->class, $this->object($type, $facts, $at, $place), $at),
            NullType::class => new Read\NullOnly(),
            ObjectType::class => throw new InvalidMetadata('no_concrete_class', $place, 'object does not tell which class to read.', 'Name a class, stdClass, or give the property a #[Converter].'),
            MixedType::class, TemplateType::class => self::anything($at),
        };
    }

    public function openTypes(): OpenTypes
    {
        return $this->open ??= new OpenTypes();
    }

    private function arrays(): ReadArrays
    {
        return new ReadArrays($this, $this->classes);
    }

    private function raw(): Read\RawFrom
    {
        $this->holdsRaw = true;

        return new Read\RawFrom();
    }

    public static function anything(ReadPlace $at): Read\Anything
    {
        return new Read\Anything($at->context->keepEmptyObjects);
    }

    private static function holdsNull(Type $type): bool
    {
        $inner = $type instanceof ClassType && $type->class === Optional::class ? $type->arguments[0] ?? new MixedType() : null;

        return $inner instanceof NullableType || $inner instanceof MixedType || $inner instanceof NullType;
    }

    private function object(ClassType $type, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ReadNode
    {
        $class = ConsultedClasses::original($type->class);
        $type = $class === $type->class ? $type : new ClassType($class);
        // A format says more of the property's value than a rule for all dates does.
        $rule = $facts?->date === null || !(\is_a($class, \DateTimeInterface::class, true) || \is_a($class, \DateInterval::class, true)) ? $this->classes->rule($class) : null;

        return match (true) {
            $facts?->isReference === true && Referring::is($type, new Collections($this->classes)) => new Read\Convert(new Converter(Referenced::class, [$class])),
            $rule instanceof Converter => new Read\Convert($rule, $this->classes->rules()->askedOf($class, $rule)),
            $rule !== null => $this->wholeFrom($rule, $facts, $at, $place),
            $class === Raw::class => $this->raw(),
            $class === Optional::class => new Read\OptionalOf($this->value($type->arguments[0] ?? new MixedType(), null, $facts, $at, $place)),
            \is_a($class, \DateTimeInterface::class, true) => DateRule::of($facts, $at->context)->read(VendorValues::date($class) ?? throw self::noConcreteClass($class, $place), $this->coerces($facts, $at)),
            \is_a($class, \DateInterval::class, true) => new Read\IntervalFrom($facts?->date?->format),
            $class === \stdClass::class => new Read\StdClassOf($at->context->keepEmptyObjects),
            $class === \Closure::class => throw new InvalidMetadata('unsupported_type', $place, 'a closure cannot be read.', 'Mark it #[Ignore].' . $this->way->before($place)),
            default => (\is_a($class, \Traversable::class, true) ? $this->arrays()->collection($type, $facts, $at, $place) : null) ?? $this->ownObject($type, $at, $place),
        };
    }

    private function wholeFrom(ValueMetadata $rule, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ValueFrom
    {
        if ($rule->maker === null) {
            throw new InvalidMetadata('invalid_value_class', $place, "Nothing says how an object of {$rule->class} is made of its value.", 'Give the class a static fromString(), or put #[Value] on the static method that takes the value.');
        }
        if ((new \ReflectionMethod($rule->maker, $rule->method))->isAbstract() || ($rule->method === '__construct' && (new \ReflectionClass($rule->maker))->isAbstract())) {
            throw self::noConcreteClass($rule->class, $place);
        }

        $value = $this->strictValue($rule->read, null, null, $at, $place);

        return new Read\ValueFrom($rule->class, $rule->maker, $rule->method, $this->coerces($facts, $at) ? Read\Coerced::of($value) : $value, $rule->expected, $rule->refusals);
    }

    private function ownObject(ClassType $type, ReadPlace $at, string $place): Read\ReadNode
    {
        $class = $this->classes->of($type->class);
        if ($class->kind === ClassKind::PureEnum || $class->kind === ClassKind::BackedEnum) {
            return self::enum($class->name);
        }
        if ($class->discriminator !== null) {
            $cases = [];
            foreach ($this->classes->rules()->toldBy($class->discriminator, $class->name) as $value => $child) {
                $cases[$value] = new Read\ObjectOf($this->objectPlan(new ClassType($child), $at), $child);
            }

            $fallback = $class->discriminator->fallback;

            return new Read\Discriminated($class->name, $class->discriminator->field, $cases, $fallback === null ? null : new Read\ObjectOf($this->objectPlan(new ClassType($fallback), $at), $fallback));
        }
        if ($class->kind !== ClassKind::Concrete && $class->factory === null) {
            throw self::noConcreteClass($class->name, $place);
        }

        return new Read\ObjectOf($this->objectPlan($type, $at), $class->name);
    }

    /**
     * @param class-string $name
     */
    public static function enum(string $name): Read\EnumFrom
    {
        /** @var class-string<\UnitEnum> $enum */
        $enum = $name;
        $backing = (string) (new \ReflectionEnum($enum))->getBackingType();

        return new Read\EnumFrom($enum, $backing === '', $backing === 'int');
    }

    /**
     * @param class-string $class
     */
    public static function noConcreteClass(string $class, string $place): InvalidMetadata
    {
        $what = \interface_exists($class) ? 'an interface' : 'an abstract class';

        return new InvalidMetadata('no_concrete_class', $place, "{$class} is {$what}, so it is not known which class to read.", 'Give it #[Discriminator(field: ..., map: [...])], or a #[Converter].');
    }

    /**
     * @return string provisional id
     */
    public function objectPlan(ClassType $type, ReadPlace $place): string
    {
        $id = Identity::provisional("{$type} {$place}");
        if (!\array_key_exists($id, $this->objects)) {
            $this->objects[$id] = null;
            // Without arguments there are none to grow.
            $open = $type->arguments === [] ? null : $this->openTypes();
            $open?->open($type);
            $class = $this->classes->of($type->class);
            $this->objects[$id] = $this->readObject($id, $class, ConsultedClasses::templates($class, $type), $place);
            $open?->close($type);
        }

        return $id;
    }

    /**
     * @param string $id provisional
     *
     * @return list<Read\ReadField|Read\Splice> none while the plan is being made
     */
    public function fieldsOf(string $id): array
    {
        return $this->objects[$id]->fields ?? [];
    }

    private function readObject(string $id, ClassMetadata $class, Substitution $templates, ReadPlace $place): Read\ReadObject
    {
        $this->way->refuseUnopenable($class->name);
        $method = $class->factory ?? $class->constructor;
        $construction = $place->populate || $method === null ? null : ConstructorCall::of($class, $method, $place->context->naming, fn(PropertyMetadata $property): bool => $this->isReadable($property, $place));
        $fields = [];
        foreach ([...$class->properties, ...$construction?->keys() ?? []] as $property) {
            if (!$this->isReadable($property, $place) || $construction?->settles($property) === true) {
                continue;
            }
            $parameter = $construction?->parameterFor($property);
            $this->way->enter($property);
            $fields[] = $property->inlinePrefix === null
                ? $this->field($class, $property, $parameter, $construction, $templates, $place)
                : (new ReadSplices($this, $this->classes, $this->leaves))->splice($property, $templates->apply($property->type), $this->target($class, $property, $parameter, $construction), $place);
            $this->way->leave();
        }

        $owners = self::ownersOfKeys($class, $fields);
        $hasInlined = \array_filter($fields, static fn(Read\ReadField|Read\Splice $field): bool => $field instanceof Read\Splice) !== [];

        return new Read\ReadObject(
            $id,
            $class->name,
            match (true) {
                $place->populate => new Read\ExistingObject(),
                $method === null => new Read\NewObject(true, []),
                // A class with __clone() does there what a copy needs, and a blank object is none.
                $construction === null => new Read\BlankObject($class->isCloneable && !\method_exists($class->name, '__clone')),
                default => $construction->node(),
            },
            $hasInlined ? ReadSplices::withOwnKeysLeftOut($class, $fields, $owners) : $fields,
            [
                ...\array_map(static fn(MethodMetadata $method): Method => Scope::method($class, $method->class, $method->name), $class->afterDeserialize),
                ...$this->classes->listened?->afterDeserialize($class->name) === true ? [new Read\TellListeners()] : [],
            ],
            $place->context->strict && !$place->isInline ? (new ReadKeys($this, $this->classes))->allowed($class, $fields, $place) : null,
            $hasInlined ? ReadSplices::mapPrefixes($fields) : [],
            $class->discriminatorValue === null ? null : new Guard\HasValue($place->prefix . $class->discriminatorValue->field, [$class->discriminatorValue->value]),
            // The data of an inlined object is that of the object around it.
            !$place->isInline && $this->classes->listened?->beforeDeserialize($class->name) === true,
            $this->leaves?->notesObjects === true ? $class->facts[(string) $this->leaves->factsOf] ?? [] : [],
        );
    }

    /**
     * @param list<Read\ReadField|Read\Splice> $fields
     *
     * @throws InvalidMetadata when two have the same key
     *
     * @return KeyOwners of all but those of inlined maps, which show only at run time
     */
    private static function ownersOfKeys(ClassMetadata $class, array $fields): KeyOwners
    {
        $owners = new KeyOwners($class->name, 'read from');
        foreach ($fields as $field) {
            foreach ($field instanceof Read\ReadField ? $field->keys : ReadSplices::keys($field) as $key) {
                $owners->add($key, $field->origin);
            }
        }

        return $owners;
    }

    private function isReadable(PropertyMetadata $property, ReadPlace $place): bool
    {
        return !$property->isNeverRead && !$property->isVirtual && ($property->isSettable || $property->setter !== null)
            && $place->selection->includes($property)
            && ($property->parameterOf === null || $property->converter !== null || ConstructorCall::isHeldByDocuments($property->type, $this->classes));
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
        $mayHaveValue = $target instanceof Property && $construction !== null;
        if ($this->leaves?->leavesOutNull === true && !$place->populate) {
            LostNulls::refuse($class, $property, $type);
        }
        [$missing, $default] = $this->missing($class, $property, $parameter, $type, $place, $mayHaveValue);

        return new Read\ReadField(
            \array_map(static fn(string $key): string => $place->prefix . $key, [$property->key($place->context->naming), ...$property->aliases]),
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
            $default !== null && \strtolower($default) === 'null' && $isNullable && !$isOptional => [Read\Missing::Null, null],
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
}
