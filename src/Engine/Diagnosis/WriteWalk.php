<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Bytes;
use Kiln\Context;
use Kiln\Engine\Converters;
use Kiln\Engine\Purpose;
use Kiln\Engine\UserCode;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Engine\Value\Elements;
use Kiln\Engine\Value\Lazy;
use Kiln\Engine\WritePlans;
use Kiln\Error\ConversionFailed;
use Kiln\Error\ErrorCode;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\Violation;
use Kiln\Format\Json\RawText;
use Kiln\Format\NotedObject;
use Kiln\Optional;
use Kiln\Plan\Write;
use Kiln\Raw;
use Kiln\Type\ScalarKind;

/**
 * One pass over a value by a plan for writing: a method per kind of node. What cannot be written becomes null and a problem.
 *
 * @internal
 */
final class WriteWalk
{
    use Around;

    private readonly WriteMembers $members;

    /** levels of arrays and objects open at the moment */
    private int $depth = 0;

    /** whether what is written may be shown to a listener, who sees data and no text */
    private bool $isShown = false;

    /** whether what the application gave for an object inside itself is being written */
    private bool $isAsking = false;

    public function __construct(
        private readonly Converters $converters,
        private readonly WritePlans $plans,
        Context $context,
        private readonly Destination $destination,
        private readonly int $maxDepth,
        private readonly Findings $findings,
    ) {
        $this->context = $context;
        $this->members = new WriteMembers($this, $findings, $converters);
    }

    public function value(Write\WriteNode $node, mixed $value, Write\WritePlan $plan, string $origin): mixed
    {
        return match ($node::class) {
            Write\Scalar::class => $this->scalar($node, $value, $origin),
            Write\Nullable::class => $value === null ? $this->plain(null, $origin) : $this->value($node->inner, $value, $plan, $origin),
            Write\EnumCase::class => $value instanceof \UnitEnum && $value instanceof $node->class
                ? self::case($value, $node->byName)
                : $this->mismatch($node->class, $value, $origin),
            Write\Date::class => $value instanceof \DateTimeInterface && $value instanceof $node->class
                ? $this->text(Dates::format($value, $node->format, $node->timezone), $origin)
                : $this->mismatch($node->class, $value, $origin),
            Write\Timestamp::class => $value instanceof \DateTimeInterface && $value instanceof $node->class
                ? $value->getTimestamp()
                : $this->mismatch($node->class, $value, $origin),
            Write\Milliseconds::class => $value instanceof \DateTimeInterface && $value instanceof $node->class
                ? Dates::milliseconds($value)
                : $this->mismatch($node->class, $value, $origin),
            Write\BytesOf::class => \is_string($value) ? ($node->isLeaf ? new Bytes($value) : \base64_encode($value)) : $this->mismatch('string', $value, $origin),
            Write\Leaf::class => $value instanceof $node->class ? self::leaf($node, $value) : $this->mismatch($node->class, $value, $origin),
            Write\Interval::class => $value instanceof \DateInterval
                ? $this->interval($value, $node->format, $origin)
                : $this->mismatch(\DateInterval::class, $value, $origin),
            Write\ListOf::class, Write\MapOf::class, Write\AnyArray::class => \is_array($value)
                ? $this->array($node, $value, $plan, $origin)
                : $this->mismatch('array', $value, $origin),
            Write\EmptyArray::class => $this->asObject([], $node->isMap),
            Write\ShapeOf::class => \is_array($value) ? $this->shape($node, $value, $plan, $origin) : $this->mismatch('array', $value, $origin),
            Write\StdClassOf::class => $value instanceof \stdClass
                ? $this->array(new Write\MapOf($node->value), \get_object_vars($value), $plan, $origin, $value)
                : $this->mismatch(\stdClass::class, $value, $origin),
            Write\ArrayObjectOf::class => $value instanceof \ArrayObject || $value instanceof \ArrayIterator
                ? $this->array($node->array, $value->getArrayCopy(), $plan, $origin, $value)
                : $this->mismatch(\ArrayObject::class, $value, $origin),
            Write\CollectionOf::class => $value instanceof \Traversable && $value instanceof $node->class
                ? $this->collection($node, $value, $plan, $origin)
                : $this->mismatch($node->class, $value, $origin),
            Write\IterableOf::class => \is_iterable($value) ? $this->iterable($node->array, $value, $plan, $origin) : $this->mismatch('iterable', $value, $origin),
            Write\ObjectOf::class => $value instanceof $node->class ? $this->objectOf($node, $value, $plan, $origin) : $this->mismatch($node->class, $value, $origin),
            Write\LazyOf::class => $value instanceof $node->class ? $this->lazy($node, $value, $plan, $origin) : $this->mismatch($node->class, $value, $origin),
            Write\Polymorphic::class => $this->polymorphic($node, $value, $plan, $origin),
            Write\Union::class => $this->union($node, $value, $plan, $origin),
            Write\OptionalOf::class => $value instanceof Optional
                ? $this->optional($node->inner, $value, $plan, $origin)
                : $this->mismatch(Optional::class, $value, $origin),
            Write\ValueOf::class => $value instanceof $node->class ? $this->valueOf($node, $value, $plan, $origin) : $this->mismatch($node->class, $value, $origin),
            Write\Convert::class => $this->convert($node, $value, $plan, $origin),
            Write\RawOf::class => $value instanceof Raw ? $this->raw($value, $plan, $origin) : $this->mismatch(Raw::class, $value, $origin),
            Write\Dynamic::class => $this->dynamic($value, $plan, $origin),
        };
    }

