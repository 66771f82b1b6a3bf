<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Binary;

use Kiln\Bytes;
use Kiln\Format\Binary\Malformed;
use Kiln\Format\Binary\Measure;
use Kiln\Format\Binary\Sequence;
use Kiln\Format\Cbor\Cbor;
use Kiln\Format\Cbor\CborHeads;
use Kiln\Format\Cbor\Reader as CborReader;
use Kiln\Format\Cbor\SimpleValue;
use Kiln\Format\Cbor\Tag;
use Kiln\Format\Cbor\UnknownTags;
use Kiln\Format\Item;
use Kiln\Format\LimitException;
use Kiln\Format\MessagePack\Extension;
use Kiln\Format\MessagePack\MessagePack;
use Kiln\Format\MessagePack\MessagePackHeads;
use Kiln\Format\MessagePack\Reader as MessagePackReader;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Limits;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Whatever the bytes: a tree or a typed error, with memory for what is there and not for what a head announces.
 */
#[CoversClass(MessagePackReader::class)]
#[CoversClass(MessagePackHeads::class)]
#[CoversClass(CborReader::class)]
#[CoversClass(CborHeads::class)]
#[CoversClass(Measure::class)]
#[CoversClass(Malformed::class)]
#[CoversClass(Sequence::class)]
final class HostileTest extends TestCase
{
    /** CBOR with lengths that are not said ahead, floats of all sizes and tags. */
    private const INDEFINITE = 'bf61619f01f93c00fa3fc00000ff61627f62c3a96178ff61637f616162c3a9ff6164c074323031332d30332d32315432303a30343a30305a6165c24901000000000000000061665f410141ffff6167d82a8101ff';

    /** @return iterable<string, array{MessagePack|Cbor, string}> a format, and a document of it */
    public static function formats(): iterable
    {
        return self::documents(str_repeat('x', 70_000));
    }

    /** @return iterable<string, array{MessagePack|Cbor, string}> */
    public static function shortDocuments(): iterable
    {
        return self::documents('');
    }

    /** @return iterable<string, array{MessagePack|Cbor, string}> */
    private static function documents(string $text): iterable
    {
        $tree = [
            'text' => ['', 'short', str_repeat('é', 20), str_repeat('long ', 60), $text],
            'numbers' => [0, 23, 24, 127, 128, 255, 256, 65_535, 65_536, 4_294_967_296, PHP_INT_MAX, -1, -32, -33, -129, -32_769, PHP_INT_MIN, 1.5, -0.0, INF, 1e300],
            'others' => [null, true, false, new Bytes("\xFF\0"), new Bytes(str_repeat("\xFE", 300)), [], new \stdClass(), (object) ['a', 'b']],
            'dates' => [new \DateTimeImmutable('@0'), new \DateTimeImmutable('2024-02-29T12:00:00.25+02:00'), new \DateTimeImmutable('@-5.5')],
            'many' => range(1, 40),
            5 => array_fill_keys(array_map(static fn(int $number): string => "key {$number}", range(1, 20)), 1),
        ];

        yield 'MessagePack' => [$format = new MessagePack(), $format->encode($tree + ['ext' => [new Extension(5, new Bytes('abcd')), new Extension(-128, new Bytes('abc'))]], new Limits())];
        yield 'CBOR' => [$format = new Cbor(unknownTags: UnknownTags::Keep), $format->encode($tree + ['tag' => [new Tag(42, [1]), new SimpleValue(255)]], new Limits())];
        yield 'CBOR, indefinite' => [new Cbor(unknownTags: UnknownTags::Keep), (string) hex2bin(self::INDEFINITE)];
    }

