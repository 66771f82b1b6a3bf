<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Brick\Math\BigDecimal;
use Carbon\Carbon;
use Carbon\CarbonImmutable;
use Carbon\CarbonTimeZone;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Values\Vendors;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use Ramsey\Uuid\Uuid as RamseyUuid;
use Ramsey\Uuid\UuidInterface;
use Symfony\Component\Uid\AbstractUid;
use Symfony\Component\Uid\Ulid;
use Symfony\Component\Uid\Uuid;
use Symfony\Component\Uid\UuidV4;
use Symfony\Component\Uid\UuidV7;

/**
 * Classes of well-known packages, without anything said about them.
 */
#[CoversClass(Serializer::class)]
final class VendorValuesTest extends IntegrationTestCase
{
    private const JSON = '{"uuid":"01890a5d-ac96-774b-bcce-b302099a8057","four":"9c5b94b1-35ad-49bb-b118-8e8fc24abf80","ulid":"01ARZ3NDEKTSV4RRFFQ69G5FAV",'
        . '"ramsey":"25769c6c-d34d-4bfe-ba98-e0ee856f3e7a","integer":"123456789012345678901234567890","decimal":"12.50","rational":"1/3",'
        . '"carbon":"2024-02-29T13:45:00Z","immutable":"2024-02-29T13:45:00.250+01:00","either":"2024-02-29T13:45:00Z"}';

    public static function setUpBeforeClass(): void
    {
        // PHP 8.4 deprecates parameters that Carbon 2 declares, and says so when its files are compiled.
        set_error_handler(static fn(int $level, string $message, string $file): bool => str_contains($file, '/vendor/nesbot/carbon/'), \E_DEPRECATED);
        try {
            array_map(class_exists(...), [Carbon::class, CarbonImmutable::class, CarbonTimeZone::class]);
        } finally {
            restore_error_handler();
        }
    }

    protected function setUp(): void
    {
        foreach ([Uuid::class, UuidInterface::class, BigDecimal::class, Carbon::class] as $class) {
            if (!class_exists($class) && !interface_exists($class)) {
                self::markTestSkipped("{$class} is not installed.");
            }
        }
    }

    #[Test]
    public function eachIsOneValue(): void
    {
        $vendors = self::read(self::JSON, Vendors::class);

        self::assertInstanceOf(UuidV7::class, $vendors->uuid);
        self::assertInstanceOf(UuidV4::class, $vendors->four);
        self::assertTrue($vendors->ramsey?->equals(RamseyUuid::fromString('25769c6c-d34d-4bfe-ba98-e0ee856f3e7a')));
        self::assertTrue($vendors->decimal?->isEqualTo('12.5'));
        self::assertSame([Carbon::class, CarbonImmutable::class, CarbonImmutable::class], [get_debug_type($vendors->carbon), get_debug_type($vendors->immutable), get_debug_type($vendors->either)]);
        self::assertWrites(self::JSON, $vendors);
        self::assertWrites(
            '["01ARZ3NDEKTSV4RRFFQ69G5FAV","25769c6c-d34d-4bfe-ba98-e0ee856f3e7a",{"d":"12.50"}]',
            [Ulid::fromString('01ARZ3NDEKTSV4RRFFQ69G5FAV'), RamseyUuid::fromString('25769c6c-d34d-4bfe-ba98-e0ee856f3e7a'), ['d' => BigDecimal::of('12.50')]],
        );
        self::assertWrites('["9c5b94b1-35ad-49bb-b118-8e8fc24abf80"]', [new UuidV4('9c5b94b1-35ad-49bb-b118-8e8fc24abf80')], 'list<' . AbstractUid::class . '>');
    }

    #[Test]
    public function numbersMayStandWithoutQuotes(): void
    {
        $vendors = self::read('{"uuid":"01890a5d-ac96-774b-bcce-b302099a8057","integer":5,"decimal":12,"rational":3}', Vendors::class);

        self::assertSame(['5', '12', '3'], ["{$vendors->integer}", "{$vendors->decimal}", "{$vendors->rational}"]);
    }

    #[Test]
    public function aWrongTextIsAProblemAmongTheOthers(): void
    {
        self::assertRefuses(
            ['invalid_value at /uuid', 'invalid_value at /four', 'invalid_value at /ulid', 'invalid_value at /ramsey', 'invalid_value at /integer',
                'type_mismatch at /decimal', 'invalid_value at /rational', 'invalid_date at /carbon', 'type_mismatch at /immutable', 'invalid_date at /either'],
            '{"uuid":"not-a-uuid","four":"01890a5d-ac96-774b-bcce-b302099a8057","ulid":"x","ramsey":"not-a-uuid","integer":"1.5","decimal":1.5,"rational":"1/0",'
                . '"carbon":"tomorrow","immutable":5,"either":"x"}',
            Vendors::class,
        );
    }

    #[Test]
    public function moneyIsAnAmountAndACurrency(): void
    {
        require_once \dirname(__DIR__) . '/Fixture/Integration/money.php';
        $json = '[{"amount":"12.50","currency":"EUR"},{"amount":"1250","currency":"CHF"}]';
        $moneys = [\Brick\Money\Money::of('12.5', 'EUR'), new \Money\Money('1250', new \Money\Currency('CHF'))];

        self::assertWrites($json, $moneys);
        self::assertEquals($moneys, self::kiln()->deserialize($json, 'array{Brick\Money\Money, Money\Money}'));
        self::assertRefuses(
            ['conversion_failed at /0', 'conversion_failed at /1'],
            '[{"amount":"12.505","currency":"EUR"},{"amount":"12.5","currency":"CHF"}]',
            'array{Brick\Money\Money, Money\Money}',
        );
        self::assertRefuses(['conversion_failed at /0', 'conversion_failed at /1'], '["12.50 EUR",{"amount":12.5}]', 'array{Brick\Money\Money, Money\Money}');
    }
}
