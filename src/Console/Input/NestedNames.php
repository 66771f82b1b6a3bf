<?php

declare(strict_types=1);

namespace Kiln\Console\Input;

use Kiln\Console\Failure;

/**
 * Names, with those below a property in brackets behind its name: `list,author[name,address[city]]`.
 *
 * @internal
 */
final readonly class NestedNames
{
    /** A name, and what is in the brackets behind it. */
    private const ITEM = '/\G\s*(?<name>[^\[\],]*[^\[\],\s])\s*(?<below>\[(?<inside>(?:[^\[\]]++|(?&below))*+)\])?\s*(?:,|\z)/';

    /**
     * @throws Failure
     *
     * @return non-empty-array<array<mixed>|string> as {@see \Kiln\Context} takes it
     */
    public static function parse(string $text, string $option): array
    {
        $names = [];
        $at = 0;
        do {
            if (\preg_match(self::ITEM, $text, $match, \PREG_UNMATCHED_AS_NULL, $at) !== 1) {
                throw Failure::usage("{$option} takes names separated by commas, and in brackets those below a property, as in list,author[name]; not \"{$text}\".");
            }
            if ($match['below'] === null) {
                $names[] = (string) $match['name'];
            } else {
                $names[(string) $match['name']] = self::parse((string) $match['inside'], $option);
            }
            $at += \strlen((string) $match[0]);
        } while (\str_ends_with((string) $match[0], ','));

        return $names;
    }

    /**
     * @param array<mixed> $names
     */
    public static function text(array $names): string
    {
        $text = [];
        foreach ($names as $key => $name) {
            $text[] = \is_array($name) ? "{$key}[" . self::text($name) . ']' : (\is_string($name) ? $name : '');
        }

        return \implode(', ', $text);
    }
}
