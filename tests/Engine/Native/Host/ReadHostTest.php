<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Host;

use Kiln\Context;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Native\Declined;
use Kiln\SerializerBuilder;
use Kiln\Tests\Engine\Value\Fixture\Stamp;
use Kiln\ValueConverter;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(ReadHost::class)]
final class ReadHostTest extends TestCase implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        return $value;
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        return [$data, $context->version];
    }

    #[Test]
    public function aConverterIsAskedInTheContext(): void
    {
        self::assertSame([['a' => 1], '2'], $this->host()->convert(['a' => 1], self::class, []));
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function nullForAConverterIsForThePhpEngine(): void
    {
        $this->expectException(Declined::class);

        $this->host()->convert(null, self::class, []);
    }

    #[Test]
    public function datesAndIntervalsAreMadeOfText(): void
    {
        $host = $this->host();

        self::assertEquals(new \DateTimeImmutable('2024-02-03T00:00:00Z'), $host->dateFromFormats('2024-02-03', ['d.m.Y', 'Y-m-d'], 'UTC', \DateTimeImmutable::class));
        self::assertEquals(new \DateTime('@7'), $host->dateFromFormats(7, ['U'], null, \DateTime::class));
        $date = $host->dateOf(new \DateTimeImmutable('2024-02-03T04:05:06Z'), Stamp::class);
        self::assertSame([Stamp::class, 1706933106], [$date::class, $date->getTimestamp()]);
        self::assertSame(3, $host->interval('P3D', null)->d);
        self::assertSame(3, $host->interval('3 days', '%d days')->d);
    }

    #[Test]
    public function arraysAreWrapped(): void
    {
        self::assertEquals(new \ArrayIterator([1, 2]), $this->host()->arrayObject([1, 2], \ArrayIterator::class));
    }

    #[Test]
    public function theDefaultOfAParameterIsThatOfItsConstructor(): void
    {
        $class = new class ('') {
            public function __construct(public string $required, public int $limit = PHP_INT_MAX, private \DateTimeZone $zone = new \DateTimeZone('UTC')) {}

            public function zone(): \DateTimeZone
            {
                return $this->zone;
            }
        };

        self::assertSame(PHP_INT_MAX, $this->host()->parameterDefault($class::class, 'limit'));
        self::assertEquals($class->zone(), $this->host()->parameterDefault($class::class, 'zone'));
        self::assertNotSame($this->host()->parameterDefault($class::class, 'zone'), $this->host()->parameterDefault($class::class, 'zone'));
    }

    /** @return iterable<string, array{\Closure(ReadHost): mixed}> */
    public static function mismatches(): iterable
    {
        yield 'no interval' => [static fn(ReadHost $host): \DateInterval => $host->interval('3 days', null)];
        yield 'no interval in the format' => [static fn(ReadHost $host): \DateInterval => $host->interval('P3D', '%d days')];
        yield 'no date' => [static fn(ReadHost $host): \DateTimeInterface => $host->dateFromFormats('now', ['Y-m-d'], null, \DateTime::class)];
    }

    /** @param \Closure(ReadHost): mixed $call */
    #[Test]
    #[DataProvider('mismatches')]
    public function whatDoesNotFitIsAMismatch(\Closure $call): void
    {
        $this->expectException(Mismatch::class);

        $call($this->host());
    }

    private function host(): ReadHost
    {
        return new ReadHost(SerializerBuilder::create()->withConverter(self::class, $this)->engine(), new Context(version: '2'));
    }
}
