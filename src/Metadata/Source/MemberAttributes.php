<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Bytes;
use Kiln\Attribute\Coerce;
use Kiln\Attribute\Converter;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Groups;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\Inline;
use Kiln\Attribute\MaxDepth;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Attribute\Reference;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Since;
use Kiln\Attribute\Type as TypeAttribute;
use Kiln\Attribute\Until;
use Kiln\Attribute\When;
use Kiln\Attribute\WriteOnlyProperty;
use Kiln\Context;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ConditionMetadata;
use Kiln\Metadata\ConverterMetadata;
use Kiln\Metadata\DateMetadata;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\NullType;
use Kiln\Type\ObjectType;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\ShapeElement;
use Kiln\Type\ShapeType;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;

/**
 * What the attributes on a property, or on a method that stands for one, say; checked for whether it can be.
 *
 * @internal
 */
final readonly class MemberAttributes
{
    /**
     * @throws InvalidMetadata
     */
    public function __construct(private Attributes $attributes, private string $place)
    {
        if ($attributes->has(ReadOnlyProperty::class) && $attributes->has(WriteOnlyProperty::class)) {
            throw $this->conflict('#[ReadOnlyProperty] and #[WriteOnlyProperty] together leave nothing.', 'Use #[Ignore] for that.');
        }
        if ($attributes->has(Reference::class) && ($attributes->has(Converter::class) || $attributes->has(Inline::class))) {
            throw $this->conflict('#[Reference] writes an identifier, and another attribute something else.', 'Remove one of them.');
        }
        if ($attributes->has(Inline::class) && $attributes->has(SerializedName::class)) {
            throw $this->conflict('#[SerializedName] names a key, but #[Inline] leaves none.', 'Remove one of them; #[Inline(prefix: ...)] changes the keys inside.');
        }
        [$since, $until] = [$this->since(), $this->until()];
        if ($since !== null && $until !== null && \version_compare($since, $until) > 0) {
            throw $this->conflict("#[Since('{$since}')] is later than #[Until('{$until}')], so that no version has it.", 'Exchange them, or use #[Ignore].');
        }
    }

    public function type(): ?string
    {
        return $this->attributes->get(TypeAttribute::class)?->type;
    }

    public function isIgnored(): bool
    {
        return $this->attributes->has(Ignore::class);
    }

    /**
     * Whether it does not matter that its type makes no sense.
     */
    public function isTypeless(InvalidMetadata $error): bool
    {
        return $this->isIgnored() || ($this->attributes->has(Converter::class) && $error->errorCode !== 'contradicting_types');
    }

    public function isNeverRead(): bool
    {
        return $this->attributes->has(ReadOnlyProperty::class);
    }

    public function isNeverWritten(): bool
    {
        return $this->attributes->has(WriteOnlyProperty::class);
    }

    public function omitsEmpty(): bool
    {
        return $this->attributes->has(OmitEmpty::class);
    }

    public function coerces(): ?bool
    {
        $named = $this->attributes->get(Context::class)?->named()['coerce'] ?? null;

        return $this->attributes->get(Coerce::class)->coerce ?? (\is_bool($named) ? $named : null);
    }

    /**
     * @throws InvalidMetadata where there is nothing to refer to
     */
    public function isReference(Type $type): bool
    {
        if (!$this->attributes->has(Reference::class) || $this->isIgnored()) {
            return false;
        }

        return self::mayHold($type, self::isReferable(...))
            ? true
            : throw new InvalidMetadata('misplaced_attribute', $this->place, "#[Reference] stands at a property of type {$type}, which refers to no object.", 'Remove it, or name the class of the objects.');
    }

    /**
     * @throws InvalidMetadata where there is no string, or another scalar too
     */
    public function isBytes(Type $type): bool
    {
        if (!$this->attributes->has(Bytes::class) || $this->isIgnored()) {
            return false;
        }
        $isString = static fn(Type $part): bool => $part instanceof ScalarType && $part->kind === ScalarKind::String;
        $isOther = static fn(Type $part): bool => ($part instanceof ScalarType && !$isString($part)) || $part instanceof UnionType;

        return self::mayHold($type, $isString) && !self::mayHold($type, $isOther)
            ? true
            : throw new InvalidMetadata('misplaced_attribute', $this->place, "#[Bytes] stands at a property of type {$type}, which is no string.", 'Remove it, or make the type string or list<string>.');
    }

    public function inlinePrefix(): ?string
    {
        return $this->attributes->get(Inline::class)?->prefix;
    }

    public function since(): ?string
    {
        return $this->attributes->get(Since::class)?->version;
    }

    public function until(): ?string
    {
        return $this->attributes->get(Until::class)?->version;
    }

    /**
     * @param ?NamingStrategy $naming    of the class; null where it names none
     * @param ?string         $otherwise the key of what has the same name, where there is no attribute
     */
    public function serializedName(string $name, ?NamingStrategy $naming, ?string $otherwise = null): ?string
    {
        return $this->attributes->get(SerializedName::class)->name ?? $otherwise ?? $naming?->translate($name);
    }

    /**
     * @return list<string>
     */
    public function aliases(): array
    {
        return $this->strings($this->attributes->get(SerializedName::class)->aliases ?? [], 'SerializedName');
    }

    /**
     * @return ?list<string>
     */
    public function groups(): ?array
    {
        $groups = $this->attributes->get(Groups::class)?->groups;
        if ($groups === []) {
            throw $this->invalid('#[Groups] names no group.', 'Name one, or remove the attribute: a property without it is in the group Default.');
        }

        return $groups === null ? null : $this->strings($groups, 'Groups');
    }

    public function maxDepth(): ?int
    {
        $attribute = $this->attributes->get(MaxDepth::class);

        return $attribute === null ? null : $this->levels($attribute->depth);
    }

    /**
     * @param \ReflectionClass<object> $declaring the member
     * @param \ReflectionClass<object> $class     of the objects
     *
     * @throws InvalidMetadata
     */
    public function condition(\ReflectionClass $declaring, \ReflectionClass $class): ?ConditionMetadata
    {
        $when = $this->attributes->get(When::class);

        return $when === null || $this->isIgnored() ? null : ConditionReader::of($when, $declaring, $class, $this->place);
    }

    /**
     * What holds for the value, and below it.
     */
    public function context(): ?Context
    {
        $context = $this->attributes->get(Context::class);
        if ($context?->json !== null) {
            throw $this->invalid('#[Context] names options of JSON, which hold for a whole text.', 'Name them where the text is asked for.');
        }
        if (isset($context?->named()['keepEmptyObjects'])) {
            throw $this->invalid('#[Context] names keepEmptyObjects, which holds for a whole document.', 'Name it where the document is read or written.');
        }
        if (\is_int($context?->maxDepth)) {
            throw $this->invalid("#[Context] names a depth, which counts from the root of what is written.", "Write #[MaxDepth({$context->maxDepth})].");
        }

        return $context;
    }

    public function converter(): ?ConverterMetadata
    {
        $converter = $this->attributes->get(Converter::class);

        return $converter === null ? null : Converters::of($converter, $this->place);
    }

    public function date(Type $type): ?DateMetadata
    {
        $date = $this->attributes->get(DateFormat::class);
        if ($date === null) {
            return null;
        }
        if (!self::mayHold($type, self::isDate(...)) && !$this->attributes->has(Converter::class)) {
            throw new InvalidMetadata('misplaced_attribute', $this->place, "#[DateFormat] stands at a property of type {$type}, which is no date.", 'Remove it, or make the type DateTimeImmutable.');
        }
        if ($date->timezone !== null && !Context::isTimeZone($date->timezone)) {
            throw $this->invalid("#[DateFormat] names the time zone \"{$date->timezone}\", which PHP does not know.", 'Write a name such as Europe/Zurich, UTC or +02:00.');
        }

        return new DateMetadata($date->format, $date->timezone, $this->strings($date->read, 'DateFormat'));
    }

    private function levels(int $depth): int
    {
        return $depth >= 0 ? $depth : throw $this->invalid("#[MaxDepth({$depth})] is negative.", 'Write a number of levels, 0 or more.');
    }

    /**
     * @param array<mixed> $values what an attribute was really given
     *
     * @return list<string>
     */
    private function strings(array $values, string $attribute): array
    {
        $strings = [];
        foreach ($values as $value) {
            $strings[] = \is_string($value) ? $value : throw $this->invalid("#[{$attribute}] has a list with a value of type " . \get_debug_type($value) . '.', 'Write strings.');
        }

        return $strings;
    }

    private static function isDate(Type $type): bool
    {
        return $type instanceof MixedType || $type instanceof ObjectType
            || ($type instanceof ClassType
                && (\is_a($type->class, \DateTimeInterface::class, true) || \is_a($type->class, \DateInterval::class, true) || \interface_exists($type->class)));
    }

    private static function isReferable(Type $type): bool
    {
        return $type instanceof ClassType && !\enum_exists($type->class) && !(new \ReflectionClass($type->class))->isInternal();
    }

    /**
     * @param \Closure(Type): bool $isMeant
     */
    private static function mayHold(Type $type, \Closure $isMeant): bool
    {
        $inside = match ($type::class) {
            ClassType::class => $type->arguments,
            NullableType::class => [$type->inner],
            UnionType::class => $type->members,
            ListType::class => [$type->item],
            MapType::class => [$type->value],
            IterableType::class => [$type->items],
            TemplateType::class => [$type->bound],
            ShapeType::class => \array_map(static fn(ShapeElement $element): Type => $element->type, $type->elements),
            ArrayType::class, MixedType::class, NullType::class, ObjectType::class, ScalarType::class => [],
        };

        return $isMeant($type) || \array_filter($inside, static fn(Type $part): bool => self::mayHold($part, $isMeant)) !== [];
    }

    private function invalid(string $problem, string $hint): InvalidMetadata
    {
        return new InvalidMetadata('invalid_attribute', $this->place, $problem, $hint);
    }

    private function conflict(string $problem, string $hint): InvalidMetadata
    {
        return new InvalidMetadata('conflicting_attributes', $this->place, $problem, $hint);
    }
}
