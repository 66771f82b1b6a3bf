<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;

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
    /** What var_export() would escape. */
    private const ESCAPED = "'\\\0";

    /**
     * What is left out where it says nothing, since few fields, objects, discriminators and contexts have it: all other plans are
     * what they were before there was such a thing. In nodes of other classes some have other meanings ({@see keys()}).
     */
    private const RARE = [
        'facts' => [], 'notes' => [], 'fallback' => null, 'cases' => null, 'below' => null, 'condition' => null, 'xml' => null,
        'keepsEmptyObjects' => false, 'showsData' => false, 'default' => null,
    ];

    /** @var array<class-string, array{rare: array<string, mixed>, texts: array<string, string>}> see {@see keys()} */
    private static array $keys = [];

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
        foreach ($objects as $id => $object) {
            $object = $references->of[$id] === [] ? new $object(...['id' => $names[$id]] + get_object_vars($object)) : self::rename($object, $names);
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
        $contents = array_map(static fn(object $object): string => hash('xxh128', self::content($object, $objects)), $objects);
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
        if (isset(References::WITHOUT_PARTS[$node::class]) || $node instanceof \UnitEnum) {
            return $node;
        }

        $values = get_object_vars($node);
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
     * @param array<string, object> $objects whose ids are references, all alike
     */
    private static function content(object $node, array $objects): string
    {
        $content = get_object_vars($node);
        $keys = self::$keys[$node::class] ??= self::keys($node, array_keys($content));
        foreach ($keys['rare'] as $name => $usual) {
            if ($content[$name] === $usual) {
                unset($content[$name]);
            }
        }

        return $node::class . self::digest($content, $objects, $keys['texts']);
    }

    /**
     * @param list<string> $names of the properties of a node
     *
     * @return array{rare: array<string, mixed>, texts: array<string, string>} what is left out where it has a value, and what stands before values
     */
    private static function keys(object $node, array $names): array
    {
        $rare = array_intersect_key(self::RARE, array_flip($names));
        if (!$node instanceof WriteObject) {
            unset($rare['notes']);
        }
        if (!$node instanceof WriteField) {
            unset($rare['default']);
        }

        return ['rare' => $rare, 'texts' => array_combine($names, array_map(static fn(string $name): string => "'{$name}'=>", $names))];
    }

    /**
     * Plans have very many small values: no function is called for those.
     *
     * @param array<array-key, mixed> $values
     * @param array<string, object>   $objects
     * @param array<string, string>   $keys    texts of keys that are known
     */
    private static function digest(array $values, array $objects, array $keys = []): string
    {
        $text = '[';
        foreach ($values as $key => $value) {
            $before = $keys[$key] ?? (\is_int($key) ? $key : (strpbrk($key, self::ESCAPED) === false ? "'{$key}'" : var_export($key, true))) . '=>';
            // One string for each value: to make a long one longer takes time.
            if (\is_string($value)) {
                $text .= isset($objects[$value]) ? "{$before}#," : (strpbrk($value, self::ESCAPED) === false ? "{$before}'{$value}'," : $before . var_export($value, true) . ',');
            } elseif ($value === null) {
                $text .= "{$before}NULL,";
            } elseif (\is_bool($value)) {
                $text .= $value ? "{$before}true," : "{$before}false,";
            } elseif (\is_array($value)) {
                $text .= $value === [] ? "{$before}[]," : $before . self::digest($value, $objects) . ',';
            } elseif (\is_object($value)) {
                $text .= $before . ($value instanceof \UnitEnum ? $value::class . '::' . $value->name : self::content($value, $objects)) . ',';
            } else {
                $text .= $before . var_export($value, true) . ',';
            }
        }

        return $text . ']';
    }
}
