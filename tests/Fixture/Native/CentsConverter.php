<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native;

use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\Tests\Bridge\Jms\Differential\Journal;
use Kiln\ValueConverter;

/**
 * Writes amounts in different forms, and refuses some of them.
 */
final class CentsConverter implements ValueConverter
{
    public function __construct(private readonly string $form = 'text') {}

    public function serialize(mixed $value, Context $context): mixed
    {
        Journal::note("CentsConverter({$this->form})::serialize");
        if (!$value instanceof Cents) {
            throw new ConversionFailed('cents');
        }
        if ($value->amount === 13) {
            throw new \DomainException('thirteen cents');
        }

        return match ($this->form) {
            'number' => $value->amount,
            'array' => ['amount' => $value->amount, 'of' => [new \DateTimeImmutable('2020-01-02T03:04:05Z'), $context->version]],
            'null' => null,
            default => "{$value->amount} ct",
        };
    }

    public function deserialize(mixed $data, Context $context): Cents
    {
        Journal::note("CentsConverter({$this->form})::deserialize " . json_encode($data, JSON_PARTIAL_OUTPUT_ON_ERROR));
        $amount = match (true) {
            \is_int($data) => $data,
            \is_array($data) => $data['amount'] ?? null,
            \is_string($data) => filter_var(rtrim($data, ' ct'), FILTER_VALIDATE_INT),
            default => null,
        };
        if ($amount === 13) {
            throw new \DomainException('thirteen cents');
        }

        return \is_int($amount) ? new Cents($amount) : throw new ConversionFailed('an amount of cents', 'Such as "7 ct".');
    }
}