    /**
     * A value that is a document of its own.
     */
    public function document(Write\WritePlan $plan, mixed $value): mixed
    {
        $tree = $this->value($plan->root, $value, $plan, '');
        $roots = $this->destination->carries->roots;
        if (!$roots->has($tree)) {
            $this->refuse(ErrorCode::NotSerializable, $roots->value, $value, '', "That is what a document in {$this->destination->title} is.");
        }

        return $tree;
    }

    /**
     * A few items of a list.
     *
     * @param array<int, mixed> $items
     *
     * @return list<mixed>
     */
    public function items(array $items, Write\WritePlan $plan): array
    {
        ++$this->depth;
        $written = [];
        foreach ($items as $index => $item) {
            $written[] = $this->member($index, new Write\Dynamic(), $item, $plan, '');
        }
        --$this->depth;

        return $written;
    }

    /**
     * Goes into an object, unless it is open already. Written in another way, with fewer members or less deep, it may come to an end;
     * but where the application says what it wants of an object inside itself, that is asked of any.
     *
     * @param string            $as     what it is written as
     * @param \Closure(): mixed $inside
     */
    public function once(object $object, string $as, string $origin, \Closure $inside): mixed
    {
        $as .= " {$this->context->key()}";
        if ($this->members->isOpen($object, $this->converters->again === null ? $as : null)) {
            return $this->again($object, $as, $origin);
        }
        $this->members->open($object, $as);
        $written = $inside();
        $this->members->close($object, $as);

        return $written;
    }

    /**
     * What the application wants of an object inside itself; what it gives must come to an end.
     */
    private function again(object $object, string $as, string $origin): mixed
    {
        if ($this->converters->again === null || $this->isAsking) {
            return $this->members->refuseCycle($object, $as, $origin);
        }
        $value = ($this->converters->again)($object, $this->context);
        $this->isAsking = true;
        $written = $this->dynamic($value, $this->plans->forClass($object::class, $this->context), $origin);
        $this->isAsking = false;

        return $written;
    }

    /**
     * The value of a member below its key.
     */
    public function member(int|string $segment, Write\WriteNode $node, mixed $value, Write\WritePlan $plan, string $origin): mixed
    {
        $this->findings->enter($segment);
        if (\is_string($segment) && !$this->isText($segment)) {
            $this->findings->add(static fn(array $segments): Violation => Violation::mismatch(
                ErrorCode::InvalidUtf8,
                $segments,
                'valid UTF-8 as key',
                $segment,
                $origin,
            ));
        }
        $written = $this->value($node, $value, $plan, $origin);
        $this->findings->leave();

        return $written;
    }

    /**
     * As json_encode() needs it to write an object.
     *
     * @param array<mixed> $members
     *
     * @return array<mixed>|\stdClass
     */
    public function asObject(array $members, bool $isObject = true): array|\stdClass
    {
        return $isObject && $this->destination->target->tellsMaps() && \array_is_list($members) ? (object) $members : $members;
    }

    private function scalar(Write\Scalar $node, mixed $value, string $origin): mixed
    {
        foreach ($node->kinds as $kind) {
            if (GuardTest::isOfKind($value, $kind)) {
                return $this->plain($value, $origin);
            }
        }
        if (\is_int($value) && \in_array(ScalarKind::Float, $node->kinds, true)) {
            return (float) $value;
        }

        return $this->mismatch(\implode(' or ', \array_map(static fn(ScalarKind $kind): string => $kind->value, $node->kinds)), $value, $origin);
    }

