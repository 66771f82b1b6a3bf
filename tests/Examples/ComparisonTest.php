<?php

declare(strict_types=1);

namespace Kiln\Tests\Examples;

use Kiln\Examples\Demo\Comparison;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The demo claims that nothing is lost: this is what it finds out by.
 */
#[CoversNothing]
final class ComparisonTest extends TestCase
{
    /** @return iterable<string, array{string, string, list<string>, list<string>, list<string>, list<string>}> */
    public static function documents(): iterable
    {
        yield 'the same' => ['{"a": [1, {"b": null}]}', '{"a":[1,{"b":null}]}', [], [], [], []];
        yield 'another order' => ['{"a": 1, "b": 2}', '{"b":2,"a":1}', [], [], [], []];
        yield 'a key less' => ['{"a": {"b": 1, "c": 2}}', '{"a":{"b":1}}', ['$.a.c'], [], [], []];
        yield 'an item less' => ['[1, 2]', '[1]', ['$[1]'], [], [], []];
        yield 'a key more' => ['{}', '{"a":null}', [], [], ['$.a'], []];
        yield 'null is not the same as missing' => ['{"a": null}', '{}', ['$.a'], [], [], []];
        yield 'another order of a list' => ['[1, 2]', '[2,1]', [], ['$[0] was 1, is 2', '$[1] was 2, is 1'], [], []];
        yield 'another type' => ['{"a": "1", "b": 0, "c": null}', '{"a":1,"b":false,"c":""}', [], ['$.a was "1", is 1', '$.b was 0, is false', '$.c was null, is ""'], [], []];
        yield 'a number in two spellings' => ['[1, 1e2]', '[1.0,100.0]', [], [], [], ['$[0]']];
        yield 'a number that is not quite the same' => ['[9007199254740993, 0.1]', '[9007199254740992,0.10000000000000002]', [], ['$[0] was 9007199254740993, is 9007199254740992', '$[1] was 0.1, is 0.10000000000000002'], [], []];
        yield 'empty brackets' => ['[[], {}]', '[{},[]]', [], [], [], ['$[0]', '$[1]']];
        yield 'brackets that are not empty' => ['[1]', '{"0":1}', [], ['$ was [1], is {"0":1}'], [], []];
        yield 'a moment in two spellings' => ['["2024-02-29T13:45:00.000Z"]', '["2024-02-29T13:45:00+00:00"]', [], [], [], ['$[0]']];
        yield 'two moments' => ['["2024-02-29T13:45:00.001Z"]', '["2024-02-29T13:45:00Z"]', [], ['$[0] was "2024-02-29T13:45:00.001Z", is "2024-02-29T13:45:00Z"'], [], []];
        yield 'texts that only look like dates' => ['["2024-02-29"]', '["2024-02-29T00:00:00Z"]', [], ['$[0] was "2024-02-29", is "2024-02-29T00:00:00Z"'], [], []];
    }

    /**
     * @param list<string> $lost
     * @param list<string> $changed
     * @param list<string> $added
     * @param list<string> $respelt
     */
    #[Test]
    #[DataProvider('documents')]
    public function itFindsEveryDifference(string $before, string $after, array $lost, array $changed, array $added, array $respelt): void
    {
        $comparison = Comparison::of($before, $after);

        self::assertSame($lost, $comparison->lost);
        self::assertSame($changed, $comparison->changed);
        self::assertSame($added, $comparison->added);
        self::assertSame($respelt, $comparison->respelt);
        self::assertSame($lost === [] && $changed === [], $comparison->isComplete());
    }
}
