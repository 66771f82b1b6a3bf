<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Item;
use Kiln\Format\Json\ArraySplitter;
use Kiln\Format\Json\SyntaxChecker;
use Kiln\Format\LimitException;
use Kiln\Format\StreamBuffer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(ArraySplitter::class)]
#[CoversClass(Item::class)]
#[CoversClass(LimitException::class)]
#[CoversClass(StreamBuffer::class)]
final class ArraySplitterTest extends SplitterTestCase
{
    /** @return iterable<string, array{string, list<string>}> */
    public static function arrays(): iterable
    {
        yield 'empty' => ['[]', []];
        yield 'empty with space' => [" \r\n[\t\n] \n", []];
        yield 'one' => ['[1]', ['1']];
        yield 'scalars' => ['[1,-2.5e+3 , "a",true,null ,""]', ['1', '-2.5e+3', '"a"', 'true', 'null', '""']];
        yield 'containers' => ['[{"a":[1,2]},[[],{}],{}]', ['{"a":[1,2]}', '[[],{}]', '{}']];
        yield 'lines' => ["[\n  {\"a\": 1},\r\n  {\"a\":\n2}\n]\n", ['{"a": 1}', "{\"a\":\n2}"]];
        yield 'strings like structure' => ['["],[","\"]","\\\\",{"}":"{\\""}]', ['"],["', '"\"]"', '"\\\\"', '{"}":"{\\""}']];
        yield 'characters of several bytes' => ['["é漢😀",{"é":"漢"}, "😀" ]', ['"é漢😀"', '{"é":"漢"}', '"😀"']];
    }

    /** @param list<string> $items */
    #[Test]
    #[DataProvider('arrays')]
    public function anArrayIsCutIntoItsElements(string $json, array $items): void
    {
        self::assertSame([$items, null], self::split(new ArraySplitter(), $json));
        self::assertSame(json_decode($json, true), array_map(static fn(string $item): mixed => json_decode($item, true), $items));
    }

    /** @return iterable<string, array{string, list<string>, string}> */
    public static function errors(): iterable
    {
        yield 'empty stream' => ['', [], 'syntax 0 unexpected end of text: expected "[", as the stream is to be one array (line 1, column 1)'];
        yield 'whitespace only' => [" \n ", [], 'syntax 3 unexpected end of text: expected "[", as the stream is to be one array (line 2, column 2)'];
        yield 'byte order mark' => ["\u{FEFF}[]", [], 'syntax 0 unexpected byte order mark: expected "[", as the stream is to be one array (line 1, column 1)'];
        yield 'an object' => ["\r\n {}", [], 'syntax 3 unexpected "{": expected "[", as the stream is to be one array (line 2, column 2)'];
        yield 'no JSON' => ['é', [], 'syntax 0 unexpected "é": expected "[", as the stream is to be one array (line 1, column 1)'];
        yield 'no UTF-8' => ["\xE2\x82x", [], 'invalid_utf8 0 invalid UTF-8: byte 0xE2 begins no character (line 1, column 1)'];
        yield 'cut at once' => ['[', [], 'syntax 1 unexpected end of text: expected a value or "]" (line 1, column 2)'];
        yield 'cut after an item' => ['["a"', ['"a"'], 'syntax 4 unexpected end of text: expected "," or "]" after an element (line 1, column 5)'];
        yield 'cut after a comma' => ["[1,\n", ['1'], 'syntax 4 unexpected end of text: expected a value after "," (line 2, column 1)'];
        yield 'cut after or in a number' => ['[1,23', ['1'], 'syntax 5 unexpected end of text: expected "," or "]" after an element (line 1, column 6)'];
        yield 'cut in a number' => ['[1,23.', ['1'], 'syntax 5 malformed number: expected digits after "." (line 1, column 6)'];
        yield 'cut in a literal' => ['[1,tr', ['1'], 'syntax 3 unexpected "tr": expected a value (line 1, column 4)'];
        yield 'cut in an object' => ['[1,{"a":[2', ['1'], 'syntax 10 unexpected end of text: expected "," or "]" after an element (line 1, column 11)'];
        yield 'cut in a string' => ["[1,\n{\"é\":\"2]", ['1'], 'syntax 13 unexpected end of text: the string that begins in line 2, column 6 is not closed (line 2, column 9)'];
        yield 'wrong bracket long before the end' => ['[{"a":[1}, 2', [], 'syntax 8 unexpected "}": expected "," or "]" after an element (line 1, column 9)'];
        yield 'closed by a brace' => ['[1}', ['1'], 'syntax 2 unexpected "}": expected "," or "]" after an element (line 1, column 3)'];
        yield 'comma missing' => ['[{} {}]', ['{}'], 'syntax 4 unexpected "{": expected "," or "]" after an element (line 1, column 5)'];
        yield 'comma missing before a string' => ['[1"a"]', ['1'], 'syntax 2 unexpected string: expected "," or "]" after an element (line 1, column 3)'];
        yield 'comma missing between numbers' => ['[1 2]', ['1'], 'syntax 3 unexpected number: expected "," or "]" after an element (line 1, column 4)'];
        yield 'comma twice' => ['[1,,2]', ['1'], 'syntax 3 unexpected ",": expected a value after "," (line 1, column 4)'];
        yield 'comma first' => ['[,1]', [], 'syntax 1 unexpected ",": expected a value or "]" (line 1, column 2)'];
        yield 'comma last' => ['[1,]', ['1'], 'syntax 3 unexpected "]": expected a value after "," (line 1, column 4)'];
        yield 'colon' => ['["a":1]', ['"a"'], 'syntax 4 unexpected ":": expected "," or "]" after an element (line 1, column 5)'];
        yield 'junk' => ['[#]', [], 'syntax 1 unexpected "#": expected a value or "]" (line 1, column 2)'];
        yield 'more after the array' => ['[1] x', ['1'], 'syntax 4 unexpected "x": expected nothing after the value (line 1, column 5)'];
        yield 'a second array' => ["[1]\n[2]", ['1'], 'syntax 4 unexpected "[": expected nothing after the value (line 2, column 1)'];
        yield 'NUL after the array' => ["[1]\0", ['1'], 'syntax 3 unexpected control character U+0000: expected nothing after the value (line 1, column 4)'];
        yield 'a cut character after the array' => ["[1]\xE2\x82", ['1'], 'invalid_utf8 3 invalid UTF-8: byte 0xE2 begins no character (line 1, column 4)'];
    }

