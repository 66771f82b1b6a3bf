<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\MessagePack;

use Kiln\Bytes;
use Kiln\Format\Binary\Writer;
use Kiln\Format\MessagePack\Extension;
use Kiln\Format\MessagePack\MessagePack;
use Kiln\Format\MessagePack\MessagePackWire;
use Kiln\Format\MessagePack\Reader;
use Kiln\Format\MessagePack\Timestamp;
use Kiln\Limits;
use Kiln\Tests\Format\Suites;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * npm's msgpack-test-suite 1.0.0: 85 values, each with all of its encodings, 233 in all.
 */
#[CoversClass(MessagePack::class)]
#[CoversClass(MessagePackWire::class)]
#[CoversClass(Reader::class)]
#[CoversClass(Timestamp::class)]
#[CoversClass(Writer::class)]
final class ConformanceTest extends TestCase
{
    #[Test]
    public function everyEncodingIsRead(): void
    {
        $format = new MessagePack();
        $read = 0;
        foreach (self::cases() as $name => [$value, $encodings]) {
            foreach ($encodings as $encoding) {
                $found = $format->decode($encoding, new Limits());
                // A float may stand for an integer there, and beyond 64 bits it does here.
                self::assertEquals(self::plain($value), \is_float($found) && \is_int($value) ? (int) $found : self::plain($found), "{$name}: " . bin2hex($encoding));
                ++$read;
            }
        }

        self::assertSame(233, $read);
    }

    #[Test]
    public function everyValueIsWrittenInTheShortestForm(): void
    {
        $format = new MessagePack();
        $written = $beyond = 0;
        foreach (self::cases() as $name => [$value, $encodings]) {
            if (\is_float($value) && !\in_array("\xCB", array_map(static fn(string $encoding): string => $encoding[0], $encodings), true)) {
                // Integers of 64 bits without a sign, which PHP has not.
                ++$beyond;

                continue;
            }
            $encoding = $format->encode($value, new Limits());
            if ($value instanceof \DateTimeImmutable && !\in_array($encoding, $encodings, true)) {
                // What is below a microsecond only the bytes of the extension say.
                $encoding = $format->encode(new Extension(Timestamp::TYPE, new Bytes(substr($encodings[0], $encodings[0][0] === "\xC7" ? 3 : 2))), new Limits());
            }
            self::assertContains($encoding, $encodings, "{$name}: " . bin2hex($encoding));
            // Floats have 64 bits, and stand for no integers.
            $others = array_filter($encodings, static fn(string $other): bool => \is_float($value) || $other[0] !== "\xCA");
            self::assertSame(\is_float($value) ? 9 : min(9999, ...array_map(\strlen(...), $others)), \strlen($encoding), $name);
            ++$written;
        }

        self::assertSame([83, 2], [$written, $beyond]);
    }

    /**
     * @return iterable<string, array{mixed, non-empty-list<string>}>
     */
    private static function cases(): iterable
    {
        $suite = json_decode((string) file_get_contents(Suites::need('msgpack-test-suite') . '/package/dist/msgpack-test-suite.json'), flags: JSON_THROW_ON_ERROR);
        self::assertInstanceOf(\stdClass::class, $suite);
        foreach (get_object_vars($suite) as $file => $cases) {
            self::assertIsArray($cases);
            foreach ($cases as $number => $case) {
                self::assertInstanceOf(\stdClass::class, $case);
                $members = get_object_vars($case);
                $encodings = $members['msgpack'];
                self::assertIsArray($encodings);
                yield "{$file} #{$number}" => [self::value($members), [self::bytes(array_shift($encodings)), ...array_map(self::bytes(...), array_values($encodings))]];
            }
        }
    }

    /**
     * @param array<mixed> $members of a case
     */
    private static function value(array $members): mixed
    {
        foreach (['binary', 'bignum', 'ext', 'timestamp', 'nil', 'bool', 'number', 'string', 'array', 'map'] as $kind) {
            if (!\array_key_exists($kind, $members)) {
                continue;
            }
            $value = $members[$kind];
            [$first, $second] = \is_array($value) && $kind !== 'array' ? $value : [0, 0];

            return match ($kind) {
                'binary' => new Bytes(self::bytes($value)),
                'bignum' => \is_string($value) ? json_decode($value) : null,
                'ext' => new Extension(\is_int($first) ? $first : 0, new Bytes(self::bytes($second))),
                'timestamp' => \is_int($first) && \is_int($second) ? (new \DateTimeImmutable("@{$first}"))->modify('+' . intdiv($second, 1000) . ' usec') : null,
                default => $value,
            };
        }

        return null;
    }

    private static function bytes(mixed $hex): string
    {
        return \is_string($hex) ? (string) hex2bin(str_replace('-', '', $hex)) : '';
    }

    /**
     * Bytes that are text come as text, and maps that are no lists as arrays.
     */
    private static function plain(mixed $value): mixed
    {
        if ($value instanceof \stdClass && get_object_vars($value) !== []) {
            $value = get_object_vars($value);
        }

        return match (true) {
            $value instanceof Bytes => $value->bytes,
            \is_array($value) => array_map(self::plain(...), $value),
            default => $value,
        };
    }
}
