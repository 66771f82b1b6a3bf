<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Bytes;
use Kiln\Context;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassKind;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Metadata\ValueMetadata;
use Kiln\Optional;
use Kiln\Plan\Condition;
use Kiln\Plan\Converter;
use Kiln\Plan\JsonSerialized;
use Kiln\Plan\Leaves;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Referenced;
use Kiln\Plan\Write;
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
 * Decides how values of a type are written in one context, by Kiln's own rules. One planner makes one plan.
 *
 * What not every class has is decided in classes of its own: {@see WriteArrays}, {@see WriteUnions}, {@see WriteSplices},
 * {@see DateRule}.
 *
 * @internal
 */
final class WritePlanner
{
    /** @var array<string, ?Write\WriteObject> by provisional id; null while it is being made */
    private array $objects = [];
    /** @var array<string, array<string, bool|int|float|string|null>> of classes for the format, by provisional id */
    private array $facts = [];
    private readonly Way $way;
    private ?OpenTypes $open = null;

    public function __construct(private readonly ConsultedClasses $classes, private readonly Context $context, private readonly ?Leaves $leaves = null)
    {
        $this->way = new Way();
    }

    /**
     * @throws InvalidMetadata
     */
    public function plan(Type $type): Write\WritePlan
    {
        return $this->named((string) $type, $this->value($type, null, null, WritePlace::root($this->context), (string) $type) ?? new Write\EmptyArray(true));
    }

    /**
     * How objects of just this class are written, not of its subclasses.
     *
     * @throws InvalidMetadata
     */
    public function planClass(ClassType $type): Write\WritePlan
    {
        $at = WritePlace::root($this->context);
        $rule = $this->isLeaf($type->class) ? null : $this->classes->rule($type->class);
        if ($rule !== null) {
            return $this->named((string) $type, $this->whole($type->class, $rule, true, $at, (string) $type));
        }
        $class = ConsultedClasses::original($type->class);
        if ($class !== $type->class && !$this->classes->of($class)->isJsonSerialized) {
            return $this->named((string) $type, new Write\LazyOf($this->objectPlan(new ClassType($class), $at), $class));
        }
        $node = $this->object($type, true, null, $at, (string) $type);
        $root = match (true) {
            !$node instanceof Write\ObjectOf && !$node instanceof Write\Polymorphic => $node ?? new Write\EmptyArray(true),
            $this->classes->of($class)->isJsonSerialized => new Write\Convert(new Converter(JsonSerialized::class, [])),
            default => new Write\ObjectOf($this->objectPlan($type, $at), $type->class, true),
        };

        return $this->named((string) $type, $root);
    }

    private function named(string $type, Write\WriteNode $root): Write\WritePlan
    {
        $objects = \array_filter($this->objects);
        $references = new References($objects);
        $notes = $this->leaves?->notesObjects === true ? new ObjectNotes($objects, $this->facts) : null;
        $inlined = $notes?->inlined() ?? [];
        foreach ($objects as $id => $object) {
            $objects[$id] = new Write\WriteObject(
                $id,
                $object->class,
                $object->steps,
                isset($references->below($id)[$id]),
                $object->publicProperties,
                $notes === null || isset($inlined[$id]) ? [] : $notes->of($id),
            );
        }
        [$root, $objects] = Identity::settle($root, $objects, $references, 'Writer');

        return new Write\WritePlan($type, $root, $objects, $this->classes->files());
    }

    /**
     * @param ?Type             $native what PHP guarantees of the value; null for nothing
     * @param ?PropertyMetadata $facts  of the property whose value it is, or whose list's items
     *
     * @return ?Write\WriteNode null when only an object stands here that is nested too deep
     */
    public function value(Type $type, ?Type $native, ?PropertyMetadata $facts, WritePlace $at, string $place): ?Write\WriteNode
    {
        if ($facts?->converter !== null) {
            $convert = new Write\Convert($this->classes->convert($facts->converter) ?? throw new \LogicException());

            return $type instanceof NullableType || $type instanceof MixedType ? new Write\Nullable($convert) : $convert;
        }
        if ($type instanceof TemplateType) {
            $type = $type->bound;
        }
        $guaranteed = $native === $type || ($native !== null && (string) $native === (string) $type);

        return match ($type::class) {
            ScalarType::class => $facts?->isBytes === true ? new Write\BytesOf($this->leaves?->of(Bytes::class) !== null, $guaranteed) : new Write\Scalar([$type->kind], $guaranteed),
            NullableType::class => $this->nullable($type, $native, $facts, $at, $place),
            ListType::class,
            MapType::class,
            ArrayType::class => $this->arrays()->array($type, $native instanceof ArrayType, $facts, $at, $place),
            IterableType::class => $this->arrays()->iterable($type, $facts, $at, $place),
            ShapeType::class => $this->arrays()->shape($type, $native instanceof ArrayType, $facts, $at, $place),
            UnionType::class => (new WriteUnions($this))->value($type, $guaranteed, $facts, $at, $place),
            ClassType::class => $this->object($type, $guaranteed, $facts, $at, $place),
            MixedType::class, NullType::class, ObjectType::class, TemplateType::class => new Write\Dynamic(),
        };
    }

