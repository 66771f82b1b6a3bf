<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\IndexedDocument;
use Kiln\Format\IndexedObject;
use Kiln\Format\Json\JsonText;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(IndexedDocument::class)]
#[CoversClass(IndexedObject::class)]
#[CoversClass(JsonText::class)]
final class IndexedDocumentTest extends TestCase
{
    /**
     * @return iterable<string, array{string, int<1, max>}>
     */
    public static function others(): iterable
    {
        yield 'no object' => ['[0,"0"]', 9];
        yield 'a text that looks like one' => ['["{\"0\":1}"]', 9];
        yield 'an object without members' => ['[{},[]]', 9];
        yield 'a key that begins with 0' => ['{"00":1,"01":2}', 9];
        yield 'a key between' => ['{"0":1,"2":2}', 9];
        yield 'another order' => ['{"1":1,"0":2}', 9];
        yield 'a key more' => ['{"0":1,"a":2}', 9];
        yield 'no JSON' => ['{"0":1,}', 9];
        yield 'too deep' => ['{"0":{"0":1}}', 1];
        yield 'a key that begins with a NUL' => ['{"0":{"\u0000a":1}}', 9];
        yield 'nothing' => ['', 9];
    }

    /**
     * @param int<1, max> $depth
     */
    #[Test]
    #[DataProvider('others')]
    public function anyOtherTextIsNone(string $json, int $depth): void
    {
        self::assertNull(self::of($json, $depth));
    }

    #[Test]
    public function onlyObjectsThatLookLikeListsAreNoArrays(): void
    {
        self::assertEquals(
            ['a' => new IndexedObject([new IndexedObject([1]), [new IndexedObject([2, 3])]]), 'b' => ['x' => [4], 5 => []]],
            self::of('{"a":{"0":{"\u0030":1},"1":[{"0":2,"1":3}]},"b":{"x":[4],"5":{}}}', 4)?->data(),
        );
        self::assertEquals(new IndexedObject([2, 3]), self::of('{"0":1,"1":3,"0":2}', 1)?->data());
    }

    #[Test]
    public function numbersAndTextsAreThoseOfOtherDocuments(): void
    {
        $json = '{"0":[1.0,12345678901234567890,1e400,-0,"\ud83d\ude00","",null,true,{"":1,"-0":2,"07":3,"9223372036854775808":4,"-5":5}]}';
        $data = self::of($json, 9)?->data();
        self::assertInstanceOf(IndexedObject::class, $data);
        self::assertSame(json_decode($json, true), $data->members);
    }

    /**
     * @param int<1, max> $depth
     */
    private static function of(string $json, int $depth): ?IndexedDocument
    {
        return IndexedDocument::in(JsonText::withObjects($json, $depth));
    }
}
