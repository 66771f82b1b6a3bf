<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\LazyClasses;

use Symfony\Component\VarExporter\LazyGhostTrait;
use Symfony\Component\VarExporter\LazyObjectInterface;
use Symfony\Component\VarExporter\LazyProxyTrait;

class Sensor
{
    /**
     * @param list<Reading> $readings
     */
    public function __construct(private string $name, protected array $readings) {}
}

class Thermometer extends Sensor
{
    /**
     * @param list<Reading> $readings
     */
    public function __construct(string $name, array $readings, public string $unit)
    {
        parent::__construct($name, $readings);
    }
}

class Reading
{
    public function __construct(public float $value) {}
}

class Ghost extends Sensor implements LazyObjectInterface
{
    use LazyGhostTrait;

    public static int $loads = 0;

    public static function of(string $name, Reading $reading): self
    {
        return self::createLazyGhost(static function (self $ghost) use ($name, $reading): void {
            ++self::$loads;
            $ghost->__construct($name, [$reading]);
        });
    }
}

class StandIn extends Sensor implements LazyObjectInterface
{
    use LazyProxyTrait;
}

class ByHand extends Sensor
{
    use LazyGhostTrait;

    public static function lazily(int $number, string $name): self
    {
        return self::createLazyGhost(static fn(self $object) => $object->__construct($number, $name));
    }

    public function __construct(public int $number, string $name)
    {
        parent::__construct($name, []);
    }
}
