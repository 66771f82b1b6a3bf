<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Metadata\ClassFacts;
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
use Kiln\Plan\Planner\Identity;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\SharedNode;
use Kiln\Plan\Write\Timestamp;
use Kiln\Type\ScalarKind;

/**
 * Decides how values are written as jms/serializer writes them to JSON or XML. One planner makes one plan.
 *
 * What only jms/serializer itself can do is left to it, value by value ({@see Delegated}); {@see reasons()} says why.
 *
 * @internal
 */
final class WritePlanner
{
    private const ROUNDING = [
        'HALF_DOWN' => \PHP_ROUND_HALF_DOWN,
        'HALF_EVEN' => \PHP_ROUND_HALF_EVEN,
        'HALF_ODD' => \PHP_ROUND_HALF_ODD,
    ];

    /** What {@see \JMS\Serializer\Accessor\DefaultAccessorStrategy} recognises in PHP's message; any other property without a value is an error. */
    private const LEAVABLE = '/^[\w\\\\@]+::\w+$/D';

    /** Classes whose objects load themselves at need, and the method that does it. */
    private const LOADERS = [
        'ProxyManager\Proxy\LazyLoadingInterface' => 'initializeProxy',
        'Doctrine\Persistence\Proxy' => '__load',
        'Doctrine\Common\Persistence\Proxy' => '__load',
    ];

    private const LAZY_COLLECTIONS = [
        'Doctrine\ORM\PersistentCollection',
        'Doctrine\ODM\MongoDB\PersistentCollection',
        'Doctrine\ODM\PHPCR\PersistentCollection',
    ];

    /** @var array<string, ?Write\WriteObject> by provisional id; null while it is being made */
    private array $objects = [];

    /** @var array<string, true> */
    private array $files = [];

    private readonly ReasonLog $reasons;

    /**
     * @param bool      $hasEvaluator whether expressions can be evaluated
     * @param ?XmlFacts $xml          null where JSON is written
     */
    public function __construct(
        private readonly Facts $facts,
        private readonly Registrations $registrations,
        private readonly Choice $choice,
        private readonly bool $hasEvaluator,
        private readonly ?XmlFacts $xml = null,
    ) {
        $this->reasons = new ReasonLog();
    }

    /**
     * How a value is written as a type.
     */
    public function plan(TypeName $type): Write\WritePlan
    {
        $this->reasons->begin($type->name);

        return $this->named((string) $type, $this->value($type, null, Place::root($this->choice)));
    }

    /**
     * How objects of just this class are written.
     *
     * @param class-string $class
     * @param string       $place see {@see Place::key()}
     */
    public function planClass(string $class, string $place): Write\WritePlan
    {
        $this->reasons->begin($class);

        return $this->named($class, $this->ofClass(new TypeName($class), Place::fromKey($this->choice, $place)));
    }

    /**
     * How the members of objects are written when user code has been called, by the facts of this class.
     *
     * @throws \Throwable what {@see Facts::of()} throws
     */
    public function planBody(string $class, string $place): Write\WritePlan
    {
        $facts = $this->facts($class);

        return $this->named($class, new Write\ObjectOf($this->objectPlan($facts, Place::fromKey($this->choice, $place), true), $facts->name, true, $place));
    }

    /**
     * @return list<Reason> why user code is called, something is left to jms/serializer, or cannot be written
     */
    public function reasons(): array
    {
        return $this->reasons->all();
    }

    private function named(string $type, Write\WriteNode|SharedNode $root): Write\WritePlan
    {
        $guards = new Guards(\array_filter($this->objects));
        [$root, $objects] = Identity::settle($root, $guards->mark($this->choice->dependsOnPlace()), $guards->references, 'Writer');
        \ksort($this->files, \SORT_STRING);

        return new Write\WritePlan($type, $root, $objects, \array_keys($this->files), $this->choice->serializeNull);
    }

    private function facts(string $class): ClassFacts
    {
        $facts = $this->facts->of($class);
        foreach ($facts->files as $file) {
            $this->files[$file] = true;
        }

        return $facts;
    }

    /**
     * @param ?string $native the type that PHP guarantees, if it is a single one; it may allow null, too
     */
    private function value(TypeName $type, ?string $native, Place $place): Write\WriteNode|SharedNode
    {
        $kind = ScalarTypes::kind($type->name);

        return match (true) {
            $kind !== null => $this->scalar($kind, $type, $native),
            $type->name === 'iterable' => $this->elements($type, Write\Source::Iterable, $place),
            $type->name === 'array', $type->name === 'list' => $this->elements($type, $native === 'array' ? Write\Source::PlainArray : Write\Source::Cast, $place),
            $type->name === 'union' && $this->registrations->handling(Direction::Serialization, 'union')?->builtIn === BuiltIn::Union => $this->byOwnType($place),
            \in_array($type->name, ['NULL', 'resource', 'union'], true) => $this->reasons->delegated($type, "the type {$type->name}"),
            default => $this->object($type, $native, $place),
        };
    }

