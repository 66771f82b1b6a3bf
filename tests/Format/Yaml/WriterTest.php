<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Yaml;

use Kiln\Format\CannotEncode;
use Kiln\Format\Yaml\Texts;
use Kiln\Format\Yaml\Writer;
use Kiln\Format\Yaml\Yaml;
use Kiln\Format\Yaml\YamlOptions;
use Kiln\Limits;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Yaml\Yaml as SymfonyYaml;

#[CoversClass(Writer::class)]
#[CoversClass(Texts::class)]
final class WriterTest extends TestCase
{
    /** What one reader or another could take for something else. */
    private const TRICKY = [
        '', ' ', 'a', ' a', 'a ', "\ta", "a\tb", 'a: b', 'a:', ':a', 'a:b', '::', 'a #b', 'a#b', '#', '# a', '- a', '-', '--', '-a', '---', '--- a', '...', '... a', '? a', '?', '?a', '! a', '!a', '!!str a',
        '&a', '*a', '&', '*', '%', '%YAML 1.2', '@a', '`a', '[', ']', '[]', '[a', '{', '}', '{}', '{a: b}', ',', 'a, b', 'a]', 'a}', '|', '|-', '>', '>-', '"', "'", "it's", '"a"', "'a'", 'a "b"', 'say: "x"', '\\', 'C:\x', '\u0041',
        'null', 'Null', 'NULL', '~', 'true', 'True', 'TRUE', 'false', 'yes', 'Yes', 'no', 'No', 'NO', 'on', 'off', 'y', 'Y', 'n', 'N', '<<', '=', 'nullable', 'trueish', 'none',
        '0', '1', '-1', '+1', '007', '0123456789', '0o14', '0x1F', '0b11', '1_000', '1e3', '1.0', '1.', '.5', '.', '+', '-.5', '1.0e+25', '.inf', '-.inf', '.NaN', 'nan', 'inf', '12:30:45', '190:20:30', '12e03', '0.', '1,000',
        '2001-12-14', '2001-12-14t21:59:43.10-05:00', '2001-1-1', '3 kg', '12" wide', '1st', '1x', '0xG', '1-2', '5 5',
        "a\nb", "a\nb\n", "a\n\n", "\n", "\na", " a\nb", "a\n b", "a\n  \nb", "a\r\nb", "a\rb", "a\n---\nb", "- a\n- b", "a: b\nc: d", "#\n#", "a\n\tb", "a \nb", "%\na", "a\n...",
        "\0", "\x01", "\x1B", "\x7F", "\u{80}", "\u{85}", "\u{A0}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{1F600}", 'Törn & Söhne', '“soft”', 'für', "a\u{85}b", 'naïve: x',
        'https://example.com/#top', 'a/b', '(a)', '$a', '^a', 'a|b', 'a>b', 'a`b', '<a>', 'a=b', '=a', 'a@b.c', 'key:value', 'k : v', 'a :b', "'", "''", 'a\'b"c',
    ];

    /** @return iterable<string, array{YamlOptions}> */
    public static function options(): iterable
    {
        yield 'block' => [new YamlOptions()];
        yield 'wide' => [new YamlOptions(indentation: 4)];
        yield 'narrow, quoted' => [new YamlOptions(indentation: 1, blockScalars: false)];
        yield 'inline' => [new YamlOptions(inlineFrom: 1)];
        yield 'no space without quotes' => [new YamlOptions(inlineFrom: 2, quoteSpaces: true)];
    }