    public function openTypes(): OpenTypes
    {
        return $this->open ??= new OpenTypes();
    }

    private function arrays(): WriteArrays
    {
        return new WriteArrays($this, $this->classes);
    }

    private function nullable(NullableType $type, ?Type $native, ?PropertyMetadata $facts, WritePlace $at, string $place): ?Write\WriteNode
    {
        $inner = $this->value($type->inner, $native instanceof NullableType ? $native->inner : $native, $facts, $at, $place);

        return $inner === null ? null : new Write\Nullable($inner);
    }

    private function object(ClassType $type, bool $guaranteed, ?PropertyMetadata $facts, WritePlace $at, string $place): ?Write\WriteNode
    {
        $class = ConsultedClasses::original($type->class);
        $type = $class === $type->class ? $type : new ClassType($class);
        // A format says more of the property's value than a rule for all dates does.
        $rule = $facts?->date === null || !(\is_a($class, \DateTimeInterface::class, true) || \is_a($class, \DateInterval::class, true)) ? $this->classes->rule($class) : null;

        return match (true) {
            $this->isLeaf($class) => new Write\Leaf($class, null, $guaranteed),
            $facts?->isReference === true && Referring::is($type, new Collections($this->classes)) => new Write\Convert(new Converter(Referenced::class, [$class])),
            // A subclass may have a rule of its own.
            $rule !== null => (new \ReflectionClass($class))->isFinal() ? $this->whole($class, $rule, $guaranteed, $at, $place) : new Write\Polymorphic($class, []),
            $class === Raw::class => new Write\RawOf(),
            $class === Optional::class => $this->optional($type, $facts, $at, $place),
            \is_a($class, \DateTimeInterface::class, true) => DateRule::of($facts, $at->context)->written($class, $at->context, $this->leaves, $guaranteed),
            \is_a($class, \DateInterval::class, true) => new Write\Interval($facts?->date?->format),
            $class === \stdClass::class => new Write\StdClassOf(new Write\Dynamic()),
            $class === \Closure::class => throw new InvalidMetadata('unsupported_type', $place, 'a closure cannot be written.', 'Mark it #[Ignore].' . $this->way->before($place)),
            default => (\is_a($class, \Traversable::class, true) ? $this->arrays()->collection($type, $facts, $at, $place) : null) ?? $this->ownObject($type, $guaranteed, $at),
        };
    }

    /**
     * Whether the format has a way of its own to write objects of a class; of dates {@see DateRule} decides. What the application has
     * registered goes before.
     *
     * @param class-string $class
     */
    private function isLeaf(string $class): bool
    {
        return $this->leaves?->of($class) !== null && !\is_a($class, \DateTimeInterface::class, true) && !$this->classes->rules()->isRegistered($class);
    }

    /**
     * @param class-string $class
     */
    private function whole(string $class, Converter|ValueMetadata $rule, bool $guaranteed, WritePlace $at, string $place): Write\WriteNode
    {
        if ($rule instanceof Converter) {
            return new Write\Convert($rule);
        }
        $member = $rule->isProperty ? new Property($rule->scope, $rule->member, $rule->isPublic, false) : new Method($rule->scope, $rule->member, true);
        $value = $this->value($rule->written, $rule->isGuaranteed ? $rule->written : null, null, $at, $place) ?? throw new \LogicException();

        return new Write\ValueOf($class, $member, $value, $guaranteed);
    }

    private function optional(ClassType $type, ?PropertyMetadata $facts, WritePlace $at, string $place): ?Write\OptionalOf
    {
        $inner = $this->value($type->arguments[0] ?? new MixedType(), null, $facts, $at, $place);

        return $inner === null ? null : new Write\OptionalOf($inner);
    }

