<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Purpose;
use Kiln\Plan\Property;
use Kiln\Plan\Write;

/**
 * Tells of which objects an array cast gives exactly what is planned: that takes less time than to copy the properties one by one.
 *
 * The cast gives the initialised properties in their declared order under their own names, where all are public, and behind them what
 * nobody has declared. So it is used where the last key is that of the last declared property. json_encode() writes backed enums by
 * value (php-src, ext/json/json_encoder.c, php_json_encode_serializable_enum()).
 *
 * @internal
 */
final class ArrayCast
{
    /** @var array<string, string> by id of the object plan: the last property; '' where it must be written one by one */
    private array $decided = [];

    public function __construct(private readonly Write\WritePlan $plan, private readonly Notation $notation) {}

    /**
     * @return string the last property; '' where the object must be written property by property
     */
    public function lastProperty(Write\ObjectOf $node): string
    {
        return $this->notation instanceof TreeNotation && $this->notation->purpose === Purpose::Json ? $this->decided[$node->plan] ??= self::decide($this->plan->objects[$node->plan]) : '';
    }

    private static function decide(Write\WriteObject $object): string
    {
        if ($object->publicProperties === null || \count($object->steps) !== \count($object->publicProperties) || self::hasHidden($object->class)) {
            return '';
        }
        foreach ($object->steps as $index => $step) {
            if (!$step instanceof Write\WriteField || $step->key !== $object->publicProperties[$index]
                || !$step->access instanceof Property || $step->access->name !== $step->key
                || ($step->omitWhen !== [] && $step->omitWhen !== [Write\OmitWhen::Uninitialized])
                || !self::isWrittenAlike($step->value)) {
                return '';
            }
        }

        return $object->publicProperties[\count($object->publicProperties) - 1] ?? '';
    }

    /**
     * @param class-string $class
     */
    private static function hasHidden(string $class): bool
    {
        for ($ancestor = new \ReflectionClass($class); $ancestor !== false; $ancestor = $ancestor->getParentClass()) {
            foreach ($ancestor->getProperties(\ReflectionProperty::IS_PRIVATE | \ReflectionProperty::IS_PROTECTED) as $property) {
                if (!$property->isStatic()) {
                    return true;
                }
            }
        }

        return false;
    }

    private static function isWrittenAlike(Write\WriteNode $value): bool
    {
        return match ($value::class) {
            Write\Nullable::class => self::isWrittenAlike($value->inner),
            Write\Scalar::class => $value->isGuaranteed,
            Write\EnumCase::class => $value->isGuaranteed && !$value->byName,
            Write\ObjectOf::class, Write\Date::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Interval::class, Write\BytesOf::class, Write\Leaf::class, Write\ListOf::class, Write\MapOf::class, Write\AnyArray::class, Write\EmptyArray::class, Write\ShapeOf::class, Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class,
            Write\StdClassOf::class, Write\LazyOf::class, Write\Polymorphic::class, Write\Union::class, Write\OptionalOf::class, Write\ValueOf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => false,
        };
    }
}
