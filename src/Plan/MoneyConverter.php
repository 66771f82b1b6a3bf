<?php

declare(strict_types=1);

namespace Kiln\Plan;

use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

/**
 * Money of moneyphp/money and brick/money as `{"amount": "12.50", "currency": "EUR"}`, which is what both say themselves by
 * jsonSerialize(). The packages are known by name alone.
 *
 * @internal
 */
final readonly class MoneyConverter implements ValueConverter
{
    /**
     * @param class-string $class of the money
     */
    public function __construct(private string $class) {}

    /**
     * @return array{amount: string, currency: string}
     */
    public function serialize(mixed $value, Context $context): array
    {
        $amount = self::ask($value, 'getAmount');
        $currency = self::ask($value, 'getCurrency');
        $code = self::ask($currency, $this->isBrick() ? 'getCurrencyCode' : 'getCode');

        return \is_string($code) && (\is_string($amount) || $amount instanceof \Stringable)
            ? ['amount' => (string) $amount, 'currency' => $code]
            : throw new ConversionFailed('money');
    }

    public function deserialize(mixed $data, Context $context): object
    {
        [$amount, $currency] = \is_array($data) ? [$data['amount'] ?? null, $data['currency'] ?? null] : [null, null];
        if ((!\is_string($amount) && !\is_int($amount)) || !\is_string($currency)) {
            throw $this->refusal();
        }
        try {
            return $this->isBrick() ? $this->ofBrick($amount, $currency) : $this->ofMoneyPhp($amount, $currency);
        } catch (\Exception $refused) {
            throw $refused instanceof ConversionFailed ? $refused : $this->refusal($refused->getMessage());
        }
    }

    private function isBrick(): bool
    {
        return $this->class === 'Brick\Money\Money';
    }

    private function ofBrick(int|string $amount, string $currency): object
    {
        $make = [$this->class, 'of'];
        $money = \is_callable($make) ? $make($amount, $currency) : null;

        return \is_object($money) ? $money : throw $this->refusal();
    }

    private function ofMoneyPhp(int|string $amount, string $currency): object
    {
        $class = 'Money\Currency';

        return $currency !== '' && \class_exists($class) ? new $this->class($amount, new $class($currency)) : throw $this->refusal();
    }

    private static function ask(mixed $object, string $method): mixed
    {
        $question = [$object, $method];

        return \is_callable($question) ? $question() : null;
    }

    private function refusal(string $hint = ''): ConversionFailed
    {
        $example = $this->isBrick() ? '12.50' : '1250';

        return new ConversionFailed('an amount and a currency', $hint !== '' ? $hint : "Such as {\"amount\": \"{$example}\", \"currency\": \"EUR\"}.");
    }
}
