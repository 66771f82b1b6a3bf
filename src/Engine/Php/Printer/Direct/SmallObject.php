<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\CallsOut;
use Kiln\Plan\Property;
use Kiln\Plan\Write;

/**
 * Tells which objects are written where they stand, and not by the function of their class: a call takes as long as three of their
 * members.
 *
 * @internal
 */
final readonly class SmallObject
{
    private const MOST_MEMBERS = 8;

    /**
     * @return list<Write\WriteField> all that it has; none where it is not small
     */
    public static function fields(Write\WriteObject $object, CallsOut $calls): array
    {
        $fields = \array_values(\array_filter($object->steps, static fn(Write\WriteStep $step): bool => $step instanceof Write\WriteField && self::isPlain($step)));

        return \count($fields) <= self::MOST_MEMBERS && \count($fields) === \count($object->steps) && !$object->isRecursive && !$calls->inObject($object) ? $fields : [];
    }

    /**
     * Those of its properties that may have no value, where that is not expected.
     *
     * @param list<Write\WriteField> $fields
     * @param string                 $value  an expression of the object
     *
     * @return ?string the condition under which all have one; null where that is sure
     */
    public static function isComplete(array $fields, string $value): ?string
    {
        $required = \array_map(static fn(Write\WriteField $field): string => "{$value}->{$field->access->name}", \array_filter($fields, static fn(Write\WriteField $field): bool => $field->omitWhen === [Write\OmitWhen::Uninitialized]));

        return $required === [] ? null : 'isset(' . \implode(', ', $required) . ')';
    }

    private static function isPlain(Write\WriteField $field): bool
    {
        $access = $field->access;
        $isNullable = $field->value instanceof Write\Nullable;
        $inner = $isNullable ? $field->value->inner : $field->value;

        return ($inner instanceof Write\Scalar || $inner instanceof Write\Date || $inner instanceof Write\EnumCase) && $inner->isGuaranteed
            && $access instanceof Property && $access->isPublic && !$access->hasHook()
            && \in_array($field->omitWhen, [[], [Write\OmitWhen::Null], ...($isNullable ? [] : [[Write\OmitWhen::Uninitialized]])], true)
            && $field->condition === null && $field->below === null && $field->default === null;
    }
}