    private function ownObject(ClassType $type, bool $guaranteed, WritePlace $at): ?Write\WriteNode
    {
        $class = $this->classes->of($type->class);
        if ($class->kind === ClassKind::PureEnum || $class->kind === ClassKind::BackedEnum) {
            /** @var class-string<\UnitEnum> $enum */
            $enum = $class->name;

            return new Write\EnumCase($enum, $class->kind === ClassKind::PureEnum, $guaranteed);
        }
        if ($at->levels === 0) {
            return null;
        }
        if ($class->kind === ClassKind::Concrete && $class->isJsonSerialized) {
            // Of a final class, too: the converter does not look whether a value is such an object.
            return new Write\Polymorphic($class->name, []);
        }
        $known = $class->discriminator === null ? [] : $this->classes->rules()->toldBy($class->discriminator, $class->name);
        if ($known !== [] || $class->kind !== ClassKind::Concrete) {
            $plans = [];
            foreach ($known as $child) {
                $plans[$child] = $this->objectPlan(new ClassType($child), $at);
            }

            return new Write\Polymorphic($class->name, $plans);
        }

        return new Write\ObjectOf($this->objectPlan($type, $at), $class->name, $class->isFinal && $guaranteed);
    }

    /**
     * @return string provisional id
     */
    public function objectPlan(ClassType $type, WritePlace $at): string
    {
        $id = Identity::provisional("{$type} {$at}");
        if (!\array_key_exists($id, $this->objects)) {
            $this->objects[$id] = null;
            $this->way->refuseUnopenable($type->class);
            // Without arguments there are none to grow.
            $open = $type->arguments === [] ? null : $this->openTypes();
            $open?->open($type);
            $class = $this->classes->of($type->class);
            if ($this->leaves?->factsOf !== null && isset($class->facts[$this->leaves->factsOf])) {
                $this->facts[$id] = $class->facts[$this->leaves->factsOf];
            }
            $this->objects[$id] = new Write\WriteObject(
                $id,
                $class->name,
                [
                    ...$this->steps($class, ConsultedClasses::templates($class, $type), $at),
                    // The members of an inlined object are those of the object around it.
                    ...!$at->isInline() && $this->classes->listened?->afterSerialize($class->name) === true ? [new Write\ShowMembers()] : [],
                ],
                false,
                $class->isPlain && $class->kind === ClassKind::Concrete ? self::publicProperties($class->name) : null,
            );
            $open?->close($type);
        }

        return $id;
    }

    /**
     * In the order in which PHP keeps them, whatever `Order` says: parents' first, and one that is declared again in the place
     * that it had (php-src, Zend/zend_inheritance.c).
     *
     * @param class-string $class
     *
     * @return list<string>
     */
    private static function publicProperties(string $class): array
    {
        $lineage = [];
        for ($ancestor = new \ReflectionClass($class); $ancestor !== false; $ancestor = $ancestor->getParentClass()) {
            \array_unshift($lineage, $ancestor);
        }
        $isPublic = [];
        foreach ($lineage as $ancestor) {
            foreach ($ancestor->getProperties(\ReflectionProperty::IS_PUBLIC | \ReflectionProperty::IS_PROTECTED) as $property) {
                if ($property->class === $ancestor->name && !$property->isStatic()) {
                    $isPublic[$property->name] = $property->isPublic();
                }
            }
        }

        return \array_keys(\array_filter($isPublic));
    }

    /**
     * @return list<Write\WriteStep>
     */
    private function steps(ClassMetadata $class, Substitution $templates, WritePlace $at): array
    {
        $steps = $this->classes->listened?->beforeSerialize($class->name) === true ? [new Write\TellListeners()] : [];
        foreach ($class->beforeSerialize as $method) {
            $steps[] = new Write\CallMethod(Scope::method($class, $method->class, $method->name));
        }
        if ($class->discriminatorValue !== null) {
            $steps[] = new Write\Constant($at->prefix . $class->discriminatorValue->field, $class->discriminatorValue->value);
        }
        foreach ($class->properties as $property) {
            if ($at->levels === 0 || $property->isNeverWritten || !$at->selection->includes($property)
                // The class itself says it, whatever the property holds.
                || ($property->inlinePrefix === null && $property->key($at->context->naming) === $class->discriminatorValue?->field)) {
                continue;
            }
            $this->way->enter($property);
            $step = $property->inlinePrefix === null
                ? $this->field($class, $property, $templates->apply($property->type), $at)
                : (new WriteSplices($this, $this->classes, $this->leaves))->splice($class, $property, $templates->apply($property->type), $at);
            $this->way->leave();
            if ($step !== null) {
                $steps[] = $step;
            }
        }
        $owners = $this->ownersOfKeys($class, $steps);

        return \array_filter($steps, static fn(Write\WriteStep $step): bool => $step instanceof Write\Splice) === [] ? $steps : WriteSplices::withOwnKeysLeftOut($class, $steps, $owners);
    }

