<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\CannotWrite;

/**
 * An {@see Entry} as a PHP file that returns a constant array: opcache keeps it in shared memory, ready to use.
 *
 * @internal
 */
final class EntryFile
{
    private const RETURN = "\nreturn ";

    /**
     * @param list<GeneratedClass> $classes
     */
    public static function print(string $key, Entry $entry, array $classes): string
    {
        $code = GeneratedClass::OPENING . GeneratedClass::STRICTNESS;
        foreach ($classes as $class) {
            $code .= $class->guarded();
        }

        return $code . self::end($key, $entry);
    }

    /**
     * The same code with another entry.
     *
     * @param string $file as {@see print()} made it with the old one
     *
     * @throws CannotWrite when the file does not end as it should
     */
    public static function reprint(string $file, string $key, Entry $old, Entry $new): string
    {
        $end = self::end($key, $old);

        return str_ends_with($file, $end)
            ? substr($file, 0, -\strlen($end)) . self::end($key, $new)
            : throw new CannotWrite('The file was changed by somebody else.');
    }

    private static function end(string $key, Entry $entry): string
    {
        return self::returning([
            'madeBy' => CodeLookup::CURRENT,
            'key' => $key,
            'main' => $entry->main,
            'classes' => $entry->classes,
            'sources' => $entry->sources,
        ]);
    }

    /**
     * @param array<mixed> $value
     */
    public static function returning(array $value): string
    {
        return self::RETURN . var_export($value, true) . ";\n";
    }

    /**
     * What a file returns, without its classes: a directory may hold more of them than the memory of a process.
     *
     * @param string $file whole, and of a trusted owner
     */
    public static function returned(string $file): mixed
    {
        // No text in the file holds that: var_export() escapes its quotes.
        $at = strrpos($file, self::RETURN . "array (\n  'madeBy' => ");
        try {
            return $at === false ? null : eval(substr($file, $at));
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
        if (!\is_array($value) || !array_is_list($value)) {
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
