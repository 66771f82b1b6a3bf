<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower;

use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Read\Coerce;
use Kiln\Dialect\Jms\Plan\Read\Condition;
use Kiln\Dialect\Jms\Plan\Read\Constructed;
use Kiln\Dialect\Jms\Plan\Read\DateFrom;
use Kiln\Dialect\Jms\Plan\Read\DeprecatedEnumFrom;
use Kiln\Dialect\Jms\Plan\Read\Discriminated;
use Kiln\Dialect\Jms\Plan\Read\DurationFrom;
use Kiln\Dialect\Jms\Plan\Read\EnumFrom;
use Kiln\Dialect\Jms\Plan\Read\Exactly;
use Kiln\Dialect\Jms\Plan\Read\Field;
use Kiln\Dialect\Jms\Plan\Read\ListOf;
use Kiln\Dialect\Jms\Plan\Read\MapOf;
use Kiln\Dialect\Jms\Plan\Read\Nothing;
use Kiln\Dialect\Jms\Plan\Read\ObjectOf;
use Kiln\Dialect\Jms\Plan\Read\ReadNode;
use Kiln\Dialect\Jms\Plan\Read\ReadObject;
use Kiln\Dialect\Jms\Plan\Read\ReadPlan;
use Kiln\Dialect\Jms\Plan\Read\ScalarUnion;
use Kiln\Dialect\Jms\Plan\Read\Untyped;
use Kiln\Dialect\Jms\Plan\Read\Wrapped;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Engine\Native\Lowering\Op;
use Kiln\Engine\Native\Lowering\Scalars;

/**
 * The nodes of a program that reads as jms/serializer does.
 *
 * @internal
 */
final readonly class ReadNodes
{
    /**
     * @param array<string, int> $objects where an object stands in the program, by the id of its plan
     */
    public function __construct(private ReadPlan $plan, private array $objects) {}

    /**
     * @return non-empty-list<mixed>
     */
    public function lower(ReadNode $node): array
    {
        return match ($node::class) {
            Coerce::class => [Op::JMS_READ_COERCE, Scalars::mask([$node->kind])],
            Exactly::class => [Op::JMS_READ_EXACTLY, Scalars::mask([$node->kind])],
            Untyped::class => [Op::JMS_READ_UNTYPED],
            ListOf::class => [Op::JMS_READ_LIST_OF, $this->lower($node->item)],
            MapOf::class => [Op::JMS_READ_MAP_OF, $this->lower($node->key), $this->lower($node->value)],
            // Around an array that user code may look into, it counts a level.
            Wrapped::class => [Op::JMS_READ_WRAPPED, $node->class, $this->lower($node->array), $this->plan->mayObserve($node->array)],
            DateFrom::class => [Op::JMS_READ_DATE, $node->class, $node->formats, $node->timezone],
            EnumFrom::class => [Op::JMS_READ_ENUM_FROM, $node->class, $node->byName, $node->isIntBacked],
            ObjectOf::class => $this->object($node),
            Discriminated::class => [
                Op::JMS_READ_DISCRIMINATED,
                $node->field,
                $node->isUnion,
                $this->cases($node),
                $node->isUnion && $this->plan->mayObserve($node),
            ],
            Nothing::class => [Op::JMS_READ_NOTHING],
            Refused::class => [Op::JMS_READ_REFUSED],
            ScalarUnion::class => [Op::JMS_READ_ASKED, self::taken($node), 'union', $node->isStrict ? [$node->types, true] : [$node->types]],
            DurationFrom::class => [Op::JMS_READ_ASKED, 0, 'duration', []],
            DeprecatedEnumFrom::class => [Op::JMS_READ_ASKED, 0, 'deprecatedEnumCase', [$node->enum->class, $node->enum->byName, $node->enum->isIntBacked, $node->deprecation]],
            Observed::class => [Op::JMS_READ_ASKED, 0, 'observed', [$node->type, $node->place]],
            Delegated::class => [Op::JMS_READ_ASKED, 0, 'delegate', [$node->type]],
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
            self::isPlain($object) => [Op::JMS_READ_OBJECT_OF, $this->objects[$node->plan]],
            // What an inlined object is made of does not have what the constructor is given.
            $hasInline && $object->construction instanceof Constructed && $object->construction->keys() !== [] => [Op::JMS_READ_REFUSED],
            default => [Op::JMS_READ_CONSTRUCTED, $this->objects[$node->plan]],
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
