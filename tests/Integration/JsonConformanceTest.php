<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Engine;
use Kiln\Error\DeserializationException;
use Kiln\Error\ErrorCode;
use Kiln\Error\Violations;
use Kiln\Format\Json\SyntaxChecker;
use Kiln\Serializer;
use Kiln\Tests\Format\Suites;
use Kiln\Tests\Native\Reader;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * JSONTestSuite: what begins with y_ is JSON, what begins with n_ is not, and of i_ a parser may say either.
 */
#[CoversClass(Serializer::class)]
#[CoversClass(SyntaxChecker::class)]
final class JsonConformanceTest extends TestCase
{
    /** The package of npm has texts, in which U+FFFD stands in the place of bytes that are not UTF-8. These are the bytes. */
    private const BYTES = [
        'i_string_UTF-16LE_with_BOM' => 'fffe5b002200e90022005d00',
        'i_string_UTF-8_invalid_sequence' => '5b22e697a5d188fa225d',
        'i_string_UTF8_surrogate_U+D800' => '5b22eda080225d',
        'i_string_invalid_utf-8' => '5b22ff225d',
        'i_string_iso_latin_1' => '5b22e9225d',
        'i_string_lone_utf8_continuation_byte' => '5b2281225d',
        'i_string_not_in_unicode_range' => '5b22f4bfbfbf225d',
        'i_string_overlong_sequence_2_bytes' => '5b22c0af225d',
        'i_string_overlong_sequence_6_bytes' => '5b22fc83bfbfbfbf225d',
        'i_string_overlong_sequence_6_bytes_null' => '5b22fc8080808080225d',
        'i_string_truncated-utf-8' => '5b22e0ff225d',
        'i_string_utf16BE_no_BOM' => '005b002200e90022005d',
        'i_string_utf16LE_no_BOM' => '5b002200e90022005d00',
        'n_array_a_invalid_utf8' => '5b61e55d',
        'n_array_invalid_utf8' => '5bff5d',
        'n_number_invalid-utf-8-in-bigger-int' => '5b313233e55d',
        'n_number_invalid-utf-8-in-exponent' => '5b316531e55d',
        'n_number_invalid-utf-8-in-int' => '5b30e55d0a',
        'n_number_real_with_invalid_utf8_after_e' => '5b3165e55d',
        'n_object_lone_continuation_byte_in_key_and_trailing_comma' => '7b22b9223a2230222c7d',
        'n_string_invalid-utf-8-in-escape' => '5b225c75e5225d',
        'n_string_invalid_utf8_after_escape' => '5b225ce5225d',
        'n_structure_incomplete_UTF8_BOM' => 'efbb7b7d',
        'n_structure_lone-invalid-utf-8' => 'e5',
        'n_structure_single_eacute' => 'e9',
    ];

    /** The others of i_ are refused: bytes that are not UTF-8, a mark before them, half a surrogate pair. */
    private const MAY_BE_READ = [
        'i_number_double_huge_neg_exp', 'i_number_huge_exp', 'i_number_neg_int_huge_exp', 'i_number_pos_double_huge_exp', 'i_number_real_neg_overflow',
        'i_number_real_pos_overflow', 'i_number_real_underflow', 'i_number_too_big_neg_int', 'i_number_too_big_pos_int', 'i_number_very_big_negative_int',
        'i_structure_500_nested_arrays',
    ];

    #[Test]
    public function whatIsJsonHasTheValueThatPhpReads(): void
    {
        $documents = self::documents('y');
        self::assertCount(95, $documents);
        foreach (self::engines() as $name => $serializer) {
            foreach ($documents as $case => $json) {
                self::assertSame(serialize(json_decode($json, true, 512, \JSON_THROW_ON_ERROR)), serialize($serializer->deserialize($json, 'mixed')), "{$name}, {$case}");
            }
        }
    }

    #[Test]
    public function whatIsNotIsRefusedWithItsPlace(): void
    {
        $documents = self::documents('n');
        self::assertCount(188, $documents);
        foreach (self::engines() as $name => $serializer) {
            foreach ($documents as $case => $json) {
                $violations = self::problems($serializer, $json)->items ?? [];
                self::assertCount(1, $violations, "{$name}, {$case}");
                self::assertContains($violations[0]->code, [ErrorCode::Syntax, ErrorCode::InvalidUtf8, ErrorCode::LoneSurrogate, ErrorCode::DepthExceeded], "{$name}, {$case}");
                self::assertNotNull($violations[0]->line, "{$name}, {$case}");
            }
        }
    }

    #[Test]
    public function whatParsersMayDecideIsDecidedAsByPhp(): void
    {
        $documents = self::documents('i');
        self::assertCount(35, $documents);
        foreach (self::engines() as $name => $serializer) {
            $read = array_filter($documents, static fn(string $json): bool => self::problems($serializer, $json) === null);
            self::assertSame(self::MAY_BE_READ, array_keys($read), $name);
            foreach ($documents as $case => $json) {
                json_decode($json, true);
                self::assertSame(json_last_error() === \JSON_ERROR_NONE, isset($read[$case]), "{$name}, {$case}");
            }
        }
    }

    #[Test]
    #[RequiresPhpExtension('kiln')]
    public function theExtensionReadsItWithoutPhp(): void
    {
        $reader = new Reader('mixed');
        $value = null;
        foreach (self::documents('n') as $case => $json) {
            self::assertFalse($reader->reads($json, $value), $case);
        }
        foreach (self::documents('y') as $case => $json) {
            self::assertTrue($reader->reads($json, $value), $case);
            self::assertSame(serialize(json_decode($json, true)), serialize($value), $case);
        }
    }

    private static function problems(Serializer $serializer, string $json): ?Violations
    {
        try {
            $serializer->deserialize($json, 'mixed');

            return null;
        } catch (DeserializationException $exception) {
            return $exception->violations();
        }
    }

    /**
     * @return array<string, Serializer>
     */
    private static function engines(): array
    {
        $engines = ['plain PHP' => Serializer::create(engine: Engine::Php)];

        return \extension_loaded('kiln') ? $engines + ['native' => Serializer::create(engine: Engine::Native)] : $engines;
    }

    /**
     * @param string $kind y, n or i
     *
     * @return array<string, string> by name
     */
    private static function documents(string $kind): array
    {
        $script = (string) file_get_contents(Suites::need('json-test-suite') . '/package/data/parsing.js');
        $documents = [];
        // What is exported is an array of JSON.
        foreach ((array) json_decode((string) strstr($script, '['), true, 512, \JSON_THROW_ON_ERROR) as $case) {
            self::assertIsArray($case);
            self::assertIsString($case['name']);
            self::assertIsString($case['input']);
            $name = basename($case['name'], '.json');
            if ($name[0] === $kind) {
                $documents[$name] = isset(self::BYTES[$name]) ? (string) hex2bin(self::BYTES[$name]) : $case['input'];
            }
        }

        return $documents;
    }
}