    private function field(ClassMetadata $class, PropertyMetadata $property, Type $type, WritePlace $at): ?Write\WriteField
    {
        $below = $at->below($property);
        $origin = $property->origin();
        $value = $this->value($type, $property->nativeType, $property, $below, $origin);
        if ($this->leaves?->leavesOutNull === true) {
            LostNulls::refuse($class, $property, $type);
        }
        $access = self::access($class, $property);

        return $value === null ? null : new Write\WriteField(
            $at->prefix . $property->key($at->context->naming),
            $access,
            $value,
            $this->omissions($class, $property, $type, $at->context),
            $origin,
            $property->facts,
            $property->omitDefault,
            Contexts::change($at->context, $below->context, $property, $value, $this->leaves),
            self::condition($class, $property),
            $this->leaves === null ? [] : ObjectNotes::ofMember($this->leaves, $class, $property, $type, $access),
        );
    }

    public static function condition(ClassMetadata $class, PropertyMetadata $property): ?Condition
    {
        $condition = $property->condition;
        if ($condition?->class === null || !$condition->isOwn) {
            return $condition === null ? null : new Condition($condition->class, $condition->name, false);
        }
        $method = Scope::method($class, $condition->class, $condition->name);

        return new Condition($method->class, $method->name, true);
    }

    public static function access(ClassMetadata $class, PropertyMetadata $property): Method|Property
    {
        return $property->getter !== null
            ? Scope::method($class, $property->class, $property->getter)
            : Scope::property($class, $property);
    }

    /**
     * @return list<Write\OmitWhen>
     */
    public function omissions(ClassMetadata $class, PropertyMetadata $property, Type $type, Context $context): array
    {
        $omissions = $property->condition === null ? [] : [Write\OmitWhen::Unwanted];
        // A property that has a value as a rule is tested only where giving up is not free: a method has been called by then.
        $mayLackValue = (!$property->hasDefault && !$property->isPromoted) || $class->beforeSerialize !== [] || $this->classes->listened?->beforeSerialize($class->name) === true;
        if ($property->nativeType !== null && !$property->isVirtual && $property->getter === null && $mayLackValue && !$property->isReadableHook) {
            $omissions[] = Write\OmitWhen::Uninitialized;
        }
        $inner = $type instanceof NullableType ? $type->inner : $type;
        $isOptional = $inner instanceof ClassType && $inner->class === Optional::class;
        if ($isOptional) {
            $omissions[] = Write\OmitWhen::Missing;
        }
        if ($property->omitDefault !== null) {
            $omissions[] = Write\OmitWhen::Default;
        }
        if ($property->omitEmpty) {
            $omissions[] = Write\OmitWhen::Empty;
        } elseif ((!$context->serializeNull || $this->leaves?->leavesOutNull === true) && (!$isOptional || $type instanceof NullableType)
            && ($type instanceof NullableType || $type instanceof NullType || !$this->isNeverNull($type))) {
            $omissions[] = Write\OmitWhen::Null;
        }

        return $omissions;
    }

    private function isNeverNull(Type $type): bool
    {
        return !$type instanceof MixedType && !$type instanceof TemplateType;
    }

    /**
     * @param list<Write\WriteStep> $steps
     *
     * @throws InvalidMetadata when two have the same key
     *
     * @return KeyOwners of all but those of inlined maps, which show only at run time
     */
    private function ownersOfKeys(ClassMetadata $class, array $steps): KeyOwners
    {
        $owners = new KeyOwners($class->name, 'written as');
        foreach ($steps as $step) {
            match ($step::class) {
                Write\WriteField::class => $owners->add($step->key, $step->origin),
                Write\Constant::class => $owners->add($step->key, "the discriminator of {$class->name}"),
                Write\Splice::class => $owners->addAll(WriteSplices::keys($step, $this->objects)),
                Write\CallMethod::class, Write\ShowMembers::class, Write\TellListeners::class => null,
            };
        }

        return $owners;
    }
}
