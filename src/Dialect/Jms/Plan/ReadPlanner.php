<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Metadata\ClassFacts;
use Kiln\Dialect\Jms\Metadata\DiscriminatorFacts;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\MethodFacts;
use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Metadata\XmlFacts;
use Kiln\Dialect\Jms\UserCode\BuiltIn;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Event;
use Kiln\Dialect\Jms\UserCode\Handling;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Metadata\Source\PropertyHooks;
use Kiln\Plan\Planner\Identity;
use Kiln\Plan\Read\BlankObject;
use Kiln\Plan\Read\ExistingObject;
use Kiln\Plan\Read\NewObject;
use Kiln\Type\ScalarKind;

/**
 * Decides how values are read as jms/serializer reads them from JSON or XML. One planner makes one plan.
 *
 * @internal
 */
final class ReadPlanner
{
    /** @var array<string, ?Read\ReadObject> by provisional id; null while it is being made */
    private array $objects = [];

    /** @var array<string, true> */
    private array $files = [];

    private readonly ReasonLog $reasons;

    /**
     * @param bool $hasEvaluator whether expressions can be evaluated
     * @param bool $isStrict     whether scalars must be of the type asked for
     * @param ?XmlFacts $xml     null where JSON is read. From XML, data is made first that has the keys of these plans
     */
    public function __construct(
        private readonly Facts $facts,
        private readonly Registrations $registrations,
        private readonly Choice $choice,
        private readonly bool $hasEvaluator,
        private readonly bool $isStrict,
        private readonly ObjectMaking $making,
        private readonly ?XmlFacts $xml = null,
    ) {
        $this->reasons = new ReasonLog();
    }

    public function plan(TypeName $type): Read\ReadPlan
    {
        $this->reasons->begin($type->name);

        return $this->named((string) $type, $this->value($type, Place::root($this->choice)));
    }

    /**
     * How the properties of an object are set when user code has been called, by the facts of this class.
     *
     * @throws \Throwable what {@see Facts::of()} throws
     */
    public function planBody(string $class, string $place): Read\ReadPlan
    {
        $this->reasons->begin($class);
        $facts = $this->factsOf($class);

        return $this->named($class, new Read\ObjectOf($this->objectPlan($facts, Place::fromKey($this->choice, $place), true), $facts->name));
    }

    /**
     * @return list<Reason> why user code is called, something is left to jms/serializer, or cannot be read
     */
    public function reasons(): array
    {
        return $this->reasons->all();
    }

    private function named(string $type, Read\ReadNode $root): Read\ReadPlan
    {
        $notes = new Notes(\array_filter($this->objects));
        [$root, $objects] = Identity::settle($root, $notes->mark(), $notes->references, 'Reader');
        \ksort($this->files, \SORT_STRING);

        return new Read\ReadPlan($type, $root, $objects, \array_keys($this->files));
    }

    private function factsOf(string $class): ClassFacts
    {
        $facts = $this->facts->of($class);
        foreach ($facts->files as $file) {
            $this->files[$file] = true;
        }

        return $facts;
    }

    private function value(TypeName $type, Place $place): Read\ReadNode
    {
        $kind = ScalarTypes::kind($type->name);

        return match (true) {
            $kind !== null => $this->isStrict ? new Read\Exactly($kind) : new Read\Coerce($kind),
            \in_array($type->name, ['array', 'iterable', 'list'], true) => $this->elements($type, $place),
            $type->name === 'NULL' => new Read\Nothing(),
            $type->name === 'resource' => $this->reasons->refused($type->name, 'resources are never read'),
            default => $this->object($type, $place),
        };
    }

    private function elements(TypeName $type, Place $place): Read\ReadNode
    {
        $params = \array_values($type->params);
        if ($params === []) {
            return new Read\Untyped();
        }
        $last = $type->param(\count($params) - 1);
        if (\count($params) > 2 || $last === null) {
            return $this->reasons->refused($type, "the type {$type} has parameters that are no types, or more than two");
        }
        if (\count($params) === 1) {
            return new Read\ListOf($this->value($last, $place));
        }
        $key = ScalarTypes::kind($type->param(0)->name ?? '');
        if ($key !== ScalarKind::Int && $key !== ScalarKind::String) {
            return $this->reasons->delegated($type, 'the keys of a map are neither numbers nor text');
        }

        return new Read\MapOf($this->isStrict ? new Read\Exactly($key) : new Read\Coerce($key), $this->value($last, $place));
    }

