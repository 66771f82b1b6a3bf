<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower;

use Kiln\Dialect\Jms\Plan\Read;
use Kiln\Dialect\Jms\Plan\Reflected;
use Kiln\Engine\Native\Lowering\Op;

/**
 * The fields of an object in a program.
 *
 * @internal
 */
final readonly class ReadFields
{
    public function __construct(private ReadNodes $nodes) {}

    /**
     * @return non-empty-list<mixed>
     */
    public function lower(Read\Field|Read\Condition $field): array
    {
        if ($field instanceof Read\Condition) {
            return [Op::JMS_CONDITION, $field->property];
        }

        return [
            Op::JMS_FIELD,
            $field->key,
            $field->property,
            self::target($field->target, $field),
            $field->value === null ? null : $this->nodes->lower($field->value),
            $field->default === null ? null : self::default($field->default, $field),
            ($field->isInline ? Op::JMS_INLINE : 0) | ($field->isConditional ? Op::JMS_CONDITIONAL : 0) | ($field->isNoted ? Op::JMS_NOTED : 0),
        ];
    }

    /**
     * @return non-empty-list<mixed>
     */
    public function parameter(Read\Parameter $parameter): array
    {
        return [
            $parameter->name,
            $parameter->key,
            $parameter->value === null ? null : $this->nodes->lower($parameter->value),
            $parameter->isRequired,
        ];
    }

    /**
     * @return non-empty-list<mixed>
     */
    private static function target(Read\Slot|Read\Setter|Reflected|Read\Entrusted $target, Read\Field $field): array
    {
        return match ($target::class) {
            Read\Slot::class => [Op::TARGET_SLOT, $target->class, $target->name],
            Read\Setter::class => [Op::TARGET_METHOD, $target->name],
            Reflected::class => [Op::TARGET_REFLECTED, $target->class, $target->name],
            Read\Entrusted::class => [Op::TARGET_ENTRUSTED, $field->property],
        };
    }

    /**
     * @return non-empty-list<mixed> the target, and the value where it can be part of a program
     */
    private static function default(Read\DefaultValue $default, Read\Field $field): array
    {
        $target = self::target($default->target, $field);

        return $default->isKnown && self::isConstant($default->value) ? [$target, $default->value] : [$target];
    }

    private static function isConstant(mixed $value): bool
    {
        return \is_array($value)
            ? \array_filter($value, static fn(mixed $item): bool => !self::isConstant($item)) === []
            : $value === null || (\is_scalar($value) && (!\is_float($value) || \is_finite($value)));
    }
}
