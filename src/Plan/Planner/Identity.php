<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

/**
 * Gives object plans their final ids, so that plans which do the same have the same id, and so share their code, whatever
 * context they were made for.
 *
 * Plans refer to each other, also in circles, so an id cannot simply be a hash of the content. Instead every plan takes in,
 * round by round, its own content and the colours of the plans it refers to: after so many rounds, a colour tells plans apart
 * that differ within so many steps (partition refinement, as in Moore's minimisation of automata, 1956). How many rounds are
 * enough depends on nothing but the plan itself: two automata of n states each that differ do so within 2n - 2 steps, and n is
 * the number of different plans that can be reached from this one.
 *
 * While plans are being made they refer to each other by {@see provisional()} ids.
 *
 * @internal
 */
final class Identity
{
    /** What begins the rest of the name of an anonymous class. */
    private const ANONYMOUS = '@anonymous';

    /** What serialize() writes before the digits of a {@see provisional()} id. */
    private const PROVISIONAL = "s:33:\"\0";

    /**
     * An id that no other text in a plan can be.
     */
    public static function provisional(string $description): string
    {
        return "\0" . \hash('xxh128', $description);
    }

    /**
     * @template R of object
     * @template O of object{id: string, class: string}
     *
     * @param R                $root
     * @param array<string, O> $objects by provisional id
     * @param string           $suffix  of the names: `Writer`, `Reader`
     *
     * @return array{R, array<string, O>} the same with final ids
     */
    public static function settle(object $root, array $objects, References $references, string $suffix): array
    {
        $names = self::names($objects, $references, $suffix);
        $named = [];
        foreach ($objects as $id => $object) {
            $object = $references->of[$id] === [] ? new $object(...['id' => $names[$id]] + \get_object_vars($object)) : self::rename($object, $names);
            $named[$object->id] = $object;
        }

        return [self::rename($root, $names), $named];
    }

    /**
     * @param array<string, object{class: string}> $objects by provisional id
     *
     * @return array<string, string> provisional id => final id
     */
    public static function names(array $objects, References $references, string $suffix): array
    {
        $contents = \array_map(self::content(...), $objects);
        $colours = [$contents];
        $distinct = $round = 0;
        do {
            $before = $distinct;
            $colours[] = self::next($contents, $references, $colours[$round++]);
            $distinct = \count(\array_unique($colours[$round]));
        } while ($distinct > $before);

        $names = [];
        foreach (self::rounds($references, $colours[$round]) as $id => $wanted) {
            for (; $round < $wanted; ++$round) {
                $colours[] = self::next($contents, $references, $colours[$round]);
            }
            $object = $objects[$id];
            $short = \substr((string) \strrchr('\\' . $object->class, '\\'), 1);
            $name = \str_contains($short, self::ANONYMOUS) ? \strstr($short, self::ANONYMOUS, true) . 'Anonymous' : $short;
            $names[$id] = \preg_replace('/[^A-Za-z0-9_]/', '_', $name) . $suffix . '_' . \substr($colours[$wanted][$id], 0, 12);
        }

        return $names;
    }

    /**
     * @param array<string, string> $contents
     * @param array<string, string> $colours
     *
     * @return array<string, string> of one round more
     */
    private static function next(array $contents, References $references, array $colours): array
    {
        $next = [];
        foreach ($contents as $id => $content) {
            foreach ([$id, ...$references->of[$id]] as $reference) {
                $content .= $colours[$reference];
            }
            $next[$id] = \hash('xxh128', $content);
        }

        return $next;
    }

    /**
     * @param array<string, string> $kinds equal for plans that do the same
     *
     * @return array<string, int> how many rounds tell each plan apart from all that do something else
     */
    private static function rounds(References $references, array $kinds): array
    {
        $rounds = [];
        foreach (\array_keys($kinds) as $id) {
            $rounds[$id] = 2 * \count(\array_unique(\array_intersect_key($kinds, [$id => true] + $references->below($id))));
        }

        return $rounds;
    }

    /**
     * The same node with final ids in place of provisional ones.
     *
     * @template N of object
     *
     * @param N                     $node
     * @param array<string, string> $names
     *
     * @return N
     */
    private static function rename(object $node, array $names): object
    {
        if (isset(References::WITHOUT_PARTS[$node::class]) || $node instanceof \UnitEnum) {
            return $node;
        }

        $values = \get_object_vars($node);
        $renamed = self::renameAll($values, $names);

        return $renamed === $values ? $node : new $node(...$renamed);
    }

    /**
     * @template K of array-key
     *
     * @param array<K, mixed>       $values
     * @param array<string, string> $names
     *
     * @return array<K, mixed>
     */
    private static function renameAll(array $values, array $names): array
    {
        foreach ($values as $key => $value) {
            if (\is_string($value)) {
                $values[$key] = $names[$value] ?? $value;
            } elseif (\is_object($value)) {
                $values[$key] = self::rename($value, $names);
            } elseif (\is_array($value) && $value !== []) {
                $values[$key] = self::renameAll($value, $names);
            }
        }

        return $values;
    }

    /**
     * Ids are references, all alike.
     */
    private static function content(object $object): string
    {
        $parts = \explode(self::PROVISIONAL, \serialize($object));
        $content = \array_shift($parts);
        foreach ($parts as $part) {
            $isId = \strspn($part, '0123456789abcdef') >= 32 && ($part[32] ?? '') === '"';
            $content .= $isId ? 'id' . \substr($part, 33) : self::PROVISIONAL . $part;
        }

        return \hash('xxh128', $content);
    }
}
