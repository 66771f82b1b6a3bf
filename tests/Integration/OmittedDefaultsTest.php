<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\OmitDefault;
use Kiln\Context;
use Kiln\Tests\Fixture\Integration\Options\Defaults;
use Kiln\Tests\Fixture\Integration\Options\EnumDefault;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Values that reading puts there by itself.
 */
#[CoversClass(OmitDefault::class)]
final class OmittedDefaultsTest extends IntegrationTestCase
{
    #[Test]
    public function theyAreLeftOutAndComeBack(): void
    {
        self::assertWrites('{"always":0}', new Defaults());
        self::assertWrites('[{"always":0},{"always":0}]', [new Defaults(), new Defaults()], 'list<' . Defaults::class . '>');
        self::assertEquals(new Defaults(), self::read('{"always":0}', Defaults::class));
    }

    #[Test]
    public function anythingElseIsWritten(): void
    {
        $changed = (new Defaults(1.5, 'x'))->withWord('its');
        $changed->priority = 0;
        $changed->note = '';
        $changed->tags = ['new', 'old'];
        $changed->mixed = ['a' => [1.5, false]];

        self::assertWrites('{"priority":0,"note":"","tags":["new","old"],"mixed":{"a":[1.5,false]},"word":"its","always":0,"rate":1.5,"name":"x"}', $changed);
    }

    #[Test]
    public function otherReasonsToLeaveOutCountBesides(): void
    {
        $changed = new Defaults();
        $changed->tags = [];
        $changed->mixed = null;

        self::assertWrites('{"mixed":null,"always":0}', $changed);
        self::assertWrites('{"always":0}', $changed, null, new Context(serializeNull: false));
    }

    #[Test]
    public function aCaseOfAnEnumIsADefaultToo(): void
    {
        $changed = new EnumDefault();
        $changed->naming = NamingStrategy::Kebab;

        self::assertWrites('[{},{"naming":"kebab"}]', [new EnumDefault(), $changed], 'list<' . EnumDefault::class . '>');
    }

    #[Test]
    public function whatGoesWrongIsSaidOfTheOthers(): void
    {
        $wrong = new Defaults(NAN);
        $wrong->note = "\xFC";

        self::assertCannotWrite(['invalid_utf8 at /note', 'not_finite at /rate'], $wrong);
    }

    #[Test]
    public function thereMustBeADefault(): void
    {
        self::assertInvalid(
            'Kiln\Tests\Integration\WithoutDefault::$id: #[OmitDefault] stands at a property without a default. Give it one, or remove the attribute. [misplaced_attribute]',
            static fn(): string => self::kiln()->serialize(new WithoutDefault(1)),
        );
        self::assertInvalid(
            'Kiln\Tests\Integration\WithObjectAsDefault::$at: #[OmitDefault] stands at a property whose default is an object, a new one each time. Remove it. [misplaced_attribute]',
            static fn(): string => self::kiln()->serialize(new WithObjectAsDefault()),
        );
    }
}

final class WithoutDefault
{
    public function __construct(
        #[OmitDefault]
        public int $id,
    ) {}
}

final class WithObjectAsDefault
{
    public function __construct(
        #[OmitDefault]
        public \DateTimeImmutable $at = new \DateTimeImmutable('2026-01-01'),
    ) {}
}
