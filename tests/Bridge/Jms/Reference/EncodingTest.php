<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\RuntimeException;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Scalars;
use Kiln\Tests\Fixture\Jms\Virtual\Throwing;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * The JSON text itself.
 */
#[CoversClass(JmsSerializer::class)]
final class EncodingTest extends ReferenceTestCase
{
    #[Test]
    public function slashesAndLettersAreEscaped(): void
    {
        self::assertWrites('"a\/b\u00e4\ud83d\ude00\"\\\\<>&\'"', "a/b\u{e4}\u{1F600}\"\\<>&'");
        self::assertWrites('"\u0000\u001f\b\f\n\r\t' . "\x7f" . '"', "\x00\x1f\x08\x0c\n\r\t\x7f");
        self::assertWrites('{"name":"\u2028\u2029"}', Person::of("\u{2028}\u{2029}"));
        self::assertWrites('{"\/\u00e4":1}', ["/\u{e4}" => 1]);
    }

    #[Test]
    public function floatsKeepTheirZero(): void
    {
        self::assertWrites('[1.0,0.1,-0.0,1.0e+25,0.3333333333333333,100000.0]', [1.0, 0.1, -0.0, 1.0E+25, 1 / 3, 1e5]);
    }

    #[Test]
    public function thePrecisionOfPhpCounts(): void
    {
        foreach (['14', '17', '-1', '3'] as $precision) {
            $before = (string) ini_set('serialize_precision', $precision);
            try {
                self::compare(static fn(Subject $subject): string => $subject->json([1 / 3, 0.1, 1e22, 123456.789]));
                self::compare(static function (Subject $subject): string {
                    $scalars = new Scalars();
                    $scalars->float = 2 / 3;

                    return $subject->json($scalars);
                });
                self::compare(static fn(Subject $subject): string => $subject->json(2 / 3, null, 'float<5>'));
            } finally {
                ini_set('serialize_precision', $before);
            }
        }
    }

    #[Test]
    public function whatIsNoUtf8IsRefused(): void
    {
        self::assertThrows(RuntimeException::class, 'Your data could not be encoded because it contains invalid UTF8 characters.', static fn(Subject $subject): string => $subject->json("\xff"));
        self::assertThrows(RuntimeException::class, 'Your data could not be encoded because it contains invalid UTF8 characters.', static fn(Subject $subject): string => $subject->json([Person::of("a\xc3")]));
        self::assertThrows(RuntimeException::class, 'Your data could not be encoded because it contains invalid UTF8 characters.', static fn(Subject $subject): string => $subject->json(["\xff" => 1]));
        self::assertGives("['name' => '\xff']", static fn(Subject $subject): array => $subject->array(Person::of("\xff")));
    }

    #[Test]
    public function numbersThatJsonLacksAreRefused(): void
    {
        foreach ([\NAN, \INF, -\INF] as $number) {
            self::assertThrows(RuntimeException::class, 'An error occurred while encoding your data (error code 7).', static fn(Subject $subject): string => $subject->json($number));
            self::assertThrows(RuntimeException::class, 'An error occurred while encoding your data (error code 7).', static fn(Subject $subject): string => $subject->json([1, [$number]], null, 'array<array<float>>'));
            self::compare(static fn(Subject $subject): array => $subject->array([$number]));
            self::compare(static fn(Subject $subject): string => $subject->json($number, null, 'int'));
            self::compare(static fn(Subject $subject): string => $subject->json($number, null, 'string'));
        }
    }

    #[Test]
    public function bothTroublesAtOnceHaveTheFirstOne(): void
    {
        self::compare(static fn(Subject $subject): string => $subject->json(["\xff", \NAN]));
        self::compare(static fn(Subject $subject): string => $subject->json([\NAN, "\xff"]));
        self::compare(static fn(Subject $subject): string => $subject->json([Person::of("\xff"), new Throwing()]));
    }

    #[Test]
    public function ofManyTroublesInALongListJsonEncodeTellsTheLastOneItComesTo(): void
    {
        $troubles = ['key' => ["\xff" => 1], 'value' => ['k' => "\xff"], 'number' => ['k' => \NAN], 'deep' => $this->nested(511), 'deeper' => $this->nested(512)];
        foreach ($troubles as $first) {
            foreach ($troubles as $second) {
                foreach ([[1, 5], [1, 40]] as [$one, $other]) {
                    $list = array_fill(0, 50, ['k' => 1]);
                    $list[$one] = $first;
                    $list[$other] = $second;
                    self::compare(static fn(Subject $subject): string => $subject->json($list));
                    self::compare(static fn(Subject $subject): string => $subject->json($list, null, 'array<array>'));
                }
            }
        }
        $list = [...array_fill(0, 20, ["\xff" => 1]), \NAN, ...array_fill(0, 20, 1)];
        self::assertThrows(RuntimeException::class, 'An error occurred while encoding your data (error code 7).', static fn(Subject $subject): string => $subject->json($list));
    }

    /**
     * @return array<mixed>
     */
    private function nested(int $levels): array
    {
        $array = [];
        for ($level = 1; $level < $levels; ++$level) {
            $array = ['k' => $array];
        }

        return $array;
    }

    #[Test]
    public function documentsThatAreNoJsonAreRefused(): void
    {
        foreach (['', ' ', '{', '[1,]', "{'a':1}", 'nul', '01', '{"a":1}x'] as $json) {
            self::assertThrows(RuntimeException::class, 'Could not decode JSON, syntax error - malformed JSON.', static fn(Subject $subject): mixed => $subject->fromJson($json, 'array'));
            self::assertThrows(RuntimeException::class, 'Could not decode JSON, syntax error - malformed JSON.', static fn(Subject $subject): mixed => $subject->fromJson($json, Person::class));
        }
        self::assertThrows(RuntimeException::class, 'Could not decode JSON, unexpected control character found.', static fn(Subject $subject): mixed => $subject->fromJson("\"\x01\"", 'string'));
        self::assertThrows(RuntimeException::class, 'Could not decode JSON, malformed UTF-8 characters (incorrectly encoded?)', static fn(Subject $subject): mixed => $subject->fromJson("\"\xff\"", 'string'));
        self::assertThrows(RuntimeException::class, 'Could not decode JSON, maximum stack depth exceeded.', static fn(Subject $subject): mixed => $subject->fromJson(str_repeat('[', 513) . str_repeat(']', 513), 'array'));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"\u0000a":1}', 'array'));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('"\ud800"', 'string'));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson("\u{feff}{}", 'array'));
    }

    #[Test]
    public function hugeNumbersAreFloats(): void
    {
        self::assertReads('9.223372036854776E+18', '9223372036854775808', 'float');
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('9223372036854775808', 'int'));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('123456789012345678901234567890', 'int'));
        self::assertReads("'1.2345678901235E+29'", '123456789012345678901234567890', 'string');
        self::assertReads('9223372036854775807', '9223372036854775807', 'int');
        self::assertReads('-0.0', '-0.0', 'float');
        self::assertReads('0', '-0', 'int');
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[-0, 1E400, 1e5, 1.0]', 'array'));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[-0, 1E400, 1e5, 1.0]', 'array<int>'));
    }
}