    private function scalar(ScalarKind $kind, TypeName $type, ?string $native): Write\WriteNode|SharedNode
    {
        if ($kind === ScalarKind::Float && $this->xml !== null && $type->params !== []) {
            return $this->number($type);
        }
        if ($kind === ScalarKind::Float && \is_int($type->params[0] ?? null)) {
            $mode = $type->params[1] ?? null;

            return new Write\Round($type->params[0], \is_string($mode) ? self::ROUNDING[$mode] ?? \PHP_ROUND_HALF_UP : \PHP_ROUND_HALF_UP);
        }

        return $kind->value === $native && $this->xml === null ? new Write\AsIs() : new Write\Cast($kind);
    }

    private function number(TypeName $type): Write\WriteNode
    {
        [$precision, $mode, $decimals] = $type->params + [null, null, null];
        if (($mode !== null && !\is_string($mode)) || ($decimals !== null && !\is_int($decimals))) {
            return $this->reasons->delegated($type, "how {$type} is rounded");
        }

        return new Write\XmlNumber(\is_int($precision) ? $precision : null, self::ROUNDING[$mode ?? ''] ?? \PHP_ROUND_HALF_UP, $decimals);
    }

    private function elements(TypeName $type, Write\Source $source, Place $place): Write\WriteNode|SharedNode
    {
        $isMap = isset($type->params[1]);
        if (!isset($type->params[0])) {
            return new Write\Elements($this->byOwnType($place), $source, true, $isMap);
        }
        $item = TypeName::fromArray($isMap && \is_array($type->params[1]) ? $type->params[1] : $type->params[0]);

        return $item === null
            ? $this->reasons->refused($type, 'its elements have no type')
            : new Write\Elements($this->value($item, null, $place), $source, $isMap, $isMap);
    }

    private function object(TypeName $type, ?string $native, Place $place): Write\WriteNode|SharedNode
    {
        $handling = $this->registrations->handling(Direction::Serialization, $type->name);
        if ($handling !== null && !$this->isWrittenAsCase($type->name)) {
            return $this->registrations->listens(Event::PreSerialize, $type->name)
                ? $this->called($type, $place, 'a handler and listeners are called')
                : $this->handled($handling, $type, $native, $place);
        }
        if (!ClassNames::exist($type->name)) {
            return $this->registrations->listens(Event::PreSerialize, $type->name)
                ? $this->called($type, $place, 'listeners are called')
                : $this->reasons->refused($type, "there is no class or handler {$type->name}");
        }
        $class = new \ReflectionClass($type->name);
        if ($class->name !== $type->name) {
            return $this->reasons->observed($type, $place, "the class {$class->name} is spelled {$type->name}");
        }
        if ($type->params !== [] && $this->registrations->mayBeCalledFor(Direction::Serialization, $class->name)) {
            return $this->reasons->observed($type, $place, "handlers or listeners may be called for {$type}");
        }
        if ($class->isInterface() || $class->isAbstract()) {
            return new Write\SubclassOf($class->name, $place->key());
        }
        $node = $this->ofClass($type, $place);
        if ($native === $class->name && $class->isFinal()) {
            return $node;
        }

        return match ($node::class) {
            Write\ObjectOf::class => new Write\ObjectOf($node->plan, $node->class, false, $node->place),
            Observed::class, Write\Artificial::class, Delegated::class, Refused::class => $node,
            // Whatever is special about this class may not be so about a subclass.
            Write\AsIs::class, Write\ByOwnType::class, Write\Cast::class, Write\CastCase::class, Date::class, Write\Duration::class, Write\Elements::class, EnumCase::class, Write\Members::class, Write\OfClass::class, Write\Omitted::class, Write\OwnCase::class, Write\Proxy::class, Write\Round::class, Write\SubclassOf::class, Timestamp::class,
            Write\XmlNumber::class, Write\XmlPlain::class => new Write\SubclassOf($class->name, $place->key()),
        };
    }

