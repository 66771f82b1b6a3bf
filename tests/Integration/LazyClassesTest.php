<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Engine\Value\Lazy;
use Kiln\Plan\Planner\LazyClasses;
use Kiln\Tests\Fixture\Integration\LazyClasses\ByHand;
use Kiln\Tests\Fixture\Integration\LazyClasses\Ghost;
use Kiln\Tests\Fixture\Integration\LazyClasses\Reading;
use Kiln\Tests\Fixture\Integration\LazyClasses\Sensor;
use Kiln\Tests\Fixture\Integration\LazyClasses\StandIn;
use Kiln\Tests\Fixture\Integration\LazyClasses\Thermometer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\IgnoreDeprecations;
use PHPUnit\Framework\Attributes\Test;

/**
 * Objects whose classes were made for them by symfony/var-exporter.
 */
#[CoversClass(LazyClasses::class)]
#[CoversClass(Lazy::class)]
#[IgnoreDeprecations]
final class LazyClassesTest extends IntegrationTestCase
{
    private const SENSOR = '{"name":"roof","readings":[{"value":1.5}]}';

    #[Test]
    public function aGhostIsWrittenAsItsClass(): void
    {
        self::assertWrites(self::SENSOR, self::ghost());
        foreach ([Sensor::class, 'mixed', Ghost::class] as $type) {
            self::assertSame(self::SENSOR, self::kiln()->serialize(self::ghost(), type: $type));
        }
        self::assertSame('[' . self::SENSOR . ']', self::kiln()->serialize([self::ghost()], type: 'list<' . Sensor::class . '>'));
    }

    #[Test]
    public function whatStandsForAnotherObjectIsWrittenAsThat(): void
    {
        $standIn = StandIn::createLazyProxy(static fn(): Sensor => new Sensor('roof', [new Reading(1.5)]));
        self::assertWrites(self::SENSOR, $standIn);

        $below = StandIn::createLazyProxy(static fn(): Thermometer => new Thermometer('roof', [new Reading(1.5)], 'C'));
        self::assertWrites('{"name":"roof","readings":[{"value":1.5}],"unit":"C"}', $below);
    }

    #[Test]
    public function itIsLoadedOnce(): void
    {
        Ghost::$loads = 0;
        $ghost = self::ghost();

        self::assertWrites('[' . self::SENSOR . ',' . self::SENSOR . ']', [$ghost, $ghost]);
        self::assertSame(1, Ghost::$loads);
    }

    #[Test]
    public function whatLoadingThrowsPasses(): void
    {
        $ghost = Ghost::createLazyGhost(static fn() => throw new \DomainException('gone'));

        $this->expectExceptionObject(new \DomainException('gone'));

        self::kiln()->serialize(['a' => $ghost]);
    }

    #[Test]
    public function aClassThatIsLazyItselfKeepsNothingOfTheTrait(): void
    {
        $byHand = ByHand::lazily(7, 'roof');

        self::assertWrites('{"name":"roof","readings":[],"number":7}', $byHand);
    }

    #[Test]
    public function itIsReadAsTheClassThatItStandsFor(): void
    {
        self::assertSame(Sensor::class, self::kiln()->deserialize(self::SENSOR, Ghost::class)::class);

        $ghost = self::ghost();
        self::kiln()->populate($ghost, '{"name":"cellar"}');
        self::assertSame('{"name":"cellar","readings":[{"value":1.5}]}', self::kiln()->serialize($ghost));
    }

    private static function ghost(): Ghost
    {
        return Ghost::of('roof', new Reading(1.5));
    }
}
