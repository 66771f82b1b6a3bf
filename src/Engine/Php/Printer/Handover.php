<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Purpose;
use Kiln\Plan\Property;
use Kiln\Plan\Write;

/**
 * Tells which objects json_encode() writes exactly as planned, so that they can be handed to it as they are: it reads the
 * properties of an object faster than PHP code can copy them to an array.
 *
 * The rules of json_encode(): an object's initialised public properties in their declared order under their own names,
 * backed enums by value (php-src, ext/json/json_encoder.c, php_json_encode_array() and php_json_encode_serializable_enum()).
 *
 * @internal
 */
final class Handover
{
    /** @var array<string, bool> by id of the object plan; false while it is being decided */
    private array $decided = [];

    public function __construct(private readonly Write\WritePlan $plan, private readonly Notation $notation) {}

    public function isPossible(Write\ObjectOf $node): bool
    {
        return $this->notation instanceof TreeNotation && $this->notation->purpose === Purpose::Json && ($this->decided[$node->plan] ??= $this->decide($node->plan));
    }

    private function decide(string $id): bool
    {
        $this->decided[$id] = false;
        $object = $this->plan->objects[$id];
        if ($object->publicProperties === null || \count($object->steps) !== \count($object->publicProperties)) {
            return false;
        }
        foreach ($object->steps as $index => $step) {
            if (!$step instanceof Write\WriteField || $step->key !== $object->publicProperties[$index]
                || !$step->access instanceof Property || $step->access->name !== $step->key
                || ($step->omitWhen !== [] && $step->omitWhen !== [Write\OmitWhen::Uninitialized])
                || !$this->isWrittenAlike($step->value)) {
                return false;
            }
        }

        return $object->steps !== [];
    }

    private function isWrittenAlike(Write\WriteNode $value): bool
    {
        return match ($value::class) {
            Write\Nullable::class => $this->isWrittenAlike($value->inner),
            Write\Scalar::class => $value->isGuaranteed,
            Write\EnumCase::class => $value->isGuaranteed && !$value->byName,
            Write\ObjectOf::class => $value->isExact && $this->isPossible($value),
            Write\Date::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Interval::class, Write\BytesOf::class, Write\Leaf::class, Write\ListOf::class, Write\MapOf::class, Write\AnyArray::class, Write\EmptyArray::class, Write\ShapeOf::class, Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class,
            Write\StdClassOf::class, Write\LazyOf::class, Write\Polymorphic::class, Write\Union::class, Write\OptionalOf::class, Write\ValueOf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => false,
        };
    }
}
