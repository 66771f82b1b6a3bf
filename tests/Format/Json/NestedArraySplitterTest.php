<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Item;
use Kiln\Format\Json\NestedArraySplitter;
use Kiln\Format\Json\OffTheWay;
use Kiln\Format\Json\Pointer;
use Kiln\Format\Json\State;
use Kiln\Format\Json\StreamedValues;
use Kiln\Format\Json\SyntaxChecker;
use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

#[CoversClass(NestedArraySplitter::class)]
#[CoversClass(StreamedValues::class)]
#[CoversClass(Pointer::class)]
#[CoversClass(OffTheWay::class)]
#[CoversClass(State::class)]
final class NestedArraySplitterTest extends SplitterTestCase
{
    /** @return iterable<string, array{string, string, list<string>}> */
    public static function arrays(): iterable
    {
        yield 'in an object' => ['/a', '{"a":[1,2]}', ['1', '2']];
        yield 'empty' => ['/a', ' { "a" : [ ] } ', []];
        yield 'others around it' => ['/a', '{"b":{"a":[0]},"c":[[],{}],"a":[{"a":[3]},4],"d":null,"e":"]"}', ['{"a":[3]}', '4']];
        yield 'deep' => ['/a/b/1', "{\"a\":{\"x\":1,\n\"b\":[[9],\n[1],[8]],\"y\":{}},\"b\":[]}", ['1']];
        yield 'in an array' => ['/0', '[["é"],[2]]', ['"é"']];
        yield 'in an object with a number for a key' => ['/0', '{"00":[1],"0":[2]}', ['2']];
        yield 'a key with slashes and tildes' => ['/a~1b~0~01', '{"a/b~~1":[1]}', ['1']];
        yield 'an empty key' => ['/', '{"":[1]}', ['1']];
        yield 'two empty keys' => ['//', '{"":{"":[1]}}', ['1']];
        yield 'a key with escapes' => ['/é"', '{"\u00e9\"":[1]}', ['1']];
        yield 'keys that begin alike' => ['/ab', '{"a":[1],"abc":[2],"ab":[3]}', ['3']];
        yield 'strings like structure' => ['/a', '{"}":"{\"a\":[1","]":["\\\\","\"]"],"a":["],["]}', ['"],["']];
        yield 'numbers and literals' => ['/a', '{"n":-0.5e+10,"t":true,"f":false,"z":null,"0":0,"a":[1]}', ['1']];
        yield 'escapes beside it' => ['/a', '{"b":"\ud83d\ude00\u00e9\\\\\"\/\b\f\n\r\t 😀漢é","a":[1],"c":"\ud83d\ude00"}', ['1']];
        yield 'the same key elsewhere' => ['/a/b', '{"b":[0],"c":{"b":[0]},"a":{"c":{"b":[0]},"b":[1]}}', ['1']];
    }

    /** @param list<string> $items */
    #[Test]
    #[DataProvider('arrays')]
    public function theElementsOfAnArrayInsideAreCutOut(string $pointer, string $json, array $items): void
    {
        self::assertSame([$items, null], self::split(self::at($pointer), $json));
        self::assertSame(self::find(json_decode($json, true), $pointer), array_map(static fn(string $item): mixed => json_decode($item, true), $items));
    }

