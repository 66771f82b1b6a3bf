<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write;

/**
 * The steps of objects that are written.
 *
 * @internal
 */
final readonly class WriteSteps
{
    /**
     * @param ?XmlPlaces $places null for all formats but XML
     */
    public function __construct(private WriteNodes $nodes, private ?XmlPlaces $places = null) {}

    /**
     * @return non-empty-list<mixed>
     */
    public function lower(Write\WriteStep $step): array
    {
        return match ($step::class) {
            Write\CallMethod::class => [Op::STEP_CALL, $step->method->class, $step->method->name, ["{$step->method->class}::{$step->method->name}"]],
            Write\TellListeners::class => throw new \LogicException('Listeners are told on the way to the object.'),
            // Generators would be spent by generated code, and nothing be left where the call is declined later.
            Write\ShowMembers::class => throw new NotLowerable('no operation for listeners that change what is written'),
            Write\Constant::class => [Op::STEP_CONSTANT, $step->key, $step->value],
            Write\WriteField::class => $this->field($step),
            Write\Splice::class => self::around($step, [Op::STEP_SPLICE, self::access($step->access), $this->spliced($step->value), self::omissions($step->omitWhen), $step->prefix, $step->keys]),
        };
    }

    /**
     * @throws NotLowerable
     *
     * @return non-empty-list<mixed>
     */
    private function field(Write\WriteField $field): array
    {
        if ($field->notes !== [] && $this->places === null) {
            throw new NotLowerable('no operation for what is said of a member');
        }
        $default = $field->default === null ? [] : [self::comparable($field->default->value)];

        return self::around($field, [
            Op::STEP_FIELD, $field->key, self::access($field->access), $this->nodes->lower($field->value), self::omissions($field->omitWhen),
            ...($this->places === null ? $default : [$default[0] ?? null, $this->places->of($field)]),
        ]);
    }

    /**
     * @param non-empty-list<mixed> $step
     *
     * @return non-empty-list<mixed>
     */
    private static function around(Write\WriteField|Write\Splice $planned, array $step): array
    {
        $below = $planned->below;
        $step = $below === null ? $step : [Op::STEP_WITHIN, 'below', [$below->property, $below->named], $below->namesDates, $step];
        $condition = $planned->condition;

        return $condition === null ? $step : [Op::STEP_WHEN, 'wants', [$condition->class, $condition->name, $condition->isOwn], $step];
    }

    /**
     * @throws NotLowerable
     *
     * @return non-empty-list<mixed>
     */
    private function spliced(Write\WriteNode $value): array
    {
        $operation = $this->nodes->lower($value);

        return $this->nodes->isTold($value instanceof Write\Nullable ? $value->inner : $value) ? throw new NotLowerable('no operation for listeners to an inlined object') : $operation;
    }

    /**
     * @return array{int, string, string}
     */
    private static function access(Property|Method $access): array
    {
        return match ($access::class) {
            Property::class => [Op::ACCESS_SLOT, $access->class, $access->name],
            Method::class => [Op::ACCESS_METHOD, $access->class, $access->name],
        };
    }

    /**
     * @throws NotLowerable
     */
    private static function comparable(mixed $default): mixed
    {
        if ($default instanceof \UnitEnum) {
            throw new NotLowerable('a default that is a case of an enum');
        }
        \array_map(self::comparable(...), \is_array($default) ? $default : []);

        return $default;
    }

    /**
     * @param list<Write\OmitWhen> $omitWhen
     */
    private static function omissions(array $omitWhen): int
    {
        $mask = 0;
        foreach ($omitWhen as $case) {
            $mask |= match ($case) {
                // asked around the step
                Write\OmitWhen::Unwanted => 0,
                Write\OmitWhen::Uninitialized => Op::OMIT_UNINITIALIZED,
                Write\OmitWhen::Missing => Op::OMIT_ABSENT,
                Write\OmitWhen::Null => Op::OMIT_NULL,
                Write\OmitWhen::Default => Op::OMIT_DEFAULT,
                Write\OmitWhen::Empty => Op::OMIT_EMPTY,
            };
        }

        return $mask;
    }
}
