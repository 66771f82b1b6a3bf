<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Error\DeserializationException;
use Kiln\Error\Violation;
use Kiln\Format\Json\Batches;
use Kiln\Format\LazyArray;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Fuzz\Picky;
use Kiln\Tests\Fixture\Fuzz\PickyList;
use Kiln\Tests\Fuzz\Subject\Drawings;
use Kiln\Tests\Fuzz\Subject\Ledgers;
use Kiln\Tests\Fuzz\Subject\Orders;
use Kiln\Tests\Fuzz\Subject\Values;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Large documents are decoded in batches. Nobody may notice: values, problems and places are those of json_decode() and of the
 * rules for the type.
 */
#[CoversClass(Batches::class)]
#[CoversClass(LazyArray::class)]
#[CoversClass(Serializer::class)]
#[Group('long')]
final class LargeDocumentsTest extends TestCase
{
    private const CASES = 50;

    private const PADDED_CASES = 600;

    /**
     * @return iterable<string, array{Subject, string}>
     */
    public static function documents(): iterable
    {
        $space = str_repeat(' ', Bulk::LARGE);
        $line = '{"sku":"geheim","price":1}';
        $order = '{"id":1,"status":"open","lines":[]}';
        $entry = '{"id":1,"amount":2.5,"text":"geheim"}';
        // Some windows of text, so that most are cut where the first have shown it.
        $many = static fn(string $item, string $glue = ','): string => implode($glue, array_fill(0, (int) (2.5 * Bulk::LARGE / \strlen($item)) + 1, $item));

        foreach (['no space' => ',', 'a space' => ', ', 'lines' => ",\r\n\t", 'much space' => ' , ' . str_repeat("\n", 200)] as $name => $glue) {
            yield "orders with {$name}" => [new Orders(), "[{$many($order, $glue)}]"];
            yield "entries with {$name}" => [new Ledgers(), "{\"entries\":[{$many($entry, $glue)}]}"];
        }
        foreach (["\f", "\v", "\u{A0}", "\u{FEFF}", "\0"] as $noSpace) {
            yield 'a character that JSON does not take for space: ' . bin2hex($noSpace) => [new Orders(), "[{$many($order)},{$noSpace}{$order}]"];
            yield 'one before the array: ' . bin2hex($noSpace) => [new Orders(), "{$noSpace}[{$many($order)}]"];
            yield 'one after the array: ' . bin2hex($noSpace) => [new Orders(), "[{$many($order)}]{$noSpace}"];
            yield 'one in the large member: ' . bin2hex($noSpace) => [new Ledgers(), "{\"entries\":[{$many($entry)}{$noSpace}]}"];
            yield 'one after the key: ' . bin2hex($noSpace) => [new Ledgers(), "{\"entries\"{$noSpace}:[{$many($entry)}]}"];
        }
        yield 'nothing but space in an array' => [new Orders(), "[{$space}]"];
        yield 'space around an empty array' => [new Orders(), "{$space}[]{$space}"];
        yield 'space in the large member' => [new Ledgers(), "{\"entries\":[{$space}]}"];
        yield 'nothing but space' => [new Orders(), $space];
        yield 'a large object for a list' => [new Orders(), "{\"0\":{$order}{$space}}"];
        yield 'keys in order for a list' => [new Ledgers(), "{\"entries\":{\"0\":{$entry},\"1\":{$entry}{$space}}}"];
        yield 'a large array for an object' => [new Ledgers(), "[{$many($entry)}]"];
        yield 'an empty array for an object' => [new Ledgers(), "[{$space}]"];
        yield 'a large object for a large member' => [new Ledgers(), "{\"entries\":{\"a\":{$entry}{$space}}}"];
        yield 'a large string for a large member' => [new Ledgers(), '{"entries":"' . str_repeat('[', Bulk::LARGE) . '"}'];
        yield 'null after a large member' => [new Ledgers(), "{\"entries\":[{$many($entry)}],\"drafts\":null}"];
        yield 'two large members' => [new Ledgers(), "{\"entries\":[{$many($entry)}],\"drafts\":[{$many($entry)}],\"lines\":[{$many($line)}]}"];
        yield 'a large member of numbers' => [new Ledgers(), '{"entries":[],"numbers":[' . $many('12345') . ']}'];
        yield 'a large list of numbers with one that is none' => [new Ledgers(), '{"entries":[],"numbers":[' . $many('12345') . ',"6"]}'];

        foreach (['unknown', 'notes', 'numbers', 'title', 'last'] as $key) {
            foreach (['' => 'right', ',' => 'no JSON', 'x' => 'no JSON either', "\xFF" => 'no UTF-8'] as $wrong => $name) {
                yield "a large member \"{$key}\", {$name}" => [new Ledgers(), "{\"{$key}\":[{$many('12345')}{$wrong}],\"entries\":[{$many($entry)}]}"];
                yield "a large member \"{$key}\" alone, {$name}" => [new Ledgers(), "{\"{$key}\":[{$many('12345')}{$wrong}],\"entries\":[]}"];
                yield "a large object \"{$key}\", {$name}" => [new Ledgers(), "{\"entries\":[{$many($entry)}],\"{$key}\":{\"a\":[{$many('12345')}{$wrong}]}}"];
            }
        }
        yield 'a key of the large member with an escape' => [new Ledgers(), "{\"entr\\u0069es\":[{$many($entry)}]}"];
        yield 'keys with escapes' => [new Ledgers(), "{\"a\\\"b\":1,\"a\\\\\":[\"]\"],\"\\u0000\":{},\"entries\":[{$many($entry)}],\"\\n\":\"}\"}"];
        yield 'a large member twice' => [new Ledgers(), "{\"entries\":[{$many($entry)}],\"entries\":[{$many($entry)},{$entry}]}"];
        yield 'a large member, then a small one of the same key' => [new Ledgers(), "{\"entries\":[{$many($entry)}],\"entries\":[]}"];
        yield 'a large member, then null' => [new Ledgers(), "{\"entries\":[{$many($entry)}],\"entries\":null}"];
        yield 'a small member, then a large one of the same key' => [new Ledgers(), "{\"entries\":7,\"entries\":[{$many($entry)}]}"];
        yield 'a large member, then an empty one by another spelling' => [new Ledgers(), "{\"entries\":[{$many($entry)}],\"entr\\u0069es\":[]}"];
        yield 'a large member, then a wrong one by another spelling' => [new Ledgers(), "{\"entries\":[{$many($entry)}],\"\\u0065ntries\":\"geheim\"}"];
        yield 'another spelling, then a large member' => [new Ledgers(), "{\"\\u0065ntries\":1,\"entries\":[{$many($entry)}]}"];
        yield 'keys twice in items' => [new Orders(), '[' . $many('{"id":"1","id":2,"st\u0061tus":"x","status":"paid","lines":7,"lines":[]}') . ']'];
        yield 'an object of very many members' => [new Ledgers(), '{' . implode(',', array_map(static fn(int $number): string => "\"m{$number}\":[]", range(1, 300))) . ",\"entries\":[{$many($entry)}]}"];

        $text = static fn(string $content): string => "{\"id\":1,\"amount\":0,\"text\":\"{$content}\"}";
        foreach (['brackets' => '[{', 'other brackets' => '}]', 'escaped quotes' => '\"', 'an escape at the end' => '\\\\', 'quotes and brackets' => '\"]},{\"', 'an escaped bracket' => '\u005B', 'commas' => ',,'] as $name => $content) {
            yield "strings with {$name}" => [new Ledgers(), "{\"entries\":[{$many($text($content))}],\"title\":\"{$content}\"}"];
            yield "keys with {$name}" => [Values::mixedList(), '[' . $many("{\"{$content}\":\"{$content}\"}") . ']'];
            yield "huge strings with {$name}" => [new Ledgers(), "{\"entries\":[{$text(str_repeat($content, 40_000))},{$entry}]}"];
        }
        yield 'a string without an end' => [new Ledgers(), "{\"entries\":[{$many($entry)},{\"id\":1,\"amount\":0,\"text\":\"geheim}]}"];
        yield 'an escape without an end' => [new Orders(), "[{$many($order)},\"\\"];

        yield 'one huge item' => [Values::listsOfFloats(), '[[' . implode(',', range(1, 60_000)) . ']]'];
        yield 'huge items and small ones' => [Values::listsOfFloats(), '[' . implode(',', ['[]', '[1]', '[' . implode(',', range(1, 20_000)) . ']', '[2]', '[' . implode(',', range(1, 30_000)) . ']', '[]']) . ']'];
        yield 'a huge item with a problem' => [Values::listsOfFloats(), '[[1],[' . implode(',', range(1, 20_000)) . ',"x"],[2]]'];
        yield 'empty arrays' => [Values::listsOfFloats(), '[' . $many('[]') . ']'];
        yield 'empty objects' => [Values::maps(), '[' . $many('{}') . ']'];
        yield 'maps' => [Values::maps(), '[' . $many('{"a":true,"":null,"1":false}') . ']'];
        yield 'numbers' => [Values::ints(), '[' . $many('-1234567890') . ']'];
        yield 'numbers and one of them wrong' => [Values::ints(), '[' . $many('7') . ',7.0,' . $many('8') . ']'];
        yield 'numbers that are none' => [Values::ints(), '[' . $many('7') . ',07]'];
        yield 'strings' => [Values::strings(), '[' . $many('"\u00e9\"[{"') . ']'];
        yield 'words' => [Values::mixedList(), '[' . $many('true,false , null') . ']'];
        yield 'a word that is none' => [Values::mixedList(), '[' . $many('true') . ',nul,true]'];
        yield 'two words without a comma' => [Values::mixedList(), '[' . $many('true') . ',true false,true]'];
        yield 'everything' => [Values::mixedList(), '[' . $many('1,"a",[2,{"b":[]}],{"c":{"":[[]]}},null,1.5e3') . ']'];
        yield 'shapes' => [new Drawings(), '[' . $many('{"kind":"group","shapes":[{"kind":"circle","radius":1},{"kind":4,"corner":[1,2]}]}') . ']'];
        yield 'fifty-one problems' => [new Orders(), "[{$many($order)}," . implode(',', array_fill(0, 51, '{"id":"1","status":"open","lines":[]}')) . ']'];
        yield 'a problem in each item' => [new Orders(), '[' . $many('{"id":1,"status":"opened","lines":{}}') . ']'];

        foreach ([255, 508, 509, 510, 511, 512, 513, 600, 20_000] as $levels) {
            $deep = str_repeat('[', $levels) . str_repeat(']', $levels);
            $deepObject = str_repeat('{"a":', $levels) . '1' . str_repeat('}', $levels);
            yield "{$levels} levels of arrays" => [Values::mixed(), "{$deep}{$space}"];
            yield "{$levels} levels of arrays in a list" => [Values::mixedList(), "[1,{$deep},2]{$space}"];
            yield "{$levels} levels of objects in a list" => [Values::mixedList(), "[{$deepObject},{$deepObject}]{$space}"];
            yield "{$levels} levels in an unknown member of an item" => [new Ledgers(), "{\"entries\":[{$many($entry)},{\"id\":1,\"amount\":0,\"deep\":{$deep}}]}"];
            yield "{$levels} levels in an unknown member" => [new Ledgers(), "{\"deep\":{$deep},\"entries\":[{$many($entry)}]}"];
        }
        foreach (['[', '{', ']', '}', ',', ':', '"', '\\', "\xC3", "\x01", '1', '[]', '{}', '""', ',,', '[}', '{]', '/**/', 'null'] as $wrong) {
            foreach ([
                'before the array' => "{$wrong}[{$many($order)}]",
                'before the first item' => "[{$wrong}{$many($order)}]",
                'between items' => "[{$many($order)},{$wrong},{$order}]",
                'instead of a comma' => "[{$many($order)}{$wrong}{$order}]",
                'in an item' => "[{$many($order)},{\"id\":1{$wrong},\"status\":\"open\",\"lines\":[]},{$order}]",
                'after the last item' => "[{$many($order)}{$wrong}]",
                'instead of the end' => "[{$many($order)}{$wrong}",
                'after the array' => "[{$many($order)}]{$wrong}",
            ] as $place => $json) {
                yield "{$wrong} {$place}" => [new Orders(), $json];
            }
            foreach ([
                'before the object' => "{$wrong}{\"entries\":[{$many($entry)}]}",
                'before the key' => "{{$wrong}\"entries\":[{$many($entry)}]}",
                'instead of the colon' => "{\"entries\"{$wrong}[{$many($entry)}]}",
                'before the value' => "{\"entries\":{$wrong}[{$many($entry)}]}",
                'before the first item' => "{\"entries\":[{$wrong}{$many($entry)}]}",
                'after the last item' => "{\"entries\":[{$many($entry)}{$wrong}]}",
                'instead of the end' => "{\"entries\":[{$many($entry)}{$wrong}}",
                'after the value' => "{\"entries\":[{$many($entry)}]{$wrong}}",
                'in the member before' => "{\"last\":{$wrong}null,\"entries\":[{$many($entry)}]}",
                'in the member after' => "{\"entries\":[{$many($entry)}],\"last\":{$wrong}null}",
                'after the object' => "{\"entries\":[{$many($entry)}]}{$wrong}",
            ] as $place => $json) {
                yield "{$wrong} {$place} with a large member" => [new Ledgers(), $json];
            }
        }
    }