    /** @return iterable<string, array{string, string, list<string>, string}> */
    public static function errors(): iterable
    {
        yield 'empty stream' => ['/a', '', [], 'syntax 0 unexpected end of text: expected a value (line 1, column 1)'];
        yield 'a key that is missing' => ['/a/b', "{\"a\":\n{\"c\":[1]}}", [], 'missing_key 6 a.b: missing key'];
        yield 'in an empty object' => ['/a', '{}', [], 'missing_key 0 a: missing key'];
        yield 'an element that is missing' => ['/a/2', '{"a":[[1],[2]]}', [], 'missing_key 5 a[2]: missing element'];
        yield 'a scalar on the way' => ['/a/b', '{"a":"b"}', [], 'type_mismatch 5 a: expected object, got string'];
        yield 'an array on the way' => ['/a/b', '{"a":[]}', [], 'type_mismatch 5 a: expected object, got array'];
        yield 'an array on the way, behind its end' => ['/a/-', '{"a":[]}', [], 'type_mismatch 5 a: expected object, got array'];
        yield 'an index with a zero in front' => ['/a/01', '{"a":[[1],[2]]}', [], 'type_mismatch 5 a: expected object, got array'];
        yield 'a scalar in place of an array of arrays' => ['/0', 'true', [], 'type_mismatch 0 $: expected array or object, got bool'];
        yield 'an object at the end' => ['/a', '{"a":{}}', [], 'type_mismatch 5 a: expected array, got object'];
        yield 'null at the end' => ['/a', '{"a":null}', [], 'type_mismatch 5 a: expected array, got null'];
        yield 'the key twice' => ['/a', "{\"a\":[1],\n\"\\u0061\":[2]}", ['1'], 'repeated_key 10 a: the key stands here again'];
        yield 'a key on the way twice' => ['/a/b', '{"a":{"b":[1]},"a":{}}', ['1'], 'repeated_key 15 a: the key stands here again'];
        yield 'no JSON before it' => ['/a', '{"b":[1,],"a":[1]}', [], 'syntax 8 unexpected "]": expected a value after "," (line 1, column 9)'];
        yield 'no JSON behind it' => ['/a', '{"a":[1],"b":tru}', ['1'], 'syntax 13 unexpected "tru": expected a value (line 1, column 14)'];
        yield 'a wrong bracket' => ['/a', '{"a":[1],"b":[{"c":1]}', ['1'], 'syntax 20 unexpected "]": expected "," or "}" after a member (line 1, column 21)'];
        yield 'a comma too many' => ['/a', '{"a":[1],}', ['1'], 'syntax 9 unexpected "}": expected a key in double quotes after "," (line 1, column 10)'];
        yield 'a colon too few' => ['/a', '{"a" [1]}', [], 'syntax 5 unexpected "[": expected ":" after a key (line 1, column 6)'];
        yield 'more behind the document' => ['/a', '{"a":[1]} {}', ['1'], 'syntax 10 unexpected "{": expected nothing after the value (line 1, column 11)'];
        yield 'the end is missing' => ['/a', '{"a":[1]', ['1'], 'syntax 8 unexpected end of text: expected "," or "}" after a member (line 1, column 9)'];
        yield 'the end of an item is missing' => ['/a', '{"a":[1,[2', ['1'], 'syntax 10 unexpected end of text: expected "," or "]" after an element (line 1, column 11)'];
        yield 'a number that is none' => ['/a', '{"b":01,"a":[]}', [], 'syntax 6 malformed number: no digit may follow a leading 0 (line 1, column 7)'];
        yield 'half of a surrogate pair' => ['/a', '{"b":"abcdefghijklmnop\ud83dqrstuvwxyz0123456789","a":[]}', [], 'lone_surrogate 22 \ud83d is one half of a surrogate pair: the other is missing (line 1, column 23)'];
        yield 'an escape that is none' => ['/a', '{"b":"abcdefghijklmnop\qrstuvwxyz0123456789","a":[]}', [], 'syntax 22 unknown escape: expected one of " \ / b f n r t u after "\" (line 1, column 23)'];
        yield 'no UTF-8' => ['/a', "{\"b\":\"é漢\xE2\x82\",\"a\":[]}", [], 'invalid_utf8 11 invalid UTF-8: byte 0xE2 begins no character (line 1, column 9)'];
        yield 'no UTF-8 in a key' => ['/a', "{\"\xFF\":1,\"a\":[]}", [], 'invalid_utf8 2 invalid UTF-8: byte 0xFF begins no character (line 1, column 3)'];
        yield 'a control character' => ['/a', "{\"b\":\"x\ny\",\"a\":[]}", [], 'syntax 7 control character U+000A in a string: it must be written as an escape (line 1, column 8)'];
        yield 'a string without an end' => ['/a', '{"a":[1],"b":"xyz', ['1'], 'syntax 17 unexpected end of text: the string that begins in line 1, column 14 is not closed (line 1, column 18)'];
        yield 'a key without an end' => ['/a', '{"a":[1],"b', ['1'], 'syntax 11 unexpected end of text: the string that begins in line 1, column 10 is not closed (line 1, column 12)'];
    }

