--TEST--
XML as jms/serializer has it: a damaged table or program is declined or says something else, and never does any harm
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

use Kiln\Native\WriteProgram;

class Whole
{
    public string $id = 'a "b"';
    public string $text = '<&>';
    public array $list = [1, 2];
    public array $map = ['k' => 'v'];
    public float $number = 2.5;
    public mixed $any = ['x', true];
    public ?Whole $inside = null;
}

/** As Kiln\Dialect\Jms\Run\Xml\Extraction has it. */
const TEXT = [0], INT = [1], FLOAT = [2], ITSELF = [7, 0];

function table(): array
{
    return ['root' => ITSELF, 'objects' => [[null, [
        ['id', 1, 'id', null, TEXT, null],
        ['text', 7, 'text', null, TEXT, null],
        ['list', 6, 'list', null, [5, INT], ['entry', null, null, false]],
        ['map', 5, 'pair', null, [6, TEXT], ['pair', null, 'key', false]],
        ['number', 7, 'number', null, FLOAT, null],
        ['kind', 7, 'kind', null, [8, 'is', 'is', true, null, ['a' => ITSELF, 'b' => ITSELF]], null],
        ['inside', 7, 'inside', null, ITSELF, null],
    ]]]];
}

function program(): array
{
    $slot = fn(string $name): array => [op('ACCESS_SLOT'), 'Whole', $name];
    $text = [op('JMS_XML_CAST'), op('SCALAR_STRING'), op('JMS_XML_CDATA')];
    $itself = [op('JMS_XML_OBJECT_OF'), 0, 'Whole', true, ''];

    return ['abi' => Kiln\Native\ABI, 'kind' => 'jms xml write', 'root' => $itself, 'objects' => [['Whole', [
        [op('JMS_XML_ATTRIBUTE'), 'id', $slot('id'), $text, 0],
        [op('JMS_XML_ELEMENT'), 'text', $slot('text'), [op('JMS_XML_CAST'), op('SCALAR_STRING'), op('JMS_XML_ESCAPED')], 0],
        [op('JMS_XML_ELEMENT'), 'list', $slot('list'), [op('JMS_XML_ENTRIES'), [op('JMS_XML_CAST'), op('SCALAR_INT'), op('JMS_XML_PLAIN')], 'entry', null, false], 0],
        [op('JMS_XML_INSIDE'), '', $slot('map'), [op('JMS_XML_ENTRIES'), $text, 'pair', 'key', false], 0],
        [op('JMS_XML_ELEMENT'), 'number', $slot('number'), [op('JMS_XML_NUMBER'), 1, 1, 2], 0],
        [op('JMS_XML_ELEMENT'), 'any', $slot('any'), [op('JMS_XML_BY_OWN_TYPE'), '', 'entry', false, op('JMS_XML_CDATA')], 0],
        [op('JMS_XML_ELEMENT'), 'inside', $slot('inside'), $itself, 0],
    ], 'whole', true, false]]];
}

function encoded(array $program): string
{
    $whole = new Whole();
    $whole->inside = new Whole();

    return outcome(fn() => (new WriteProgram($program, 0, 'xml'))->encode($whole, new PlainHost(), 64));
}

function decoded(array $table): string
{
    $xml = '<whole id="1"><text>a<![CDATA[b]]></text><list><entry>1</entry><x/></list><pair key="k">v</pair><kind is="a"><text>c</text></kind><number>2.5</number><inside id="2"/></whole>';

    return outcome(fn() => read_program([op('READ_KEPT')])->decode($xml, new PlainHost(), 64, 'jms xml', $table));
}

/** Each that differs from the good one in one entry. */
function damaged(array $good): iterable
{
    foreach ($good as $key => $value) {
        foreach ([null, true, -1, 0, 3, 8, 64, PHP_INT_MAX, 1.5, '', 'x', [], [[]], [7, 0], [5, [5, [6, [7, 0]]]]] as $wrong) {
            if ($wrong !== $value) {
                yield array_replace($good, [$key => $wrong]);
            }
        }
        $fewer = $good;
        unset($fewer[$key]);
        yield $fewer;
        foreach (is_array($value) ? damaged($value) : [] as $other) {
            yield array_replace($good, [$key => $other]);
        }
    }
}

echo encoded(program()), decoded(table()), "\n";
foreach (['written' => [program(), encoded(...)], 'read' => [table(), decoded(...)]] as $what => [$good, $run]) {
    $done = $declined = 0;
    foreach (damaged($good) as $wrong) {
        str_starts_with($run($wrong), 'declined') ? ++$declined : ++$done;
    }
    echo "{$what}: ", $declined > 100 && $done > 100 ? "some of both\n" : "{$done} done, {$declined} declined\n";
}
?>
--EXPECT--
<?xml version="1.0" encoding="UTF-8"?>
<whole id="a &quot;b&quot;">
  <text>&lt;&amp;&gt;</text>
  <list>
    <entry>1</entry>
    <entry>2</entry>
  </list>
  <pair key="k"><![CDATA[v]]></pair>
  <number>2.50</number>
  <any>
    <entry><![CDATA[x]]></entry>
    <entry>true</entry>
  </any>
  <inside id="a &quot;b&quot;">
    <text>&lt;&amp;&gt;</text>
    <list>
      <entry>1</entry>
      <entry>2</entry>
    </list>
    <pair key="k"><![CDATA[v]]></pair>
    <number>2.50</number>
    <any>
      <entry><![CDATA[x]]></entry>
      <entry>true</entry>
    </any>
  </inside>
</whole>
{"id":"1","text":"ab","list":[1],"map":{"k":"v"},"kind":{"is":"a","text":"c","list":[],"map":[]},"number":2.5,"inside":{"id":"2","list":[],"map":[]}}
written: some of both
read: some of both