    /** @param list<string> $items */
    #[Test]
    #[DataProvider('errors')]
    public function whatIsWrongAroundTheItemsIsRefused(string $json, array $items, string $error): void
    {
        self::assertIsNotArray(json_decode($json), 'Nothing is wrong with that.');
        self::assertSame([$items, $error], self::split(new ArraySplitter(), $json));
    }

    #[Test]
    public function itemsAreNotChecked(): void
    {
        self::assertSame([['tru', '01', '{"a" 1}', '[1}', "\"\xFF\n\\x\""], null], self::split(new ArraySplitter(), "[tru,01,{\"a\" 1},[1},\"\xFF\n\\x\"]"));
    }

    #[Test]
    public function anItemComesAsSoonAsItsEndWasSeen(): void
    {
        $sent = [];
        $chunks = (static function () use (&$sent): \Generator {
            foreach (['[', '{"a":1', '}', ',', '[2]', ', 3', ' ', ']'] as $chunk) {
                $sent[] = $chunk;
                yield $chunk;
            }
        })();

        $seen = [];
        foreach ((new ArraySplitter())->split($chunks) as $item) {
            $seen[$item->text] = end($sent);
        }

        self::assertSame(['{"a":1}' => '}', '[2]' => '[2]', '3' => ' '], $seen);
    }

    #[Test]
    public function theSizeOfAnItemIsLimited(): void
    {
        foreach (['"2345"', '123456', '[1, 2]', '{"a":1}'] as $item) {
            $json = "[1,\n  $item  \n]";
            $size = \strlen($item);

            self::assertSame([['1', $item], null], self::split(new ArraySplitter(maxItemBytes: $size), $json));
            self::assertSame(
                [['1'], \sprintf('too_large 6 an item has more than the %d bytes allowed (line 2, column 3)', $size - 1)],
                self::split(new ArraySplitter(maxItemBytes: $size - 1), $json),
            );
        }
    }

    #[Test]
    public function anItemThatIsTooLargeIsNotWaitedFor(): void
    {
        $sent = 0;
        $endless = (static function () use (&$sent): \Generator {
            yield '["';
            while (true) {
                $sent += 1000;
                yield str_repeat('a', 1000);
            }
        })();

        try {
            foreach ((new ArraySplitter(maxItemBytes: 5000))->split($endless) as $item) {
                self::fail('No item has an end, and this is none: ' . $item->text);
            }
            self::fail('The stream has no end.');
        } catch (LimitException $exception) {
            self::assertSame([5000, 1], [$exception->exceeded->limit, $exception->exceeded->position->offset]);
        }

        self::assertSame(5000, $sent);
    }

    #[Test]
    public function theSizeOfTheStreamIsLimited(): void
    {
        $json = "[1,\n 22]\n";

        self::assertSame([['1', '22'], null], self::split(new ArraySplitter(maxBytes: 9), $json));
        self::assertSame([['1', '22'], 'too_large 8 the stream has more than the 8 bytes allowed (line 2, column 5)'], self::split(new ArraySplitter(maxBytes: 8), $json));
        self::assertSame([['1'], 'too_large 7 the stream has more than the 7 bytes allowed (line 2, column 4)'], self::split(new ArraySplitter(maxBytes: 7), $json));
        self::assertSame([[], 'too_large 0 the stream has more than the 0 bytes allowed (line 1, column 1)'], self::split(new ArraySplitter(maxBytes: 0), $json));
    }

    #[Test]
    public function memoryDoesNotGrowWithTheLengthOfTheStream(): void
    {
        $count = 0;
        $stream = (static function (): \Generator {
            yield '[';
            for ($i = 0; $i < 20_000; ++$i) {
                yield ($i > 0 ? ',' : '') . '{"a":"' . str_repeat('é', 500) . '"}';
            }
            yield ']';
        })();

        $memory = self::memoryFor(new ArraySplitter(), $stream, static function () use (&$count): void {
            ++$count;
        });

        self::assertSame(20_000, $count);
        self::assertLessThan(300_000, $memory);
    }

