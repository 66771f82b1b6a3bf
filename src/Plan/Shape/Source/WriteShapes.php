<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape\Source;

use Kiln\Bytes;
use Kiln\Error\InvalidMetadata;
use Kiln\Plan\Documentation\Documentation;
use Kiln\Plan\Documentation\Selections;
use Kiln\Plan\Shape as Model;
use Kiln\Plan\Write\AnyArray;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\BytesOf;
use Kiln\Plan\Write\CallMethod;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\Convert;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\Dynamic;
use Kiln\Plan\Write\EmptyArray;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Interval;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\LazyOf;
use Kiln\Plan\Write\Leaf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Milliseconds;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\RawOf;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\ShowMembers;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\StdClassOf;
use Kiln\Plan\Write\TellListeners;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\Union;
use Kiln\Plan\Write\UnionCase;
use Kiln\Plan\Write\ValueOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WritePlan;
use Kiln\Type\ScalarKind;

/**
 * What is written, as shapes.
 *
 * @internal
 */
final readonly class WriteShapes
{
    /** @var array<string, WriteObject> */
    private array $objects;

    private function __construct(WritePlan $plan, private Documentation $documentation, private Selections $selections, private ?string $notesOf)
    {
        $this->objects = $plan->objects;
    }

    /**
     * @param array<string, WritePlan> $plans by type
     * @param ?string                  $notesOf the name of the format that gets notes with the values; null for none
     *
     * @throws InvalidMetadata
     */
    public static function of(array $plans, Documentation $documentation, Selections $selections, ?string $notesOf = null): Model\Schema
    {
        $roots = $definitions = [];
        foreach ($plans as $type => $plan) {
            $shapes = new self($plan, $documentation, $selections, $notesOf);
            $roots[$type] = $shapes->shape($plan->root);
            foreach ($plan->objects as $id => $object) {
                $definitions[$id] ??= $shapes->definition($object);
            }
        }

        return Model\Schema::of($roots, $definitions);
    }

    private function shape(WriteNode $node): Model\Shape
    {
        return match ($node::class) {
            Scalar::class => new Model\Scalars($node->kinds),
            Nullable::class => new Model\Nullable($this->shape($node->inner)),
            ListOf::class => new Model\Items($this->shape($node->item)),
            MapOf::class => new Model\Members($this->shape($node->value)),
            AnyArray::class => new Model\Choice([new Model\Items($this->shape($node->value)), new Model\Members($this->shape($node->value))]),
            EmptyArray::class => $node->isMap ? new Model\Members(new Model\Anything(), isEmpty: true) : new Model\Items(new Model\Anything(), isEmpty: true),
            ShapeOf::class => $this->known($node),
            IterableOf::class, ArrayObjectOf::class, CollectionOf::class => $this->shape($node->array),
            StdClassOf::class => new Model\Members($this->shape($node->value)),
            BytesOf::class => new Model\Text(Model\Text::BASE64),
            Leaf::class => match (true) {
                is_a($node->class, \DateTimeInterface::class, true) => new Model\Text(Model\Text::DATE_TIME),
                $node->class === Bytes::class => new Model\Text(Model\Text::BASE64),
                default => new Model\Anything(),
            },
            Date::class => Dates::shape($node->format),
            Timestamp::class, Milliseconds::class => new Model\Scalars([ScalarKind::Int]),
            Interval::class => $node->format === null ? new Model\Text(Model\Text::DURATION) : new Model\Text(null, "an interval as {$node->format}"),
            EnumCase::class => Enums::shape($node->class, $node->byName),
            LazyOf::class, ObjectOf::class => new Model\Reference($node->plan),
            Polymorphic::class => $node->plans === []
                ? new Model\Members(new Model\Anything())
                : new Model\Choice(array_map(static fn(string $plan): Model\Reference => new Model\Reference($plan), array_values($node->plans))),
            Union::class => new Model\Choice(array_map(fn(UnionCase $case): Model\Shape => $this->shape($case->value), $node->cases)),
            OptionalOf::class => $this->shape($node->inner),
            ValueOf::class => Values::shape($node->class, $this->shape($node->value)),
            Convert::class, Dynamic::class, RawOf::class => new Model\Anything(),
        };
    }

    private function known(ShapeOf $node): Model\Shape
    {
        $isOpen = $node->isOpen;
        if ($node->isTuple) {
            $required = \count(array_filter($node->elements, static fn($element): bool => !$element->isOptional));

            return new Model\Tuple(array_map(fn($element): Model\Shape => $this->shape($element->value), $node->elements), $required, $isOpen ? new Model\Anything() : null);
        }
        $members = [];
        foreach ($node->elements as $element) {
            $members[(string) $element->key] = new Model\Member((string) $element->key, $this->shape($element->value), !$element->isOptional);
        }

        return new Model\Record($members, [], $isOpen);
    }

    private function definition(WriteObject $object): Model\Definition
    {
        $about = $this->documentation->ofClass($object->class);
        $members = $prefixed = [];
        // What listeners make of it is not known here: they may add members, and leave them out.
        $this->collect($object, $members, $prefixed, !$object->isShown());

        return new Model\Definition(
            $object->id,
            $object->class,
            // An object of a subclass is written by its own class, which may have more.
            new Model\Record($members, $prefixed, !(new \ReflectionClass($object->class))->isFinal() || $object->isShown()),
            $about->description,
            $about->isDeprecated,
            $this->selections->facts($object->class),
        );
    }

    /**
     * @param array<string, Model\Member> $members
     * @param array<string, Model\Shape>  $prefixed
     * @param bool                        $isThere whether the object whose members these are is always there
     */
    private function collect(WriteObject $object, array &$members, array &$prefixed, bool $isThere): void
    {
        foreach ($object->steps as $step) {
            match ($step::class) {
                CallMethod::class, ShowMembers::class, TellListeners::class => null,
                Constant::class => $members[$step->key] = new Model\Member($step->key, new Model\Constant($step->value), $isThere),
                WriteField::class => $members[$step->key] = $this->member($step, $object->class, $isThere),
                Splice::class => $this->splice($step, $members, $prefixed, $isThere),
            };
        }
    }

    /**
     * @param class-string $class
     */
    private function member(WriteField $field, string $class, bool $isThere): Model\Member
    {
        $about = $this->documentation->ofMember($class, $field->access);

        return new Model\Member(
            $field->key,
            $this->shape($field->value),
            $isThere && $field->omitWhen === [],
            description: $about->description,
            isDeprecated: $about->isDeprecated,
            selected: $this->selections->of($class, $field->origin),
            isLeftOutEmpty: $isThere && $field->omitWhen === [OmitWhen::Empty],
            facts: $this->notesOf === null || $field->notes === [] ? $field->facts : [$this->notesOf => $field->notes] + $field->facts,
            initial: $about->default,
            isLeftOutNull: array_intersect([OmitWhen::Null->name, OmitWhen::Empty->name], array_column($field->omitWhen, 'name')) !== [],
        );
    }

    /**
     * @param array<string, Model\Member> $members
     * @param array<string, Model\Shape>  $prefixed
     */
    private function splice(Splice $step, array &$members, array &$prefixed, bool $isThere): void
    {
        $node = $step->value;
        $isThere = $isThere && $step->omitWhen === [] && !$node instanceof Nullable;
        $node = $node instanceof Nullable ? $node->inner : $node;
        if ($node instanceof MapOf) {
            $prefixed[$step->prefix] = $this->shape($node->value);
        } elseif ($node instanceof ObjectOf) {
            $this->collect($this->objects[$node->plan], $members, $prefixed, $isThere);
        }
    }
}
