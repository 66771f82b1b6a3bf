<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * A constant expression as it stands in a file: a default, an argument of an attribute, the value of a constant or a case.
 *
 * @internal
 */
final readonly class WrittenExpression
{
    /** What most of them consist of. A number that begins with 0 may be octal. In quotes, a backslash stands for itself but before these. */
    private const LITERALS = '/\G\s*+(\'(?:[^\'\\\\]|\\\\(?![\'\\\\]))*+\'|(?:0|[1-9]\d{0,14})(?![\w.])|(?:true|false|null)\b|=>|[\[\],])/i';

    /** Strings. */
    private const STRINGS = '/\'(?:[^\'\\\\]|\\\\.)*+\'|"(?:[^"\\\\]|\\\\.)*+"/s';

    /** Arrays with an empty element, and elements without a key that are read: to compile that ends the process. */
    private const FATAL = '/[\[,]\s*+,|[\'\])\w]\s*+\[\s*+\]/';

    /**
     * @param string       $code      without comments; what depends on the place in the file is put in
     * @param list<string> $classes   as written, of which constants are taken
     * @param list<string> $constants as written, of no class
     * @param bool         $runsCode  whether an object may be made, or something be called
     */
    public function __construct(public string $code, public array $classes = [], public array $constants = [], public bool $runsCode = false) {}

    /**
     * @return array<string> the constants of no class but true, false and null
     */
    public function namedConstants(): array
    {
        return \array_filter($this->constants, static fn(string $name): bool => \preg_match('/^\\\\?(?:true|false|null)$/Di', $name) === 0);
    }

    /**
     * Code in which all strings are empty.
     */
    public static function withoutStrings(string $code): string
    {
        return (string) \preg_replace(self::STRINGS, "''", $code);
    }

    /**
     * Whether PHP has loaded the same value, or the same mistake.
     *
     * @param \Closure(): mixed        $loaded
     * @param \ReflectionClass<object> $class  in the scope of which it stands
     */
    public function isValue(\Closure $loaded, WrittenClass $written, \ReflectionClass $class): bool
    {
        $expected = $written->values[$this->code] ??= self::text(fn(): mixed => $this->value($written->header, $class));
        $found = self::text($loaded);

        // PHP makes a float of an integer where that is the type.
        return $found === $expected || (\str_starts_with($found, 'd:') && \str_starts_with($expected, 'i:') && $found === \serialize((float) \substr($expected, 2, -1)));
    }

    /**
     * @param \ReflectionClass<object> $class in the scope of which it stands
     *
     * @throws \Throwable what PHP says of it, of a file that has changed anything
     */
    private function value(string $header, \ReflectionClass $class): mixed
    {
        // To compile code takes many times as long.
        \preg_match_all(self::LITERALS, $this->code, $found);
        $at = 0;
        $literal = \implode('', $found[0]) === \rtrim($this->code) ? self::literal($found[1], $at) : null;
        if ($literal !== null && $at === \count($found[1])) {
            return $literal[0];
        }
        if (!\str_contains($this->code, '<<<') && \preg_match(self::FATAL, self::withoutStrings($this->code)) === 1) {
            throw new \ParseError('It cannot be compiled.');
        }
        // PHP has warned of it when it loaded the file.
        /** @var \Closure(string): mixed $evaluate */
        $evaluate = \Closure::bind(static fn(string $code): mixed => @eval($code), null, $class->name);

        return $evaluate("{$header} return {$this->code};");
    }

    /**
     * @param \Closure(): mixed $value
     */
    private static function text(\Closure $value): string
    {
        try {
            return \serialize($value());
        } catch (\Throwable $error) {
            return $error::class;
        }
    }

    /**
     * @param list<string> $parts
     *
     * @return ?array{mixed} null where it is no literal
     */
    private static function literal(array $parts, int &$at): ?array
    {
        $part = $parts[$at++] ?? '';
        if ($part !== '[') {
            return match (true) {
                $part === '' => null,
                $part[0] === "'" => [\substr($part, 1, -1)],
                \ctype_digit($part) => [(int) $part],
                default => match (\strtolower($part)) {
                    'true' => [true],
                    'false' => [false],
                    'null' => [null],
                    default => null,
                },
            };
        }
        $array = [];
        while (($parts[$at] ?? '') !== ']') {
            $value = self::literal($parts, $at);
            $key = false;
            if (($parts[$at] ?? '') === '=>') {
                ++$at;
                $key = $value[0] ?? null;
                $value = self::literal($parts, $at);
            }
            $end = $parts[$at] ?? '';
            if ($value === null || ($key !== false && !\is_int($key) && !\is_string($key)) || ($end !== ',' && $end !== ']')) {
                return null;
            }
            if ($key === false) {
                $array[] = $value[0];
            } else {
                $array[$key] = $value[0];
            }
            $at += $end === ',' ? 1 : 0;
        }
        ++$at;

        return [$array];
    }
}