    /**
     * A scalar or null, unless the format has no way to write it.
     */
    private function plain(mixed $value, string $origin): mixed
    {
        if (\is_string($value)) {
            return $this->text($value, $origin);
        }
        if (\is_float($value) && !\is_finite($value) && !$this->destination->carries->nonFinite) {
            return $this->refuse(ErrorCode::NotFinite, 'a finite number', $value, $origin, "{$this->destination->title} has no INF and no NAN. Write null, or a text.");
        }
        $isMember = \is_string(\array_slice($this->findings->segments(), -1)[0] ?? null);
        if ($value === null && !$this->destination->carries->null && !($this->destination->carries->leavesOutNull && $isMember)) {
            return $this->refuse(ErrorCode::NotSerializable, 'a value', null, $origin, "{$this->destination->title} has no null. " . ($isMember ? 'Leave it out: new Context(serializeNull: false).' : 'Leave it out of the list.'));
        }

        return $value;
    }

    private function text(string $text, string $origin): ?string
    {
        if (!$this->isText($text)) {
            return $this->refuse(ErrorCode::InvalidUtf8, 'valid UTF-8', $text, $origin, 'Convert the text to UTF-8 first, or mark the property #[Bytes].');
        }

        return $text;
    }

    private function interval(\DateInterval $interval, ?string $format, string $origin): ?string
    {
        if (!Durations::isLength($interval)) {
            return $this->refuse(ErrorCode::NotSerializable, 'a duration of years, months, days, hours, minutes and seconds', $interval, $origin, 'It was made of words that give no length, such as "next monday". Write the words, as a string.');
        }

        return $this->text($format === null ? Durations::write($interval) : Durations::format($interval, $format), $origin);
    }

    private function isText(string $text): bool
    {
        return $this->destination->carries->bytes || \preg_match('//u', $text) === 1;
    }

    private static function leaf(Write\Leaf $node, object $value): object
    {
        return $node->timezone !== null && $value instanceof \DateTimeInterface ? Dates::in($value, $node->timezone) : $value;
    }

    private static function case(\UnitEnum $case, bool $byName): int|string
    {
        return $case instanceof \BackedEnum && !$byName ? $case->value : $case->name;
    }

    /**
     * Goes one level deeper.
     *
     * @param ?object          $owner  of the level: an object, or none for an array
     * @param \Closure(): mixed $inside
     * @param string           $as     what the owner is written as
     */
    private function nested(?object $owner, string $origin, \Closure $inside, string $as = 'array'): mixed
    {
        $levelled = function () use ($origin, $inside): mixed {
            if ($this->depth >= $this->maxDepth) {
                $this->refuseDepth($origin);

                return null;
            }
            ++$this->depth;
            $written = $inside();
            --$this->depth;

            return $written;
        };

        return $owner === null ? $levelled() : $this->once($owner, $as, $origin, $levelled);
    }

    /**
     * @param array<mixed> $array
     * @param ?object      $owner that the array comes from
     */
    private function array(Write\ListOf|Write\MapOf|Write\AnyArray $node, array $array, Write\WritePlan $plan, string $origin, ?object $owner = null): mixed
    {
        return $this->nested($owner, $origin, function () use ($node, $array, $plan, $origin): array|\stdClass {
            $isList = $node instanceof Write\ListOf || ($node instanceof Write\AnyArray && \array_is_list($array));
            $item = $node instanceof Write\ListOf ? $node->item : $node->value;
            $written = [];
            foreach ($isList ? \array_values($array) : $array as $key => $value) {
                $written[$key] = $this->member($isList ? $key : (string) $key, $item, $value, $plan, $origin);
            }

            return $this->asObject($written, $node instanceof Write\MapOf);
        });
    }

    /**
     * @param array<mixed> $array
     */
    private function shape(Write\ShapeOf $node, array $array, Write\WritePlan $plan, string $origin): mixed
    {
        return $this->nested(null, $origin, function () use ($node, $array, $plan, $origin): array|\stdClass {
            $written = [];
            foreach ($node->elements as $element) {
                $segment = $node->isTuple ? $element->key : (string) $element->key;
                if (\array_key_exists($element->key, $array)) {
                    $written[$element->key] = $this->member($segment, $element->value, $array[$element->key], $plan, $origin);
                } elseif (!$element->isOptional) {
                    $this->findings->add(static fn(array $segments): Violation => new Violation(
                        ErrorCode::MissingKey,
                        [...$segments, $segment],
                        'missing key',
                        origin: $origin,
                    ));
                }
            }
            foreach ($node->isOpen ? \array_diff_key($array, $node->known()) : [] as $key => $value) {
                $written[$key] = $this->member((string) $key, new Write\Dynamic(), $value, $plan, $origin);
            }

            return $this->asObject($written, !$node->isTuple);
        });
    }