    #[Test]
    public function memoryIsThatOfTheLongestItemAndAChunk(): void
    {
        $item = '"' . str_repeat('a', 4_000_000) . '"';
        $chunk = '[' . $item . ',' . $item . ']' . str_repeat(' ', 8_000_000);
        $count = 0;

        $memory = self::memoryFor(new ArraySplitter(), [$chunk], static function (Item $item) use (&$count): void {
            $count += \strlen($item->text);
        });

        self::assertSame(2 * \strlen($item), $count);
        self::assertLessThan(3 * \strlen($item) + 500_000, $memory, 'The buffer, the item, and the item before, which the loop still holds.');
    }

    #[Test]
    public function anItemMaySpanAHundredThousandChunks(): void
    {
        $item = '{"a":"' . str_repeat('\"]漢', 20_000) . '","b":' . str_repeat('[', 1000) . str_repeat(']', 1000) . '}';
        $items = [];
        foreach ((new ArraySplitter())->split(str_split('[' . $item . ']')) as $found) {
            $items[] = $found->text;
        }

        self::assertSame([$item], $items);
        self::assertGreaterThan(100_000, \strlen($item));
    }

    #[Test]
    public function depthIsNoRecursion(): void
    {
        $item = str_repeat('[', 1_000_000) . str_repeat(']', 1_000_000);

        foreach ([1 << 30, 100_000, 1000] as $size) {
            $items = [];
            foreach ((new ArraySplitter())->split(str_split('[' . $item . ',1]', $size)) as $found) {
                $items[] = $found->text;
            }
            self::assertSame([$item, '1'], $items);
        }
    }

    #[Test]
    public function realDocumentsAreCutIntoWhatJsonDecodeFinds(): void
    {
        $seed = Seed::for(__METHOD__);

        foreach (RealDocuments::texts() as $name => $json) {
            $list = array_is_list((array) json_decode($json)) ? $json : '[' . $json . ',' . $json . ']';
            foreach ([[$list], str_split($list, 4096), $seed->chunks($list, 5000)] as $chunks) {
                $items = [];
                foreach ((new ArraySplitter())->split($chunks) as $item) {
                    $items[] = json_decode($item->text);
                }
                self::assertTrue(json_encode(json_decode($list)) === json_encode($items), "KILN_SEED=$seed->number $name");
            }
        }
    }

    #[Test]
    #[Group('fuzz')]
    public function randomArraysAreCutIntoWhatJsonDecodeFinds(): void
    {
        $seed = Seed::for(__METHOD__);
        $count = 0;

        for ($case = Seed::cases(200); $case > 0; --$case) {
            $json = RandomDocument::list($seed, 4)->text;
            [$items, $error] = self::split(new ArraySplitter(), $json, [$seed->chunks($json, 3), $seed->chunks($json, 100)]);

            self::assertNull($error, "KILN_SEED=$seed->number");
            self::assertSame(
                json_encode(json_decode($json, true), \JSON_PARTIAL_OUTPUT_ON_ERROR),
                json_encode(array_map(static fn(string $item): mixed => json_decode($item, true), $items), \JSON_PARTIAL_OUTPUT_ON_ERROR),
                "KILN_SEED=$seed->number",
            );
            $count += \count($items);
        }

        self::assertGreaterThan(0, $count);
    }

    #[Test]
    #[Group('fuzz')]
    public function theFirstErrorOfADamagedArrayIsFoundWhereItIsInTheWhole(): void
    {
        $seed = Seed::for(__METHOD__);
        $errors = 0;

        for ($case = Seed::cases(6_000); $case > 0; --$case) {
            $json = RandomDocument::list($seed, 4)->damaged();
            $about = \sprintf('KILN_SEED=%d, %s', $seed->number, bin2hex($json));
            $whole = (new SyntaxChecker())->firstError($json, \PHP_INT_MAX);
            $inStream = self::firstErrorInStream(new ArraySplitter(), $json);

            if (ltrim($json, " \t\r\n") === '' || ltrim($json, " \t\r\n")[0] !== '[') {
                self::assertNotNull($inStream, $about);
            } elseif ($whole !== null && $whole->code !== 'syntax' && $inStream !== $whole->code . ' ' . $whole->position->offset) {
                // The checker reads a string that is out of place; the splitter stops before it.
                self::assertMatchesRegularExpression('/\Asyntax \d+\z/', (string) $inStream, $about);
                self::assertSame('"', $json[(int) substr((string) $inStream, 7)], $about);
            } else {
                self::assertSame($whole === null ? null : $whole->code . ' ' . $whole->position->offset, $inStream, $about);
            }
            $errors += $whole === null ? 0 : 1;

            if ($case % 50 === 0) {
                self::split(new ArraySplitter(), $json, [$seed->chunks($json, 5)]);
            }
        }

        self::assertGreaterThan(0, $errors);
    }
}
