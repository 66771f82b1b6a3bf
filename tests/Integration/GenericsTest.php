<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Enums\NamedSuit;
use Kiln\Tests\Fixture\Integration\Generics\Bounded;
use Kiln\Tests\Fixture\Integration\Generics\ItemPage;
use Kiln\Tests\Fixture\Integration\Generics\ItemPages;
use Kiln\Tests\Fixture\Integration\Generics\Oak;
use Kiln\Tests\Fixture\Integration\Generics\Page;
use Kiln\Tests\Fixture\Integration\Generics\Tree;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class GenericsTest extends IntegrationTestCase
{
    private const ITEMS = Page::class . '<' . Item::class . ', ' . NamedSuit::class . '>';

    private const JSON = '{"items":[{"sku":"a","price":1.0}],"first":{"sku":"b","price":null},"groups":{"g":[{"sku":"c","price":null}]},'
        . '"next":{"items":[],"first":null,"groups":{},"next":null,"named":null,"total":0},"named":"h","total":1}';

    #[Test]
    public function theArgumentsTakeThePlaceOfTheTemplates(): void
    {
        $page = self::kiln()->deserialize(self::JSON, self::ITEMS);

        self::assertInstanceOf(Page::class, $page);
        self::assertInstanceOf(Item::class, $page->items[0]);
        self::assertInstanceOf(Item::class, $page->first);
        self::assertInstanceOf(Item::class, $page->groups['g'][0]);
        self::assertInstanceOf(Page::class, $page->next);
        self::assertSame(NamedSuit::Hearts, $page->named);
        self::assertSame(self::JSON, self::kiln()->serialize($page, type: self::ITEMS));
        self::assertSame(self::JSON, self::kiln()->serialize($page), 'Without its type, by what the values are.');
    }

    #[Test]
    public function everyArgumentHasCodeOfItsOwn(): void
    {
        self::assertRefuses(['type_mismatch at /items/0'], '{"items":["a"]}', self::ITEMS);
        self::assertRefuses(['type_mismatch at /items/0'], '{"items":[{}]}', Page::class . '<string, ' . NamedSuit::class . '>');
        self::assertRefuses(['type_mismatch at /next/items/1'], '{"next":{"items":["a",1]}}', Page::class . '<string, ' . NamedSuit::class . '>');
        self::assertSame('{"items":[1.0],"first":null,"groups":{},"next":null,"named":null,"total":0}', self::kiln()->serialize(self::page([1]), type: Page::class . '<float, ' . NamedSuit::class . '>'));
    }

    #[Test]
    public function aBoundMayNameATemplateBeforeIt(): void
    {
        foreach (['' => '{"items":[1,"a"]}', '<int>' => '{"items":[1,"a"]}', '<int, int>' => '{"items":[1]}'] as $arguments => $json) {
            $type = Bounded::class . $arguments;
            self::assertSame($json, self::kiln()->serialize(self::kiln()->deserialize($json, $type), type: $type));
        }
        self::assertRefuses(['type_mismatch at /items/0'], '{"items":[1.5]}', Bounded::class);
    }

    #[Test]
    public function propertiesHaveArguments(): void
    {
        $json = '{"items":{"items":[{"sku":"a","price":null}],"first":null,"groups":{},"next":null,"named":null,"total":0},'
            . '"numbers":{"items":[1],"first":2,"groups":{"g":[3]},"next":null,"named":null,"total":0},'
            . '"pages":[{"items":[{"items":["s"],"first":null,"groups":{},"next":null,"named":null,"total":0}],"first":null,"groups":{},"next":null,"named":null,"total":0}]}';
        $pages = self::read($json, ItemPages::class);

        self::assertInstanceOf(Item::class, $pages->items->items[0]);
        self::assertSame([[1], 2, ['g' => [3]]], [$pages->numbers->items, $pages->numbers->first, $pages->numbers->groups]);
        self::assertInstanceOf(Page::class, $pages->pages[0]->items[0]);
        self::assertSame(['s'], $pages->pages[0]->items[0]->items);
        self::assertWrites($json, $pages);
        self::assertRefuses(
            ['type_mismatch at /numbers/items/0', 'type_mismatch at /pages/0/items/0/items/0'],
            '{"items":{},"numbers":{"items":["1"]},"pages":[{"items":[{"items":[1]}]}]}',
            ItemPages::class,
        );
    }

    #[Test]
    public function aChildSaysWhatItsParentHolds(): void
    {
        $json = '{"items":[{"sku":"a","price":null}],"first":null,"groups":{},"next":null,"named":"h","total":0,"title":"t"}';
        $page = self::read($json, ItemPage::class);

        self::assertInstanceOf(Item::class, $page->items[0]);
        self::assertSame(['t', NamedSuit::Hearts], [$page->title, $page->named]);
        self::assertWrites($json, $page);
    }

    #[Test]
    public function withoutAnArgumentTheBoundStands(): void
    {
        self::assertSame([1, 'a', ['b' => null]], Wrong::get(self::kiln()->deserialize('{"items":[1,"a",{"b":null}]}', Page::class . '<mixed, ' . NamedSuit::class . '>'), 'items'));
        self::assertSame('{"items":[1,{"sku":"","price":null}],"first":null,"groups":{},"next":null,"named":null,"total":0}', self::kiln()->serialize(self::page([1, new Item()]), type: Page::class));
    }

    #[Test]
    public function selfAndStaticAndAliases(): void
    {
        $json = '{"left":{"left":null,"children":[],"at":null},"children":[{"left":null,"children":[],"at":{"x":1,"y":2}}],"at":null}';
        $tree = self::read($json, Tree::class);
        self::assertInstanceOf(Tree::class, $tree->left);
        self::assertSame(['x' => 1, 'y' => 2], $tree->children[0]->at);
        self::assertWrites($json, $tree);

        $oak = self::read('{"left":{},"children":[{"acorns":[{"x":3,"y":4}]}],"acorns":[]}', Oak::class);
        self::assertSame(Tree::class, get_debug_type($oak->left), 'self is the class that says it.');
        self::assertSame(Oak::class, $oak->children[0]::class, 'static is the class of the object.');
        self::assertSame([['x' => 3, 'y' => 4]], $oak->children[0]->acorns);
        self::assertRefuses(['type_mismatch at /at/y'], '{"at":{"x":1,"y":"2"}}', Oak::class);
    }

    /**
     * @param list<mixed> $items
     *
     * @return Page<mixed, NamedSuit>
     */
    private static function page(array $items): Page
    {
        $page = new Page();
        $page->items = $items;

        return $page;
    }
}
