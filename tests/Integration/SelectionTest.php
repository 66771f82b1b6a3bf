<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Selection\Locked;
use Kiln\Tests\Fixture\Integration\Selection\Selected;
use Kiln\Tests\Fixture\Integration\Selection\SelectedOuter;
use Kiln\Tests\Fixture\Integration\Selection\SelectedTree;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class SelectionTest extends IntegrationTestCase
{
    private const ALL = '{"always":0,"inA":1,"inBoth":2,"inBAndDefault":3,"since":4,"until":5,"between":6,"readOnly":8,"sum":6,"renamed":"w"}';

    /**
     * @return iterable<string, array{Context, string}>
     */
    public static function contexts(): iterable
    {
        yield 'everything' => [new Context(), self::ALL];
        yield 'Default' => [new Context(groups: 'Default'), '{"always":0,"inBAndDefault":3,"since":4,"until":5,"readOnly":8,"renamed":"w"}'];
        yield 'a' => [new Context(groups: ['a']), '{"inA":1,"inBoth":2,"sum":6}'];
        yield 'b' => [new Context(groups: ['b']), '{"inBoth":2,"inBAndDefault":3,"between":6}'];
        yield 'a or b' => [new Context(groups: ['b', 'a', 'b']), '{"inA":1,"inBoth":2,"inBAndDefault":3,"between":6,"sum":6}'];
        yield 'a and Default' => [new Context(groups: ['a', 'Default']), '{"always":0,"inA":1,"inBoth":2,"inBAndDefault":3,"since":4,"until":5,"readOnly":8,"sum":6,"renamed":"w"}'];
        yield 'a group that nothing has' => [new Context(groups: ['z']), '{}'];
        yield 'groups are told apart by case' => [new Context(groups: ['default']), '{}'];
        yield 'before' => [new Context(version: '1.4.9'), '{"always":0,"inA":1,"inBoth":2,"inBAndDefault":3,"until":5,"readOnly":8,"renamed":"w"}'];
        yield 'the first version' => [new Context(version: '1.5'), '{"always":0,"inA":1,"inBoth":2,"inBAndDefault":3,"until":5,"between":6,"readOnly":8,"renamed":"w"}'];
        yield 'both included' => [new Context(version: '2.0'), self::ALL];
        yield 'after' => [new Context(version: '2.0.1'), '{"always":0,"inA":1,"inBoth":2,"inBAndDefault":3,"since":4,"between":6,"readOnly":8,"sum":6,"renamed":"w"}'];
        yield 'not in the order of letters' => [new Context(version: '10'), '{"always":0,"inA":1,"inBoth":2,"inBAndDefault":3,"since":4,"readOnly":8,"sum":6,"renamed":"w"}'];
        yield 'a release candidate' => [new Context(version: '2.0-rc1'), '{"always":0,"inA":1,"inBoth":2,"inBAndDefault":3,"until":5,"between":6,"readOnly":8,"renamed":"w"}'];
        yield 'groups and version' => [new Context(groups: ['a', 'b'], version: '1.9'), '{"inA":1,"inBoth":2,"inBAndDefault":3,"between":6}'];
    }

    #[Test]
    #[DataProvider('contexts')]
    public function onlyWhatIsSelectedIsWritten(Context $context, string $json): void
    {
        self::assertWrites($json, new Selected(), null, $context);
        self::assertWrites("[{$json}]", [new Selected()], 'list<' . Selected::class . '>', $context);
        self::assertSame($json, self::kiln($context)->serialize(new Selected()));
    }

    /**
     * @return iterable<string, array{Context, list<string>}>
     */
    public static function readContexts(): iterable
    {
        yield 'everything' => [new Context(), ['always', 'inA', 'inBoth', 'inBAndDefault', 'since', 'until', 'between', 'writeOnly']];
        yield 'Default' => [new Context(groups: 'Default'), ['always', 'inBAndDefault', 'since', 'until', 'writeOnly']];
        yield 'a' => [new Context(groups: ['a']), ['inA', 'inBoth']];
        yield 'before' => [new Context(version: '1.4.9'), ['always', 'inA', 'inBoth', 'inBAndDefault', 'until', 'writeOnly']];
        yield 'groups and version' => [new Context(groups: ['b'], version: '2.1'), ['inBoth', 'inBAndDefault', 'between']];
    }

    /**
     * @param list<string> $names
     */
    #[Test]
    #[DataProvider('readContexts')]
    public function onlyWhatIsSelectedIsRead(Context $context, array $names): void
    {
        $all = ['always', 'inA', 'inBoth', 'inBAndDefault', 'since', 'until', 'between', 'ignored', 'readOnly', 'writeOnly', 'sum', 'named', 'renamed'];
        $read = self::read(json_encode(array_fill_keys($all, 100), JSON_THROW_ON_ERROR), Selected::class, $context);
        $changed = array_keys(array_filter((array) $read, static fn(mixed $value): bool => $value === 100));

        self::assertSame($names, array_map(static fn(string $name): string => str_replace("\0" . Selected::class . "\0", '', $name), $changed));
    }

    #[Test]
    public function theSelectionHoldsAllTheWayDown(): void
    {
        $inner = new SelectedTree(2, 'inner');
        $tree = new SelectedTree(1, 'outer');
        $tree->inner = $inner;

        self::assertWrites('{"inner":{"inner":null,"a":1,"id":2,"name":"inner"},"a":1,"id":1,"name":"outer"}', $tree, context: new Context(groups: 'a'));
        self::assertWrites('{"inner":{"inner":null,"b":2,"id":2},"b":2,"id":1}', $tree, context: new Context(groups: 'b'));
        self::assertWrites('{"any":[{"inner":null,"b":2,"id":2}]}', ['any' => [$inner]], context: new Context(groups: 'b'));
    }

    #[Test]
    public function aParameterThatIsNotSelectedHasItsDefault(): void
    {
        $read = self::read('{"id":3,"name":"n","inner":{"id":4,"name":"m","a":9,"b":9}}', SelectedTree::class, new Context(groups: 'b'));

        self::assertSame([3, 'default', 1, 2], [$read->id, $read->name(), $read->a, $read->b]);
        self::assertSame([4, 'default', 1, 9], [$read->inner?->id, $read->inner?->name(), $read->inner?->a, $read->inner?->b]);
    }

    #[Test]
    public function aClassMayBeOnlyWritten(): void
    {
        $read = self::read('{"id":5,"item":{"sku":"x"}}', Locked::class);

        self::assertEquals(new Locked(), $read);
        $read->item = new Item();
        self::assertWrites('{"id":1,"item":{"sku":"","price":null}}', $read);
    }

    #[Test]
    public function strictKnowsWhatIsSelected(): void
    {
        $strict = new Context(strict: true);
        self::assertEquals(new Selected(), self::read(str_replace('"readOnly":8', '"readOnly":8,"writeOnly":9', self::ALL), Selected::class, $strict), 'What was written can be read.');
        self::assertRefuses(['unknown_key at /ignored', 'unknown_key at /more'], '{"ignored":1,"always":0,"more":{}}', Selected::class, $strict);
        self::assertRefuses(['unknown_key at /always', 'unknown_key at /since'], '{"always":0,"inA":1,"since":1}', Selected::class, new Context(groups: 'a', version: '1.0', strict: true));
        self::assertRefuses(['unknown_key at /inner/z'], '{"inner":{"z":1}}', SelectedTree::class, $strict);
        self::assertRefuses(['unknown_key at /0/z'], '[{"z":1}]', 'list<array{a?: int}>', $strict);
        self::assertSame([['z' => 1]], self::kiln($strict)->deserialize('[{"z":1}]', 'list<array{a?: int, ...}>'));
    }

    #[Test]
    public function theContextOfACallGoesBeforeThatOfTheSerializer(): void
    {
        $built = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withContext(new Context(groups: 'a'))->build();
        $other = $built->with(new Context(groups: 'z'));

        self::assertSame('{"inA":1,"inBoth":2,"sum":6}', $built->serialize(new Selected()));
        self::assertSame('{}', $other->serialize(new Selected()));
        self::assertSame('{"inBoth":2,"inBAndDefault":3,"between":6}', $other->serialize(new Selected(), context: new Context(groups: 'b')));
        self::assertSame('{"inA":1,"inBoth":2,"sum":6}', $built->serialize(new Selected()), 'The first has not changed.');
        self::assertSame(100, $other->deserialize('{"inA":100}', Selected::class, context: new Context(groups: 'a'))->inA);
        self::assertSame(1, $other->deserialize('{"inA":100}', Selected::class)->inA);
        self::assertSame(1, $other->fromArray(['inA' => 100], Selected::class)->inA);
        self::assertSame([], $other->toArray(new Selected()));
        self::assertSame('[{}]', implode('', iterator_to_array($other->write([new Selected()]))));
        self::assertSame(1, $other->populate(new Selected(), '{"inA":100}')->inA);
    }

    #[Test]
    public function nobodyAsksForNoGroupAtAll(): void
    {
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage('The groups must not be empty. Leave them out, or pass null, to include every property.');

        new Context(groups: []);
    }

    /**
     * Plans of two selections that differ only far inside must not be taken for each other.
     */
    #[Test]
    public function whatDiffersOnlyDeepInsideStaysApart(): void
    {
        $new = new Context(version: '2');
        $old = new Context(version: '1');

        self::assertWrites('{"inner":{"inner":{"id":1}}}', new SelectedOuter(), context: $new);
        self::assertWrites('{"inner":{"inner":{"id":1,"old":"old"}}}', new SelectedOuter(), context: $old);

        $document = '{"inner":{"inner":{"id":2,"old":"read"}}}';
        self::assertSame('old', self::kiln($new)->deserialize($document, SelectedOuter::class)->inner->inner->old);
        self::assertSame('read', self::kiln($old)->deserialize($document, SelectedOuter::class)->inner->inner->old);
    }
}
