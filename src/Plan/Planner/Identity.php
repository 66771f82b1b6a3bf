<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Plan\Read\ReadObject;
use Kiln\Plan\Write\WriteObject;

/**
 * Gives object plans their final ids, so that plans which do the same have the same id, and so share their code, whatever
 * context they were made for.
 *
 * Plans refer to each other, also in circles, so an id cannot simply be a hash of the content. Instead every plan starts
 * with the same colour and takes in, round by round, its own content and the colours of the plans it refers to, until no
 * round tells more plans apart than the one before (partition refinement, as in Moore's minimisation of automata, 1956).
 * The rounds so far are part of a colour, so it can take one round more than there are plans, never more.
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
     * @param array<string, WriteObject|ReadObject> $objects by provisional id
     * @param string                                $suffix  of the names: `Writer`, `Reader`
     *
     * @return array<string, string> provisional id => final id
     */
    public static function names(array $objects, string $suffix): array
    {
        $colours = array_map(static fn(): string => '', $objects);
        $distinct = 0;
        do {
            $before = $distinct;
            $next = array_map(static fn(object $object): string => hash('xxh128', self::digest($object, $colours)), $objects);
            $colours = $next;
            $distinct = \count(array_unique($colours));
        } while ($distinct > $before);

        $names = [];
        foreach ($objects as $id => $object) {
            $short = preg_replace('/@anonymous.*$/Ds', 'Anonymous', substr((string) strrchr('\\' . $object->class, '\\'), 1));
            $names[$id] = $short . $suffix . '_' . substr($colours[$id], 0, 12);
        }

        return $names;
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
    public static function rename(object $node, array $names): object
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
     * @param array<string, string> $colours
     */
    private static function digest(mixed $value, array $colours): string
    {
        if ($value instanceof \UnitEnum) {
            return $value::class . '::' . $value->name;
        }
        if (\is_object($value)) {
            return $value::class . self::digest(get_object_vars($value), $colours);
        }
        if (\is_array($value)) {
            $text = '[';
            foreach ($value as $key => $item) {
                $text .= var_export($key, true) . '=>' . self::digest($item, $colours) . ',';
            }

            return $text . ']';
        }

        return \is_string($value) && isset($colours[$value]) ? '#' . $colours[$value] : var_export($value, true);
    }
}
