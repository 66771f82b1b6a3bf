<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Bytes;
use Kiln\Context;
use Kiln\Engine\Converters;
use Kiln\Engine\Php\Runtime\EnumNames;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\StdClasses;
use Kiln\Engine\Value\Coercion;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Engine\Value\Elements;
use Kiln\Engine\Value\Values;
use Kiln\Error\ConversionFailed;
use Kiln\Error\ErrorCode;
use Kiln\Error\ValueText;
use Kiln\Error\Violation;
use Kiln\Format\IndexedObject;
use Kiln\Format\TimeLeaf;
use Kiln\Optional;
use Kiln\Plan\Read;
use Kiln\Raw;
use Kiln\Type\ScalarKind;

/**
 * One pass over data by a plan for reading: a method per kind of node. Each returns the value, if values are made at all and
 * nothing is wrong with it.
 *
 * @internal
 */
final class ReadWalk
{
    use Around;

    private readonly ReadMembers $members;

    public function __construct(
        private readonly Read\ReadPlan $plan,
        private readonly Converters $converters,
        Context $context,
        private readonly Findings $findings,
        ?string $missed,
        private readonly ?Building $building = null,
    ) {
        $this->context = $context;
        $this->members = new ReadMembers($plan, $this, $findings, $missed, $building, $converters);
    }

    /**
     * @param int $from items of a list before this one are right
     */
    public function root(mixed $data, ?object $existing, int $from): mixed
    {
        if ($existing !== null && $this->plan->root instanceof Read\ObjectOf) {
            return $this->object($this->plan->root, $data, '', $existing);
        }

        return $from > 0 && $this->plan->root instanceof Read\ListOf && \is_array($data) && \array_is_list($data)
            ? $this->items($this->plan->root, \array_slice($data, $from, null, true), '')
            : $this->value($this->plan->root, $data, '');
    }

    public function value(Read\ReadNode $node, mixed $data, string $origin): mixed
    {
        return match ($node::class) {
            Read\Anything::class => $data,
            Read\RawFrom::class => $data instanceof Raw ? $data : Raw::of($data),
            Read\Scalar::class => $this->scalar($node, $data, $origin),
            Read\Nullable::class => $data === null ? null : $this->value($node->inner, $data, $origin),
            Read\NullOnly::class => $this->demand($data === null, $node, $data, $origin),
            Read\OptionalOf::class => Optional::of($this->value($node->inner, $data, $origin)),
            Read\EnumFrom::class => $this->enum($node, $data, $origin),
            Read\DateFrom::class => $this->date($node, $data, $origin),
            Read\IntervalFrom::class => $this->interval($node, $data, $origin),
            Read\BytesFrom::class => $this->bytes($node, $data, $origin),
            Read\ListOf::class => $this->list($node, $data, $origin),
            Read\MapOf::class => $this->map($node, $data, $origin),
            Read\AnyArray::class => $this->anyArray($node, $data, $origin),
            Read\IteratorOf::class, Read\ArrayObjectOf::class, Read\CollectionOf::class => $this->collection($node, $data, $origin),
            Read\StdClassOf::class => $this->stdClass($node, $data, $origin),
            Read\ShapeOf::class => $this->shape($node, $data, $origin),
            Read\ObjectOf::class => $this->object($node, $data, $origin, null),
            Read\Discriminated::class => $this->discriminated($node, $data, $origin),
            Read\OneOf::class => $this->oneOf($node, $data, $origin),
            Read\ValueFrom::class => $this->valueFrom($node, $data, $origin),
            Read\Coerced::class => $this->value($node->inner, Coercion::apply($node->casts, $data), $origin),
            Read\Convert::class => $this->convert($node, $data, $origin),
            Read\PopulateOrCreate::class, Read\RefillOrCreate::class => $this->value($node->create, $data, $origin),
        };
    }

