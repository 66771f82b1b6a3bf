<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\CannotWrite;

/**
 * An {@see Entry} as a PHP file that returns a constant array: opcache keeps it in shared memory, ready to use.
 * {@see EntryContent} takes the array apart again.
 *
 * @internal
 */
final class EntryFile
{
    /** What stands before the array, on a line of its own. */
    public const RETURN = "\nreturn ";

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

        return \str_ends_with($file, $end)
            ? \substr($file, 0, -\strlen($end)) . self::end($key, $new)
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
        return self::RETURN . \var_export($value, true) . ";\n";
    }
}
