<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Cbor;

use Kiln\Bytes;
use Kiln\Format\Binary\Writer;
use Kiln\Format\Cbor\BigNumber;
use Kiln\Format\Cbor\Cbor;
use Kiln\Format\Cbor\CborWire;
use Kiln\Format\Cbor\Dates;
use Kiln\Format\Cbor\Floats;
use Kiln\Format\Cbor\Reader;
use Kiln\Format\Cbor\SimpleValue;
use Kiln\Format\Cbor\Tag;
use Kiln\Format\Cbor\UnknownTags;
use Kiln\Format\SyntaxException;
use Kiln\Limits;
use Kiln\Tests\Format\Suites;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The 82 examples of appendix A, as npm's cborg 6.1.5 has them.
 */
#[CoversClass(Cbor::class)]
#[CoversClass(CborWire::class)]
#[CoversClass(Reader::class)]
#[CoversClass(BigNumber::class)]
#[CoversClass(Dates::class)]
#[CoversClass(Floats::class)]
#[CoversClass(Writer::class)]
final class ConformanceTest extends TestCase
{
    /** An example of RFC 7049. RFC 8949, section 3.3, calls it not well-formed. */
    private const OBSOLETE = 'f818';

    #[Test]
    public function everyExampleIsRead(): void
    {
        $format = new Cbor(unknownTags: UnknownTags::Keep);
        $read = 0;
        foreach (self::examples() as $hex => [$value]) {
            try {
                $found = $format->decode((string) hex2bin((string) $hex), new Limits());
            } catch (SyntaxException $exception) {
                self::assertSame(self::OBSOLETE, (string) $hex, $exception->getMessage());

                continue;
            }
            \is_float($value) && is_nan($value) ? self::assertNan($found, (string) $hex) : self::assertEquals($value, $found, (string) $hex);
            self::assertSame(get_debug_type($value), get_debug_type($found), (string) $hex);
            ++$read;
        }

        self::assertSame(81, $read);
    }

    #[Test]
    public function everyPreferredEncodingIsWritten(): void
    {
        $format = new Cbor(deterministic: true);
        $written = 0;
        foreach (self::examples() as $hex => [$value, $isPreferred]) {
            // PHP has no undefined, no integer beyond 64 bits, and reads bytes that are text as text.
            if ($isPreferred && !\in_array((string) $hex, [self::OBSOLETE, 'f7', '1bffffffffffffffff', '3bffffffffffffffff', 'c249010000000000000000', 'c349010000000000000000'], true)) {
                $bytes = \in_array((string) $hex, ['40', '4401020304'], true) && \is_string($value) ? new Bytes($value) : $value;
                self::assertSame((string) $hex, bin2hex($format->encode($bytes, new Limits())));
                ++$written;
            }
        }

        self::assertSame(47, $written);
    }

    #[Test]
    public function datesAndTagsAreWrittenAsInTheExamples(): void
    {
        self::assertSame('c074323031332d30332d32315432303a30343a30305a', bin2hex((new Cbor())->encode(new \DateTimeImmutable('2013-03-21T20:04:00Z'), new Limits())));
        self::assertSame('c11a514b67b0', bin2hex((new Cbor(epochDates: true))->encode(new \DateTimeImmutable('2013-03-21T20:04:00Z'), new Limits())));
        self::assertSame('c1fb41d452d9ec200000', bin2hex((new Cbor(epochDates: true))->encode(new \DateTimeImmutable('@1363896240.5'), new Limits())));
        self::assertSame('d82076687474703a2f2f7777772e6578616d706c652e636f6d', bin2hex((new Cbor())->encode(new Tag(32, 'http://www.example.com'), new Limits())));
    }

    /**
     * @return iterable<array-key, array{mixed, bool}> by bytes in hexadecimal digits: the value, and whether that is its preferred form
     */
    private static function examples(): iterable
    {
        $code = (string) file_get_contents(Suites::need('cborg') . '/package/test/appendix_a.js');
        self::assertSame(82, preg_match_all("/^    hex: '([0-9a-f]*)',\n    roundtrip: (true|false),[^\n]*\n(.*?)\n  \}/ms", $code, $blocks, PREG_SET_ORDER));
        foreach ($blocks as [, $hex, $isPreferred, $value]) {
            yield $hex => [self::value($hex, $value), $isPreferred === 'true'];
        }
    }

    /**
     * @param string $code of JavaScript
     */
    private static function value(string $hex, string $code): mixed
    {
        return match ($hex) {
            '1bffffffffffffffff' => 18446744073709551615.0,
            'c249010000000000000000' => '18446744073709551616',
            '3bffffffffffffffff' => -18446744073709551616.0,
            'c349010000000000000000' => '-18446744073709551617',
            'f90000', 'f98000', 'f93c00', 'f97bff', 'fa47c35000', 'f9c400', 'f90400' => ['f90000' => 0.0, 'f98000' => -0.0, 'f93c00' => 1.0, 'f97bff' => 65504.0, 'fa47c35000' => 100000.0, 'f9c400' => -4.0, 'f90400' => 0.00006103515625][$hex],
            'f97c00', 'fa7f800000', 'fb7ff0000000000000' => INF,
            'f9fc00', 'faff800000', 'fbfff0000000000000' => -INF,
            'f97e00', 'fa7fc00000', 'fb7ff8000000000000' => NAN,
            'f7' => null,
            'f0' => new SimpleValue(16),
            self::OBSOLETE => null,
            'f8ff' => new SimpleValue(255),
            'c074323031332d30332d32315432303a30343a30305a', 'c11a514b67b0' => new \DateTimeImmutable('2013-03-21T20:04:00Z'),
            'c1fb41d452d9ec200000' => new \DateTimeImmutable('2013-03-21T20:04:00.5Z'),
            'd74401020304' => new Tag(23, "\1\2\3\4"),
            'd818456449455446' => new Tag(24, 'dIETF'),
            'd82076687474703a2f2f7777772e6578616d706c652e636f6d' => new Tag(32, 'http://www.example.com'),
            '40' => '',
            '4401020304' => "\1\2\3\4",
            'a201020304' => [1 => 2, 3 => 4],
            '5f42010243030405ff' => "\1\2\3\4\5",
            'a0' => new \stdClass(),
            '62225c' => '"\\',
            default => self::json($code),
        };
    }

    private static function json(string $code): mixed
    {
        $value = (string) preg_replace(['/^ *error:.*$/m', '/^ *decoded: /', '/,?\s*$/', '/(?<=[{,\s])(\w+):/'], ['', '', '', '"$1":'], trim($code));

        return json_decode(strtr($value, "'", '"'), true, flags: JSON_THROW_ON_ERROR);
    }
}
