<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Purpose;
use Kiln\Plan\Property;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WritePlan;

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

    public function __construct(private readonly WritePlan $plan, private readonly Notation $notation) {}

    public function isPossible(ObjectOf $node): bool
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
            if (!$step instanceof WriteField || $step->key !== $object->publicProperties[$index]
                || !$step->access instanceof Property || $step->access->name !== $step->key
                || ($step->omitWhen !== [] && $step->omitWhen !== [OmitWhen::Uninitialized])
                || !$this->isWrittenAlike($step->value)) {
                return false;
            }
        }

        return $object->steps !== [];
    }

    private function isWrittenAlike(WriteNode $value): bool
    {
        return match ($value::class) {
            Nullable::class => $this->isWrittenAlike($value->inner),
            Scalar::class => $value->isGuaranteed,
            EnumCase::class => $value->isGuaranteed && !$value->byName,
            ObjectOf::class => $value->isExact && $this->isPossible($value),
            default => false,
        };
    }
}
