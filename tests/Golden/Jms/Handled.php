<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Handled;

use JMS\Serializer\Annotation as JMS;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\SubscribingHandlerInterface;

/**
 * Values that a handler of the application writes and reads, by their class or by a name.
 */
class Bill
{
    public int $number = 0;

    public ?Money $total = null;

    #[JMS\Type('array<' . Money::class . '>')]
    public array $parts = [];

    #[JMS\Type('percent')]
    public float $tax = 0.0;
}

/**
 * What a handler of the application writes and reads.
 */
final readonly class Money
{
    public function __construct(
        public int $cents,
        public string $currency,
    ) {}
}

/**
 * Money as text, and fractions as percent.
 */
final class MoneyHandler implements SubscribingHandlerInterface
{
    /**
     * @return list<array<string, mixed>>
     */
    public static function getSubscribingMethods(): array
    {
        $methods = [];
        foreach ([Money::class => 'Money', 'percent' => 'Percent'] as $type => $name) {
            $methods[] = ['direction' => GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'format' => 'json', 'type' => $type, 'method' => "write{$name}"];
            $methods[] = ['direction' => GraphNavigatorInterface::DIRECTION_DESERIALIZATION, 'format' => 'json', 'type' => $type, 'method' => "read{$name}"];
        }

        return $methods;
    }

    public function writeMoney(mixed $visitor, Money $money): string
    {
        return \sprintf('%.2f %s', $money->cents / 100, $money->currency);
    }

    public function readMoney(mixed $visitor, string $text): Money
    {
        [$amount, $currency] = explode(' ', $text);

        return new Money((int) round((float) $amount * 100), $currency);
    }

    public function writePercent(mixed $visitor, float $fraction): string
    {
        return round($fraction * 100) . ' %';
    }

    public function readPercent(mixed $visitor, string $text): float
    {
        return (int) $text / 100;
    }
}
