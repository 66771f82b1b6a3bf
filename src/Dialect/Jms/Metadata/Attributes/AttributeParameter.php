<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

/**
 * What may be written for one of the arguments of an attribute.
 *
 * @internal
 */
final readonly class AttributeParameter
{
    /**
     * @param \Closure(never): mixed $taking returns what PHP makes of an argument, or throws a TypeError
     */
    private function __construct(
        private \Closure $taking,
        public mixed $default,
    ) {}

    public static function anything(mixed $default): self
    {
        return new self(static fn(mixed $value): mixed => $value, $default);
    }

    public static function text(string $default): self
    {
        return new self(static fn(string $value): string => $value, $default);
    }

    public static function textOrNull(): self
    {
        return new self(static fn(?string $value): ?string => $value, null);
    }

    public static function flag(bool $default): self
    {
        return new self(static fn(bool $value): bool => $value, $default);
    }

    public static function number(int $default): self
    {
        return new self(static fn(int $value): int => $value, $default);
    }

    public static function list(): self
    {
        return new self(static fn(array $value): array => $value, []);
    }

    /**
     * @throws \TypeError
     */
    public function taken(mixed $value): mixed
    {
        // Called by reflection, a function converts scalars. A file with strict types does not, but there is no telling which it is.
        return (new \ReflectionFunction($this->taking))->invoke($value);
    }
}