    #[Test]
    #[DataProvider('formats')]
    public function aDocumentMayEndAnywhere(MessagePack|Cbor $format, string $document): void
    {
        self::assertTrue($this->isReadOrRefused($format, $document, true));
        $step = \strlen($document) > 10_000 ? 97 : 1;
        for ($length = 0; $length < \strlen($document); $length += $length < 800 || $length > \strlen($document) - 800 ? 1 : $step) {
            self::assertFalse($this->isReadOrRefused($format, substr($document, 0, $length)), "{$length} bytes");
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProvider('shortDocuments')]
    public function aDocumentMayBeDamagedAnywhere(MessagePack|Cbor $format, string $document): void
    {
        $chance = Chance::announced(Chance::seed(), __METHOD__);
        $read = 0;
        for ($case = Chance::damaged($format instanceof Cbor ? 2 : 1); $case > 0; --$case) {
            $bytes = $document;
            for ($times = $chance->int(1, 3); $times > 0; --$times) {
                $at = $chance->int(0, \strlen($bytes) - 1);
                $bytes = match ($chance->int(0, 3)) {
                    0 => substr_replace($bytes, \chr($chance->int(0, 255)), $at, 1),
                    1 => substr_replace($bytes, '', $at, $chance->int(1, 4)),
                    2 => substr_replace($bytes, \chr($chance->int(0, 255)), $at, 0),
                    default => substr_replace($bytes, substr($bytes, $chance->int(0, \strlen($bytes) - 1), 9), $at, 3),
                };
                $bytes = $bytes === '' ? "\0" : $bytes;
            }
            $read += $this->isReadOrRefused($format, $bytes) ? 1 : 0;
        }

        self::assertGreaterThan(0, $read);
    }

    /** @return iterable<string, array{MessagePack|Cbor, string}> */
    public static function announcements(): iterable
    {
        foreach (['dd ffffffff', 'df ffffffff', 'db ffffffff', 'c6 ffffffff', 'c9 ffffffff 05', 'dc ffff', '91 dd ffffffff 00', 'dd 00000005 00', 'df 00000002 a0 00 a0'] as $hex) {
            yield "MessagePack {$hex}" => [new MessagePack(), (string) hex2bin(str_replace(' ', '', $hex))];
        }
        foreach (['9b ffffffffffffffff', 'bb 7fffffffffffffff', '7b 7fffffffffffffff', '5b ffffffffffffffff', '9a ffffffff', 'c2 5a ffffffff', 'bb 4000000000000000', '9f', '7f', 'd9 ffff', '9b 0000000000000005 00', '5f 5a ffffffff'] as $hex) {
            yield "CBOR {$hex}" => [new Cbor(), (string) hex2bin(str_replace(' ', '', $hex))];
        }
    }

    #[Test]
    #[DataProvider('announcements')]
    public function whatIsOnlyAnnouncedTakesNoMemory(MessagePack|Cbor $format, string $bytes): void
    {
        $before = memory_get_usage();
        memory_reset_peak_usage();

        self::assertFalse($this->isReadOrRefused($format, $bytes));
        self::assertFalse($this->isReadOrRefused($format, $bytes . str_repeat("\0", 1000)));
        self::assertLessThan(1 << 20, memory_get_peak_usage() - $before);
    }

    #[Test]
    public function levelsAreCounted(): void
    {
        foreach ([[new MessagePack(), "\x91", "\x90"], [new Cbor(), "\x81", "\x80"], [new Cbor(), "\xC6", "\x80"], [new Cbor(), "\x9F", "\x80"]] as [$format, $open, $inside]) {
            $document = str_repeat($open, 99) . $inside . ($open === "\x9F" ? str_repeat("\xFF", 99) : '');
            self::assertNotNull($format->decode($document, new Limits(100)));
            try {
                $format->decode($document, new Limits(99));
                self::fail();
            } catch (SyntaxException $exception) {
                self::assertSame([SyntaxError::DEPTH_EXCEEDED, 99], [$exception->error->code, $exception->error->position->offset]);
            }
            try {
                $format->decode(str_repeat($open, 1_000_000), new Limits());
                self::fail();
            } catch (SyntaxException $exception) {
                self::assertSame(SyntaxError::DEPTH_EXCEEDED, $exception->error->code);
            }
        }
    }

    /** @return iterable<string, array{MessagePack|Cbor, string, string}> */
    public static function mistakes(): iterable
    {
        foreach ([
            '' => 'unexpected end of bytes (byte 0)',
            'c1' => 'no value begins with the byte c1 (byte 0)',
            '92 01 c1' => 'no value begins with the byte c1 (byte 2)',
            '01 02' => 'more bytes behind the value (byte 1)',
            '81 c0 01' => 'a key that is neither text nor an integer from ' . PHP_INT_MIN . ' to ' . PHP_INT_MAX . ' (byte 1)',
            '81 90 01' => 'a key that is neither text nor an integer from ' . PHP_INT_MIN . ' to ' . PHP_INT_MAX . ' (byte 1)',
            '81 cf 8000000000000000 01' => 'a key that is neither text nor an integer from ' . PHP_INT_MIN . ' to ' . PHP_INT_MAX . ' (byte 1)',
            '92 a2 c3a9 a2 61 ff' => 'text that is not valid UTF-8 (byte 6)',
            '92 a1 c3 a1 a9' => 'text that is not valid UTF-8 (byte 2)',
            '81 a1 ff 01' => 'text that is not valid UTF-8 (byte 2)',
            'd9 02 c3 28' => 'text that is not valid UTF-8 (byte 2)',
            // Two that would be "€" together.
            '92 d9 01 e2 a2 82 ac' => 'text that is not valid UTF-8 (byte 3)',
            '92 da 00 01 e2 a2 82 ac' => 'text that is not valid UTF-8 (byte 4)',
            '81 a1 e2 a2 82 ac' => 'text that is not valid UTF-8 (byte 2)',
            'd7 ff ffffffff 00000000' => 'no timestamp has these bytes (byte 2)',
            'd4 ff 00' => 'no timestamp has these bytes (byte 2)',
        ] as $hex => $message) {
            yield "MessagePack {$hex}" => [new MessagePack(), $hex, $message];
        }
        foreach ([
            '1c' => 'no value begins with the byte 1c (byte 0)',
            'fc' => 'no value begins with the byte fc (byte 0)',
            '1f' => 'no value begins with the byte 1f (byte 0)',
            '82 01 ff' => 'a stop code where nothing is open (byte 2)',
            'bf 61 61 ff' => 'a stop code where nothing is open (byte 3)',
            'f8 18' => 'a simple value in two bytes that has one (byte 0)',
            'a1 f6 01' => 'a key that is neither text nor an integer from ' . PHP_INT_MIN . ' to ' . PHP_INT_MAX . ' (byte 1)',
            'a1 1b 8000000000000000 01' => 'a key that is neither text nor an integer from ' . PHP_INT_MIN . ' to ' . PHP_INT_MAX . ' (byte 1)',
            '7f 41 61 ff' => 'a piece of a string that is of another kind (byte 1)',
            '7f 7f ff ff' => 'a piece of a string that is of another kind (byte 1)',
            '7f 61 c3 61 a9 ff' => 'text that is not valid UTF-8 (byte 2)',
            // Two that would be "€" together.
            '82 78 01 e2 62 82 ac' => 'text that is not valid UTF-8 (byte 3)',
            '82 79 00 01 e2 62 82 ac' => 'text that is not valid UTF-8 (byte 4)',
            'a1 61 e2 62 82 ac' => 'text that is not valid UTF-8 (byte 2)',
            'c0 61 61' => 'a date that is not RFC 3339 (byte 0)',
            'c0 74 323031332d30322d33305432303a30343a30305a' => 'a date that is not RFC 3339 (byte 0)',
            'c1 61 61' => 'a date that is no number of seconds (byte 0)',
            'c1 f97e00' => 'a date that is no number of seconds (byte 0)',
            '81 c2 01' => 'a big number that is no string of bytes (byte 1)',
        ] as $hex => $message) {
            yield "CBOR {$hex}" => [new Cbor(), $hex, $message];
        }
        yield 'CBOR, a tag' => [new Cbor(unknownTags: UnknownTags::Refuse), '81 d8 2a 01', 'tag 42, which is not known (byte 1)'];
        yield 'CBOR, a large tag' => [new Cbor(unknownTags: UnknownTags::Refuse), 'db ffffffffffffffff 01', 'tag 18446744073709551615, which is not known (byte 0)'];
    }

    #[Test]
    #[DataProvider('mistakes')]
    public function mistakesAreNamed(MessagePack|Cbor $format, string $hex, string $message): void
    {
        $this->expectException(SyntaxException::class);
        $this->expectExceptionMessage($message);

        $format->decode((string) hex2bin(str_replace(' ', '', $hex)), new Limits());
    }

    /** @return iterable<string, array{MessagePack|Cbor, string, Limits, string}> */
    public static function limits(): iterable
    {
        yield 'bytes' => [new MessagePack(), '93 01 02 03', new Limits(bytes: 3), 'there are 4 bytes, more than the 3 allowed (byte 3)'];
        yield 'elements' => [new MessagePack(), '92 82 a1 61 01 a1 62 02 03', new Limits(elements: 3), 'there are more than the 3 elements and members allowed (byte 1)'];
        yield 'elements that are not counted ahead' => [new Cbor(), 'bf 61 61 01 61 62 02 ff', new Limits(elements: 1), 'there are more than the 1 elements and members allowed (byte 0)'];
        yield 'a string' => [new Cbor(), '82 61 61 43 010203', new Limits(stringLength: 2), 'a string has 3 bytes, more than the 2 allowed (byte 3)'];
        yield 'a key' => [new MessagePack(), '81 a3 616263 01', new Limits(stringLength: 2), 'a string has 3 bytes, more than the 2 allowed (byte 1)'];
    }

    #[Test]
    #[DataProvider('limits')]
    public function limitsHold(MessagePack|Cbor $format, string $hex, Limits $limits, string $message): void
    {
        $bytes = (string) hex2bin(str_replace(' ', '', $hex));
        self::assertNotNull($format->decode($bytes, new Limits(bytes: 100, stringLength: 3, elements: 4)));

        $this->expectException(LimitException::class);
        $this->expectExceptionMessage($message);
        $format->decode($bytes, $limits);
    }

    /**
     * @param bool $everyCut whether a stream is cut behind each byte, too
     */
    private function isReadOrRefused(MessagePack|Cbor $format, string $bytes, bool $everyCut = false): bool
    {
        set_error_handler(static fn(int $level, string $message): never => throw new \ErrorException($message, 0, $level));
        try {
            $tree = $format->decode($bytes, new Limits());
        } catch (SyntaxException $exception) {
            self::assertLessThanOrEqual(\strlen($bytes), $exception->error->position->offset);
            // A stream says so too, or gives items that cannot be read.
            $this->items($format, [$bytes], false);

            return false;
        } finally {
            restore_error_handler();
        }
        // Compared as code, in which NAN is NAN.
        self::assertSame(var_export($tree, true), var_export($format->decode($format->encode($tree, new Limits(1024)), new Limits(1024)), true), bin2hex(substr($bytes, 0, 1000)));
        self::assertSame([$bytes], $this->items($format, [$bytes], true));
        if ($everyCut) {
            self::assertSame([$bytes, $bytes], $this->items($format, str_split($bytes . $bytes, \strlen($bytes) > 10_000 ? 777 : 1), true));
        }
        self::assertSame(0, $format->positions($bytes, [[]])[0]?->offset);

        return true;
    }

    /**
     * @param list<string> $chunks
     *
     * @return list<string>
     */
    private function items(MessagePack|Cbor $format, array $chunks, bool $isRight): array
    {
        try {
            return array_map(static fn(Item $item): string => $item->text, iterator_to_array($format->split($chunks, new Limits()), false));
        } catch (SyntaxException $exception) {
            return $isRight ? throw $exception : [];
        }
    }
}
