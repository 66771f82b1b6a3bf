<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering\Lenient;

use Kiln\Engine\Native\Lowering\Op;
use Kiln\Engine\Native\Lowering\Scalars;
use Kiln\Engine\Php\Printer\Lenient\ReaderNames;
use Kiln\Engine\Php\Printer\Lenient\ReadValues;
use Kiln\Plan\Lenient\Read\Coerce;
use Kiln\Plan\Lenient\Read\Condition;
use Kiln\Plan\Lenient\Read\Constructed;
use Kiln\Plan\Lenient\Read\DateFrom;
use Kiln\Plan\Lenient\Read\Delegated;
use Kiln\Plan\Lenient\Read\DeprecatedEnumFrom;
use Kiln\Plan\Lenient\Read\Discriminated;
use Kiln\Plan\Lenient\Read\DurationFrom;
use Kiln\Plan\Lenient\Read\EnumFrom;
use Kiln\Plan\Lenient\Read\Exactly;
use Kiln\Plan\Lenient\Read\Field;
use Kiln\Plan\Lenient\Read\ListOf;
use Kiln\Plan\Lenient\Read\MapOf;
use Kiln\Plan\Lenient\Read\Nothing;
use Kiln\Plan\Lenient\Read\ObjectOf;
use Kiln\Plan\Lenient\Read\Observed;
use Kiln\Plan\Lenient\Read\ReadObject;
use Kiln\Plan\Lenient\Read\ReadPlan;
use Kiln\Plan\Lenient\Read\Refused;
use Kiln\Plan\Lenient\Read\ScalarUnion;
use Kiln\Plan\Lenient\Read\Untyped;
use Kiln\Plan\Lenient\Read\Wrapped;
use Kiln\Plan\Read\ReadNode;

/**
 * The nodes of a program that reads as jms/serializer does.
 *
 * @internal
 */
final readonly class ReadNodes
{
    private ReadValues $printed;

    /**
     * @param array<string, int> $objects where an object stands in the program, by the id of its plan
     */
    public function __construct(private ReadPlan $plan, private array $objects)
    {
        $this->printed = new ReadValues($plan, new ReaderNames());
    }

    /**
     * @return non-empty-list<mixed>
     */
    public function lower(ReadNode $node): array
    {
        return match (true) {
            $node instanceof Coerce => [Op::LENIENT_READ_COERCE, Scalars::mask([$node->kind])],
            $node instanceof Exactly => [Op::LENIENT_READ_EXACTLY, Scalars::mask([$node->kind])],
            $node instanceof Untyped => [Op::LENIENT_READ_UNTYPED],
            $node instanceof ListOf => [Op::LENIENT_READ_LIST_OF, $this->lower($node->item)],
            $node instanceof MapOf => [Op::LENIENT_READ_MAP_OF, $this->lower($node->key), $this->lower($node->value)],
            // Around an array that user code may look into, it counts a level.
            $node instanceof Wrapped => [Op::LENIENT_READ_WRAPPED, $node->class, $this->lower($node->array), $this->printed->mayObserve($node->array)],
            $node instanceof DateFrom => [Op::LENIENT_READ_DATE, $node->class, $node->formats, $node->timezone],
            $node instanceof EnumFrom => [Op::LENIENT_READ_ENUM_FROM, $node->class, $node->byName, $node->isIntBacked],
            $node instanceof ObjectOf => $this->object($node),
            $node instanceof Discriminated => [
                Op::LENIENT_READ_DISCRIMINATED,
                $node->field,
                $node->isUnion,
                $this->cases($node),
                $node->isUnion && $this->printed->mayObserve($node),
            ],
            $node instanceof Nothing => [Op::LENIENT_READ_NOTHING],
            $node instanceof Refused => [Op::LENIENT_READ_REFUSED],
            $node instanceof ScalarUnion => [Op::LENIENT_READ_ASKED, self::taken($node), 'union', $node->isStrict ? [$node->types, true] : [$node->types]],
            $node instanceof DurationFrom => [Op::LENIENT_READ_ASKED, 0, 'duration', []],
            $node instanceof DeprecatedEnumFrom => [Op::LENIENT_READ_ASKED, 0, 'deprecatedEnumCase', [$node->enum->class, $node->enum->byName, $node->enum->isIntBacked, $node->deprecation]],
            $node instanceof Observed => [Op::LENIENT_READ_ASKED, 0, 'observed', [$node->type, $node->place]],
            $node instanceof Delegated => [Op::LENIENT_READ_ASKED, 0, 'delegate', [$node->type]],
            default => throw new \LogicException('no way to lower ' . $node::class),
        };
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function object(ObjectOf $node): array
    {
        $object = $this->plan->objects[$node->plan];
        $hasInline = array_filter($object->fields, static fn(Field|Condition $field): bool => $field instanceof Field && $field->isInline) !== [];

        return match (true) {
            self::isPlain($object) => [Op::LENIENT_READ_OBJECT_OF, $this->objects[$node->plan]],
            // What an inlined object is made of does not have what the constructor is given.
            $hasInline && $object->construction instanceof Constructed && $object->construction->keys() !== [] => [Op::LENIENT_READ_REFUSED],
            default => [Op::LENIENT_READ_CONSTRUCTED, $this->objects[$node->plan]],
        };
    }

    /**
     * Whether it is made without its constructor, and null is not the same as a missing key.
     */
    public static function isPlain(ReadObject $object): bool
    {
        return !$object->construction instanceof Constructed && !$object->ignoresNull;
    }

    /**
     * By value: an int has the same text as its digits, and both are taken.
     *
     * @return list<array{string, non-empty-list<mixed>}>
     */
    private function cases(Discriminated $node): array
    {
        $cases = [];
        foreach ($node->cases as $value => $case) {
            $cases[] = [(string) $value, $this->lower($case)];
        }

        return $cases;
    }

    /**
     * The kinds of scalars that the union takes as they are.
     */
    private static function taken(ScalarUnion $node): int
    {
        $mask = 0;
        foreach ($node->types as $type) {
            $mask |= match ($type) {
                'bool', 'boolean' => Op::SCALAR_BOOL,
                'int', 'integer' => Op::SCALAR_INT,
                'float', 'double' => Op::SCALAR_FLOAT,
                'string' => Op::SCALAR_STRING,
                default => 0,
            };
        }

        return $mask;
    }
}
