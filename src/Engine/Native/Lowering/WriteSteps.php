<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write\CallMethod;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\ShowMembers;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\TellListeners;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteStep;

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
    public function lower(WriteStep $step): array
    {
        return match ($step::class) {
            CallMethod::class => [Op::STEP_CALL, $step->method->class, $step->method->name, ["{$step->method->class}::{$step->method->name}"]],
            TellListeners::class => throw new \LogicException('Listeners are told on the way to the object.'),
            // Generators would be spent by generated code, and nothing be left where the call is declined later.
            ShowMembers::class => throw new NotLowerable('no operation for listeners that change what is written'),
            Constant::class => [Op::STEP_CONSTANT, $step->key, $step->value],
            WriteField::class => $this->field($step),
            Splice::class => self::around($step, [Op::STEP_SPLICE, self::access($step->access), $this->spliced($step->value), self::omissions($step->omitWhen), $step->prefix, $step->keys]),
        };
    }

    /**
     * @throws NotLowerable
     *
     * @return non-empty-list<mixed>
     */
    private function field(WriteField $field): array
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
    private static function around(WriteField|Splice $planned, array $step): array
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
    private function spliced(WriteNode $value): array
    {
        $operation = $this->nodes->lower($value);

        return $this->nodes->isTold($value instanceof Nullable ? $value->inner : $value) ? throw new NotLowerable('no operation for listeners to an inlined object') : $operation;
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
        array_map(self::comparable(...), \is_array($default) ? $default : []);

        return $default;
    }

    /**
     * @param list<OmitWhen> $omitWhen
     */
    private static function omissions(array $omitWhen): int
    {
        $mask = 0;
        foreach ($omitWhen as $case) {
            $mask |= match ($case) {
                // asked around the step
                OmitWhen::Unwanted => 0,
                OmitWhen::Uninitialized => Op::OMIT_UNINITIALIZED,
                OmitWhen::Missing => Op::OMIT_ABSENT,
                OmitWhen::Null => Op::OMIT_NULL,
                OmitWhen::Default => Op::OMIT_DEFAULT,
                OmitWhen::Empty => Op::OMIT_EMPTY,
            };
        }

        return $mask;
    }
}
