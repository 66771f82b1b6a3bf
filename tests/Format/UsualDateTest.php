<?php

declare(strict_types=1);

namespace Kiln\Tests\Format;

use Kiln\Format\UsualDate;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

#[CoversClass(UsualDate::class)]
final class UsualDateTest extends TestCase
{
    #[Test]
    #[TestWith(['2024-02-29 13:45:01', 'UTC', '2024-02-29T13:45:01+00:00'])]
    #[TestWith(['2024-02-29 13:45:01', '+00:00', '2024-02-29T13:45:01+00:00'])]
    #[TestWith(['2024-02-29 13:45:01', '-03:30', '2024-02-29T13:45:01-03:30'])]
    #[TestWith(['2024-07-01 00:00:00', 'Europe/Zurich', '2024-07-01T00:00:00+02:00'])]
    #[TestWith(['2999-12-31 23:59:59', 'EST', '2999-12-31T23:59:59-05:00'])]
    #[TestWith(['2024-02-29 13:45:01', 'Z', null])]
    #[TestWith(['2024-02-29 13:45:01.5', 'UTC', null])]
    #[TestWith(['2024-02-29 13:45:01', '+01:00:30', null])]
    #[TestWith(['1999-12-31 23:59:59', 'UTC', null])]
    #[TestWith(['-2024-02-29 00:00:00', 'UTC', null])]
    #[TestWith(['1850-01-01 00:00:00', 'Europe/Zurich', null])]
    public function otherDatesAreToldApart(string $date, string $zone, ?string $expected): void
    {
        self::assertSame($expected, UsualDate::text(new \DateTimeImmutable($date, new \DateTimeZone($zone))));
    }

    #[Test]
    public function yearsOfFiveDigitsAreOthers(): void
    {
        self::assertNull(UsualDate::text((new \DateTimeImmutable('2024-01-01', new \DateTimeZone('UTC')))->setDate(20240, 1, 1)));
    }
}
