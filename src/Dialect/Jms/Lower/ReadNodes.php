<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower;

use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Read;
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
    public function __construct(private Read\ReadPlan $plan, private array $objects) {}

    /**
     * @return non-empty-list<mixed>
     */
    public function lower(Read\ReadNode $node): array
    {
        return match ($node::class) {
            Read\Coerce::class => [Op::JMS_READ_COERCE, Scalars::mask([$node->kind])],
            Read\Exactly::class => [Op::JMS_READ_EXACTLY, Scalars::mask([$node->kind])],
            Read\Untyped::class => [Op::JMS_READ_UNTYPED],
            Read\ListOf::class => [Op::JMS_READ_LIST_OF, $this->lower($node->item)],
            Read\MapOf::class => [Op::JMS_READ_MAP_OF, $this->lower($node->key), $this->lower($node->value)],
            // Around an array that user code may look into, it counts a level.
            Read\Wrapped::class => [Op::JMS_READ_WRAPPED, $node->class, $this->lower($node->array), $this->plan->mayObserve($node->array)],
            Read\DateFrom::class => [Op::JMS_READ_DATE, $node->class, $node->formats, $node->timezone],
            Read\EnumFrom::class => [Op::JMS_READ_ENUM_FROM, $node->class, $node->byName, $node->isIntBacked],
            Read\ObjectOf::class => $this->object($node),
            Read\Discriminated::class => [
                Op::JMS_READ_DISCRIMINATED,
                $node->field,
                $node->isUnion,
                $this->cases($node),
                $node->isUnion && $this->plan->mayObserve($node),
            ],
            Read\Nothing::class => [Op::JMS_READ_NOTHING],
            Refused::class => [Op::JMS_READ_REFUSED],
            Read\ScalarUnion::class => [Op::JMS_READ_ASKED, self::taken($node), 'union', $node->isStrict ? [$node->types, true] : [$node->types]],
            Read\DurationFrom::class => [Op::JMS_READ_ASKED, 0, 'duration', []],
            Read\DeprecatedEnumFrom::class => [Op::JMS_READ_ASKED, 0, 'deprecatedEnumCase', [$node->enum->class, $node->enum->byName, $node->enum->isIntBacked, $node->deprecation]],
            Observed::class => [Op::JMS_READ_ASKED, 0, 'observed', [$node->type, $node->place]],
            Delegated::class => [Op::JMS_READ_ASKED, 0, 'delegate', [$node->type]],
        };
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function object(Read\ObjectOf $node): array
    {
        $object = $this->plan->objects[$node->plan];
        $hasInline = \array_filter($object->fields, static fn(Read\Field|Read\Condition $field): bool => $field instanceof Read\Field && $field->isInline) !== [];

        return match (true) {
            self::isPlain($object) => [Op::JMS_READ_OBJECT_OF, $this->objects[$node->plan]],
            // What an inlined object is made of does not have what the constructor is given.
            $hasInline && $object->construction instanceof Read\Constructed && $object->construction->keys() !== [] => [Op::JMS_READ_REFUSED],
            default => [Op::JMS_READ_CONSTRUCTED, $this->objects[$node->plan]],
        };
    }

    /**
     * Whether it is made without its constructor, and null is not the same as a missing key.
     */
    public static function isPlain(Read\ReadObject $object): bool
    {
        return !$object->construction instanceof Read\Constructed && !$object->ignoresNull;
    }

    /**
     * By value: an int has the same text as its digits, and both are taken.
     *
     * @return list<array{string, non-empty-list<mixed>}>
     */
    private function cases(Read\Discriminated $node): array
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
    private static function taken(Read\ScalarUnion $node): int
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
