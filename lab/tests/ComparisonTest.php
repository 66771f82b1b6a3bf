<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Json\CatalogueGenerator;
use Kiln\Lab\Json\Comparison;
use Kiln\Lab\Json\Contender\Arrays;
use Kiln\Lab\Json\Formats;
use Kiln\Lab\Json\Like;
use Kiln\Lab\Json\Persons;
use Kiln\Lab\Json\Workload;
use Kiln\Lab\Json\Workloads;
use Kiln\Lab\Json\Xml;
use Kiln\Lab\Model\Catalogue\Closed\Category;
use Kiln\Lab\Model\Catalogue\Open\Brand;
use Kiln\Lab\Model\Shop\Movement;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ComparisonTest extends TestCase
{
    #[DataProvider('compared')]
    public function testDocumentsAndValues(mixed $expected, mixed $actual, ?string $difference): void
    {
        $found = \is_string($expected) && \is_string($actual) ? Comparison::ofJson(json_decode($expected), $actual) : Comparison::ofValues($expected, $actual);

        self::assertSame($difference, $found);
    }

    /** @return iterable<string, array{mixed, mixed, ?string}> */
    public static function compared(): iterable
    {
        yield 'the same' => ['{"a":[1,2.0,"x",null,true]}', '{"a":[1,2.0,"x",null,true]}', null];
        yield 'white space and the order of keys' => ['{"a":1,"b":2}', "{\n  \"b\": 2, \"a\": 1\n}", null];
        yield 'an integer is not a float' => ['{"a":1}', '{"a":1.0}', '$.a: expected int 1, got float 1.0'];
        yield 'a missing key is not a null' => ['{"a":null}', '{}', '$.a: expected null, got nothing'];
        yield 'a null is not a missing key' => ['{}', '{"a":null}', '$.a: expected nothing, got null'];
        yield 'an empty list is not an empty object' => ['{"a":{}}', '{"a":[]}', '$.a: expected stdClass, got array'];
        yield 'the order of a list' => ['["x","y"]', '["y","x"]', '$.0: expected string "x", got string "y"'];
        yield 'a shorter list' => ['[1,2]', '[1]', '$.1: expected int 2, got nothing'];
        yield 'a string is not a number' => ['{"a":"1"}', '{"a":1}', '$.a: expected string "1", got int 1'];
        yield 'no JSON' => ['{}', '{', 'is not JSON: Syntax error'];
        [$brand, $other, $like] = [new Brand(), new Brand(), new Brand()];
        $brand->id = $like->id = 1;
        $other->id = 2;
        yield 'equal objects' => [$brand, $like, null];
        yield 'another value' => [$brand, $other, '$.id: expected int 1, got int 2'];
        yield 'an uninitialized property' => [$brand, new Brand(), '$.id: expected int 1, got nothing'];
        yield 'another class' => [$brand, (object) (array) $brand, '$: expected ' . Brand::class . ', got stdClass'];
        yield 'an array in place of an object' => [[$brand], [(array) $brand], '$.0: expected ' . Brand::class . ', got array'];
        yield 'private properties' => [new Category(1, 'a', 'b'), new Category(1, 'a', 'c'), '$.slug: expected string "b", got string "c"'];
        $noon = new \DateTimeImmutable('2024-02-29T12:00:00Z');
        yield 'the same time, its zone named differently' => [$noon, new \DateTimeImmutable('2024-02-29T12:00:00+00:00'), null];
        yield 'the same instant in another zone' => [
            $noon,
            new \DateTimeImmutable('2024-02-29T13:00:00+01:00'),
            '$: expected string "2024-02-29T12:00:00.000000+00:00", got string "2024-02-29T13:00:00.000000+01:00"',
        ];
        yield 'another class of dates' => [$noon, new \DateTime('2024-02-29T12:00:00Z'), '$: expected DateTimeImmutable, got DateTime'];
    }

    public function testRowsAndPersonsAreComparedWithTheDocument(): void
    {
        $rows = new Workload('csv', '', (new CatalogueGenerator())->movements(2), Movement::class, isList: true, writesNull: true, format: 'csv');
        $csv = Arrays::csv()->write;

        self::assertNull(Formats::difference($rows, $csv($rows->readyArray())));
        self::assertSame('$.1.id: expected int 2, got int 7', Formats::difference($rows, str_replace("\n2,", "\n7,", $csv($rows->readyArray()))));
        $person = Persons::get('old-yaml');
        self::assertNotNull($person);
        self::assertNull(Formats::difference($person, "name: Christopher Mancini\nid: 1\nemail: chris@mydomain.com\nphone: {home: '0123456789', mobile: '1234567890', work: '2345678901'}\n"));
        self::assertSame('$.id: expected int 1, got string "1"', Formats::difference($person, "name: Christopher Mancini\nid: '1'\n"));
    }

    #[DataProvider('untyped')]
    public function testTextsStandForTheTypesOfTheDocument(mixed $value, string $like, string $typed): void
    {
        self::assertSame($typed, json_encode(Like::of($value, json_decode($like)), JSON_PRESERVE_ZERO_FRACTION | JSON_UNESCAPED_SLASHES));
    }

    /** @return iterable<string, array{mixed, string, string}> */
    public static function untyped(): iterable
    {
        yield 'scalars' => [['a' => ['7'], 'b' => ['7'], 'c' => ['true'], 'd' => ['7']], '{"a":1,"b":1.5,"c":false,"d":"x"}', '{"a":7,"b":7.0,"c":true,"d":"7"}'];
        yield 'what is no int stays' => [['a' => ['7.5'], 'b' => ['07']], '{"a":1,"b":1}', '{"a":"7.5","b":"07"}'];
        yield 'what has a type keeps it' => [['a' => [1], 'b' => [true], 'c' => [2.0]], '{"a":"1","b":1,"c":2}', '{"a":1,"b":true,"c":2.0}'];
        yield 'a zero that is left out' => [[], '{"a":0,"b":[],"c":1}', '{"a":0,"b":[]}'];
        yield 'one item' => [['a' => ['x']], '{"a":["x"]}', '{"a":["x"]}'];
        yield 'items in an element' => [['a' => [['item' => ['x', 'y']]]], '{"a":["x","y"]}', '{"a":["x","y"]}'];
        yield 'too many items' => [['a' => ['x', 'y']], '{"a":"x"}', '{"a":["x","y"]}'];
        yield 'a map' => [['a' => [['entry' => [['@key' => 'k', '#' => '1'], ['@key' => 'l']]]]], '{"a":{"k":2,"l":""}}', '{"a":{"k":1,"l":""}}'];
        yield 'attributes and a text' => [[['@id' => '7', '#' => 'x']], '[{"id":1,"text":""}]', '[{"id":7,"text":"x"}]'];
        yield 'a date in UTC' => ['2024-02-29T12:00:00Z', '"2024-02-29T12:00:00+00:00"', '"2024-02-29T12:00:00+00:00"'];
    }

    public function testPeersOfXmlReadAndWriteTheSame(): void
    {
        $xml = '<a xmlns="urn:a" b="1&amp;2"><c>x &lt; y</c><c d="&quot;"/><e><f g="h">i</f></e></a>';
        $document = ['a' => [['@xmlns' => 'urn:a', '@b' => '1&2', 'c' => ['x < y', ['@d' => '"']], 'e' => [['f' => [['@g' => 'h', '#' => 'i']]]]]]];

        self::assertSame($document, Xml::of($xml));
        self::assertSame($document, Xml::byReader($xml));
        self::assertXmlStringEqualsXmlString($xml, Xml::byWriter($document));
    }

    /** The XML of 2017 as it stands in its source; and another number in bytes is found. */
    public function testThePersonOf2017IsReproducedByteForByte(): void
    {
        $phones = implode('', array_map(static fn(string $kind, string $number): string => " <phone>\n  <type>{$kind}</type>\n  <number>{$number}</number>\n </phone>\n", ['home', 'mobile', 'work'], ['0123456789', '1234567890', '2345678901']));
        self::assertSame("<?xml version=\"1.0\"?>\n<person>\n <full_name>Christopher Mancini</full_name>\n <id>1</id>\n <email>chris@mydomain.com</email>\n{$phones}</person>\n", Workloads::get('old-xml')->input());
        foreach (['old-protobuf' => [91, "\x10", 'protobuf'], 'person-cbor' => [152, 'id', 'cbor'], 'person-msgpack' => [152, 'id', 'msgpack']] as $name => [$length, $before, $format]) {
            if (Formats::missing($format) === null) {
                $person = Workloads::get($name);
                self::assertSame($length, \strlen($person->input()));
                self::assertSame('$.id: expected int 1, got int 3', Formats::difference($person, str_replace("{$before}\x01", "{$before}\x03", $person->input())));
            }
        }
    }
}
