<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Error\Violation;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Classes\Constructed;
use Kiln\Tests\Fixture\Integration\Classes\GrandChild;
use Kiln\Tests\Fixture\Integration\Common\Circle;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Enums\Status;
use Kiln\Tests\Fixture\Integration\Enums\Theme;
use Kiln\Tests\Fixture\Integration\Inline\Place;
use Kiln\Tests\Fixture\Integration\Inline\Rest;
use Kiln\Tests\Fixture\Integration\Optionals\Patch;
use Kiln\Tests\Fixture\Integration\Selection\Selected;
use Kiln\Tests\Fixture\Integration\Settings\Settings;
use Kiln\Tests\Fixture\Integration\Settings\SettingsChild;
use Kiln\Tests\Fixture\Integration\UserErrors\Hooked;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class PopulateTest extends IntegrationTestCase
{
    #[Test]
    public function missingKeysLeaveTheObjectAsItIs(): void
    {
        $settings = new Settings();
        $settings->items = [new Item()];
        $settings->inlined = new Theme();
        $before = clone $settings;

        self::assertSame($settings, self::kiln()->populate($settings, '{}'));
        self::assertEquals($before, $settings);
        self::assertSame($before->inlined, $settings->inlined);
    }

    #[Test]
    public function presentKeysAreSet(): void
    {
        $settings = new Settings();

        self::kiln()->populate($settings, '{"name":"n","note":null,"items":[{"sku":"a"}],"map":{"b":2},"title":"t","status":"closed","shape":{"kind":"circle","radius":1}}');

        self::assertSame(['n', null, ['b' => 2], 't', Status::Closed], [$settings->name, $settings->note, $settings->map, $settings->title(), $settings->status]);
        self::assertCount(1, $settings->items);
        self::assertSame('a', $settings->items[0]->sku);
        self::assertInstanceOf(Circle::class, $settings->shape);
    }

    #[Test]
    public function objectsInsideAreFilledToo(): void
    {
        $settings = new Settings();
        $settings->inner = new Settings();
        $inner = $settings->inner;
        $deep = $inner->inner = new Settings();
        $inner->items = [new Item()];
        [$theme, $fixed] = [$settings->theme(), $settings->fixed];
        $theme->size = 3;

        self::kiln()->populate($settings, '{"inner":{"name":"in","inner":{"name":"deep"}},"theme":{"color":"red"},"fixed":{"size":5}}');

        self::assertSame($inner, $settings->inner);
        self::assertSame($deep, $settings->inner->inner);
        self::assertSame(['in', 'deep', 1], [$inner->name, $deep->name, \count($inner->items)]);
        self::assertSame($theme, $settings->theme());
        self::assertSame(['red', 3], [$theme->color, $theme->size]);
        self::assertSame($fixed, $settings->fixed);
        self::assertSame(['blue', 5], [$fixed->color, $fixed->size]);
    }

    #[Test]
    public function whereThereIsNoObjectOneIsMade(): void
    {
        $settings = new Settings();

        self::kiln()->populate($settings, '{"inner":{"name":"new"},"x_color":"green"}');

        self::assertSame(['new', 'note'], [$settings->inner?->name, $settings->inner?->note]);
        self::assertSame(['green', 10], [$settings->inlined?->color, $settings->inlined?->size]);

        self::kiln()->populate($settings, '{"inner":null}');
        self::assertNull($settings->inner);
    }

    #[Test]
    public function inlinedObjectsAreFilledToo(): void
    {
        $settings = new Settings();
        $theme = $settings->inlined = new Theme();
        $theme->size = 3;

        self::kiln()->populate($settings, '{"x_color":"green"}');

        self::assertSame($theme, $settings->inlined);
        self::assertSame(['green', 3], [$theme->color, $theme->size]);

        $rest = new Rest();
        $rest->rest = ['a' => 1];
        self::kiln()->populate($rest, '{"name":"n"}');
        self::assertSame(['a' => 1], $rest->rest);
        self::kiln()->populate($rest, '{"b":2}');
        self::assertSame(['b' => 2], $rest->rest, 'Maps are replaced.');
    }

    #[Test]
    public function whatOnlyTheParentSeesIsFilledToo(): void
    {
        $child = new SettingsChild();
        $theme = $child->theme();

        self::kiln()->populate($child, '{"theme":{"color":"red"},"own":2,"own_theme":{"size":4},"title":"t"}');

        self::assertSame($theme, $child->theme());
        self::assertSame(['red', 2, 4, 't'], [$theme->color, $child->own, $child->ownTheme()?->size, $child->title()]);

        $grandChild = self::read('{"readonly":1,"own":"o"}', GrandChild::class);
        self::kiln()->populate($grandChild, '{"private":"p","protected":"q"}');
        self::assertSame(['p', 'q', 'o'], [$grandChild->private(), $grandChild->protected(), $grandChild->own()]);
    }

    #[Test]
    public function anObjectOfASubclassIsFilledByItsOwnClass(): void
    {
        $settings = new Settings();
        $settings->inner = new SettingsChild();

        self::kiln()->populate($settings->inner, '{"own":5,"name":"n"}');

        self::assertInstanceOf(SettingsChild::class, $settings->inner);
        self::assertSame([5, 'n'], [$settings->inner->own, $settings->inner->name]);
    }

    #[Test]
    public function aMissingOptionalStays(): void
    {
        $patch = self::read('{"name":"n","nickname":"k","price":1}', Patch::class);

        self::kiln()->populate($patch, '{"nickname":null,"version":5}');

        self::assertSame(['n', null, true, 5], [$patch->name->value(), $patch->nickname->value(), $patch->nickname->isPresent, $patch->version]);
    }

    #[Test]
    public function theContextCounts(): void
    {
        $selected = self::kiln()->populate(new Selected(), '{"inA":100,"always":100,"ignored":100,"readOnly":100}', context: new Context(groups: 'a'));

        self::assertSame([100, 0, 7, 8], [$selected->inA, $selected->always, $selected->ignored, $selected->readOnly]);
        self::assertProblems(['unknown_key at /z'], new Theme(), '{"z":1}', new Context(strict: true));
        self::assertProblems(['unknown_key at /inner/z', 'unknown_key at /x_z'], new Settings(), '{"inner":{"z":1},"x_z":1}', new Context(strict: true));
    }

    #[Test]
    public function hooksAreCalledOnEveryObject(): void
    {
        $hooked = new Hooked();
        $hooked->inner = new Hooked();

        self::kiln()->populate($hooked, '{"inner":{}}');

        self::assertSame([['after after'], ['after']], [$hooked->calls, $hooked->inner->calls]);
    }

    /**
     * @return iterable<string, array{object, string, list<string>}>
     */
    public static function wrongDocuments(): iterable
    {
        yield 'wrong types' => [new Settings(), '{"name":1,"items":[5],"theme":5,"inner":{"map":{"a":"b"}},"x_size":"5"}', [
            'type_mismatch at /name', 'type_mismatch at /items/0', 'type_mismatch at /inner/map/a', 'type_mismatch at /theme', 'type_mismatch at /x_size',
        ]];
        yield 'null where there is none' => [new Settings(), '{"name":null,"theme":null,"items":null}', ['type_mismatch at /name', 'type_mismatch at /items', 'type_mismatch at /theme']];
        yield 'a readonly property' => [new Constructed(1, 'n'), '{"id":2,"name":"m"}', ['readonly_property at /id']];
        yield 'a readonly object that would go' => [new Settings(), '{"fixed":null}', ['readonly_property at /fixed']];
        yield 'no object' => [new Theme(), '[1]', ['type_mismatch at ']];
        yield 'no JSON' => [new Theme(), '{', ['syntax at ']];
        yield 'an object inside that must be made' => [new class {
            public ?Circle $circle = null;
            public ?Place $place = null;
        }, '{"circle":{},"place":{}}', ['missing_key at /circle/radius']];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('wrongDocuments')]
    public function wrongDocumentsAreRefused(object $object, string $json, array $problems): void
    {
        self::assertProblems($problems, $object, $json);
    }

    /**
     * @param list<string> $problems
     */
    private static function assertProblems(array $problems, object $object, string $json, ?Context $context = null): void
    {
        try {
            self::kiln()->populate($object, $json, context: $context);
        } catch (DeserializationException $exception) {
            self::assertSame($problems, array_map(static fn(Violation $violation): string => "{$violation->code->value} at {$violation->pointer}", $exception->violations()->items));

            return;
        }
        self::fail('It was taken.');
    }
}
