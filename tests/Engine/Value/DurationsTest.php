<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Value;

use Kiln\Engine\Value\Durations;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Durations::class)]
final class DurationsTest extends TestCase
{
    /** All parts: sign, years, months, days, hours, minutes, seconds, microseconds. */
    private const ALL = '%R %y %m %d %h %i %s %f';

    /** @return iterable<string, array{string, string, string}> text, what it means, the text that Kiln writes for it */
    public static function readable(): iterable
    {
        yield 'everything' => ['P1Y2M3DT4H5M6S', '+ 1 2 3 4 5 6 0', 'P1Y2M3DT4H5M6S'];
        yield 'nothing' => ['PT0S', '+ 0 0 0 0 0 0 0', 'PT0S'];
        yield 'no days' => ['P0D', '+ 0 0 0 0 0 0 0', 'PT0S'];
        yield 'weeks' => ['P2W', '+ 0 0 14 0 0 0 0', 'P14D'];
        yield 'weeks and days' => ['P2W3D', '+ 0 0 17 0 0 0 0', 'P17D'];
        yield 'a fraction' => ['PT1.5S', '+ 0 0 0 0 0 1 500000', 'PT1.5S'];
        yield 'a comma' => ['PT1,25S', '+ 0 0 0 0 0 1 250000', 'PT1.25S'];
        yield 'a microsecond' => ['PT0.000001S', '+ 0 0 0 0 0 0 1', 'PT0.000001S'];
        yield 'nanoseconds are cut' => ['PT0.1234569S', '+ 0 0 0 0 0 0 123456', 'PT0.123456S'];
        yield 'a fraction that binary numbers miss' => ['PT0.57S', '+ 0 0 0 0 0 0 570000', 'PT0.57S'];
        yield 'months are not minutes' => ['P5MT5M', '+ 0 5 0 0 5 0 0', 'P5MT5M'];
        yield 'a minus before it' => ['-P1DT2.5S', '- 0 0 1 0 0 2 500000', '-P1DT2.5S'];
        yield 'a plus before it' => ['+P1D', '+ 0 0 1 0 0 0 0', 'P1D'];
        yield 'a minus before one part' => ['P1M-3D', '+ 0 1 -3 0 0 0 0', 'P1M-3D'];
        yield 'a minus before every part' => ['P-1M-3D', '+ 0 -1 -3 0 0 0 0', '-P1M3D'];
        yield 'a minus before a fraction' => ['P1DT-0.5S', '+ 0 0 1 0 0 0 -500000', 'P1DT-0.5S'];
        yield 'more than the next unit holds' => ['PT36H', '+ 0 0 0 36 0 0 0', 'PT36H'];
    }

    #[Test]
    #[DataProvider('readable')]
    public function aDurationIsRead(string $text, string $meaning, string $written): void
    {
        $interval = Durations::read($text);

        self::assertSame($meaning, $interval?->format(self::ALL));
        self::assertSame($written, Durations::write($interval));
    }

    /** @return iterable<string, array{string}> */
    public static function unreadable(): iterable
    {
        foreach (['', 'P', 'PT', '-P', 'P1', '1D', 'P1DT', 'PT1D', 'P1H', 'P1D2M', 'P1.5D', 'PT1.S', 'PT.5S', 'PT1.1234567890S', 'p1d', ' P1D', "P1D\n", 'P1D ', '--P1D', 'P--1D', 'P-D', 'P1Y1Y', 'P1234567890D', '2024-01-01/P1D', 'tomorrow', 'P1D1W'] as $text) {
            yield $text => [$text];
        }
    }

    #[Test]
    #[DataProvider('unreadable')]
    public function anythingElseIsRefused(string $text): void
    {
        self::assertNull(Durations::read($text));
    }

