<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

/**
 * Which object plans refer to which. This is the one walk through the nodes of a plan: who asks about a plan as a whole, asks here.
 *
 * @internal
 */
final readonly class References
{
    /** @var array<string, list<string>> by provisional id, the plans it refers to: each as often as it does, in the order of the nodes */
    public array $of;

    /**
     * @param array<string, object> $objects plans by provisional id
     */
    public function __construct(private array $objects)
    {
        $this->of = array_map(fn(object $object): array => $this->in(array_diff_key(get_object_vars($object), ['id' => true])), $objects);
    }

    /**
     * @return list<string> the plans that a part of a plan refers to
     */
    public function in(mixed $part): array
    {
        return array_values(array_filter(self::parts($part), fn(mixed $part): bool => \is_string($part) && isset($this->objects[$part])));
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
     * @param array<string, bool> $holds by id
     *
     * @return bool whether it holds of one of the plans that a part of a plan refers to
     */
    public function leadTo(array $holds, mixed $part): bool
    {
        return \in_array(true, array_intersect_key($holds, array_flip($this->in($part))), true);
    }

    /**
     * @return list<mixed> a part of a plan and all that it is made of, each node before what is in it
     */
    public static function parts(mixed $part): array
    {
        $parts = [];
        $pending = [$part];
        while ($pending !== []) {
            $parts[] = $part = array_pop($pending);
            $inside = \is_object($part) && !$part instanceof \UnitEnum ? get_object_vars($part) : $part;
            if (\is_array($inside)) {
                array_push($pending, ...array_reverse(array_values($inside)));
            }
        }

        return $parts;
    }
}