    private function object(TypeName $type, Place $place): Read\ReadNode
    {
        $handling = $this->registrations->handling(Direction::Deserialization, $type->name);
        $isListened = $this->registrations->listens(Event::PreDeserialize, $type->name);
        $isClass = ClassNames::exist($type->name);
        if ($handling !== null) {
            return match (true) {
                $handling->builtIn === null => $this->reasons->observed($type, $place, 'a handler of the application is called'),
                $isListened => $this->reasons->observed($type, $place, 'a listener of serializer.pre_deserialize is called'),
                default => $this->handled($handling->builtIn, $handling, $type, $place),
            };
        }
        if (!$isClass) {
            return $isListened ? $this->reasons->observed($type, $place, 'a listener of serializer.pre_deserialize is called') : $this->reasons->refused($type, "there is neither a class nor a handler for the type {$type->name}");
        }
        $class = ClassNames::canonical($type->name);
        if ($class !== $type->name) {
            // Only where the class is loaded already: autoloaders may not find it by another name.
            return $this->reasons->observed($type, $place, "the class {$class} is spelled {$type->name}");
        }
        try {
            $facts = $this->factsOf($type->name);
        } catch (\Throwable $exception) {
            return $this->reasons->refused($type, $exception->getMessage());
        }
        if ($facts->usesExpressions && !$this->hasEvaluator) {
            return $this->reasons->refused($type, 'an expression decides about a property, and there is no expression language');
        }
        if ($isListened) {
            return $this->reasons->observed($type, $place, 'a listener of serializer.pre_deserialize is called');
        }
        if ($facts->discriminator !== null && $facts->discriminator->baseClass === $type->name) {
            return $this->discriminated($facts->discriminator, $type, $place);
        }

        return $this->ofClass($facts, $type, $place);
    }

    private function discriminated(DiscriminatorFacts $discriminator, TypeName $type, Place $place): Read\ReadNode
    {
        $cases = [];
        foreach ($discriminator->map as $value => $class) {
            try {
                $case = $this->ofClass($this->factsOf($class), $type, $place);
            } catch (\Throwable $exception) {
                $case = $this->reasons->refused($class, $exception->getMessage());
            }
            if ($case instanceof Observed) {
                return $case;
            }
            $cases[$value] = $case;
        }

        if ($this->xml === null) {
            return new Read\Discriminated(false, $discriminator->field, $cases);
        }
        $facts = $this->xml->xmlOf($type->name);

        return new Read\Discriminated(false, "class of {$type->name}", $cases, new Read\XmlDiscriminator($discriminator->field, $facts->isDiscriminatorAttribute, $facts->discriminatorNamespace));
    }

