<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

/**
 * What object plans are made of, and what holds of them because it holds of a part, or of a plan that a part leads to.
 *
 * @internal
 */
final readonly class PlanParts
{
    /**
     * @param array<string, object> $objects plans by provisional id
     */
    public function __construct(private array $objects, private References $references) {}

    /**
     * @return list<mixed> what a plan is made of, each node before what is in it
     */
    public function of(string $id): array
    {
        return self::inside(\array_diff_key(\get_object_vars($this->objects[$id]), ['id' => true]));
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
            $spread[$id] = $itself || \in_array(true, \array_intersect_key($holds, $this->references->below($id)), true);
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
        return \in_array(true, \array_intersect_key($holds, \array_flip($this->among($parts))), true);
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
     * @return list<mixed> a part of a plan and all that it is made of, each node before what is in it
     */
    public static function inside(mixed $part): array
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
            $part = $part instanceof \UnitEnum ? null : \get_object_vars($part);
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
