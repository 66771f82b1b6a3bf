<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

final readonly class MoneyConverter implements ValueConverter
{
    public function __construct(private string $currency = 'EUR') {}

    public function serialize(mixed $value, Context $context): mixed
    {
        if (!\is_int($value) && !\is_object($value)) {
            throw new ConversionFailed('an amount in cents', 'Use an int.');
        }

        return \is_int($value) ? ['cents' => $value, 'currency' => $this->currency] : $value;
    }

    public function deserialize(mixed $data, Context $context): string
    {
        return \is_string($data) && str_ends_with($data, $this->currency)
            ? $data
            : throw new ConversionFailed("an amount in {$this->currency}", "Such as \"12.50 {$this->currency}\".");
    }
}
