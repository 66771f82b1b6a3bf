<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering\Lenient;

use Kiln\Engine\Native\Lowering\Op;
use Kiln\Plan\Lenient\Read\Condition;
use Kiln\Plan\Lenient\Read\DefaultValue;
use Kiln\Plan\Lenient\Read\Entrusted;
use Kiln\Plan\Lenient\Read\Field;
use Kiln\Plan\Lenient\Read\Parameter;
use Kiln\Plan\Lenient\Read\Reflected;
use Kiln\Plan\Lenient\Read\Setter;
use Kiln\Plan\Lenient\Read\Slot;
use Kiln\Plan\Read\Target;

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
    public function lower(Field|Condition $field): array
    {
        if ($field instanceof Condition) {
            return [Op::LENIENT_CONDITION, $field->property];
        }

        return [
            Op::LENIENT_FIELD,
            $field->key,
            $field->property,
            self::target($field->target, $field),
            $field->value === null ? null : $this->nodes->lower($field->value),
            $field->default === null ? null : self::default($field->default, $field),
            ($field->isInline ? Op::LENIENT_INLINE : 0) | ($field->isConditional ? Op::LENIENT_CONDITIONAL : 0) | ($field->isNoted ? Op::LENIENT_NOTED : 0),
        ];
    }

    /**
     * @return non-empty-list<mixed>
     */
    public function parameter(Parameter $parameter): array
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
    private static function target(Target $target, Field $field): array
    {
        return match (true) {
            $target instanceof Slot => [Op::TARGET_SLOT, $target->class, $target->name],
            $target instanceof Setter => [Op::TARGET_METHOD, $target->name],
            $target instanceof Reflected => [Op::TARGET_REFLECTED, $target->class, $target->name],
            $target instanceof Entrusted => [Op::TARGET_ENTRUSTED, $field->property],
            default => throw new \LogicException('no way to lower ' . $target::class),
        };
    }

    /**
     * @return non-empty-list<mixed> the target, and the value where it can be part of a program
     */
    private static function default(DefaultValue $default, Field $field): array
    {
        $target = self::target($default->target, $field);

        return $default->isKnown && self::isConstant($default->value) ? [$target, $default->value] : [$target];
    }

    private static function isConstant(mixed $value): bool
    {
        return \is_array($value)
            ? array_filter($value, static fn(mixed $item): bool => !self::isConstant($item)) === []
            : $value === null || (\is_scalar($value) && (!\is_float($value) || is_finite($value)));
    }
}
