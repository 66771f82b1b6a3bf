<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use Kiln\Tests\Fixture\Jms\Common\Typed;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Xml\Book;

/**
 * Calls of all kinds, to be made of one serializer in any order; none of them depends on another.
 */
final readonly class Calls
{
    /**
     * @return array<string, \Closure(Subject): mixed>
     */
    public static function all(): array
    {
        $calls = [];
        foreach (self::values() as $name => $value) {
            $calls["json $name"] = static fn(Subject $subject): string => $subject->json($value());
            $calls["nulls $name"] = static fn(Subject $subject): string => $subject->json($value(), SerializationContext::create()->setSerializeNull(true));
            $calls["groups $name"] = static fn(Subject $subject): string => $subject->json($value(), SerializationContext::create()->setGroups(['Default', 'a', 'full']));
            $calls["nested groups $name"] = static fn(Subject $subject): string => $subject->json($value(), SerializationContext::create()->setGroups(['Default', 'full', 'tracks' => ['list']]));
            $calls["version $name"] = static fn(Subject $subject): string => $subject->json($value(), SerializationContext::create()->setVersion('1.1')->enableMaxDepthChecks());
            $calls["array $name"] = static fn(Subject $subject): array => $subject->array($value());
            $calls["list $name"] = static fn(Subject $subject): string => $subject->json([$value(), null, $value()]);
            $calls["property $name"] = static fn(Subject $subject): string => $subject->json(new Untyped($value()));
        }
        foreach (self::values() as $name => $value) {
            foreach (['string', 'array', 'array<string>', 'array<string, int>', 'Kiln\Tests\Fixture\Jms\Common\Person', 'iterable'] as $type) {
                if ($name === 'collection' && $type === 'string') {
                    continue; // that text is another one in every process
                }
                $calls["json $name as $type"] = static fn(Subject $subject): string => $subject->json($value(), null, $type);
            }
        }
        foreach (self::documents() as $type => $documents) {
            foreach ($documents as $number => $json) {
                $calls["read $type $number"] = static fn(Subject $subject): mixed => $subject->fromJson($json, $type);
                $calls["read groups $type $number"] = static fn(Subject $subject): mixed => $subject->fromJson($json, $type, DeserializationContext::create()->setGroups(['Default', 'a']));
                $calls["read version $type $number"] = static fn(Subject $subject): mixed => $subject->fromJson($json, $type, DeserializationContext::create()->setVersion('1.1')->enableMaxDepthChecks());
                $calls["read array $type $number"] = static fn(Subject $subject): mixed => $subject->fromArray([json_decode($json, true)], "array<$type>");
            }
        }
        $calls['xml'] = static fn(Subject $subject): string => $subject->xml(new Book());
        $calls['read xml'] = static fn(Subject $subject): mixed => $subject->fromXml('<r><title>t</title></r>', Book::class);

        return $calls;
    }

    /**
     * @return array<string, \Closure(): mixed>
     */
    private static function values(): array
    {
        return [
            'int' => static fn(): int => 5,
            'text' => static fn(): string => "t/\u{e4}",
            'list' => static fn(): array => [1, 'a', null, 1.0],
            'map' => static fn(): array => ['a' => 1, 'b' => ['c' => []]],
            'collection' => static fn(): ArrayCollection => new ArrayCollection(['x' => 1, 'y' => null]),
            'date' => static fn(): \DateTimeImmutable => new \DateTimeImmutable('2020-01-01 00:00:00', new \DateTimeZone('+01:00')),
            'standard' => static fn(): \stdClass => (object) ['a' => [1], 'b' => null],
            'generator' => static fn(): \Generator => yield from ['a' => 1, 'b' => 2],
            'nothing' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Common\Nothing(),
            'person' => static fn(): object => \Kiln\Tests\Fixture\Jms\Common\Person::of('a', 5),
            'scalars' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Common\Scalars(),
            'typed' => static fn(): object => Typed::filledWith('7'),
            'protection' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Common\Protection(),
            'uninitialized' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Common\Uninitialized(),
            'described' => static fn(): object => \Kiln\Tests\Fixture\Jms\Common\Described::filled(),
            'child' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Inheritance\Child(),
            'policy' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Inheritance\PolicyChild(),
            'hooks' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Inheritance\HooksBelow(),
            'grouped' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Groups\Grouped(),
            'album' => static fn(): object => \Kiln\Tests\Fixture\Jms\Groups\Album::filled(),
            'versioned' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Version\Versioned(),
            'node' => static fn(): object => \Kiln\Tests\Fixture\Jms\Depth\Node::chain(2),
            'virtual' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Virtual\PublicVirtual(),
            'throwing' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Virtual\Throwing(),
            'accessors' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Accessor\Accessors(),
            'outer' => static fn(): object => \Kiln\Tests\Fixture\Jms\Inline\Outer::filled(),
            'inline map' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Inline\InlineMap(),
            'garage' => static fn(): object => \Kiln\Tests\Fixture\Jms\Discriminator\Garage::filled(),
            'post' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Discriminator\ImagePost(),
            'unlisted' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Discriminator\Unlisted(),
            'itself' => static fn(): object => \Kiln\Tests\Fixture\Jms\Recursion\Member::itself(),
            'case' => static fn(): object => \Kiln\Tests\Fixture\Jms\Enums\Suit::Hearts,
            'cases' => static fn(): object => \Kiln\Tests\Fixture\Jms\Enums\Enumerated::filled(),
            'names' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Naming\Names(),
            'skipping' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Skip\Skipping([]),
            'conditional' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Expression\Conditional(),
            'annotated' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Sources\Annotated(),
            'badly typed' => static fn(): object => new \Kiln\Tests\Fixture\Jms\Common\BadlyTyped(),
        ];
    }

    /**
     * @return array<string, list<string>>
     */
    private static function documents(): array
    {
        return [
            'int' => ['5', '"5x"', 'null', '[]'],
            'array<int>' => ['[1,"2",null]', '{"a":"1"}', '"x"', '[[1]]'],
            'array<string, string>' => ['{"a":1}', '[true,null]', '[[]]'],
            'DateTime' => ['"2020-01-01T00:00:00Z"', '0', '"x"', '""'],
            'ArrayCollection<int>' => ['[1,"2"]', '{"a":"1"}'],
            'stdClass' => ['{"a":1}'],
            'Kiln\Tests\Fixture\Jms\Common\Person' => ['{"name":"a","age":5}', '{"name":5,"age":"5"}', '{}', 'null', '5', '{"name":[]}', '[]'],
            'Kiln\Tests\Fixture\Jms\Common\Scalars' => ['{"string":"b","int":2,"float":3,"bool":0}', '{"int":null}', '{"string":null}', '{"float":"x"}'],
            'Kiln\Tests\Fixture\Jms\Common\Lists' => ['{"any":[1],"strings":[1,null],"map":{"a":"1"},"people":[{"name":"p"},null],"by_name":{"x":{"age":1}},"collection":[1],"iterator":[2]}', '{"people":5}', '{"matrix":[[1],2]}'],
            'Kiln\Tests\Fixture\Jms\Common\Constructed' => ['{"given":1}', '{"person":{"name":"a"}}', '{"given":null}'],
            'Kiln\Tests\Fixture\Jms\Construction\Defaults' => ['{}', '{"number":"6","nullable":null}', '{"number":null}'],
            'Kiln\Tests\Fixture\Jms\Construction\Promoted' => ['{"required":"r"}', '{"else":[1],"count":"7"}'],
            'Kiln\Tests\Fixture\Jms\Inheritance\Child' => ['{"first":"1","secret":"s","again":"2","own":"o"}'],
            'Kiln\Tests\Fixture\Jms\Inheritance\HooksBelow' => ['{"calls":["x"]}', '{"calls":5}'],
            'Kiln\Tests\Fixture\Jms\Groups\Album' => ['{"title":"t","tracks":[{"name":"n","writer":{"deep":"d"}}],"best":{"seconds":"5"},"note":1}'],
            'Kiln\Tests\Fixture\Jms\Version\Versioned' => ['{"since":"1","until":"2","between":"3","always":"4","beta":"5"}'],
            'Kiln\Tests\Fixture\Jms\Depth\Node' => ['{"label":"a","one":{"one":{"label":"b"}},"two":[{"two":[{"two":[{}]}]}],"zero":{"label":"c"}}'],
            'Kiln\Tests\Fixture\Jms\Accessor\Accessors' => ['{"both":5,"only_read":"x","only_written":null}'],
            'Kiln\Tests\Fixture\Jms\Accessor\Strict' => ['{"count":-1}', '{"count":1}'],
            'Kiln\Tests\Fixture\Jms\Inline\Outer' => ['{"a":"x","b":"y","c":5}', '{"c":[]}'],
            'Kiln\Tests\Fixture\Jms\Discriminator\Vehicle' => ['{"type":"car","km":1}', '{"type":"boat"}', '{}', '5'],
            'Kiln\Tests\Fixture\Jms\Discriminator\Garage' => ['{"main":{"type":"bike"},"all":[{"type":"tandem"}]}', '{"all":[{}]}'],
            'Kiln\Tests\Fixture\Jms\Recursion\Member' => ['{"name":"a","friend":{"name":"b","friends":[{"name":"c"}]}}'],
            'Kiln\Tests\Fixture\Jms\Dates\Dated' => ['{"plain":"2020-01-01T00:00:00Z","formatted":"2020-01-01 00:00:00","stamp":5,"interface":"2020-01-01"}', '{"plain":"x"}'],
            'Kiln\Tests\Fixture\Jms\Unions\Choices' => ['{"int_or_string":"5","number":5.5,"array_or_string":[1]}', '{"number":"x"}'],
            'Kiln\Tests\Fixture\Jms\Unions\Discriminated' => ['{"side":{"kind":"b"}}', '{"side":{"kind":"c"}}'],
            'Kiln\Tests\Fixture\Jms\Naming\Names' => ['{"foo_id":10,"_url":11}'],
            'Kiln\Tests\Fixture\Jms\Sources\Annotated' => ['{"first":"5","b":[7]}'],
            'Missing' => ['{}'],
        ];
    }
}
