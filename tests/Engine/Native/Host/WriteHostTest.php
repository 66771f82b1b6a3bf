<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Host;

use Kiln\Context;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\Host\WriteHost;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Native\Declined;
use Kiln\Native\WriteProgram;
use Kiln\Optional;
use Kiln\SerializerBuilder;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\ValueConverter;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(WriteHost::class)]
final class WriteHostTest extends TestCase
{
    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function aClassHasAProgramUnlessItsObjectsAreWrittenInAWayOfTheirOwn(): void
    {
        $host = self::host();

        self::assertInstanceOf(WriteProgram::class, $host->program(Line::class, ''));
        self::assertNull($host->program(\DateInterval::class, ''));
        self::assertNull($host->program(\ArrayIterator::class, ''));
        self::assertNull($host->program((new class extends \ArrayObject {})::class, ''));
        self::assertNull($host->program(Optional::class, ''));
        self::assertNull($host->program(\Closure::class, ''));
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function aSubclassOfStdClassIsForThePhpEngine(): void
    {
        $this->expectException(Declined::class);

        self::host()->program((new class extends \stdClass {})::class, '');
    }

    /** @return iterable<string, array{object, mixed}> */
    public static function objects(): iterable
    {
        yield 'an interval' => [new \DateInterval('P1DT2H'), 'P1DT2H'];
        yield 'an ArrayObject' => [new \ArrayObject(['a' => 1]), ['a' => 1]];
        yield 'an ArrayIterator' => [new \ArrayIterator([3, 4]), [3, 4]];
        yield 'an Optional' => [Optional::of('x'), 'x'];
    }

    #[Test]
    #[DataProvider('objects')]
    public function whatHasNoProgramIsReplacedByWhatIsWritten(object $object, mixed $written): void
    {
        self::assertSame($written, self::host()->dynamic($object));
    }

    #[Test]
    public function aMissingValueIsNotWritten(): void
    {
        $this->expectException(Mismatch::class);

        self::host()->dynamic(Optional::missing());
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function anythingElseIsForThePhpEngine(): void
    {
        $this->expectException(Declined::class);

        self::host()->dynamic(static fn(): int => 1);
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function whatHasAConverterIsWrittenByItWhereNoTypeNamesItToo(): void
    {
        $converter = new class implements ValueConverter {
            public function serialize(mixed $value, Context $context): string
            {
                return 'converted';
            }

            public function deserialize(mixed $data, Context $context): \DateInterval
            {
                return new \DateInterval('P1D');
            }
        };
        $host = self::host(SerializerBuilder::create()->withConverter(\DateInterval::class, $converter));

        self::assertSame('converted', $host->convert(new \DateInterval('P2D'), $converter::class, []));
        self::assertInstanceOf(WriteProgram::class, $host->program(\DateInterval::class, ''));
    }

    #[Test]
    public function datesAreWrittenAsTheirFormatsSay(): void
    {
        $date = new \DateTimeImmutable('2024-02-03T04:05:06.5+01:00');

        self::assertSame('2024-02-03T04:05:06.500+01:00', self::host()->date($date));
        self::assertSame('03.02.2024', self::host()->formatDate($date, \DateTimeInterface::class, 'd.m.Y', null));
        self::assertSame('2024-02-03T03:05:06.500+00:00', self::host()->formatDate($date, \DateTimeImmutable::class, null, 'UTC'));
        self::assertSame('1 day', self::host()->interval(new \DateInterval('P1D'), '%d day'));
        self::assertSame('P1D', self::host()->interval(new \DateInterval('P1D'), null));
    }

    #[Test]
    public function whatCanBeWalkedThroughAgainBecomesAnArray(): void
    {
        $aggregate = new class implements \IteratorAggregate {
            public function getIterator(): \Traversable
            {
                return new \ArrayIterator(['a' => 1, 'b' => 2]);
            }
        };

        self::assertSame([5 => 1], self::host()->iterable([5 => 1], true));
        self::assertSame(['a' => 1, 'b' => 2], self::host()->iterable($aggregate, true));
        self::assertSame([1, 2], self::host()->iterable($aggregate, false));
        self::assertSame([1, 2], self::host()->arrayObject(new \ArrayObject([1, 2])));
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function aGeneratorIsLeftUntouchedForThePhpEngine(): void
    {
        $generator = (static function (): \Generator {
            yield 1;
        })();
        try {
            self::host()->iterable($generator, false);
            self::fail('It was taken.');
        } catch (Declined) {
            self::assertSame([1], iterator_to_array($generator));
        }
    }

    /** @return iterable<string, array{\Closure(WriteHost): mixed}> */
    public static function mismatches(): iterable
    {
        yield 'no date' => [static fn(WriteHost $host): string => $host->formatDate('2024', \DateTimeInterface::class, 'Y', null)];
        yield 'a date of another class' => [static fn(WriteHost $host): string => $host->formatDate(new \DateTime(), \DateTimeImmutable::class, 'Y', null)];
        yield 'no interval' => [static fn(WriteHost $host): string => $host->interval('P1D', null)];
        yield 'no ArrayObject' => [static fn(WriteHost $host): array => $host->arrayObject([])];
    }

    /** @param \Closure(WriteHost): mixed $call */
    #[Test]
    #[DataProvider('mismatches')]
    public function whatDoesNotFitIsAMismatch(\Closure $call): void
    {
        $this->expectException(Mismatch::class);

        $call(self::host());
    }

    private static function host(?SerializerBuilder $builder = null): WriteHost
    {
        return new WriteHost(($builder ?? SerializerBuilder::create())->engine(), null);
    }
}