    /** @param list<string> $items */
    #[Test]
    #[DataProvider('errors')]
    public function whatIsWrongOnTheWayOrBesideItIsRefused(string $pointer, string $json, array $items, string $error): void
    {
        self::assertSame([$items, $error], self::split(self::at($pointer), $json));
    }

    #[Test]
    #[TestWith(['a'])]
    #[TestWith(['#/a'])]
    #[TestWith(['/a~'])]
    #[TestWith(['/a~2b'])]
    public function whatIsNoPointerIsRefused(string $pointer): void
    {
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage("\"{$pointer}\" is no JSON pointer");
        Pointer::segments($pointer);
    }

    #[Test]
    public function whatStandsAroundItNestsNoDeeperThanAllowed(): void
    {
        $deep = static fn(int $levels): string => str_repeat('[', $levels) . str_repeat(']', $levels);

        self::assertSame([['1'], null], self::split(self::at('/a', levels: 4), '{"b":' . $deep(3) . ',"a":[1],"c":' . $deep(3) . '}'));
        self::assertSame([[], 'depth_exceeded 8 nested deeper than the 4 levels allowed (line 1, column 9)'], self::split(self::at('/a', levels: 4), '{"b":' . $deep(4) . ',"a":[1]}'));
        self::assertSame([['1'], 'depth_exceeded 17 nested deeper than the 4 levels allowed (line 1, column 18)'], self::split(self::at('/a', levels: 4), '{"a":[1],"b": ' . $deep(4) . '}'));
        // Far deeper than PHP's parser goes, and than the window reaches.
        foreach ([100_000, 1000] as $size) {
            self::assertCount(1, iterator_to_array(self::at('/a', levels: 30_001)->split(str_split('{"b":' . $deep(30_000) . ',"a":[1]}', $size))));
        }
    }

    #[Test]
    public function anElementComesAsSoonAsItsEndWasSeen(): void
    {
        $sent = [];
        $chunks = (static function () use (&$sent): \Generator {
            foreach (['{"b":', '{"x":[1', ']},', '"a":[', '{"a":1', '}', ',', '[2]', ', 3', ' ', ']', '}'] as $chunk) {
                $sent[] = $chunk;
                yield $chunk;
            }
        })();

        $seen = [];
        foreach (self::at('/a')->split($chunks) as $item) {
            $seen[$item->text] = end($sent);
        }

        self::assertSame(['{"a":1}' => '}', '[2]' => '[2]', '3' => ' '], $seen);
    }

    /**
     * @return iterable<string, array{string, string, string}> the beginning, a part, the end of a value
     */
    public static function longValues(): iterable
    {
        yield 'a string' => ['"', str_repeat('é漢😀 \ud83d\ude00\n', 50), '"'];
        yield 'numbers' => ['[0', str_repeat(',-1.5e8', 100), ']'];
        yield 'objects' => ['[0', str_repeat(',{"id":1,"tags":["a",{}]}', 30), ']'];
        yield 'members' => ['{"":0', str_repeat(',"key":[true,null]', 50), '}'];
        yield 'arrays in arrays' => ['[0', ',' . str_repeat('[', 300) . str_repeat(']', 300), ']'];
        yield 'strings in arrays' => ['[0', ',[["' . str_repeat('x', 700) . '"]]', ']'];
        yield 'whitespace' => ['[', str_repeat(" \n", 300), '1]'];
    }

    #[Test]
    #[DataProvider('longValues')]
    public function memoryDependsOnNeitherTheLengthNorTheNumberOfWhatStandsBesideIt(string $beginning, string $part, string $end): void
    {
        $stream = static function () use ($beginning, $part, $end): \Generator {
            yield '{"before":' . $beginning;
            for ($i = 0; $i < 1000; ++$i) {
                yield $part;
            }
            yield $end . ',"a":[1],"behind":' . $beginning;
            for ($i = 0; $i < 1000; ++$i) {
                yield $part;
            }
            yield $end . '}';
        };
        $seen = [];

        $memory = self::memoryFor(self::at('/a'), $stream(), static function (Item $item) use (&$seen): void {
            $seen[] = $item->text;
        });

        self::assertSame(['1'], $seen);
        self::assertLessThan(2_200_000, $memory);
    }