    /**
     * An object of just this class, asked for by whatever type.
     */
    private function ofClass(ClassFacts $facts, TypeName $type, Place $place): Read\ReadNode
    {
        if ($this->making === ObjectMaking::Application) {
            return $this->reasons->observed($type, $place, 'an object constructor of the application is called');
        }
        if (($type->name !== $facts->name || $type->params !== []) && $this->registrations->listens(Event::PostDeserialize, $facts->name)) {
            return $this->reasons->observed($type, $place, 'a listener of serializer.post_deserialize is called for objects asked for by another type');
        }
        if ($place->excludesObjects()) {
            return new Read\Nothing();
        }
        $class = new \ReflectionClass($facts->name);
        if (!$class->isInstantiable() && ($class->isAbstract() || $class->isInterface() || $class->isEnum())) {
            return $this->reasons->refused($facts->name, 'it cannot be instantiated, and no discriminator says by which class');
        }
        if ($this->making === ObjectMaking::Constructor && $class->isInstantiable()) {
            return new Read\ObjectOf($this->objectPlan($facts, $place, false), $facts->name);
        }
        if ($class->isInternal() ? $class->isFinal() : $class->isFinal() && self::hasInternalParent($class)) {
            return $this->reasons->delegated($type, 'objects of a final internal class are made in a way of their own');
        }

        return new Read\ObjectOf($this->objectPlan($facts, $place, false), $facts->name);
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private static function hasInternalParent(\ReflectionClass $class): bool
    {
        for ($parent = $class->getParentClass(); $parent !== false; $parent = $parent->getParentClass()) {
            if ($parent->isInternal()) {
                return true;
            }
        }

        return false;
    }

    private function handled(BuiltIn $builtIn, Handling $handling, TypeName $type, Place $place): Read\ReadNode
    {
        return match ($builtIn) {
            BuiltIn::Date => $this->date($type, $handling),
            BuiltIn::Interval => new Read\DurationFrom(),
            BuiltIn::Collection => $this->wrapped('Doctrine\Common\Collections\ArrayCollection', $type, $place),
            BuiltIn::Iterator => $this->wrapped(\ArrayIterator::class, $type, $place),
            BuiltIn::Generator, BuiltIn::StdClass => $this->reasons->delegated($type, "the type {$type->name} is read lazily"),
            BuiltIn::Enum => $this->enum($type, $handling, $place),
            BuiltIn::Union => $this->xml === null ? $this->union($type, $place) : $this->reasons->delegated($type, 'unions are not read from XML'),
        };
    }

    private function wrapped(string $class, TypeName $type, Place $place): Read\ReadNode
    {
        $array = $this->elements($type, $place);

        return \class_exists($class) && !$array instanceof Delegated ? new Read\Wrapped($class, $array) : $this->reasons->delegated($type, 'the keys of a map are neither numbers nor text');
    }

    private function date(TypeName $type, Handling $handling): Read\ReadNode
    {
        $formats = match (true) {
            isset($type->params[2]) => \is_array($type->params[2]) ? \array_values($type->params[2]) : [$type->params[2]],
            isset($type->params[0]) => [$type->params[0]],
            default => $handling->formats,
        };
        if ($formats === [] && $formats === $handling->formats) {
            return new Read\DateFrom($type->name === \DateTimeImmutable::class ? \DateTimeImmutable::class : \DateTime::class, [], '');
        }
        $timezone = isset($type->params[1]) && $type->params[1] !== '' && $type->params[1] !== '0' ? $type->params[1] : $handling->timezone;
        $texts = \array_values(\array_filter($formats, \is_string(...)));
        if ($texts === [] || \count($texts) !== \count($formats) || !\is_string($timezone)) {
            return $this->reasons->delegated($type, 'the format of a date is no text');
        }

        return new Read\DateFrom($type->name === \DateTimeImmutable::class ? \DateTimeImmutable::class : \DateTime::class, $texts, $timezone);
    }

    private function enum(TypeName $type, Handling $handling, Place $place): Read\ReadNode
    {
        $name = $type->param(0)->name ?? $type->params[0] ?? null;
        if (!\is_string($name) || !\enum_exists($name)) {
            return $this->reasons->delegated($type, "the type {$type} names no enum");
        }
        $class = (new \ReflectionEnum($name))->name;
        if ($class !== $name) {
            return $this->reasons->observed($type, $place, "the enum {$class} is spelled {$name}");
        }
        $isBacked = \is_a($class, \BackedEnum::class, true);
        $byValue = isset($type->params[1]) ? $type->params[1] === 'value' : $isBacked;

        if ($byValue && !$isBacked) {
            return $this->reasons->delegated($type, "the type {$type} asks for the value of an enum that has none");
        }
        $enum = new Read\EnumFrom($class, !$byValue, (string) (new \ReflectionEnum($class))->getBackingType() === 'int');

        return $handling->quotedName === null || $type->param(0) !== null ? $enum : new Read\DeprecatedEnumFrom($enum, $handling->quotedName);
    }

    private function union(TypeName $type, Place $place): Read\ReadNode
    {
        $field = $type->params[1] ?? null;
        $map = $type->params[2] ?? null;
        if (\count($type->params) === 3 && \is_string($field) && \is_array($map)) {
            $cases = [];
            foreach ($map as $value => $class) {
                $cases[$value] = \is_string($class) && $class !== '' && $class !== '0' ? $this->value(new TypeName($class), $place) : $this->reasons->refused($type, 'the map of the union names no class');
            }

            return new Read\Discriminated(true, $field, $cases);
        }
        $types = [];
        foreach (\is_array($type->params[0] ?? null) ? $type->params[0] : [] as $member) {
            $types[] = TypeName::fromArray($member)->name ?? '';
        }
        if ($types === [] || \in_array('', $types, true)) {
            return $this->reasons->delegated($type, "the type {$type}");
        }

        return new Read\ScalarUnion($types, $this->isStrict);
    }

    private function entrusted(string $reason): Read\Entrusted
    {
        $this->reasons->add(Read\Entrusted::class, $reason);

        return new Read\Entrusted();
    }

    /**
     * @param bool $isBody see {@see Read\ReadObject}
     */
    private function objectPlan(ClassFacts $facts, Place $place, bool $isBody): string
    {
        $id = Identity::provisional("{$facts->name} {$place->key()}" . ($isBody ? ' body' : ''));
        if (\array_key_exists($id, $this->objects)) {
            return $id;
        }
        $this->objects[$id] = null;
        $construction = $isBody ? new ExistingObject() : $this->construction($facts, $place);
        $given = $construction instanceof Read\Constructed ? $construction->keys() : [];
        $fields = [];
        foreach ($facts->properties as $property) {
            if (!$place->selects($property) || (!$property->isInline && \in_array($property->serializedName, $given, true))) {
                continue;
            }
            if (!$property->isReadOnly) {
                $fields[] = $this->reasons->within($facts->name, $property->name, fn(): Read\Field => $this->field($facts, $property, $place));
            } elseif ($property->isConditional && $this->hasEvaluator) {
                $fields[] = new Read\Condition($property->name, "{$property->class}::\${$property->name}");
            }
        }
        $this->objects[$id] = new Read\ReadObject(
            $id,
            $facts->name,
            $construction,
            $fields,
            $isBody ? [] : \array_map(static fn(MethodFacts $method): Invoke => new Invoke($method->class, $method->name), $facts->postDeserialize),
            false,
            !$isBody && $this->registrations->listens(Event::PostDeserialize, $facts->name),
            $this->making === ObjectMaking::Constructor,
            $this->xml?->xmlOf($facts->name),
        );

        return $id;
    }

    private function construction(ClassFacts $facts, Place $place): BlankObject|NewObject|Read\Constructed
    {
        $class = new \ReflectionClass($facts->name);
        if ($class->isInstantiable() && $class->getConstructor() === null) {
            return new NewObject(true, []);
        }
        if ($this->making !== ObjectMaking::Constructor || !$class->isInstantiable()) {
            // A clone of an ArrayIterator would walk through the blank one.
            return new BlankObject($class->isCloneable() && !$class->hasMethod('__clone') && !$class->isSubclassOf(\ArrayIterator::class));
        }
        $parameters = [];
        $isExact = true;
        foreach ($class->getConstructor()?->getParameters() ?? [] as $parameter) {
            $property = $facts->property($parameter->name);
            if ($property === null && $parameter->isOptional()) {
                continue;
            }
            $value = $property?->type === null ? null : $this->reasons->within($facts->name, $property->name, fn(): Read\ReadNode => $this->propertyValue($property->type, $place->below($property)));
            $parameters[] = new Read\Parameter($parameter->name, $property?->serializedName, $value, !$parameter->isOptional(), $property === null ? '' : "{$property->class}::\${$property->name}");
            $isExact = $isExact && ParameterTypes::take($parameter->getType(), $value);
        }

        return new Read\Constructed($parameters, $isExact);
    }

    private function field(ClassFacts $class, PropertyFacts $property, Place $place): Read\Field
    {
        $value = $property->type === null ? null : $this->propertyValue($property->type, $place->below($property));

        return new Read\Field(
            $this->xml === null ? $property->serializedName : "{$class->name}::{$property->name}",
            $property->name,
            $this->target($class, $property),
            $value,
            $property->hasDefault ? $this->default($property) : null,
            // From XML, the data of an array is put together under a key of its own.
            $property->isInline && ($this->xml === null || $value instanceof Read\ObjectOf || $value instanceof Read\Discriminated),
            $property->isConditional && $this->hasEvaluator,
            false,
            "{$property->class}::\${$property->name}",
            $this->xml === null ? null : new Read\XmlSource($property->serializedName, $this->xml->xmlOf($class->name)->property($property->name), $property->isInline),
        );
    }

    private function propertyValue(TypeName $type, Place $place): Read\ReadNode
    {
        try {
            return $this->value($type, $place);
        } catch (Unplannable $exception) {
            return $this->reasons->refused($type, $exception->getMessage());
        }
    }

    private function default(PropertyFacts $property): Read\DefaultValue
    {
        return new Read\DefaultValue(self::isPlain($property->default) ? $property->default : null, self::isPlain($property->default), $this->slot($property));
    }

    private static function isPlain(mixed $value): bool
    {
        return \is_array($value) ? \array_filter($value, static fn(mixed $item): bool => !self::isPlain($item)) === [] : $value === null || \is_scalar($value) || $value instanceof \UnitEnum;
    }

    private function target(ClassFacts $class, PropertyFacts $property): Read\Slot|Read\Setter|Reflected|Read\Entrusted
    {
        if ($property->setter === null || $property->kind === PropertyKind::Unknown) {
            return $this->slot($property);
        }
        $method = \method_exists($class->name, $property->setter) ? new \ReflectionMethod($class->name, $property->setter) : null;

        return $method !== null && $method->isPublic() && \preg_match('/^[A-Za-z_\x80-\xff][\w\x80-\xff]*$/D', $method->name) === 1 ? new Read\Setter($method->name) : $this->entrusted("the setter {$property->setter}() is not public");
    }

    private function slot(PropertyFacts $property): Read\Slot|Reflected|Read\Entrusted
    {
        if ($property->kind !== PropertyKind::Property || !\property_exists($property->class, $property->name)) {
            return $this->entrusted('it is no property of the object');
        }
        if ($property->needsReflection) {
            return new Reflected($property->class, $property->name);
        }
        $reflection = new \ReflectionProperty($property->class, $property->name);
        $isPublic = $reflection->isPublic() && !$reflection->isReadOnly() && !PropertyHooks::of($reflection)->isSetterHidden;

        return new Read\Slot($property->class, $property->name, $isPublic);
    }
}