    /**
     * An object of just this class, for whose name there may be a handler all the same.
     */
    private function ofClass(TypeName $type, Place $place): Write\WriteNode|SharedNode
    {
        $class = $type->name;
        $loader = $this->loader($class);
        if ($loader !== null) {
            return $this->proxy($class, $loader, $type, $place);
        }
        if ($this->registrations->loadsProxies() && \in_array($class, self::LAZY_COLLECTIONS, true) && !$this->registrations->listens(Event::PreSerialize, $class)) {
            return $this->object(new TypeName('ArrayCollection'), null, $place);
        }
        if ($this->isWrittenAsCase($class)) {
            if ($this->registrations->handling(Direction::Serialization, 'enum')?->builtIn !== BuiltIn::Enum) {
                // It is not to be called for a value that is no case.
                return $this->reasons->delegated($type, 'a handler of the application is called for enums');
            }
            $mode = \is_a($class, \BackedEnum::class, true) ? 'value' : 'name';

            return $this->object(new TypeName('enum', [$class, $mode]), $class, $place);
        }
        if ($this->registrations->handling(Direction::Serialization, $class) !== null) {
            return $this->object($type, $class, $place);
        }
        try {
            $facts = $this->facts($class);
            $this->requirePlannable($facts);
        } catch (\Throwable $exception) {
            return $this->reasons->refused($type, $exception->getMessage());
        }
        if ($this->registrations->listens(Event::PreSerialize, $class)) {
            return $this->reasons->observed($type, $place, 'listeners are called');
        }
        $reason = $this->xml === null ? null : $this->reasonAgainst($facts, $place);
        if ($reason !== null) {
            return $this->reasons->observed($type, $place, $reason);
        }
        if ($facts->isConditional && $this->hasEvaluator) {
            return $this->reasons->observed($type, $place, 'an expression decides about each object');
        }
        if ($place->excludesObjects()) {
            return new Write\Omitted();
        }

        return new Write\ObjectOf($this->objectPlan($facts, $place, false), $facts->name, true, $place->key());
    }

    /**
     * @return ?string why only jms/serializer writes objects of a class to XML
     */
    private function reasonAgainst(ClassFacts $facts, Place $place): ?string
    {
        if ($this->registrations->listens(Event::PostSerialize, $facts->name)) {
            return 'listeners are called';
        }
        foreach ($facts->properties as $property) {
            if (\str_contains($property->serializedName, '/@') && $place->selects($property)) {
                return "the property {$property->name} is an attribute of another element";
            }
            $mayBeText = $property->type === null || ScalarTypes::kind($property->type->name) !== null
                || $this->registrations->handling(Direction::Serialization, $property->type->name) !== null;
            $xml = $this->xml?->xmlOf($facts->name)->property($property->name);
            if (($property->isInline || ($xml !== null && $xml->isCollection && $xml->isInline)) && $mayBeText && $place->selects($property)) {
                // Nothing is indented beside a text, and whether it is one shows when hooks were called.
                return "the property {$property->name} may be a text among elements";
            }
        }

        return null;
    }

    /**
     * Whether a listener has objects of a class written as the case of an enum, before any handler of theirs.
     */
    private function isWrittenAsCase(string $class): bool
    {
        return \enum_exists($class) && $this->registrations->writesEnumCases() && !$this->registrations->listens(Event::PreSerialize, $class);
    }

    private function loader(string $class): ?string
    {
        foreach ($this->registrations->loadsProxies() ? self::LOADERS : [] as $interface => $method) {
            if (\is_subclass_of($class, $interface)) {
                return $method;
            }
        }

        return null;
    }

    private function proxy(string $class, string $loader, TypeName $type, Place $place): Write\WriteNode|SharedNode
    {
        $parent = (string) \get_parent_class($class);
        foreach ([$class, $parent] as $name) {
            if ($name === '' || $this->registrations->handling(Direction::Serialization, $name) !== null || $this->registrations->listens(Event::PreSerialize, $name) || $this->registrations->listens(Event::PostSerialize, $name)) {
                return $this->reasons->delegated($type, "a handler or listeners are called for {$name}, which loads itself");
            }
        }

        return $place->excludesObjects() ? new Write\Omitted() : new Write\Proxy($loader, $this->ofClass(new TypeName($parent), $place));
    }

