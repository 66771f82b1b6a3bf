<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * What an {@see EntryFile} returns, and whether it is an entry of this Kiln: nobody knows what lies in a directory.
 *
 * @internal
 */
final class EntryContent
{
    /**
     * What a file returns, without its classes: a directory may hold more of them than the memory of a process.
     *
     * @param string $file whole, and of a trusted owner
     */
    public static function returned(string $file): mixed
    {
        // No text in the file holds that: var_export() escapes its quotes.
        $at = \strrpos($file, EntryFile::RETURN . "array (\n  'madeBy' => ");
        try {
            return $at === false ? null : eval(\substr($file, $at));
        } catch (\ParseError) {
            return null;
        }
    }

    /**
     * @param mixed $content what the file returned
     *
     * @return array{string, Entry}|null the key and what lies under it; null when that is not an entry of this Kiln
     */
    public static function parse(mixed $content): ?array
    {
        if (!\is_array($content) || ($content['madeBy'] ?? null) !== CodeLookup::CURRENT) {
            return null;
        }
        $key = $content['key'] ?? null;
        $main = $content['main'] ?? null;
        $classes = $content['classes'] ?? null;
        $sources = $content['sources'] ?? null;
        if (!\is_string($key) || !\is_string($main) || !self::isListOfStrings($classes) || !self::isMapOfStrings($sources)) {
            return null;
        }

        return \in_array($main, $classes, true) ? [$key, new Entry($main, $classes, $sources)] : null;
    }

    /**
     * @phpstan-assert-if-true list<string> $value
     */
    private static function isListOfStrings(mixed $value): bool
    {
        if (!\is_array($value) || !\array_is_list($value)) {
            return false;
        }
        foreach ($value as $element) {
            if (!\is_string($element)) {
                return false;
            }
        }

        return true;
    }

    /**
     * @phpstan-assert-if-true array<string, string> $value
     */
    private static function isMapOfStrings(mixed $value): bool
    {
        if (!\is_array($value)) {
            return false;
        }
        foreach ($value as $key => $element) {
            if (!\is_string($key) || !\is_string($element)) {
                return false;
            }
        }

        return true;
    }
}
