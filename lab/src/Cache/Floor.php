<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

/**
 * What plain PHP cannot do without to keep the promises of Kiln, and nothing else, as briefly as it can be said. Where this alone takes
 * longer than a goal allows, the goal is out of reach, and the report says so by the figures of the same run.
 *
 * In bytes: a checksum of all of them; the classes in them, with what they looked like, so that data of a class that has changed are
 * noticed. Before serialize(), a look at each value, because PHP calls methods of the objects in it and writes a resource as 0, and how
 * deep it is, because serialize() calls itself; and a look whether another serialize() or unserialize() is under way, whose numbers would
 * be wrong then. Behind it, a look for PHP references. When reading, whether all classes are allowed, and what they were; a look for
 * others, of which unserialize() would make incomplete objects, and for lengths that would take memory for nothing; a mark that shows that
 * it has read all; a handler that keeps its warnings from others.
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

    /** Deeper than any value of the lab; to compare is the work. */
    private const DEEPEST = 1_000;

    /** What each array that claims more would take, in each of the others, is too much. */
    private const LONG = '/a:\d{6}/';

    /** @var array<string, string> what stands for a class in bytes */
    private static array $heads = [];

    /** @var array<string, true> classes whose objects know by themselves what they keep */
    private static array $opaque = [];

    /** @var array<string, array{list<string>, string}> by these of all classes in bytes: their names, and what finds others, or objects of many properties */
    private static array $known = [];

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
        $heads = [];
        if (!self::holdsNoResource([$value], $heads, 0) || self::isWithinAnother()) {
            throw new \LogicException('None of the values is such a one.');
        }
        $text = serialize($value);
        if (str_contains($text, 'R:')) {
            throw new \LogicException('None of the values holds a reference.');
        }
        $head = $heads === [] ? '' : implode('', $heads);
        $bytes = "\xC1v" . pack('v', \strlen($head)) . "{$head}{$text}";
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
        if ($bytes[1] !== 'v') {
            return substr($bytes, 2, -4);
        }
        $length = \ord($bytes[2]) | \ord($bytes[3]) << 8;
        $text = substr($bytes, 4 + $length, -4);
        if (self::isWithinAnother()) {
            throw new \UnexpectedValueException('Another one is under way.');
        }
        if ($length === 0) {
            if (str_contains($text, 'O:') || str_contains($text, 'C:') || str_contains($text, 'E:')) {
                throw new \UnexpectedValueException('The bytes hold objects.');
            }
        } else {
            [$names, $others] = self::$known[$head = substr($bytes, 4, $length)] ??= self::known($head);
            foreach ($names as $name) {
                if (!\in_array($name, $classes, true)) {
                    throw new \UnexpectedValueException('The bytes hold objects of a class that is not allowed.');
                }
            }
            if (preg_match($others, $text) === 1) {
                throw new \UnexpectedValueException('The bytes hold objects of other classes, of which unserialize() would make incomplete ones.');
            }
        }
        if (preg_match(self::LONG, $text) === 1) {
            throw new \UnexpectedValueException('An array claims to be longer than one of these values is.');
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

    /** @return array{list<string>, string} */
    private static function known(string $head): array
    {
        $names = $others = [];
        foreach (explode("\n", rtrim($head, "\n")) as $one) {
            $names[] = $name = explode(' ', $one)[0];
            if (self::head($name) !== "{$one}\n") {
                throw new \UnexpectedValueException("{$name} has changed.");
            }
            $others[] = preg_quote(\strlen($name) . ":\"{$name}\":", '/') . '\d:\{';
        }

        return [$names, '/O:(?!' . implode('|', $others) . ')/'];
    }

    private static function head(string $class): string
    {
        \assert(class_exists($class));
        if (is_a($class, \DateTimeInterface::class, true) || method_exists($class, '__serialize')) {
            self::$opaque[$class] = true;
        }

        return $class . ' ' . hash('crc32b', implode('', (new \ReflectionClass($class))->getProperties())) . "\n";
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

    /**
     * @param array<array-key, mixed> $values
     * @param array<string, string>   $heads  what stands for the classes of objects; those that are met are added
     */
    private static function holdsNoResource(array $values, array &$heads, int $depth): bool
    {
        foreach ($values as $value) {
            if (\is_scalar($value) || $value === null) {
                continue;
            }
            if (\is_object($value)) {
                $class = $value::class;
                $heads[$class] ??= self::$heads[$class] ??= self::head($class);
                $value = isset(self::$opaque[$class]) ? [] : (array) $value;
            }
            if (!\is_array($value) || $depth > self::DEEPEST || !self::holdsNoResource($value, $heads, $depth + 1)) {
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