    private function handled(Handling $handling, TypeName $type, ?string $native, Place $place): Write\WriteNode|SharedNode
    {
        return match ($handling->builtIn) {
            null => $this->called($type, $place, 'a handler of the application is called'),
            BuiltIn::Date => $this->text($this->date($type, $handling, $native), $handling),
            BuiltIn::Interval => $this->text(new Write\Duration($native === \DateInterval::class), $handling),
            BuiltIn::StdClass => new Write\Members($place->key()),
            BuiltIn::Collection => $handling->emptiesExcluded && $place->excludesObjects()
                ? $this->called($type, $place, 'a collection is written empty where objects are excluded')
                : $this->collection($type, $place),
            BuiltIn::Iterator, BuiltIn::Generator => $this->elements($type, Write\Source::Iterable, $place),
            BuiltIn::Enum => $this->enum($type, $native),
            BuiltIn::Union => $this->byOwnType($place),
        };
    }

    private function text(Write\WriteNode|SharedNode $node, Handling $handling): Write\WriteNode|SharedNode
    {
        return $this->xml === null || $handling->isCData || $node instanceof Delegated ? $node : new Write\XmlPlain($node);
    }

    private function called(TypeName $type, Place $place, string $reason): Observed|Write\Artificial
    {
        if (ClassNames::exist($type->name)) {
            return $this->reasons->observed($type, $place, $reason);
        }
        $this->reasons->add(Write\Artificial::class, $reason);

        return new Write\Artificial($type->toArray(), $place->key());
    }

    private function date(TypeName $type, Handling $handling, ?string $native): Write\WriteNode|SharedNode
    {
        $format = $type->params[0] ?? $handling->format;
        $class = $type->name;
        if (!\is_string($format) || !\is_a($class, \DateTimeInterface::class, true)) {
            return $this->reasons->delegated($type, "the format of {$type} is no text, or the class is none of dates");
        }
        $isGuaranteed = $native !== null && \is_a($native, $class, true);

        return $format === 'U' ? new Timestamp($class, $isGuaranteed) : new Date($class, $format, null, $isGuaranteed);
    }

    private function collection(TypeName $type, Place $place): Write\WriteNode|SharedNode
    {
        $elements = $this->elements($type, Write\Source::Collection, $place);

        return $this->registrations->loadsProxies() && \class_exists($type->name) && !\in_array($type->name, self::LAZY_COLLECTIONS, true)
            ? new Write\OfClass($type->name, $elements, $place->key())
            : $elements;
    }

    private function enum(TypeName $type, ?string $native): Write\WriteNode|SharedNode
    {
        $class = $type->param(0)->name ?? $type->params[0] ?? null;
        if (!\is_string($class) || !\enum_exists($class)) {
            return $this->reasons->delegated($type, "the type {$type} names no enum");
        }
        $isBacked = \is_a($class, \BackedEnum::class, true);
        $mode = $type->params[1] ?? null;
        // A case of another enum is written all the same, and where no mode is named it decides how.
        if ($mode === null) {
            return $native === $class ? new EnumCase($class, !$isBacked, true) : new Write\OwnCase();
        }
        $byValue = $mode === 'value';
        $cast = $type->params[2] ?? null;
        $kind = \is_string($cast) ? ScalarTypes::kind($cast) : null;
        if ($byValue && (!$isBacked || ($cast !== null && $kind === null))) {
            return $this->reasons->delegated($type, "the type {$type}");
        }
        $case = new EnumCase($class, !$byValue, $native === $class);
        if (!$byValue || $kind === null) {
            return $case;
        }
        // The value of a case of another enum may be of another type.
        $isOfKind = $case->isGuaranteed && $kind->value === (string) (new \ReflectionEnum($class))->getBackingType();

        return $isOfKind ? $case : new Write\CastCase($case, $kind);
    }

    private function byOwnType(Place $place): Write\ByOwnType
    {
        return new Write\ByOwnType($place->key());
    }

    private function asked(string $reason): Write\Asked
    {
        $this->reasons->add(Write\Asked::class, $reason);

        return new Write\Asked();
    }

    private function requirePlannable(ClassFacts $facts): void
    {
        if ($facts->usesExpressions && !$this->hasEvaluator) {
            throw new Unplannable('an expression decides about a property, and there is no expression language');
        }
    }

    /**
     * @param bool $isBody see {@see Write\WriteObject}
     */
    private function objectPlan(ClassFacts $facts, Place $place, bool $isBody): string
    {
        $id = Identity::provisional("{$facts->name} {$place->key()}" . ($isBody ? ' body' : ''));
        if (\array_key_exists($id, $this->objects)) {
            return $id;
        }
        $this->objects[$id] = null;
        $steps = \array_map(self::invoke(...), $facts->preSerialize);
        foreach ($facts->properties as $property) {
            if ($place->selects($property)) {
                $steps[] = $this->step($facts, $property, $place);
            }
        }
        $this->objects[$id] = new Write\WriteObject(
            $id,
            $facts->name,
            $steps,
            $isBody ? [] : \array_map(self::invoke(...), $facts->postSerialize),
            match (true) {
                $facts->isMap => Write\Shape::Map,
                $facts->isList => Write\Shape::ListOrMembers,
                default => Write\Shape::Members,
            },
            $this->choice->serializeNull,
            false,
            !$isBody && $this->registrations->listens(Event::PostSerialize, $facts->name),
            $isBody,
            $this->xml?->xmlOf($facts->name),
        );

        return $id;
    }

