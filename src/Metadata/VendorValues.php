<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * Classes of well-known packages whose objects are one value each. None of the packages is needed: they are known by name.
 * {@see \Kiln\SerializerBuilder::withValue()} adds to these, and replaces them.
 *
 * @internal
 */
final readonly class VendorValues
{
    /** Class or interface => arguments of a {@see ValueStatement}. */
    private const VALUES = [
        'Symfony\Component\Uid\Ulid' => ['__toString', 'fromString', 'string', 'ULID'],
        'Symfony\Component\Uid\AbstractUid' => ['__toString', 'fromString', 'string', 'UUID'],
        'Ramsey\Uuid\UuidInterface' => ['toString', 'Ramsey\Uuid\Uuid::fromString', 'string', 'UUID'],
        'Brick\Math\BigInteger' => ['__toString', 'of', 'int|string', 'whole number', ['Brick\Math\Exception\MathException']],
        'Brick\Math\BigDecimal' => ['__toString', 'of', 'int|string', 'decimal number', ['Brick\Math\Exception\MathException']],
        'Brick\Math\BigRational' => ['__toString', 'of', 'int|string', 'fraction', ['Brick\Math\Exception\MathException']],
        'BcMath\Number' => ['__toString', '__construct', 'int|string', 'decimal number'],
    ];

    /** Classes of an amount and a currency. */
    private const MONEY = ['Money\Money', 'Brick\Money\Money'];

    /** Interface of dates => the class that is made where a document is read. */
    private const DATES = [
        \DateTimeInterface::class => \DateTimeImmutable::class,
        'Carbon\CarbonInterface' => 'Carbon\CarbonImmutable',
    ];

    /**
     * @param class-string<\DateTimeInterface> $class
     *
     * @return ?class-string<\DateTimeInterface> null for an interface that is not known
     */
    public static function date(string $class): ?string
    {
        $date = \interface_exists($class) ? self::DATES[$class] ?? null : $class;

        return $date !== null && \is_subclass_of($date, \DateTimeInterface::class) ? $date : null;
    }

    public static function isMoney(string $class): bool
    {
        return \in_array($class, self::MONEY, true);
    }

    public static function of(string $class): ?ValueStatement
    {
        return isset(self::VALUES[$class]) ? new ValueStatement(...self::VALUES[$class]) : null;
    }
}
