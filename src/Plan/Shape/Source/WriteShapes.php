<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape\Source;

use Kiln\Bytes;
use Kiln\Error\InvalidMetadata;
use Kiln\Plan\Documentation\Documentation;
use Kiln\Plan\Documentation\Selections;
use Kiln\Plan\Shape as Model;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * What is written, as shapes.
 *
 * @internal
 */
final readonly class WriteShapes
{
    /** @var array<string, Write\WriteObject> */
    private array $objects;

    private function __construct(Write\WritePlan $plan, private Documentation $documentation, private Selections $selections, private ?string $notesOf)
    {
        $this->objects = $plan->objects;
    }

    /**
     * @param array<string, Write\WritePlan> $plans by type
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

    private function shape(Write\WriteNode $node): Model\Shape
    {
        return match ($node::class) {
            Write\Scalar::class => new Model\Scalars($node->kinds),
            Write\Nullable::class => new Model\Nullable($this->shape($node->inner)),
            Write\ListOf::class => new Model\Items($this->shape($node->item)),
            Write\MapOf::class => new Model\Members($this->shape($node->value)),
            Write\AnyArray::class => new Model\Choice([new Model\Items($this->shape($node->value)), new Model\Members($this->shape($node->value))]),
            Write\EmptyArray::class => $node->isMap ? new Model\Members(new Model\Anything(), isEmpty: true) : new Model\Items(new Model\Anything(), isEmpty: true),
            Write\ShapeOf::class => ArrayShapes::of(\array_map($this->element(...), $node->elements), $node->isTuple, $node->isOpen),
            Write\IterableOf::class, Write\ArrayObjectOf::class, Write\CollectionOf::class => $this->shape($node->array),
            Write\StdClassOf::class => new Model\Members($this->shape($node->value), isObject: true),
            Write\BytesOf::class => new Model\Text(Model\Text::BASE64),
            Write\Leaf::class => match (true) {
                \is_a($node->class, \DateTimeInterface::class, true) => new Model\Text(Model\Text::DATE_TIME),
                $node->class === Bytes::class => new Model\Text(Model\Text::BASE64),
                default => new Model\Anything(),
            },
            Write\Date::class => Dates::shape($node->format),
            Write\Timestamp::class, Write\Milliseconds::class => new Model\Scalars([ScalarKind::Int]),
            Write\Interval::class => $node->format === null ? new Model\Text(Model\Text::DURATION) : new Model\Text(null, "an interval as {$node->format}"),
            Write\EnumCase::class => Enums::shape($node->class, $node->byName),
            Write\LazyOf::class, Write\ObjectOf::class => new Model\Reference($node->plan),
            Write\Polymorphic::class => self::polymorphic($node),
            Write\Union::class => new Model\Choice(\array_map(fn(Write\UnionCase $case): Model\Shape => $this->shape($case->value), $node->cases)),
            Write\OptionalOf::class => $this->shape($node->inner),
            Write\ValueOf::class => Values::shape($node->class, $this->shape($node->value)),
            Write\Convert::class, Write\Dynamic::class, Write\RawOf::class => new Model\Anything(),
        };
    }

    private static function polymorphic(Write\Polymorphic $node): Model\Anything|Model\Members|Model\Choice
    {
        return match (true) {
            $node->plans !== [] => new Model\Choice(\array_map(static fn(string $plan): Model\Reference => new Model\Reference($plan), \array_values($node->plans))),
            \is_a((string) $node->class, \JsonSerializable::class, true) => new Model\Anything(),
            default => new Model\Members(new Model\Anything(), isObject: true),
        };
    }

    private function element(Write\ShapeElement $element): Model\Member
    {
        return new Model\Member((string) $element->key, $this->shape($element->value), !$element->isOptional);
    }

    private function definition(Write\WriteObject $object): Model\Definition
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
    private function collect(Write\WriteObject $object, array &$members, array &$prefixed, bool $isThere): void
    {
        foreach ($object->steps as $step) {
            match ($step::class) {
                Write\CallMethod::class, Write\ShowMembers::class, Write\TellListeners::class => null,
                Write\Constant::class => $members[$step->key] = new Model\Member($step->key, new Model\Constant($step->value), $isThere),
                Write\WriteField::class => $members[$step->key] = $this->member($step, $object->class, $isThere),
                Write\Splice::class => $this->splice($step, $members, $prefixed, $isThere),
            };
        }
    }

    /**
     * @param class-string $class
     */
    private function member(Write\WriteField $field, string $class, bool $isThere): Model\Member
    {
        $about = $this->documentation->ofMember($class, $field->access);

        return new Model\Member(
            $field->key,
            $this->shape($field->value),
            $isThere && $field->omitWhen === [],
            description: $about->description,
            isDeprecated: $about->isDeprecated,
            selected: $this->selections->of($class, $field->origin),
            isLeftOutEmpty: $isThere && $field->omitWhen === [Write\OmitWhen::Empty],
            facts: $this->notesOf === null || $field->notes === [] ? $field->facts : [$this->notesOf => $field->notes] + $field->facts,
            initial: $about->default,
            isLeftOutNull: \array_intersect([Write\OmitWhen::Null->name, Write\OmitWhen::Empty->name], \array_column($field->omitWhen, 'name')) !== [],
        );
    }

    /**
     * @param array<string, Model\Member> $members
     * @param array<string, Model\Shape>  $prefixed
     */
    private function splice(Write\Splice $step, array &$members, array &$prefixed, bool $isThere): void
    {
        $node = $step->inlined();
        if ($node instanceof Write\MapOf) {
            $prefixed[$step->prefix] = $this->shape($node->value);
        } else {
            $this->collect($this->objects[$node->plan], $members, $prefixed, $isThere && $step->omitWhen === [] && !$step->value instanceof Write\Nullable);
        }
    }
}