    /**
     * @param ?object $existing to fill
     */
    public function object(Read\ObjectOf $node, mixed $data, string $origin, ?object $existing): ?object
    {
        $object = $this->plan->objects[$node->plan];
        if ($object->showsData) {
            $show = fn(): mixed => $this->converters->listeners->beforeDeserialize($object->class, $data, $this->context, $this->converters->calls);
            $before = $this->findings->count();
            $data = $this->building === null ? $show() : $this->building->attempt($show, $origin);
            if ($this->findings->count() > $before) {
                return null;
            }
        }
        if ($data instanceof IndexedObject) {
            return $this->members->of($this->plan->objects[$node->plan], $data->members, $existing);
        }

        return \is_array($data) && ($data === [] || !\array_is_list($data) || $this->plan->objects[$node->plan]->knowsKeyZero())
            ? $this->members->of($this->plan->objects[$node->plan], $data, $existing)
            : $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin);
    }

    /**
     * The members of an array as those of a map, each below its own key.
     *
     * @param array<mixed> $data
     * @param string       $prefix before the keys in the data, and not part of the map's
     *
     * @return array<mixed>
     */
    public function mapMembers(Read\MapOf $node, array $data, string $origin, string $prefix = ''): array
    {
        $isList = \array_is_list($data);
        $members = [];
        foreach ($data as $key => $value) {
            $this->findings->enter($isList ? $key : (string) $key);
            // Without a prefix PHP has decided already which keys are ints; what is left of a longer key it would decide likewise.
            $name = $prefix === '' ? $key : \array_key_first([\substr((string) $key, \strlen($prefix)) => true]);
            if ($node->key === ScalarKind::Int && !\is_int($name)) {
                $this->findings->add(static fn(array $segments): Violation => Violation::mismatch(ErrorCode::TypeMismatch, $segments, 'int as key', $name, $origin));
            } elseif ($node->cases !== null && !GuardTest::isCase($node->cases->class, $node->cases->isIntBacked ? $name : (string) $name)) {
                $expected = Expectation::of($node->cases) . ' as key';
                $this->findings->add(static fn(array $segments): Violation => Violation::mismatch(ErrorCode::InvalidEnum, $segments, $expected, $name, $origin, self::didYouMean((string) $name, Expectation::caseValues($node->cases))));
            }
            $members[$name] = $this->value($node->value, $value, $origin);
            $this->findings->leave();
        }

        return $members;
    }

    /**
     * @param ?\Closure(): string $hint made only for a problem that is listed
     */
    public function refuse(ErrorCode $code, Read\ReadNode $node, mixed $data, string $origin, ?\Closure $hint = null): null
    {
        $this->findings->add(static fn(array $segments): Violation => Violation::mismatch(
            $code,
            $segments,
            Expectation::of($node),
            $data,
            $origin,
            $hint === null ? '' : $hint(),
        ));

        return null;
    }

    private function demand(bool $isRight, Read\ReadNode $node, mixed $data, string $origin): null
    {
        return $isRight ? null : $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin);
    }

    private function scalar(Read\Scalar $node, mixed $data, string $origin): mixed
    {
        foreach ($node->kinds as $kind) {
            if (GuardTest::isOfKind($data, $kind)) {
                return $data;
            }
        }
        if (\is_int($data) && \in_array(ScalarKind::Float, $node->kinds, true)) {
            return (float) $data;
        }
        $isTooBig = \is_float($data) && \in_array(ScalarKind::Int, $node->kinds, true)
            && \is_finite($data) && \floor($data) === $data
            && ($data >= (float) \PHP_INT_MAX || $data <= (float) \PHP_INT_MIN);

        return $isTooBig
            ? $this->refuse(ErrorCode::IntegerOverflow, $node, $data, $origin, static fn(): string => 'An int goes from ' . \PHP_INT_MIN . ' to ' . \PHP_INT_MAX . '.')
            : $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin, static fn(): string => self::scalarHint($node, $data));
    }

    private static function scalarHint(Read\Scalar $node, mixed $data): string
    {
        $wantsNumber = \in_array(ScalarKind::Int, $node->kinds, true) || \in_array(ScalarKind::Float, $node->kinds, true);

        return match (true) {
            $wantsNumber && \is_string($data) && \is_numeric($data) && (\in_array(ScalarKind::Float, $node->kinds, true) || \filter_var($data, \FILTER_VALIDATE_INT) !== false) => 'Leave out the quotes.',
            $wantsNumber && \is_string($data) && \preg_match('/\A-?\d+,\d+\z/', $data) === 1 => 'Numbers have a dot and no quotes.',
            $node->kinds === [ScalarKind::Bool] && \in_array($data, ['true', 'false'], true) => 'Leave out the quotes.',
            $node->kinds === [ScalarKind::String] && (\is_int($data) || \is_float($data)) => 'Put it in quotes.',
            $node->kinds === [ScalarKind::String] && TimeLeaf::is($data) => 'Put it in quotes, or let the property be a ' . $data::class . '.',
            default => '',
        };
    }

    private function enum(Read\EnumFrom $node, mixed $data, string $origin): mixed
    {
        if (GuardTest::isCase($node->class, $data)) {
            return self::enumCase($node, $data);
        }
        $isOfRightType = $node->isIntBacked ? \is_int($data) : \is_string($data);

        return $this->refuse(
            $isOfRightType ? ErrorCode::InvalidEnum : ErrorCode::TypeMismatch,
            $node,
            $data,
            $origin,
            static fn(): string => \is_string($data) ? self::didYouMean($data, Expectation::caseValues($node)) : '',
        );
    }

    private static function enumCase(Read\EnumFrom $node, mixed $data): ?\UnitEnum
    {
        return match (true) {
            \is_a($node->class, \BackedEnum::class, true) && !$node->byName => \is_int($data) || \is_string($data) ? $node->class::tryFrom($data) : null,
            default => \is_string($data) ? EnumNames::find($node->class, $data) : null,
        };
    }

    private function date(Read\DateFrom $node, mixed $data, string $origin): ?\DateTimeInterface
    {
        $date = \is_string($data) || \is_int($data) ? Dates::fromFormats($data, $node->formats, $node->timezone, $node->class) : null;

        return $date ?? $this->refuse(
            \is_string($data) ? ErrorCode::InvalidDate : ErrorCode::TypeMismatch,
            $node,
            $data,
            $origin,
            static fn(): string => match (true) {
                $node->formats === [] && \is_string($data) => 'Such as "2024-02-29T13:45:00+01:00".',
                // The document has dates that are no text, such as TOML.
                TimeLeaf::is($data) => 'Write a date, a time and an offset, such as 2024-02-29T13:45:00+01:00, or let the property be a ' . $data::class . '.',
                default => '',
            },
        );
    }

    private function bytes(Read\BytesFrom $node, mixed $data, string $origin): ?string
    {
        return match (true) {
            $node->isLeaf && $data instanceof Bytes => $data->bytes,
            !\is_string($data) => $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin),
            $node->isLeaf => $data,
            default => Bytes::decode($data) ?? $this->refuse(ErrorCode::InvalidBase64, $node, $data, $origin, static fn(): string => 'By RFC 4648, section 4: with + and /, with padding, and without whitespace.'),
        };
    }

    private function interval(Read\IntervalFrom $node, mixed $data, string $origin): ?\DateInterval
    {
        if (!\is_string($data)) {
            return $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin);
        }

        return ($node->format === null ? Durations::read($data) : Durations::readFormat($data, $node->format))
            ?? $this->refuse(ErrorCode::InvalidDuration, $node, $data, $origin, static fn(): string => $node->format === null ? 'Such as "P1DT12H30M".' : '');
    }

    /**
     * @return ?array<mixed>
     */
    private function list(Read\ListOf $node, mixed $data, string $origin): ?array
    {
        if (!\is_array($data) || !\array_is_list($data)) {
            return $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin);
        }

        return $node->item instanceof Read\Anything ? $data : $this->items($node, $data, $origin);
    }

    /**
     * @param array<int, mixed> $items
     *
     * @return array<int, mixed>
     */
    private function items(Read\ListOf $node, array $items, string $origin): array
    {
        foreach ($items as $index => $item) {
            $this->findings->enter($index);
            $items[$index] = $this->value($node->item, $item, $origin);
            $this->findings->leave();
        }

        return $items;
    }

    /**
     * @return ?array<mixed>
     */
    private function map(Read\MapOf $node, mixed $data, string $origin): ?array
    {
        return \is_array($data) ? $this->mapMembers($node, $data, $origin) : $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin);
    }

    /**
     * @return ?array<mixed>
     */
    private function anyArray(Read\AnyArray $node, mixed $data, string $origin): ?array
    {
        return \is_array($data)
            ? $this->mapMembers(new Read\MapOf(null, $node->value), $data, $origin)
            : $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin);
    }

    private function collection(Read\IteratorOf|Read\ArrayObjectOf|Read\CollectionOf $node, mixed $data, string $origin): ?object
    {
        $before = $this->findings->count();
        $elements = $this->value($node->array, $data, $origin);
        if ($this->building === null || !\is_array($elements) || $this->findings->count() > $before) {
            return null;
        }

        return match ($node::class) {
            Read\IteratorOf::class => new \ArrayIterator($elements),
            Read\ArrayObjectOf::class => $this->building->attempt(static fn(): object => new ($node->class)($elements), $origin),
            Read\CollectionOf::class => $this->building->attempt(static fn(): object => Elements::gather($node->class, $node->gathering, $elements), $origin),
        };
    }

    private function stdClass(Read\StdClassOf $node, mixed $data, string $origin): ?\stdClass
    {
        return self::isObject($data) ? StdClasses::fromArray($data) : $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin);
    }

    /**
     * @return ?array<mixed>
     */
    private function shape(Read\ShapeOf $node, mixed $data, string $origin): ?array
    {
        if (!\is_array($data)) {
            return $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin);
        }
        $shape = [];
        $known = \array_map(static fn(Read\ShapeElement $element): int|string => $element->key, $node->elements);
        foreach ($node->elements as $element) {
            $segment = $node->isTuple ? $element->key : (string) $element->key;
            if (\array_key_exists($element->key, $data)) {
                $this->findings->enter($segment);
                $shape[$element->key] = $this->value($element->value, $data[$element->key], $origin);
                $this->findings->leave();
            } elseif (!$element->isOptional) {
                $this->members->missing($segment, $data, $known, $origin);
            }
        }
        if ($node->rejectsUnknown) {
            $this->members->refuseUnknown($data, $known, $origin, \array_is_list($data));
        }

        return $node->isOpen ? $shape + $data : $shape;
    }

    private function discriminated(Read\Discriminated $node, mixed $data, string $origin): ?object
    {
        if (!self::isObject($data)) {
            return $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin);
        }
        $members = $data instanceof IndexedObject ? $data->members : $data;
        $value = $members[$node->field] ?? null;
        if ((\is_int($value) || \is_string($value)) && isset($node->cases[$value])) {
            return $this->object($node->cases[$value], $data, $origin, null);
        }
        if ($node->fallback !== null) {
            return $this->object($node->fallback, $data, $origin, null);
        }
        if (\array_key_exists($node->field, $members)) {
            $this->invalidDiscriminator($node->field, \array_keys($node->cases), $value, $origin);
        } else {
            $this->findings->add(static fn(array $segments): Violation => new Violation(
                ErrorCode::MissingDiscriminator,
                [...$segments, $node->field],
                'missing key that tells the type',
                Expectation::values(\array_keys($node->cases)),
                origin: $origin,
                hint: 'Allowed: ' . ValueText::list(\array_keys($node->cases), 10) . '.',
            ));
        }

        return null;
    }

    /**
     * @param list<int|string> $allowed
     */
    public function invalidDiscriminator(string $field, array $allowed, mixed $value, string $origin): void
    {
        $this->findings->enter($field);
        $this->findings->add(static fn(array $segments): Violation => Violation::mismatch(
            ErrorCode::InvalidDiscriminator,
            $segments,
            Expectation::values($allowed),
            $value,
            $origin,
            \is_string($value) ? self::didYouMean($value, $allowed) : '',
        ));
        $this->findings->leave();
    }

    private function oneOf(Read\OneOf $node, mixed $data, string $origin): mixed
    {
        foreach ($node->cases as $case) {
            if (GuardTest::holds($case->guard, $data)) {
                return $this->value($case->value, $data, $origin);
            }
        }

        return $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin);
    }

    private function valueFrom(Read\ValueFrom $node, mixed $data, string $origin): ?object
    {
        if (TimeLeaf::is($data)) {
            return $this->refuse(ErrorCode::TypeMismatch, $node, $data, $origin, static fn(): string => \str_starts_with($node->class, 'Kiln\\Time\\Local') ? '' : 'Put it in quotes.');
        }
        $before = $this->findings->count();
        $value = $this->value($node->value, $data, $origin);
        if ($this->findings->count() > $before) {
            return null;
        }
        $make = static fn(): object => Values::make($value, $node->class, $node->maker, $node->method, $node->refusals);
        try {
            return $this->building === null ? $make() : $this->building->attempt($make, $origin);
        } catch (Mismatch $mismatch) {
            $refusal = $mismatch->getPrevious();
            $this->findings->add(static fn(array $segments): Violation => Violation::mismatch(
                ErrorCode::InvalidValue,
                $segments,
                $refusal instanceof ConversionFailed ? $refusal->expected : $node->expected,
                $data,
                $origin,
                $refusal instanceof ConversionFailed ? $refusal->hint : ($refusal?->getMessage() ?? ''),
            ));
        }

        return null;
    }

    private function convert(Read\Convert $node, mixed $data, string $origin): mixed
    {
        $convert = fn(): mixed => $this->converters->deserialize($node->converter->class, $node->converter->arguments, $data, $this->context, $node->class);
        try {
            return $this->building === null ? $convert() : $this->building->attempt($convert, $origin);
        } catch (ConversionFailed $failure) {
            $this->findings->add(static fn(array $segments): Violation => Violation::mismatch(
                ErrorCode::ConversionFailed,
                $segments,
                $failure->expected,
                $data,
                $origin,
                $failure->hint,
            ));
        }

        return null;
    }

    /**
     * @param list<int|string> $candidates
     */
    public static function didYouMean(string $word, array $candidates): string
    {
        $suggestion = Suggestion::of($word, $candidates);

        return $suggestion === null ? '' : 'Did you mean ' . ValueText::quoted($suggestion) . '?';
    }

    /**
     * Decoded objects are arrays; an empty array may have been either.
     *
     * @phpstan-assert-if-true array<mixed>|IndexedObject $data
     */
    private static function isObject(mixed $data): bool
    {
        return $data instanceof IndexedObject || (\is_array($data) && ($data === [] || !\array_is_list($data)));
    }
}