    private static function invoke(MethodFacts $method): Invoke
    {
        return new Invoke($method->class, $method->name);
    }

    private function step(ClassFacts $class, PropertyFacts $property, Place $place): Write\Field|Constant
    {
        if ($property->kind === PropertyKind::Fixed && $property->fixed !== null && !($property->isConditional && $this->hasEvaluator) && !$property->isInline) {
            return $this->xml === null ? new Constant($property->serializedName, $property->fixed) : $this->fixed($class, $property, $property->fixed);
        }

        return $this->reasons->within($class->name, $property->name, fn(): Write\Field => $this->field($class, $property, $place));
    }

    private function fixed(ClassFacts $class, PropertyFacts $property, int|float|string|bool $value): Write\Field
    {
        $kind = ScalarTypes::kind(\get_debug_type($value));

        return new Write\Field(
            $property->serializedName,
            $property->name,
            new Write\Fixed($value),
            new Write\Cast($kind ?? ScalarKind::String),
            false,
            $property->skipWhenEmpty,
            false,
            false,
            "{$property->class}::\${$property->name}",
            $this->xml?->xmlOf($class->name)->property($property->name),
        );
    }

    private function field(ClassFacts $class, PropertyFacts $property, Place $place): Write\Field
    {
        [$access, $native] = $this->access($class, $property);
        try {
            $below = $place->below($property);
            $value = $property->type === null ? $this->byOwnType($below) : $this->value($property->type, $native, $below);
        } catch (Unplannable $exception) {
            $value = $this->reasons->refused($property->type, $exception->getMessage());
        }

        return new Write\Field(
            $property->serializedName,
            $property->name,
            $access,
            $value,
            $property->isInline,
            $property->skipWhenEmpty,
            $property->isConditional && $this->hasEvaluator,
            false,
            "{$property->class}::\${$property->name}",
            $this->xml?->xmlOf($class->name)->property($property->name),
        );
    }

    /**
     * @return array{Write\Slot|Write\Getter|Reflected|Write\Asked, ?string} and the native type, if it is a single one
     */
    private function access(ClassFacts $class, PropertyFacts $property): array
    {
        if ($property->getter !== null && $property->kind !== PropertyKind::Unknown) {
            return $this->getter($class, $property);
        }
        if ($property->kind !== PropertyKind::Property || !\property_exists($property->class, $property->name)) {
            return [$this->asked(match (true) {
                $property->kind !== PropertyKind::Expression => 'only it knows the value',
                $this->hasEvaluator => 'an expression gives the value',
                default => 'an expression gives the value, and there is no expression language',
            }), null];
        }
        if ($property->needsReflection) {
            return [new Reflected($property->class, $property->name), null];
        }
        $reflection = new \ReflectionProperty($property->class, $property->name);
        $type = $reflection->getType();

        return [
            new Write\Slot(
                $property->class,
                $property->name,
                $reflection->isPublic(),
                $type !== null,
                $type === null || $type->allowsNull(),
                \method_exists($class->name, '__get'),
                $type !== null && \preg_match(self::LEAVABLE, "{$property->class}::{$property->name}") !== 1,
            ),
            $type instanceof \ReflectionNamedType ? $type->getName() : null,
        ];
    }

    /**
     * @return array{Write\Slot|Write\Getter|Reflected|Write\Asked, ?string}
     */
    private function getter(ClassFacts $class, PropertyFacts $property): array
    {
        $getter = (string) $property->getter;
        if (!\method_exists($class->name, $getter) || !(new \ReflectionMethod($class->name, $getter))->isPublic() || \preg_match('/^[A-Za-z_\x80-\xff][\w\x80-\xff]*$/D', $getter) !== 1) {
            return [$this->asked("there is no public method {$getter}()"), null];
        }
        $method = new \ReflectionMethod($class->name, $getter);
        $type = $method->getReturnType();

        return [new Write\Getter($method->name), $type instanceof \ReflectionNamedType ? $type->getName() : null];
    }
}
