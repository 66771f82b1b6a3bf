<?php

declare(strict_types=1);

namespace Kiln\Plan\Documentation;

use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read\Argument;

/**
 * Reads descriptions, deprecations and defaults from the classes themselves.
 *
 * @internal
 */
final readonly class Documentation
{
    /**
     * @param class-string $class
     */
    public function ofClass(string $class): About
    {
        return self::of((new \ReflectionClass($class))->getDocComment());
    }

    /**
     * @param class-string $class that is written or read; the member may be of a parent
     */
    public function ofMember(string $class, Property|Method|Argument $member): About
    {
        return match ($member::class) {
            Argument::class => $this->ofArgument($class, $member->name),
            Property::class => $this->ofProperty($member->class, $member->name),
            Method::class => \method_exists($member->class, $member->name) ? self::of((new \ReflectionMethod($member->class, $member->name))->getDocComment()) : new About(),
        };
    }

    /**
     * @param class-string $class
     */
    private function ofArgument(string $class, string $name): About
    {
        $reflection = new \ReflectionClass($class);
        if ($reflection->hasProperty($name)) {
            return $this->ofProperty($class, $name);
        }
        $parameter = self::parameter($reflection, $name);

        return $parameter === null ? new About() : new About(self::described($parameter->getDeclaringFunction()->getDocComment(), $name), false, self::defaultOf($parameter));
    }

    /**
     * @param class-string $class
     */
    private function ofProperty(string $class, string $name): About
    {
        $reflection = new \ReflectionClass($class);
        if (!$reflection->hasProperty($name)) {
            return new About();
        }
        $property = $reflection->getProperty($name);
        $about = self::of($property->getDocComment());
        $parameter = $property->isPromoted() ? self::parameter($property->getDeclaringClass(), $name) : null;
        if ($parameter !== null) {
            return new About($about->description ?? self::described($parameter->getDeclaringFunction()->getDocComment(), $name), $about->isDeprecated, self::defaultOf($parameter));
        }

        return new About($about->description, $about->isDeprecated, $property->hasDefaultValue() && $property->hasType() ? self::fallback($property->getDefaultValue()) : null);
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private static function parameter(\ReflectionClass $class, string $name): ?\ReflectionParameter
    {
        foreach ($class->getConstructor()?->getParameters() ?? [] as $parameter) {
            if ($parameter->name === $name) {
                return $parameter;
            }
        }

        return null;
    }

    private static function defaultOf(\ReflectionParameter $parameter): ?Fallback
    {
        return $parameter->isDefaultValueAvailable() ? self::fallback($parameter->getDefaultValue()) : null;
    }

    /**
     * Null for what has no place in a document.
     */
    private static function fallback(mixed $value): ?Fallback
    {
        if ($value instanceof \UnitEnum) {
            return new Fallback($value instanceof \BackedEnum ? $value->value : $value->name);
        }
        if (\is_array($value)) {
            $values = \array_map(self::fallback(...), $value);

            return \in_array(null, $values, true) ? null : new Fallback(\array_map(static fn(?Fallback $inner): mixed => $inner?->value, $values));
        }

        if (\is_string($value) && \preg_match('//u', $value) !== 1) {
            return null;
        }

        return \is_scalar($value) || $value === null ? new Fallback($value) : null;
    }

    private static function of(string|false $comment): About
    {
        if ($comment === false) {
            return new About();
        }
        $lines = self::lines($comment);
        $summary = [];
        foreach ($lines as $line) {
            if ($line === '' || \str_starts_with($line, '@')) {
                break;
            }
            $summary[] = $line;
        }
        $text = \implode(' ', $summary);
        if ($text === '' && \preg_match('/^@var\s+(?:[^\s<{(]++|([<{(](?:[^<{()}>]++|(?1))*+[)}>]))++(?:\s+\$\w+)?\s+([^\s|&<>].*)$/m', \implode("\n", $lines), $variable) === 1) {
            $text = $variable[2];
        }

        return new About($text === '' ? null : $text, \preg_match('/^@deprecated\b/m', \implode("\n", $lines)) === 1);
    }

    /**
     * What a comment of a function says about one of its parameters.
     */
    private static function described(string|false $comment, string $parameter): ?string
    {
        $pattern = '/^@param\s[^$]*\$' . \preg_quote($parameter, '/') . '\s+([^\s@][^@]*)/m';
        if ($comment === false || \preg_match($pattern, \implode("\n", self::lines($comment)), $found) !== 1) {
            return null;
        }

        return \trim((string) \preg_replace('/\s+/', ' ', $found[1]));
    }

    /**
     * With U+FFFD for what is no text.
     */
    private static function inUtf8(string $text): string
    {
        return \preg_match('//u', $text) === 1 ? $text : (string) \preg_replace('/[\x80-\xFF]+/', "\u{FFFD}", $text);
    }

    /**
     * @return list<string> without the stars
     */
    private static function lines(string $comment): array
    {
        // Not "\R", which ends a line within letters such as "Å".
        $lines = \preg_split('/\r\n?|\n/', \trim(\substr(self::inUtf8($comment), 3, -2)));

        return \array_map(static fn(string $line): string => \trim((string) \preg_replace('/^\s*\*\s?/', '', $line)), $lines === false ? [] : $lines);
    }
}
