<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

/**
 * What plain PHP cannot do without to keep the promises of Kiln, and nothing else, as briefly as it can be said. Where this alone takes
 * longer than a goal allows, the goal is out of reach, and the report says so by the figures of the same run.
 *
 * In bytes: a checksum of all of them. Before serialize(), a look at each value, because PHP calls methods of the objects in it and
 * writes a resource as 0; and a look whether another serialize() or unserialize() is under way, whose numbers would be wrong then.
 * Behind it, a look for PHP references and for objects. When reading, a look for classes that nobody has allowed, of which
 * unserialize() would make incomplete objects; a mark that shows that it has read all; a handler that keeps its warnings from others.
 * In files: what reflection says of the properties of each class, once in a process.
 */
final class Floor
{
    /** As many calls as Kiln looks at. */
    private const CALLS = 12;

    /** The CRC-32 of bytes with their CRC-32 behind them. */
    private const RESIDUE = 0x2144_DF1C;

    /** @var (\Closure(): bool)|null */
    private static ?\Closure $listener = null;

    /** What nobody who writes bytes can know: where it stands, the text ends. */
    private static ?int $mark = null;

    /** @var array<string, string> that find a class that is not one of these, by the first of them */
    private static array $others = [];

    public static function encode(mixed $value): string
    {
        if (\is_string($value)) {
            $bytes = "\xC1s{$value}";
            $bytes .= pack('V', crc32($bytes));

            return $bytes;
        }
        if (\is_int($value)) {
            // Digits, and a checksum of four bytes, would take more bytes than an integer may.
            $bytes = "\xC1i" . pack('V', $value);
            $checksum = crc32($bytes);

            return $bytes . pack('v', $checksum ^ ($checksum >> 16));
        }
        if (!self::holdsNoResource([$value]) || self::isWithinAnother()) {
            throw new \LogicException('None of the values is such a one.');
        }
        $text = serialize($value);
        if (str_contains($text, 'R:')) {
            throw new \LogicException('None of the values holds a reference.');
        }
        $bytes = "\xC1v{$text}";
        $bytes .= pack('V', crc32($bytes));

        return $bytes;
    }

    /** @param list<string> $classes of the objects */
    public static function decode(string $bytes, array $classes): mixed
    {
        if ($bytes[1] === 'i') {
            $checksum = crc32(substr($bytes, 0, 6));

            return (($checksum ^ ($checksum >> 16)) & 0xFFFF) === (\ord($bytes[6]) | \ord($bytes[7]) << 8)
                ? \ord($bytes[2]) | \ord($bytes[3]) << 8 | \ord($bytes[4]) << 16 | \ord($bytes[5]) << 24
                : throw new \UnexpectedValueException('The bytes are damaged.');
        }
        if (crc32($bytes) !== self::RESIDUE) {
            throw new \UnexpectedValueException('The bytes are damaged.');
        }
        $text = substr($bytes, 2, -4);
        if ($bytes[1] !== 'v') {
            return $text;
        }
        if (self::isWithinAnother() || ($classes === [] && (str_contains($text, 'O:') || str_contains($text, 'C:') || str_contains($text, 'E:')))) {
            throw new \UnexpectedValueException('The bytes hold objects.');
        }
        if ($classes !== [] && preg_match(self::$others[$classes[0]] ??= self::others($classes), $text) === 1) {
            throw new \UnexpectedValueException('The bytes hold objects of other classes, of which unserialize() would make incomplete ones.');
        }
        $mark = self::$mark ??= random_int(0, \PHP_INT_MAX);
        set_error_handler(self::$listener ??= static fn(): bool => true);
        try {
            $pair = unserialize("a:2:{i:0;{$text}i:1;i:{$mark};}", ['allowed_classes' => $classes]);
        } finally {
            restore_error_handler();
        }

        return \is_array($pair) && ($pair[1] ?? null) === $mark ? $pair[0] : throw new \UnexpectedValueException('The bytes are damaged.');
    }

    /** @param list<string> $classes */
    private static function others(array $classes): string
    {
        return '/O:(?!' . implode('|', array_map(static fn(string $class): string => preg_quote(\strlen($class) . ":\"{$class}\":", '/'), $classes)) . ')/';
    }

    /** In front of a file that var_export() has written. */
    public static function check(string $export): string
    {
        preg_match_all('/\\\\([\w\\\\]+)::__set_state/', $export, $matches);
        $layouts = [];
        foreach (array_unique($matches[1]) as $class) {
            \assert(class_exists($class));
            $layouts[$class] = crc32(implode('', (new \ReflectionClass($class))->getProperties()));
        }
        if ($layouts === []) {
            return '';
        }
        $name = 'floor_' . hash('xxh3', $export);

        return "\\defined('{$name}') || (static function (): void { foreach (" . var_export($layouts, true) . ' as $class => $layout) {'
            . 'if (\crc32(\implode("", (new \ReflectionClass($class))->getProperties())) !== $layout) { throw new \RuntimeException($class); } }'
            . "\\define('{$name}', true); })();\n";
    }

    /** @param array<array-key, mixed> $values */
    private static function holdsNoResource(array $values): bool
    {
        foreach ($values as $value) {
            if (\is_scalar($value) || $value === null) {
                continue;
            }
            if (\is_object($value)) {
                // What they keep they know themselves.
                $value = $value instanceof \DateTimeInterface || method_exists($value, '__serialize') ? [] : (array) $value;
            }
            if (!\is_array($value) || !self::holdsNoResource($value)) {
                return false;
            }
        }

        return true;
    }

    private static function isWithinAnother(): bool
    {
        $names = array_column(debug_backtrace(\DEBUG_BACKTRACE_IGNORE_ARGS, self::CALLS), 'function');

        return \in_array('serialize', $names, true) || \in_array('unserialize', $names, true);
    }
}