    #[Test]
    public function theDifferenceOfTwoDatesIsWritten(): void
    {
        $from = new \DateTimeImmutable('2024-01-31T22:00:00.75Z');
        $to = new \DateTimeImmutable('2025-03-01T01:30:01.5Z');

        // One year and 28 days lead to 2025-02-28T22:00:00.75, and the rest is 3 h, 30 min and 0.75 s.
        $forward = Durations::write($from->diff($to));
        self::assertSame('P1Y28DT3H30M0.75S', $forward);
        self::assertEquals($to, $from->add(Durations::read($forward) ?? new \DateInterval('PT0S')));

        self::assertSame('-P1DT0.5S', Durations::write((new \DateTimeImmutable('2024-01-02T00:00:00.5Z'))->diff(new \DateTimeImmutable('2024-01-01T00:00:00Z'))));
        self::assertSame('PT0S', Durations::write($from->diff($from)));
    }

    #[Test]
    public function partsThatAreNegativeByThemselvesAreWritten(): void
    {
        $ago = \DateInterval::createFromDateString('-3 days -2 hours');
        self::assertInstanceOf(\DateInterval::class, $ago);
        self::assertSame('-P3DT2H', Durations::write($ago));

        $mixed = new \DateInterval('P1M');
        $mixed->d = -3;
        $mixed->invert = 1;
        self::assertSame('-P1M-3D', Durations::write($mixed));

        $seconds = new \DateInterval('PT2S');
        $seconds->f = -0.5;
        self::assertSame('PT1.5S', Durations::write($seconds));
    }

    #[Test]
    public function everyMicrosecondComesBack(): void
    {
        for ($microsecond = 1; $microsecond < 1_000_000; $microsecond += 991) {
            $text = 'PT0.' . rtrim(\sprintf('%06d', $microsecond), '0') . 'S';
            $interval = Durations::read($text);
            self::assertSame((string) $microsecond, $interval?->format('%f'));
            self::assertSame($text, Durations::write($interval));
        }
    }

    /** @return iterable<string, array{string, string, ?string}> text, format, what it means */
    public static function formatted(): iterable
    {
        yield 'hours and minutes' => ['04:05', '%H:%I', '+ 0 0 0 4 5 0 0'];
        yield 'hours beyond two digits' => ['104:05', '%H:%I', '+ 0 0 0 104 5 0 0'];
        yield 'words around it' => ['3 days (50%)', '%a days (50%%)', '+ 0 0 3 0 0 0 0'];
        yield 'digits without anything between them' => ['010203', '%H%I%S', '+ 0 0 0 1 2 3 0'];
        yield 'a sign that is always there' => ['- 2', '%R %d', '- 0 0 2 0 0 0 0'];
        yield 'a sign that is only a minus' => ['2', '%r%d', '+ 0 0 2 0 0 0 0'];
        yield 'microseconds' => ['1.000500', '%s.%F', '+ 0 0 0 0 0 1 500'];
        yield 'the same part twice' => ['2/02', '%d/%D', '+ 0 0 2 0 0 0 0'];
        yield 'characters that mean something to a pattern' => ['[1]+/', '[%y]+/', '+ 1 0 0 0 0 0 0'];
        yield 'a percent sign before another letter' => ['%x1', '%x%d', '+ 0 0 1 0 0 0 0'];
        yield 'one digit where two belong' => ['4:05', '%H:%I', null];
        yield 'something after it' => ['04:05 ', '%H:%I', null];
        yield 'no number' => ['ab:05', '%H:%I', null];
        yield 'a total besides the parts' => ['2 months, 4 days (64)', '%m months, %d days (%a)', '+ 0 2 4 0 0 0 0'];
        yield 'the same part twice, differently' => ['2/03', '%d/%D', null];
        yield 'a number beyond an int' => ['99999999999999999999', '%d', null];
    }

    #[Test]
    #[DataProvider('formatted')]
    public function aFormattedDurationIsRead(string $text, string $format, ?string $meaning): void
    {
        $interval = Durations::readFormat($text, $format);

        self::assertSame($meaning, $interval?->format(self::ALL));
        if ($interval !== null && !str_contains($format, '%a') && $text !== '- 2') {
            self::assertSame($text, Durations::format($interval, $format));
        }
    }

    #[Test]
    public function aFormatIsThatOfPhp(): void
    {
        self::assertSame('01:02:03', Durations::format(new \DateInterval('PT1H2M3S'), '%H:%I:%S'));
    }
}
