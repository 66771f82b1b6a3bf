<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Context;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Below;
use Kiln\Plan\ContextBelow;
use Kiln\Plan\Leaves;
use Kiln\Plan\Read\Convert as ReadConvert;
use Kiln\Plan\Read\ObjectOf as ReadObjectOf;
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Write;

/**
 * Which context holds where.
 *
 * @internal
 */
final readonly class Contexts
{
    /** What asks for the context at run time, or may lead to what does. */
    private const ASKING = [Write\Convert::class, Write\Dynamic::class, Write\LazyOf::class, Write\ObjectOf::class, Write\Polymorphic::class, Write\ShapeOf::class, ReadConvert::class, ReadObjectOf::class];

    /**
     * For the value of a property.
     */
    public static function below(Context $context, PropertyMetadata $property): Context
    {
        // Most contexts are the same everywhere.
        return $property->context === null && $context->groups === null && $context->properties === null
            ? $context
            : ContextBelow::of($context, $property->name, $property->context?->named() ?? []);
    }

    /**
     * What the plan of a property has to say about it; null where nothing changes that shows only at run time.
     */
    public static function change(Context $around, Context $below, PropertyMetadata $property, Write\WriteNode|ReadNode $value, ?Leaves $leaves): ?Below
    {
        if ($around === $below || $around->key() === $below->key()) {
            return null;
        }
        foreach (PlanParts::inside($value) as $part) {
            if (\is_object($part) && \in_array($part::class, self::ASKING, true)) {
                return new Below($property->name, $property->context?->named() ?? [], $below->namesDates() || $leaves?->of(\DateTimeInterface::class) !== null);
            }
        }

        return null;
    }
}
