<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower;

use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Dialect\Jms\Plan\Write;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\Lowering\Op;
use Kiln\Plan\Write\Constant;

/**
 * Makes a program of a plan that writes as jms/serializer does.
 *
 * The host of the program is a {@see \Kiln\Dialect\Jms\Run\WriteHost}.
 *
 * @internal
 */
final readonly class WriteLowering
{
    private const KIND = 'jms write';

    /**
     * @param bool $writesOwnNull whether null is written where a value has no type
     *
     * @return array<string, mixed> scalars and arrays only
     */
    public static function lower(Write\WritePlan $plan, bool $writesOwnNull): array
    {
        $nodes = new WriteNodes(\array_flip(\array_keys($plan->objects)), $plan->writesNull, $writesOwnNull);

        return self::program(
            $nodes->lower($plan->root),
            \array_values(\array_map(static fn(Write\WriteObject $object): array => self::object($object, $nodes), $plan->objects)),
        );
    }

    /**
     * @param non-empty-list<mixed> $root
     * @param list<list<mixed>>     $objects
     *
     * @return array<string, mixed>
     */
    private static function program(array $root, array $objects): array
    {
        return ['abi' => Extension::ABI, 'kind' => self::KIND, 'root' => $root, 'objects' => $objects];
    }

    /**
     * @return list<mixed>
     */
    private static function object(Write\WriteObject $object, WriteNodes $nodes): array
    {
        return [
            $object->class,
            \array_map(static fn(Write\Field|Invoke|Constant $step): array => self::step($step, $object->class, $nodes), $object->steps),
            \array_map(self::method(...), $object->afterwards),
            match ($object->shape) {
                Write\Shape::Members => Op::JMS_SHAPE_MEMBERS,
                Write\Shape::ListOrMembers => Op::JMS_SHAPE_LIST_OR_MEMBERS,
                Write\Shape::Map => Op::JMS_SHAPE_MAP,
            },
            $object->writesNull,
            $object->isGuarded,
            $object->isAnnounced,
            $object->isBody,
        ];
    }

    /**
     * @param class-string $class of the object
     *
     * @return non-empty-list<mixed>
     */
    private static function step(Write\Field|Invoke|Constant $step, string $class, WriteNodes $nodes): array
    {
        return match ($step::class) {
            Invoke::class => [Op::JMS_STEP_INVOKE, ...self::method($step)],
            Constant::class => [Op::JMS_STEP_CONSTANT, $step->key, $step->value],
            Write\Field::class => [
                Op::JMS_STEP_FIELD,
                $step->key,
                $step->property,
                $nodes->access($step, $class),
                $nodes->lower($step->value),
                ($step->isInline ? Op::JMS_INLINE : 0)
                    | ($step->isConditional ? Op::JMS_CONDITIONAL : 0)
                    | ($step->isNoted ? Op::JMS_NOTED : 0)
                    | ($step->skipWhenEmpty ? Op::JMS_SKIPPED_EMPTY : 0)
                    | ($step->isConditional || $step->access instanceof Write\Asked ? Op::JMS_UNNOTED : 0)
                    | self::maskOfSlot($step),
            ],
        };
    }

    /**
     * What a program says about a property that may be without a value.
     */
    public static function maskOfSlot(Write\Field $field): int
    {
        return ($field->access instanceof Write\Slot && $field->access->canBeWithout ? Op::JMS_CAN_BE_WITHOUT : 0)
            | ($field->access instanceof Write\Slot && $field->access->mustHaveValue ? Op::JMS_MUST_HAVE_VALUE : 0);
    }

    /**
     * @return array{string, string}
     */
    private static function method(Invoke $method): array
    {
        return [$method->class, $method->name];
    }
}