    #[Test]
    public function aKeyOrNumberWithoutAnEndIsNotWaitedFor(): void
    {
        foreach (['{"' => 'a', '{"b":1' => '2', '{"a":["' => 'a'] as $beginning => $part) {
            $endless = (static function () use ($beginning, $part): \Generator {
                yield $beginning;
                while (true) {
                    yield str_repeat($part, 1000);
                }
            })();
            try {
                foreach (self::at('/a', bytes: 5000)->split($endless) as $item) {
                    self::fail($item->text);
                }
                self::fail('The stream has no end.');
            } catch (LimitException $exception) {
                self::assertSame(5000, $exception->exceeded->limit);
            }
        }
    }

    #[Test]
    #[Group('fuzz')]
    public function anyArrayOfARandomDocumentIsCutIntoWhatJsonDecodeFinds(): void
    {
        $seed = Seed::for(__METHOD__);
        $count = 0;

        for ($case = Seed::cases(30); $case > 0; --$case) {
            $document = RandomDocument::value($seed, 4);
            $json = $document->text;
            foreach ($document->values as ['path' => $path, 'start' => $start, 'end' => $end]) {
                if ($path === [] || $json[$start] !== '[') {
                    continue;
                }
                $pointer = implode('', array_map(static fn(string|int $segment): string => '/' . str_replace(['~', '/'], ['~0', '~1'], (string) $segment), $path));
                [$items, $error] = self::split(self::at($pointer), $json, [$seed->chunks($json, 3), $seed->chunks($json, 100)]);
                $about = "KILN_SEED={$seed->number} {$pointer} {$json}";
                // The array of an earlier one of two equal keys comes before the second is seen.
                if ($error === null || preg_match('/^(?:repeated_key|missing_key|type_mismatch) /', $error) !== 1) {
                    self::assertNull($error, $about);
                    self::assertSame(
                        json_encode(json_decode(substr($json, $start, $end - $start), true), \JSON_PARTIAL_OUTPUT_ON_ERROR),
                        json_encode(array_map(static fn(string $item): mixed => json_decode($item, true), $items), \JSON_PARTIAL_OUTPUT_ON_ERROR),
                        $about,
                    );
                    ++$count;
                }
            }
        }

        self::assertGreaterThan(0, $count);
    }

    #[Test]
    #[Group('fuzz')]
    public function theFirstErrorOfADamagedDocumentIsFoundWhereItIs(): void
    {
        $seed = Seed::for(__METHOD__);
        $errors = 0;

        for ($case = Seed::cases(1_500); $case > 0; --$case) {
            $damaged = RandomDocument::value($seed, 4)->damaged();
            $json = '{"b":' . $damaged . ',"a":[1]}';
            $about = \sprintf('KILN_SEED=%d, %s', $seed->number, bin2hex($json));
            $whole = (new SyntaxChecker())->firstError($json, \PHP_INT_MAX);
            foreach ([[$json], str_split($json, 3)] as $chunks) {
                $found = null;
                try {
                    iterator_to_array(self::at('/a')->split($chunks));
                } catch (SyntaxException $exception) {
                    $found = "{$exception->error->code} {$exception->error->position->offset}";
                } catch (OffTheWay) {
                    // What was put in may be another key, or an end.
                    continue;
                }
                if ($found !== null && $whole !== null && $whole->code !== 'syntax' && str_starts_with($found, 'syntax')) {
                    // The checker reads a string that is out of place.
                    self::assertSame('"', $json[(int) substr($found, 7)], $about);
                } else {
                    self::assertSame($whole === null ? null : "{$whole->code} {$whole->position->offset}", $found, $about);
                }
                $errors += $found === null ? 0 : 1;
            }
        }

        self::assertGreaterThan(0, $errors);
    }

    /**
     * @param int<1, max> $levels
     */
    private static function at(string $pointer, int $levels = 512, ?int $bytes = null): NestedArraySplitter
    {
        return new NestedArraySplitter(Pointer::segments($pointer), $levels, $bytes);
    }

    private static function find(mixed $data, string $pointer): mixed
    {
        foreach (\array_slice(explode('/', $pointer), 1) as $segment) {
            self::assertIsArray($data);
            $data = $data[str_replace(['~1', '~0'], ['/', '~'], $segment)];
        }

        return $data;
    }
}
