<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\EmptyValues;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriterNames;
use Kiln\Plan\Write;

/**
 * Tells which objects are left to the code that makes trees: what is rare would make the code of each notation longer.
 *
 * @internal
 */
final readonly class LeftToTree
{
    /**
     * Whether not all members are ordinary.
     *
     * @param bool $takesNotes whether something may be said of them
     */
    public static function isNeeded(Write\WriteObject $object, bool $takesNotes = false): bool
    {
        $keys = $values = [];
        foreach ($object->steps as $step) {
            if (!self::isOrdinary($step, $object, $takesNotes)) {
                return true;
            }
            if ($step instanceof Write\WriteField || $step instanceof Write\Constant) {
                $keys[] = $step->key;
            }
            if ($step instanceof Write\Constant) {
                $values[] = (string) $step->value;
            }
        }

        return \count(\array_unique($keys)) !== \count($keys) || \preg_match('//u', \implode("\n", [...$keys, ...$values])) !== 1;
    }

    /**
     *     $kiln->byTree($object, 'OrderTreeWriter_5f1c0a9b7e3d')
     *
     * @param string $value     an expression
     * @param string $arguments what else the notation asks for, with a comma before it
     */
    public static function call(Write\WriteObject $object, string $value, string $arguments = ''): string
    {
        return "\$kiln->byTree({$value}, " . Php::literal(WriterNames::ofKind('Tree', $object->id)) . "{$arguments})";
    }

    /**
     * The statement for an object of which a property has no value yet.
     */
    public static function statement(Write\WriteObject $object, string $arguments = ''): string
    {
        foreach ($object->steps as $step) {
            if ($step instanceof Write\CallMethod || $step instanceof Write\TellListeners) {
                // They have been called, and are not called once more when the call begins again.
                return 'throw new Mismatch(\'uninitialized\');';
            }
        }

        return 'return ' . self::call($object, '$object', $arguments) . ';';
    }

    private static function isOrdinary(Write\WriteStep $step, Write\WriteObject $object, bool $takesNotes): bool
    {
        $member = WriterNames::memberOf($step);
        $isInScope = $member === null || $member->isPublic || $member->class === $object->class;

        return match ($step::class) {
            Write\WriteField::class => $isInScope && ($takesNotes || $step->notes === []) && !self::isSeenWhenWritten($step),
            Write\Constant::class, Write\CallMethod::class, Write\TellListeners::class => $isInScope,
            Write\Splice::class, Write\ShowMembers::class => false,
        };
    }

    /**
     * Whether only what is written of a value tells that it is empty.
     */
    private static function isSeenWhenWritten(Write\WriteField $field): bool
    {
        $inner = $field->value instanceof Write\Nullable ? $field->value->inner : $field->value;

        return \in_array(Write\OmitWhen::Empty, $field->omitWhen, true) && ($inner instanceof Write\OptionalOf || EmptyValues::notEmpty($field->value, '$value') === null);
    }
}
