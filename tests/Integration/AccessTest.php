<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Access\Accessed;
use Kiln\Tests\Fixture\Integration\Access\AccessedChild;
use Kiln\Tests\Fixture\Integration\Common\Circle;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Common\Typed;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class AccessTest extends IntegrationTestCase
{
    #[Test]
    public function methodsStandForProperties(): void
    {
        $read = self::read('{"both":"  a ","cents":253,"items":[{"sku":"i"}],"when":"2024-01-02T03:04:05Z"}', Accessed::class);

        self::assertSame(['a', 1704164645], [$read->both(), $read->when]);
        self::assertInstanceOf(Item::class, $read->items()[0]);
        self::assertWrites('{"both":"A","cents":250,"items":[{"sku":"i","price":null}],"when":"2024-01-02T03:04:05+00:00"}', $read);
    }

    #[Test]
    public function theirTypesCount(): void
    {
        self::assertRefuses(
            ['type_mismatch at /both', 'type_mismatch at /cents', 'type_mismatch at /items/0', 'invalid_date at /when'],
            '{"both":5,"cents":2.5,"items":[1],"when":"now"}',
            Accessed::class,
        );
        self::assertNull(self::read('{"when":null}', Accessed::class)->when);
        self::assertRefuses(['type_mismatch at /both'], '{"both":null}', Accessed::class);
    }

    #[Test]
    public function aSetterIsNotCalledForAMissingKey(): void
    {
        $read = self::read('{"items":[{}],"when":null}', Accessed::class);

        self::assertSame('', $read->both());
        self::assertCount(1, $read->items());
        self::assertCount(0, self::read('{}', Accessed::class)->items());
    }

    #[Test]
    public function theyAreInheritedAndOverridden(): void
    {
        $read = self::read('{"both":" b ","cents":1,"own":2}', AccessedChild::class);

        self::assertSame('b', $read->both());
        self::assertWrites('{"both":"B","cents":50,"items":[],"when":null,"own":2}', $read);
    }

    #[Test]
    public function anAttributeSaysTheType(): void
    {
        $json = '{"items":[{"sku":"a","price":null}],"map":{"x":1},"c":{"kind":"circle","label":null,"radius":1.0},"number":null,"floats":[1.0,2.5]}';
        $read = self::read($json, Typed::class);

        self::assertInstanceOf(Item::class, $read->items[0]);
        self::assertInstanceOf(Circle::class, $read->shape);
        self::assertWrites($json, $read);
        self::assertRefuses(['type_mismatch at /items/0', 'type_mismatch at /map/x', 'invalid_discriminator at /c/kind', 'missing_key at /c/radius', 'type_mismatch at /number'], '{"items":[1],"map":{"x":"1"},"c":{"kind":"square"},"number":"5"}', Typed::class);
        self::assertWrites('{"c":{"kind":"circle"}}', $read, context: new \Kiln\Context(groups: 'g'));
    }
}