    #[Test]
    public function aLargeDocumentIsReadAsASmallOne(): void
    {
        $kiln = Serializer::create();
        $count = 0;
        Trial::withoutAnyWarning(static function () use ($kiln, &$count): void {
            // Not a data provider, which would hold all of them at once.
            foreach (self::documents() as $name => [$subject, $json]) {
                self::assertGreaterThanOrEqual(Bulk::LARGE, \strlen($json), $name);
                $trial = new Trial($kiln, $subject);
                $trial->judge($json, $name);
                $count += $trial->accepted + $trial->refused + $trial->malformed;
            }
        });
        self::assertGreaterThan(400, $count);
    }

    /**
     * An exception of the user's own class, in a document that is wrong further on.
     */
    #[Test]
    public function anExceptionOfAClassComesAsFromASmallDocument(): void
    {
        $kiln = Serializer::create();
        $space = str_repeat(' ', Bulk::LARGE);
        foreach ([
            'the exception' => '[{"number":1},{"number":13},{"number":2}]',
            'the exception before a problem' => '[{"number":13},{"number":"x"}]',
            'the exception, and no JSON further on' => '[{"number":13},{"number":2},]',
            'a problem before the exception' => '[{"number":"x"},{"number":13}]',
        ] as $name => $json) {
            foreach (['' => 'list<' . Picky::class . '>', '{"numbers":' => PickyList::class] as $before => $type) {
                $after = $before === '' ? '' : '}';
                $small = self::thrown(static fn(): mixed => $kiln->deserialize("{$before}{$json}{$after}", $type));
                // Inside the array, so that the member is large.
                $padded = substr_replace($json, $space, (int) strrpos($json, ',') + 1, 0);
                $large = self::thrown(static fn(): mixed => $kiln->deserialize("{$before}{$padded}{$after}", $type));
                self::assertSame($small::class, $large::class, $name);
                self::assertSame(\DomainException::class === $small::class, !str_contains($name, 'no JSON') && !str_starts_with($name, 'a problem'), $name);
                self::assertSame(self::codes($small), self::codes($large));
            }
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function aRandomLargeDocumentIsReadAsASmallOne(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = max(40, intdiv(Chance::cases(10 * self::CASES), 10));
        foreach ([[new Orders(), Bulk::orders(...)], [new Ledgers(), Bulk::ledger(...)]] as $number => [$subject, $make]) {
            $trial = new Trial(Serializer::create(), $subject);
            $ofSubject = $chance->forCase($number);
            Trial::withoutAnyWarning(static function () use ($ofSubject, $trial, $make, $cases): void {
                for ($case = 0; $case < $cases; ++$case) {
                    $own = $ofSubject->forCase($case);
                    $json = $make($own);
                    $case % 4 === 0
                        ? $trial->judgeRight($json, "seed {$ofSubject->seed}, case {$case}")
                        : $trial->judge(Bulk::damaged($json, $own), "seed {$ofSubject->seed}, case {$case}");
                }
            });
            self::assertSame($cases, $trial->accepted + $trial->refused + $trial->malformed);
            self::assertGreaterThan(0, $trial->malformed, $subject->type());
        }
    }

    /**
     * Space at the end makes a small document a large one and changes nothing else.
     */
    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function aSmallDocumentWithMuchSpaceIsReadAsWithout(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = max(10, intdiv(Chance::cases(2 * self::PADDED_CASES), 2));
        $space = str_repeat(' ', Bulk::LARGE);
        foreach ([new Orders(), new Drawings(), new Ledgers(), Values::mixedList()] as $number => $subject) {
            $trial = new Trial(Serializer::create(), $subject, inEveryWay: false);
            $ofSubject = $chance->forCase($number);
            Trial::withoutAnyWarning(static function () use ($ofSubject, $trial, $subject, $cases, $space): void {
                for ($case = 0; $case < $cases; ++$case) {
                    $own = $ofSubject->forCase($case);
                    $json = JsonPrinter::print($subject->document($own), $own);
                    $json = $case % 3 === 0 ? $json : Damage::done($json, $json, $own);
                    // After an array within, too: then it is that member that is large.
                    $bracket = strpos($json, ']', $own->int(0, \strlen($json)));
                    $json = $bracket !== false && $own->percent(50) ? substr_replace($json, $space, $bracket, 0) : $json;
                    $trial->judge($json . $space, "seed {$ofSubject->seed}, case {$case}");
                }
            });
            self::assertSame($cases, $trial->accepted + $trial->refused + $trial->malformed);
            self::assertGreaterThan(0, min($trial->accepted, $trial->malformed), $subject->type());
        }
    }

    /**
     * @param \Closure(): mixed $call
     */
    private static function thrown(\Closure $call): \Throwable
    {
        try {
            $call();
        } catch (\Throwable $thrown) {
            return $thrown;
        }
        self::fail('no exception');
    }

    /**
     * @return list<string>
     */
    private static function codes(\Throwable $thrown): array
    {
        return $thrown instanceof DeserializationException
            ? array_map(static fn(Violation $violation): string => $violation->code->value, $thrown->violations()->items)
            : [$thrown->getMessage()];
    }
}
