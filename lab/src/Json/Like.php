<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Model\Person\Kind;

/**
 * Gives data of a format with few types, or none, those of the document that it must be equal to. No value becomes another one by
 * that: what does not stand for a value of the type stays as it is.
 */
final readonly class Like
{
    /** What is left out, the case of {@see Kind} with the number 0 among it. */
    private const ZEROS = [0, 0.0, false, '', [], Kind::Home->value];

    /** Before the names of these cases in Protobuf. */
    private const CASE = 'KIND_';

    public static function of(mixed $value, mixed $like): mixed
    {
        if (\is_array($like)) {
            $items = self::items($value, $like);

            return array_map(static fn(mixed $item, int $index): mixed => self::of($item, $like[$index] ?? null), $items, array_keys($items));
        }
        if (\is_array($value) && \count($value) === 1 && isset($value[0])) {
            return self::of($value[0], $like);
        }
        if ($like instanceof \stdClass) {
            return \is_array($value) || $value instanceof \stdClass || $value === '' ? self::members((array) $value, $like) : $value;
        }
        $text = \is_string($value) ? $value : null;

        return match (true) {
            // A timestamp of Protobuf.
            \is_string($like) && \is_array($value) && array_keys($value) === ['seconds'] && \is_int($seconds = self::of($value['seconds'], 0)) => gmdate(\DATE_ATOM, $seconds),
            \is_float($like) && \is_int($value) => (float) $value,
            $text === null => $value,
            \is_int($like) => (string) (int) $text === $text ? (int) $text : $value,
            \is_float($like) => is_numeric($text) ? (float) $text : $value,
            \is_bool($like) => filter_var($text, FILTER_VALIDATE_BOOL, FILTER_NULL_ON_FAILURE) ?? $value,
            \is_string($like) && str_starts_with($text, self::CASE) => strtolower(substr($text, \strlen(self::CASE))),
            \is_string($like) => (string) preg_replace('/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)Z$/', '$1+00:00', $text),
            default => $value,
        };
    }

    /**
     * @param array<mixed> $like
     *
     * @return list<mixed>
     */
    private static function items(mixed $value, array $like): array
    {
        $first = $like[0] ?? null;
        $members = \is_array($value) && \count($value) === 1 && isset($value[0]) ? $value[0] : $value;
        // An element around the items.
        if (\is_array($members) && \count($members) === 1 && !isset($members[0]) && !($first instanceof \stdClass && property_exists($first, ltrim((string) array_key_first($members), '@')))) {
            $value = current($members);
        }

        return match (true) {
            $value === '', $value === [''] && !\is_string($first) => [],
            \is_array($value) && array_is_list($value) => $value,
            default => [$value],
        };
    }

    /** @param array<mixed> $value attributes with @ before their names, a text as # */
    private static function members(array $value, \stdClass $like): \stdClass
    {
        $entries = property_exists($like, 'entry') ? null : $value['entry'] ?? $value;
        if (\is_array($entries) && array_is_list($entries) && $entries !== []) {
            // A map as a list of its entries.
            $value = [];
            foreach ($entries as $entry) {
                \assert(\is_array($entry));
                $key = self::of($entry['@key'] ?? $entry['key'] ?? null, '');
                \is_string($key) ? $value[$key] = $entry['#'] ?? $entry['value'] ?? '' : throw new \UnexpectedValueException('An entry without a key.');
            }
        }
        $members = new \stdClass();
        unset($value['@xmlns']);
        foreach ($value as $name => $member) {
            $key = $name === '#' ? (string) array_key_last(get_object_vars($like)) : ltrim((string) $name, '@');
            $members->{$key} = self::of($member, $like->{$key} ?? null);
        }
        foreach (get_object_vars($like) as $key => $zero) {
            if (!property_exists($members, $key) && \in_array($zero, self::ZEROS, true)) {
                $members->{$key} = $zero;
            }
        }

        return $members;
    }
}
