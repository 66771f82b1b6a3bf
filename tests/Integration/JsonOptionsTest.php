<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\JsonOptions;
use Kiln\Tests\Fixture\Integration\Options\Customer;
use Kiln\Tests\Fixture\Integration\Options\PostalAddress;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * How JSON text is written: byte for byte as json_encode() does under the same flags.
 */
#[CoversClass(JsonOptions::class)]
final class JsonOptionsTest extends IntegrationTestCase
{
    private const USUAL = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION;

    private const FOR_HTML = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;

    /** Strings whose bytes each option treats in its own way. */
    private const STRINGS = ['', 'a', 'a/b', 'é日😀', "</script>&'\"\\", "\u{2028}\u{2029}", "\0\n\t\x7f", '0', 'ß/<ß>'];

    /**
     * @return iterable<string, array{JsonOptions, int}>
     */
    public static function options(): iterable
    {
        yield 'none' => [new JsonOptions(), self::USUAL];
        yield 'pretty' => [new JsonOptions(pretty: true), self::USUAL | JSON_PRETTY_PRINT];
        yield 'slashes' => [new JsonOptions(escapeSlashes: true), self::USUAL & ~JSON_UNESCAPED_SLASHES];
        yield 'unicode' => [new JsonOptions(escapeUnicode: true), self::USUAL & ~JSON_UNESCAPED_UNICODE];
        yield 'floats without a fraction' => [new JsonOptions(zeroFraction: false), self::USUAL & ~JSON_PRESERVE_ZERO_FRACTION];
        yield 'HTML' => [new JsonOptions(forHtml: true), self::USUAL | self::FOR_HTML];
        yield 'what is invalid is replaced' => [new JsonOptions(replaceInvalid: true), self::USUAL | JSON_INVALID_UTF8_SUBSTITUTE];
        yield 'as json_encode() without flags' => [new JsonOptions(escapeSlashes: true, escapeUnicode: true, zeroFraction: false), 0];
        yield 'all' => [
            new JsonOptions(pretty: true, escapeSlashes: true, escapeUnicode: true, zeroFraction: false, forHtml: true, replaceInvalid: true),
            JSON_PRETTY_PRINT | self::FOR_HTML | JSON_INVALID_UTF8_SUBSTITUTE,
        ];
    }

    #[Test]
    #[DataProvider('options')]
    public function valuesAreWrittenAsByJsonEncode(JsonOptions $options, int $flags): void
    {
        $seed = getenv('KILN_SEED');
        $seed = $seed === false ? random_int(1, PHP_INT_MAX) : (int) $seed;
        $random = new \Random\Randomizer(new \Random\Engine\Mt19937($seed));
        $kiln = self::kiln(new Context(json: $options));
        for ($i = 0; $i < 200; ++$i) {
            $value = self::value($random, 4, $options->replaceInvalid);

            self::assertSame(json_encode($value, $flags | JSON_THROW_ON_ERROR), $kiln->serialize($value), "KILN_SEED={$seed}");
        }
    }

    #[Test]
    #[DataProvider('options')]
    public function objectsAreWrittenAsTheirMembersByJsonEncode(JsonOptions $options, int $flags): void
    {
        $address = new PostalAddress();
        $address->streetName = '<é/b>';
        $customers = array_fill(0, 40, new Customer("Jo's", null, "\"x\"", $address));
        $expected = array_map(static fn(Customer $customer): array => [
            'firstName' => "Jo's", 'middleName' => null, 'IBAN' => '"x"', 'postalAddress' => ['streetName' => '<é/b>'],
            'ownNames' => null, 'asTheyAre' => null, 'displayName' => "JO'S",
        ], $customers);
        $context = new Context(json: $options);

        self::assertSame(json_encode($expected, $flags | JSON_THROW_ON_ERROR), self::kiln()->serialize($customers, context: $context));
        self::assertSame(json_encode($expected, $flags | JSON_THROW_ON_ERROR), self::kiln()->serialize($customers, context: $context, type: 'list<' . Customer::class . '>'));
        self::assertSame($expected, self::kiln()->toArray($customers, $context));
        self::assertEquals($customers, self::kiln()->deserialize(self::kiln()->serialize($customers, context: $context), 'list<' . Customer::class . '>', context: $context));
    }

    #[Test]
    #[DataProvider('options')]
    public function itemsOfAStreamAreNeverSpreadOverLines(JsonOptions $options, int $flags): void
    {
        $items = [['a/b' => 1.0], ['é' => '<'], []];
        $lines = array_map(static fn(array $item): string => json_encode($item, ($flags & ~JSON_PRETTY_PRINT) | JSON_THROW_ON_ERROR), $items);
        $context = new Context(json: $options);

        self::assertSame('[' . implode(',', $lines) . ']', implode('', iterator_to_array(self::kiln()->write($items, context: $context))));
        self::assertSame(implode("\n", $lines) . "\n", implode('', iterator_to_array(self::kiln($context)->write($items, format: 'ndjson'))));
    }

    #[Test]
    public function invalidTextIsReplacedOnlyWhereThatIsSaid(): void
    {
        $replacing = new Context(json: new JsonOptions(replaceInvalid: true));

        self::assertCannotWrite(['invalid_utf8 at /0'], ["J\xFCrgen"], null, new Context(json: new JsonOptions(pretty: true)));
        self::assertSame("{\"J\u{FFFD}\":[\"\u{FFFD}\"]}", self::kiln()->serialize(["J\xFC" => ["\xFC"]], context: $replacing));
        self::assertSame("\"J\u{FFFD}rgen\"", self::kiln()->serialize("J\xFCrgen", context: $replacing, type: 'string'));
        self::assertCannotWrite(['not_finite at /1'], ["J\xFCrgen", NAN], null, $replacing);
        self::assertSame(["J\xFCrgen"], self::kiln()->toArray(["J\xFCrgen"], $replacing));
    }

    private static function value(\Random\Randomizer $random, int $levels, bool $mayBeInvalid): mixed
    {
        return match ($random->getInt(0, $levels > 0 ? 8 : 5)) {
            0 => null,
            1 => $random->getInt(0, 1) === 1,
            2 => $random->getInt(-1000, PHP_INT_MAX),
            3 => (float) $random->getInt(-5, 5),
            4 => $random->getInt(-1000000, 1000000) / 7 * 10 ** $random->getInt(-30, 30),
            5 => self::text($random, $mayBeInvalid),
            6 => array_map(static fn(): mixed => self::value($random, $levels - 1, $mayBeInvalid), array_fill(0, $random->getInt(0, 20), 0)),
            7 => self::members($random, $levels - 1, $mayBeInvalid),
            8 => (object) self::members($random, $levels - 1, $mayBeInvalid),
        };
    }

    /**
     * @return array<string, mixed>
     */
    private static function members(\Random\Randomizer $random, int $levels, bool $mayBeInvalid): array
    {
        $members = [];
        for ($i = $random->getInt(0, 5); $i > 0; --$i) {
            // A NUL at the start is no property of stdClass.
            $members['k' . self::text($random, false)] = self::value($random, $levels, $mayBeInvalid);
        }

        return $members;
    }

    private static function text(\Random\Randomizer $random, bool $mayBeInvalid): string
    {
        $text = '';
        for ($i = $random->getInt(0, 3); $i > 0; --$i) {
            $text .= self::STRINGS[$random->getInt(0, \count(self::STRINGS) - 1)];
        }

        return $mayBeInvalid && $random->getInt(0, 3) === 0 ? "{$text}\xFC\xE2\x82" : $text;
    }
}