    #[Test]
    #[DataProvider('options')]
    public function everyReaderReadsTextsAsTheyWere(YamlOptions $options): void
    {
        foreach (self::TRICKY as $text) {
            self::assertIsRead([$text, ['a' => $text, 'b' => [$text, [$text]]], "x{$text}" => 1], $options);
            self::assertIsRead([$text => $text, 'c' => ['d' => $text, $text => 'e']], $options);
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function everyReaderReadsTextsMadeUpAsTheyWere(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $options = array_values(array_map(static fn(array $options): YamlOptions => $options[0], iterator_to_array(self::options())));
        for ($case = Chance::cases(300); $case > 0; --$case) {
            $text = '';
            for ($parts = $chance->int(1, 4); $parts > 0; --$parts) {
                $text .= self::TRICKY[$chance->int(0, \count(self::TRICKY) - 1)];
            }
            self::assertIsRead(['a' => $text, 'b' => [$text]], $options[$case % 4]);
        }
    }

    #[Test]
    public function scalarsAreExact(): void
    {
        $values = [0.1 + 0.2, 1.0, -0.0, 1e25, 1.5e-300, PHP_FLOAT_MAX, PHP_FLOAT_EPSILON, INF, -INF, PHP_INT_MAX, PHP_INT_MIN, null, true, false];
        $precision = ini_set('serialize_precision', '5');
        try {
            $written = (new Yaml())->encode($values, new Limits());
            self::assertSame('5', \ini_get('serialize_precision'));
        } finally {
            ini_set('serialize_precision', (string) $precision);
        }

        self::assertSame("- 0.30000000000000004\n- 1.0\n- -0.0\n- 1.0e+25\n- 1.5e-300\n- 1.7976931348623157e+308\n- 2.220446049250313e-16\n- .inf\n- -.inf\n- 9223372036854775807\n- -9223372036854775808\n- null\n- true\n- false\n", $written);
        self::assertSame($values, (new Yaml())->decode($written, new Limits()));
        self::assertSame(array_map(json_encode(...), \array_slice($values, 0, 7)), array_map(json_encode(...), \array_slice((array) SymfonyYaml::parse($written), 0, 7)));
    }

    #[Test]
    public function bytesAndLongKeysHaveAFormOfTheirOwn(): void
    {
        $format = new Yaml();
        $long = str_repeat('k', 2_000);

        self::assertSame("- !!binary \"/wA=\"\n", $format->encode(["\xFF\0"], new Limits()));
        self::assertSame("? {$long}\n: 1\na:\n  ? {$long}\n  :\n    - 2\n", $format->encode([$long => 1, 'a' => [$long => [2]]], new Limits()));
        foreach ([["\xFF\0"], [$long => 1, 'a' => [$long => [2], 'b' => ['c' => [$long => [['d' => 1]]]]]]] as $value) {
            self::assertSame($value, $format->decode($format->encode($value, new Limits()), new Limits()));
        }
    }

    #[Test]
    public function whatIsNoTreeIsRefused(): void
    {
        $this->expectException(CannotEncode::class);
        (new Yaml())->encode([new \ArrayObject()], new Limits());
    }

    /**
     * @param array<mixed> $value
     */
    private static function assertIsRead(array $value, YamlOptions $options): void
    {
        $written = (new Yaml($options))->encode($value, new Limits());
        self::assertSame($value, (new Yaml())->decode($written, new Limits()), $written);
        self::assertSame($value, SymfonyYaml::parse($written, SymfonyYaml::PARSE_EXCEPTION_ON_INVALID_TYPE), $written);
        if (\extension_loaded('yaml')) {
            self::assertSame($value, yaml_parse($written), $written);
        }
    }

    /**
     * Texts that are looked at together are plain where each of them is.
     */
    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function textsLookedAtTogetherAreAsEachIs(int $seed): void
    {
        $parts = ['a', 'g', 'yes', 'No', 'null', 'n', '1', '.5', 'e', 'x', ' ', ':', '#', '-', '?', '"', "'", '/', '%', '@', '`', '[', '{', ',', '~', '=', '|', "\t", "\n", "\x01", "\x7F", "\xC3", "\u{85}", "\u{A0}", 'ü', 'ß', "\u{17F}", "fal\u{17F}e", "\u{2027}", "\u{2028}", "\u{202A}", '€ ', "\u{E000}", "\u{FEFF}", "\u{FEFE}", "\u{FFFD}", "\u{FFFE}", '😀', "\u{10FFFF}", "\xED\xA0\x80", "\xF4\x90\x80\x80"];
        $chance = Chance::announced($seed, __METHOD__);
        for ($case = 0; $case < Chance::cases(5000); ++$case) {
            $texts = [];
            $arePlain = true;
            for ($number = $chance->int(1, 4); $number > 0; --$number) {
                $texts[] = $text = implode('', array_map(static fn(): string => $chance->oneOf($parts), range(1, $chance->int(1, 3))));
                $arePlain = $arePlain && preg_match(Texts::PLAIN, $text) === 1;
            }
            self::assertSame($arePlain ? 1 : 0, preg_match(Texts::PLAIN_TOGETHER, implode("\0", $texts)), json_encode($texts, JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR));
        }
    }

    /**
     * @param list<string> $texts
     */
    #[Test]
    #[TestWith([[]])]
    #[TestWith([['']])]
    #[TestWith([['a', '']])]
    #[TestWith([['', 'a']])]
    #[TestWith([['a', '', 'b']])]
    #[TestWith([['1', 'g']])]
    #[TestWith([['g', '1']])]
    #[TestWith([['yes', 'a']])]
    #[TestWith([['a', 'yes']])]
    public function notAllArePlain(array $texts): void
    {
        self::assertSame(0, preg_match(Texts::PLAIN_TOGETHER, implode("\0", $texts)));
    }
}