    /**
     * @param iterable<mixed, mixed> $iterable
     */
    private function iterable(Write\ListOf|Write\MapOf|Write\AnyArray $node, iterable $iterable, Write\WritePlan $plan, string $origin): mixed
    {
        $array = \is_array($iterable) ? $iterable : $this->collected($iterable, !$node instanceof Write\ListOf, $origin);

        return $array === null ? null : $this->array($node, $array, $plan, $origin, \is_array($iterable) ? null : $iterable);
    }

    /**
     * @param \Traversable<mixed, mixed> $collection
     */
    private function collection(Write\CollectionOf $node, \Traversable $collection, Write\WritePlan $plan, string $origin): mixed
    {
        $array = $this->collected($collection, $node->keepsKeys(), $origin);

        return $array === null ? null : $this->array($node->array, $array, $plan, $origin, $collection);
    }

    /**
     * @param \Traversable<mixed, mixed> $traversable
     *
     * @return ?array<mixed>
     */
    private function collected(\Traversable $traversable, ?bool $keepsKeys, string $origin): ?array
    {
        try {
            return $this->converters->calls->record()->elements($traversable, $keepsKeys);
        } catch (\TypeError $error) {
            return UserCode::hasThrown($error) ? throw $error : $this->refuse(ErrorCode::TypeMismatch, 'keys that are int or string', $traversable, $origin);
        } catch (\Exception $exception) {
            if (!Elements::areSpent($exception)) {
                throw $exception;
            }
            $this->findings->add(static fn(array $segments): Violation => new Violation(
                ErrorCode::GeneratorConsumed,
                $segments,
                'the generator has yielded its items already',
                origin: $origin,
                hint: 'It was used before, or one of its items cannot be written. Use an array to learn which one.',
            ));

            return null;
        }
    }

    private function objectOf(Write\ObjectOf $node, object $object, Write\WritePlan $plan, string $origin): mixed
    {
        return $object::class === $node->class
            ? $this->planned($node->plan, $object, $plan, $origin)
            : $this->byItsClass($object, $origin);
    }

    private function lazy(Write\LazyOf $node, object $object, Write\WritePlan $plan, string $origin): mixed
    {
        $loaded = Lazy::load($object);

        return $loaded === $object ? $this->planned($node->plan, $object, $plan, $origin) : $this->byItsClass($loaded, $origin);
    }

    private function polymorphic(Write\Polymorphic $node, mixed $value, Write\WritePlan $plan, string $origin): mixed
    {
        if (!\is_object($value) || ($node->class !== null && !$value instanceof $node->class)) {
            return $this->mismatch($node->class ?? 'object', $value, $origin);
        }

        return isset($node->plans[$value::class])
            ? $this->planned($node->plans[$value::class], $value, $plan, $origin)
            : $this->byItsClass($value, $origin);
    }

    private function planned(string $id, object $object, Write\WritePlan $plan, string $origin): mixed
    {
        $by = $plan->objects[$id];
        $isShown = $this->isShown;
        $this->isShown = $isShown || $by->isShown();
        try {
            return $this->nested($object, $origin, fn(): array|\stdClass|NotedObject => $by->notes === []
                ? $this->asObject($this->members->of($by, $object, $plan))
                : new NotedObject($this->members->of($by, $object, $plan), $by->notes), $id);
        } finally {
            $this->isShown = $isShown;
        }
    }

    private function byItsClass(object $object, string $origin): mixed
    {
        try {
            $plan = $this->plans->forClass($object::class, $this->context);
        } catch (InvalidMetadata $invalid) {
            throw $invalid->at($this->findings->segments());
        }
        $write = fn(): mixed => $this->value($plan->root, $object, $plan, $origin);

        // What a converter gives may be the object again.
        return $plan->root instanceof Write\Convert ? $this->once($object, 'converted', $origin, $write) : $write();
    }

    private function union(Write\Union $node, mixed $value, Write\WritePlan $plan, string $origin): mixed
    {
        foreach ($node->cases as $case) {
            if (GuardTest::holds($case->guard, $value)) {
                return $this->value($case->value, $value, $plan, $origin);
            }
        }

        return $this->mismatch(\implode(' or ', \array_map(static fn(Write\UnionCase $case): string => Expectation::ofGuard($case->guard), $node->cases)), $value, $origin);
    }

