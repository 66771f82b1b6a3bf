<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Plan\Property;
use Kiln\Plan\Read;
use Kiln\Plan\Write;

/**
 * Which object plans refer to which. This is the one walk through the nodes of a plan: who asks about a plan as a whole, asks here.
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
    public function __construct(private array $objects)
    {
        $of = [];
        foreach ($objects as $id => $object) {
            $of[$id] = [];
            self::find(array_diff_key(get_object_vars($object), ['id' => true]), $objects, $of[$id]);
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
                    self::find(get_object_vars($value), $objects, $found);
                }
            } elseif (\is_array($value) && $value !== []) {
                self::find($value, $objects, $found);
            }
        }
    }

    /**
     * @return list<mixed> what a plan is made of, each node before what is in it
     */
    public function partsOf(string $id): array
    {
        return self::parts(array_diff_key(get_object_vars($this->objects[$id]), ['id' => true]));
    }

    /**
     * @param list<mixed> $parts of a plan
     *
     * @return list<string> the plans that they refer to
     */
    private function among(array $parts): array
    {
        $found = [];
        foreach ($parts as $part) {
            if (\is_string($part) && isset($this->objects[$part])) {
                $found[] = $part;
            }
        }

        return $found;
    }

    /**
     * @return array<string, true> the plans that one comes to, in a step or more
     */
    public function below(string $id): array
    {
        $found = [];
        $pending = $this->of[$id];
        while ($pending !== []) {
            $next = array_pop($pending);
            if (!isset($found[$next])) {
                $found[$next] = true;
                array_push($pending, ...$this->of[$next]);
            }
        }

        return $found;
    }

    /**
     * @param array<string, bool> $holds by id, of the plan itself
     *
     * @return array<string, bool> of the plan, or of one that it comes to
     */
    public function spread(array $holds): array
    {
        $spread = [];
        foreach ($holds as $id => $itself) {
            $spread[$id] = $itself || \in_array(true, array_intersect_key($holds, $this->below($id)), true);
        }

        return $spread;
    }

    /**
     * @param list<mixed>         $parts of a plan
     * @param array<string, bool> $holds by id
     *
     * @return bool whether it holds of one of the plans that they refer to
     */
    public function leadTo(array $parts, array $holds): bool
    {
        return \in_array(true, array_intersect_key($holds, array_flip($this->among($parts))), true);
    }

    /**
     * @return list<mixed> a part of a plan and all that it is made of, each node before what is in it
     */
    public static function parts(mixed $part): array
    {
        $parts = [$part];
        self::addInside($part, $parts);

        return $parts;
    }

    /**
     * @param list<mixed> $parts
     */
    private static function addInside(mixed $part, array &$parts): void
    {
        if (\is_object($part)) {
            $part = $part instanceof \UnitEnum ? null : get_object_vars($part);
        }
        if (\is_array($part)) {
            foreach ($part as $inside) {
                $parts[] = $inside;
                if (\is_array($inside) ? $inside !== [] : \is_object($inside) && !$inside instanceof \UnitEnum) {
                    self::addInside($inside, $parts);
                }
            }
        }
    }
}
