<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Subject;

use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Expect;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Tree;

/**
 * Values that hold no object of a class.
 */
final readonly class Values implements Subject
{
    /**
     * @param \Closure(mixed): mixed $expected
     */
    private function __construct(private string $type, private \Closure $expected) {}

    public static function mixed(): self
    {
        return new self('mixed', static fn(mixed $data): mixed => $data);
    }

    public static function mixedList(): self
    {
        return new self('list<mixed>', static fn(mixed $data): array => Expect::listOf($data, static fn(mixed $item): mixed => $item));
    }

    public static function ints(): self
    {
        return new self('list<int>', static fn(mixed $data): array => Expect::listOf($data, Expect::int(...)));
    }

    public static function strings(): self
    {
        return new self('list<string>', static fn(mixed $data): array => Expect::listOf($data, Expect::string(...)));
    }

    public static function listsOfFloats(): self
    {
        return new self('list<list<float>>', static fn(mixed $data): array => Expect::listOf($data, static fn(mixed $list): array => Expect::listOf($list, Expect::float(...))));
    }

    public static function maps(): self
    {
        return new self('list<array<string, ?bool>>', static fn(mixed $data): array => Expect::listOf(
            $data,
            static fn(mixed $map): array => Expect::mapOf($map, static fn(mixed $value): ?bool => Expect::nullable($value, Expect::bool(...))),
        ));
    }

    public function type(): string
    {
        return $this->type;
    }

    public function document(Chance $chance): mixed
    {
        return $chance->listOf(6, static fn(): mixed => Tree::anything($chance));
    }

    public function expected(mixed $data): mixed
    {
        return ($this->expected)($data);
    }

    public function seen(mixed $value): mixed
    {
        return $value;
    }
}
