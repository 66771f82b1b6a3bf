<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Plan\Property;
use Kiln\Plan\Read;
use Kiln\Plan\Write;

/**
 * Which object plans refer to which. Who asks what else they are made of, asks {@see PlanParts}.
 *
 * @internal
 */
final readonly class References
{
    /** What has no parts, and is in every plan many times. */
    public const WITHOUT_PARTS = [Property::class => true, Read\Scalar::class => true, Write\Date::class => true, Write\Scalar::class => true];

    /** @var array<string, list<string>> by provisional id, the plans it refers to: each as often as it does, in the order of the nodes */
    public array $of;

    /**
     * @param array<string, object> $objects plans by provisional id
     */
    public function __construct(array $objects)
    {
        $of = [];
        foreach ($objects as $id => $object) {
            $of[$id] = [];
            self::find(\array_diff_key(\get_object_vars($object), ['id' => true]), $objects, $of[$id]);
        }
        $this->of = $of;
    }

    /**
     * @param array<mixed>          $values
     * @param array<string, object> $objects
     * @param list<string>          $found
     */
    private static function find(array $values, array $objects, array &$found): void
    {
        foreach ($values as $value) {
            if (\is_string($value)) {
                if (isset($objects[$value])) {
                    $found[] = $value;
                }
            } elseif (\is_object($value)) {
                if (!isset(self::WITHOUT_PARTS[$value::class]) && !$value instanceof \UnitEnum) {
                    self::find(\get_object_vars($value), $objects, $found);
                }
            } elseif (\is_array($value) && $value !== []) {
                self::find($value, $objects, $found);
            }
        }
    }

    /**
     * @return array<string, true> the plans that one comes to, in a step or more
     */
    public function below(string $id): array
    {
        $found = [];
        $pending = $this->of[$id];
        while ($pending !== []) {
            $next = \array_pop($pending);
            if (!isset($found[$next])) {
                $found[$next] = true;
                \array_push($pending, ...$this->of[$next]);
            }
        }

        return $found;
    }
}
