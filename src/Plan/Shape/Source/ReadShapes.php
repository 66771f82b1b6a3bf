<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Plan\Documentation\Documentation;
use Kiln\Plan\Documentation\Fallback;
use Kiln\Plan\Documentation\Selections;
use Kiln\Plan\Guard;
use Kiln\Plan\Read;
use Kiln\Plan\Shape as Model;
use Kiln\Type\ScalarKind;

/**
 * What is read, as shapes.
 *
 * @internal
 */
final readonly class ReadShapes
{
    /** @var array<string, Read\ReadObject> */
    private array $objects;

    private function __construct(Read\ReadPlan $plan, private Documentation $documentation, private Selections $selections)
    {
        $this->objects = $plan->objects;
    }

    /**
     * @param array<string, Read\ReadPlan> $plans by type
     *
     * @throws InvalidMetadata
     */
    public static function of(array $plans, Documentation $documentation, Selections $selections): Model\Schema
    {
        $roots = $definitions = [];
        foreach ($plans as $type => $plan) {
            $shapes = new self($plan, $documentation, $selections);
            $roots[$type] = $shapes->shape($plan->root);
            foreach ($plan->objects as $id => $object) {
                $definitions[$id] ??= $shapes->definition($object);
            }
        }

        return Model\Schema::of($roots, $definitions);
    }

    private function shape(Read\ReadNode $node): Model\Shape
    {
        return match ($node::class) {
            Read\Scalar::class => new Model\Scalars($node->kinds),
            Read\Nullable::class => new Model\Nullable($this->shape($node->inner)),
            Read\NullOnly::class => new Model\Nothing(),
            Read\ListOf::class => new Model\Items($this->shape($node->item)),
            Read\MapOf::class => new Model\Members($this->shape($node->value), match (true) {
                $node->cases !== null => Enums::shape($node->cases->class, $node->cases->byName),
                $node->key === ScalarKind::Int => new Model\Scalars([ScalarKind::Int]),
                default => null,
            }),
            Read\AnyArray::class => new Model\Choice([new Model\Items($this->shape($node->value)), new Model\Members($this->shape($node->value))]),
            Read\ShapeOf::class => ArrayShapes::of(\array_map($this->element(...), $node->elements), $node->isTuple, $node->isOpen || !$node->rejectsUnknown),
            Read\IteratorOf::class, Read\ArrayObjectOf::class, Read\CollectionOf::class => $this->shape($node->array),
            Read\StdClassOf::class => new Model\Members(new Model\Anything(), isObject: true),
            Read\BytesFrom::class => new Model\Text(Model\Text::BASE64),
            Read\DateFrom::class => Dates::readShape($node->formats),
            Read\IntervalFrom::class => $node->format === null ? new Model\Text(Model\Text::DURATION) : new Model\Text(null, "an interval as {$node->format}"),
            Read\EnumFrom::class => Enums::shape($node->class, $node->byName),
            Read\ObjectOf::class => new Model\Reference($node->plan),
            Read\Discriminated::class => new Model\Tagged(
                $node->field,
                \array_map(static fn(Read\ObjectOf $case): Model\Reference => new Model\Reference($case->plan), $node->cases),
                $node->fallback === null ? null : new Model\Reference($node->fallback->plan),
            ),
            Read\OneOf::class => $this->decided($node->cases),
            Read\PopulateOrCreate::class, Read\RefillOrCreate::class => $this->shape($node->create),
            Read\OptionalOf::class => $this->shape($node->inner),
            Read\ValueFrom::class => Values::shape($node->class, $this->shape($node->value)),
            Read\Coerced::class => $this->coerced($node),
            Read\Anything::class, Read\Convert::class, Read\RawFrom::class => new Model\Anything(),
        };
    }

    /**
     * @param non-empty-list<Read\UnionCase> $cases the first whose guard holds decides
     */
    private function decided(array $cases): Model\Shape
    {
        $guard = $cases[0]->guard;
        $first = $this->shape($cases[0]->value);
        if ($guard instanceof Guard\HasValue && $first instanceof Model\Reference) {
            $first = new Model\Tagged($guard->field, \array_fill_keys($guard->values, $first));
        }
        $others = \array_slice($cases, 1);
        if ($others === []) {
            return $first;
        }
        $rest = $this->decided($others);
        if ($first instanceof Model\Tagged && $rest instanceof Model\Tagged && $first->key === $rest->key) {
            return new Model\Tagged($first->key, $first->cases + $rest->cases, $rest->fallback);
        }

        return match ($guard::class) {
            Guard\HasKeys::class => new Model\Decision($guard->keys, null, $first, $rest),
            Guard\HasValue::class => new Model\Decision([$guard->field], $guard->asRead(), $first, $rest),
            Guard\Always::class, Guard\IsArray::class, Guard\IsBackedValue::class, Guard\IsInstance::class, Guard\IsList::class, Guard\IsObject::class, Guard\IsScalar::class => new Model\Choice([$first, ...($rest instanceof Model\Choice ? $rest->shapes : [$rest])]),
        };
    }

    private function coerced(Read\Coerced $node): Model\Shape
    {
        $inner = $this->shape($node->inner);
        $shapes = [$inner];
        foreach ($node->casts as $cast) {
            $shapes[] = match (true) {
                $cast === Read\Cast::List && $inner instanceof Model\Items => $inner->item,
                default => new Model\Text(null, "text for {$cast->value}"),
            };
        }

        return new Model\Choice($shapes);
    }

    private function element(Read\ShapeElement $element): Model\Member
    {
        return new Model\Member((string) $element->key, $this->shape($element->value), !$element->isOptional);
    }

    private function definition(Read\ReadObject $object): Model\Definition
    {
        $about = $this->documentation->ofClass($object->class);
        $members = $prefixed = [];
        // Listeners may add what is missing, and take away what does not belong there.
        $this->collect($object, $members, $prefixed, !$object->showsData);
        $aliases = \array_merge(...\array_map(static fn(Model\Member $member): array => $member->aliases, \array_values($members)));
        foreach (\array_diff($object->allowedKeys ?? [], $aliases) as $key) {
            $members[$key] ??= self::discriminator($object->ownDiscriminator, $key) ?? new Model\Member($key, new Model\Anything(), false);
        }

        return new Model\Definition($object->id, $object->class, new Model\Record($members, $prefixed, $object->allowedKeys === null || $object->showsData), $about->description, $about->isDeprecated, $this->selections->facts($object->class));
    }

    private static function discriminator(?Guard\HasValue $own, string $key): ?Model\Member
    {
        return $own === null || $own->field !== $key ? null : new Model\Member($key, new Model\Choice(\array_map(static fn(int|string $value): Model\Constant => new Model\Constant($value), $own->asRead())), false);
    }

    /**
     * @param array<string, Model\Member> $members
     * @param array<string, Model\Shape>  $prefixed
     * @param bool                        $isThere whether the object whose members these are is always there
     */
    private function collect(Read\ReadObject $object, array &$members, array &$prefixed, bool $isThere): void
    {
        if ($object->ownDiscriminator !== null) {
            $key = $object->ownDiscriminator->field;
            $member = self::discriminator($object->ownDiscriminator, $key);
            $members += $member === null ? [] : [$key => $member];
        }
        foreach ($object->fields as $field) {
            if ($field instanceof Read\ReadField) {
                $members[$field->keys[0]] = $this->member($field, $object->class, $isThere);
            } else {
                $this->splice($field, $members, $prefixed, $isThere);
            }
        }
    }

    /**
     * @param class-string $class
     */
    private function member(Read\ReadField $field, string $class, bool $isThere): Model\Member
    {
        $about = $this->documentation->ofMember($class, $field->target);

        return new Model\Member(
            $field->keys[0],
            $this->shape($field->value),
            $isThere && $field->missing === Read\Missing::Fail && !$field->keepsValue,
            \array_slice($field->keys, 1),
            $about->description,
            $about->isDeprecated,
            $field->missing === Read\Missing::Null ? new Fallback(null) : $about->default,
            $this->selections->of($class, $field->origin),
            facts: $field->facts,
        );
    }

    /**
     * @param array<string, Model\Member> $members
     * @param array<string, Model\Shape>  $prefixed
     */
    private function splice(Read\Splice $splice, array &$members, array &$prefixed, bool $isThere): void
    {
        $node = $splice->inlined();
        if ($node instanceof Read\MapOf) {
            $prefixed[$splice->prefix] = $this->shape($node->value);
        } else {
            $this->collect($this->objects[$node->plan], $members, $prefixed, $isThere && !$splice->value instanceof Read\Nullable);
        }
    }
}
