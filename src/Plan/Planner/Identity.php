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
final readonly class Identity
{
    /**
     * An id that no other text in a plan can be.
     */
    public static function provisional(string $description): string
    {
        return "\0" . $description;
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
        foreach ($objects as $object) {
            $object = self::rename($object, $names);
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
        $contents = array_map(static fn(object $object): string => hash('xxh128', self::digest($object, $objects)), $objects);
        $colours = $contents;
        $distinct = 0;
        do {
            $before = $distinct;
            $colours = self::next($contents, $references, $colours);
            $distinct = \count(array_unique($colours));
        } while ($distinct > $before);

        $rounds = self::rounds($references, $colours);
        $colours = $contents;
        $final = [];
        for ($round = 1; \count($final) < \count($objects); ++$round) {
            $colours = self::next($contents, $references, $colours);
            $final += array_intersect_key($colours, array_filter($rounds, static fn(int $wanted): bool => $wanted === $round));
        }

        $names = [];
        foreach ($objects as $id => $object) {
            $short = preg_replace(['/@anonymous.*$/Ds', '/[^A-Za-z0-9_]/'], ['Anonymous', '_'], substr((string) strrchr('\\' . $object->class, '\\'), 1));
            $names[$id] = $short . $suffix . '_' . substr($final[$id], 0, 12);
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
            $next[$id] = hash('xxh128', $content);
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
        foreach (array_keys($kinds) as $id) {
            $rounds[$id] = 2 * \count(array_unique(array_intersect_key($kinds, [$id => true] + $references->below($id))));
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
        if ($node instanceof \UnitEnum) {
            return $node;
        }

        return new $node(...self::renameAll(get_object_vars($node), $names));
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
        return array_map(static fn(mixed $value): mixed => match (true) {
            \is_object($value) => self::rename($value, $names),
            \is_array($value) => self::renameAll($value, $names),
            \is_string($value) => $names[$value] ?? $value,
            default => $value,
        }, $values);
    }

    /**
     * @param array<string, object> $objects whose ids are references, all alike
     */
    private static function digest(mixed $value, array $objects): string
    {
        if ($value instanceof \UnitEnum) {
            return $value::class . '::' . $value->name;
        }
        if (\is_object($value)) {
            $content = get_object_vars($value);
            // Of most fields no format knows more: their plans are what they are without any format.
            if (($content['facts'] ?? null) === []) {
                unset($content['facts']);
            }

            return $value::class . self::digest($content, $objects);
        }
        if (\is_array($value)) {
            $text = '[';
            foreach ($value as $key => $item) {
                $text .= var_export($key, true) . '=>' . self::digest($item, $objects) . ',';
            }

            return $text . ']';
        }

        return \is_string($value) && isset($objects[$value]) ? '#' : var_export($value, true);
    }
}
