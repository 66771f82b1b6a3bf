<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Engine\Native\Host\WriteHost;
use Kiln\Engine\Native\NativeView;
use Kiln\Native\Declined;
use Kiln\Native\ReadProgram;
use Kiln\Native\WriteProgram;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Damage;
use Kiln\Tests\Fuzz\JsonPrinter;
use Kiln\Tests\Fuzz\Tree;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Of plain data, the extension makes what ext/json makes, or declines it; ordinary data it does not decline.
 */
#[CoversClass(ReadProgram::class)]
#[CoversClass(WriteProgram::class)]
#[RequiresPhpExtension('kiln')]
final class PlainDataTest extends TestCase
{
    private const CASES = 10_000;

    private const DEPTH = 512;

    private const FLAGS = [JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE, JSON_PRESERVE_ZERO_FRACTION];

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function readsWhatJsonDecodeReads(int $seed): void
    {
        $reader = new Reader('mixed');
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES);
        $valid = $declined = 0;
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $json = JsonPrinter::print(Tree::anything($own, 4), $own);
            $json = $own->percent(40) ? Damage::done($json, $json, $own) : $json;
            $value = null;
            $isRead = $reader->reads($json, $value, self::DEPTH);
            $expected = json_decode($json, true, self::DEPTH + 1);
            if (json_last_error() !== JSON_ERROR_NONE) {
                self::assertFalse($isRead, "seed {$seed}, case {$case}: it reads what is no JSON: {$json}");
                continue;
            }
            ++$valid;
            $declined += (int) !$isRead;
            if ($isRead && !self::isSame($expected, $value)) {
                self::assertSame($expected, $value, "seed {$seed}, case {$case}: {$json}");
            }
        }

        self::assertGreaterThan($cases / 2, $valid);
        self::assertLessThan(0.01, $declined / $valid, 'share of what was declined');
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function numbers(): iterable
    {
        $numbers = [
            '0', '-0', '0.0', '-0.0', '0e0', '-0e-0', '1', '-1', '9223372036854775807', '-9223372036854775808', '9223372036854775808', '-9223372036854775809', '18446744073709551615', '18446744073709551616',
            '123456789012345678901234567890', '1e0', '1E0', '1e+0', '1e-0', '1.0', '10e-1', '1e308', '1.7976931348623157e308', '1.7976931348623159e308', '1e309', '-1e309', '1e99999999999999999999', '1e-400', '-1e-400', '5e-324', '2e-324', '3e-324',
            '2.2250738585072011e-308', '2.2250738585072014e-308', '9007199254740993', '9007199254740993.0', '0.1', '0.30000000000000004', '1e23', '8.41e21', '9.5e-5', '123456.789e-3', '1' . str_repeat('0', 400), '0.' . str_repeat('0', 400) . '1', '0.' . str_repeat('3', 1000),
            // no numbers
            '00', '01', '-01', '-', '+1', '.5', '1.', '1.e5', '1e', '1e+', '1e+-1', '0x1F', '1_000', 'NaN', 'Infinity', '-Infinity', '1 2', "1\0", "1\v", '--1', '1,', '٣',
        ];
        foreach ($numbers as $number) {
            yield substr($number, 0, 40) => [$number];
        }
    }

    #[Test]
    #[DataProvider('numbers')]
    public function readsNumbersAsJsonDecodeDoes(string $number): void
    {
        foreach ([$number, "[{$number}]", "{\"a\":{$number},\"b\":[{$number} ]}", " {$number} "] as $json) {
            $expected = json_decode($json, true);
            $isJson = json_last_error() === JSON_ERROR_NONE;
            $value = null;
            if ((new Reader('mixed'))->reads($json, $value)) {
                self::assertTrue($isJson, "no JSON: {$json}");
                self::assertTrue(self::isSame($expected, $value), $json);
            }
            foreach (['float' => \is_int($expected) ? (float) $expected : $expected, 'int' => $expected] as $type => $typed) {
                if ((new Reader($type))->reads($json, $value)) {
                    self::assertTrue($isJson, "no JSON: {$json}");
                    self::assertTrue(self::isSame($typed, $value), "as {$type}: {$json}");
                }
            }
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function writesWhatJsonEncodeWrites(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES);
        $declined = 0;
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $flags = array_sum(array_filter(self::FLAGS, static fn(): bool => $own->percent(50)));
            // To arrays and back, for objects whose names begin with NUL are for nobody.
            $value = json_decode(JsonPrinter::print(Tree::anything($own, 4), $own), true);
            $written = self::written($value, $flags);
            $expected = json_encode($value, $flags);
            // Names that begin with NUL are for the PHP engine.
            $declined += (int) ($written === null && $expected !== false && !str_contains($expected, '"\u0000'));
            if ($written !== null && $written !== $expected) {
                self::fail("seed {$seed}, case {$case}, flags {$flags}: {$written} instead of {$expected}");
            }
        }

        self::assertLessThan(0.01, $declined / $cases, 'share of what was declined');
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function floatsComeBackToTheLastBit(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $reader = new Reader('list<float>');
        for ($batch = 0; $batch < Chance::cases(self::CASES) / 100; ++$batch) {
            /** @var array<int, float> $all */
            $all = unpack('E200', $chance->bytes(1600));
            $floats = array_values(array_filter($all, is_finite(...)));
            $json = self::written($floats, JSON_PRESERVE_ZERO_FRACTION);
            self::assertSame(json_encode($floats, JSON_PRESERVE_ZERO_FRACTION), $json);
            $value = null;
            self::assertTrue($reader->reads($json, $value));
            self::assertTrue(self::isSame($floats, $value));
        }
    }

    #[Test]
    public function levelsAreCountedAsByExtJson(): void
    {
        $reader = new Reader('mixed');
        foreach ([1, 2, 3, 10, 511, 512, 513] as $depth) {
            foreach ([$depth - 1, $depth, $depth + 1] as $levels) {
                foreach ([['[', '1', ']'], ['{"a":', '1', '}'], ['[', '[]', ']'], ['{"a":', '{}', '}']] as [$open, $inner, $close]) {
                    $levelsAround = $inner === '1' ? $levels : $levels - 1;
                    $json = str_repeat($open, max(0, $levelsAround)) . $inner . str_repeat($close, max(0, $levelsAround));
                    $expected = json_decode($json, true, $depth + 1);
                    $value = null;
                    $isRead = $reader->reads($json, $value, $depth);
                    self::assertSame(json_last_error() === JSON_ERROR_NONE, $isRead, "{$levels} levels of {$open} with a depth of {$depth}");
                    self::assertSame($isRead ? $expected : null, $value);
                    $written = self::written($expected, 0, $depth);
                    self::assertContains($written, [json_encode($expected, 0, $depth), null]);
                }
            }
        }
    }

    private static function written(mixed $value, int $flags, int $depth = self::DEPTH): ?string
    {
        $host = new WriteHost(SerializerBuilder::create()->engine(), null);
        try {
            return (new WriteProgram(NativeView::dynamic(), $flags))->encode($value, $host, $depth);
        } catch (Declined) {
            return null;
        }
    }

    /**
     * Identical, and 0.0 is not -0.0.
     */
    private static function isSame(mixed $expected, mixed $value): bool
    {
        return serialize($expected) === serialize($value);
    }
}