    /**
     * @param Optional<mixed> $optional
     */
    private function optional(Write\WriteNode $node, Optional $optional, Write\WritePlan $plan, string $origin): mixed
    {
        if ($optional->isPresent) {
            return $this->value($node, $optional->value(), $plan, $origin);
        }
        $this->findings->add(static fn(array $segments): Violation => new Violation(
            ErrorCode::MissingValue,
            $segments,
            'expected a value, got an Optional without one',
            origin: $origin,
            hint: 'Only the value of a property can be left out.',
        ));

        return null;
    }

    private function valueOf(Write\ValueOf $node, object $object, Write\WritePlan $plan, string $origin): mixed
    {
        $given = $this->members->given($node->member, $object);

        return $given->isPresent ? $this->value($node->value, $given->value(), $plan, $origin) : $this->mismatch('an object with a value', $object, $origin);
    }

    private function convert(Write\Convert $node, mixed $value, Write\WritePlan $plan, string $origin): mixed
    {
        try {
            $converted = $this->converters->serialize($node->converter->class, $node->converter->arguments, $value, $this->context);
        } catch (ConversionFailed $failure) {
            return $this->refuse(ErrorCode::ConversionFailed, $failure->expected, $value, $origin, $failure->hint);
        }

        return $this->dynamic($converted, $plan, $origin);
    }

    private function refuseDepth(string $origin): void
    {
        $this->findings->add(fn(array $segments): Violation => new Violation(
            ErrorCode::DepthExceeded,
            $segments,
            "nested more than {$this->maxDepth} levels deep",
            origin: $origin,
            hint: 'Raise Limits::$depth, or leave a property out by #[Ignore] or #[MaxDepth].',
        ));
    }

    private function raw(Raw $raw, Write\WritePlan $plan, string $origin): mixed
    {
        if ($this->destination->target !== Purpose::Json || $this->isShown || !$raw->isText()) {
            return $this->dynamic($raw->toData(false), $plan, $origin);
        }
        $text = RawText::of($raw);
        if ($this->depth + RawText::levels($text->text) > $this->maxDepth) {
            $this->refuseDepth($origin);
        }

        return $text;
    }

    private function dynamic(mixed $value, Write\WritePlan $plan, string $origin): mixed
    {
        return match (true) {
            $value === null, \is_scalar($value) => $this->plain($value, $origin),
            \is_array($value) => $this->array(new Write\AnyArray(new Write\Dynamic()), $value, $plan, $origin),
            \is_object($value) && $this->converters->rules->isWhole($value::class) => $this->byItsClass($value, $origin),
            $value instanceof \UnitEnum => self::case($value, false),
            $value instanceof \DateTimeInterface && !$this->context->namesDates() => $this->destination->hasDates && !$this->context->datesAsText ? $value : Dates::rfc3339($value),
            $value instanceof \DateInterval => $this->interval($value, null, $origin),
            $value instanceof \stdClass => $this->array(new Write\MapOf(new Write\Dynamic()), \get_object_vars($value), $plan, $origin, $value),
            $value instanceof \ArrayObject, $value instanceof \ArrayIterator
                => $this->array(new Write\AnyArray(new Write\Dynamic()), $value->getArrayCopy(), $plan, $origin, $value),
            // A listener has given back what is written already.
            $value instanceof NotedObject => $value,
            $value instanceof Optional => $this->optional(new Write\Dynamic(), $value, $plan, $origin),
            $value instanceof \Traversable && (new \ReflectionClass($value))->isInternal() => $this->iterable(new Write\AnyArray(new Write\Dynamic()), $value, $plan, $origin),
            \is_object($value) && !$value instanceof \Closure => $this->byItsClass($value, $origin),
            default => $this->refuse(ErrorCode::NotSerializable, 'a value that can be written', $value, $origin, 'Mark the property #[Ignore].'),
        };
    }

    private function mismatch(string $expected, mixed $value, string $origin): null
    {
        return $this->refuse(ErrorCode::TypeMismatch, $expected, $value, $origin);
    }

    private function refuse(ErrorCode $code, string $expected, mixed $value, string $origin, string $hint = ''): null
    {
        $this->findings->add(static fn(array $segments): Violation => Violation::mismatch($code, $segments, $expected, $value, $origin, $hint));

        return null;
    }
}
