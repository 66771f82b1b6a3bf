<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

use Kiln\Format\CannotEncode;
use Kiln\Format\DirectOutput;
use Kiln\Format\UsualFloats;

/**
 * What generated code has at hand that writes the cells of a row.
 *
 * @internal
 */
final readonly class RowOutput implements DirectOutput
{
    use UsualFloats;

    private const NO_FRACTION = '';

    /** Digits of a decimal number that a float always gives back (IEEE 754-2019, binary64: 15), with a sign or a point. */
    private const DIGITS = 15;

    public string $separator;

    public string $lineEnd;

    public string $quote;

    /** An expression for what a cell needs quotes for. */
    public string $special;

    public Dates $dates;

    public function __construct(CsvOptions $options)
    {
        $this->separator = $options->separator;
        $this->lineEnd = $options->lineEnd;
        $this->quote = $options->quote;
        $this->special = '/[' . \preg_quote($options->separator . $options->quote, '/') . "\r\n]/";
        $this->dates = new Dates();
    }

    /**
     * A text that needs quotes.
     */
    public function quoted(string $text): string
    {
        return $this->quote . \str_replace($this->quote, $this->quote . $this->quote, $text) . $this->quote;
    }

    /**
     * The shortest digits that read back as the same number. PHP takes three times as long for these as for a given number of
     * digits, which most numbers do not exceed. Where so few digits read back, no others do.
     */
    private static function otherFloat(float $number): string
    {
        if (\is_nan($number)) {
            return Writer::float($number);
        }
        $text = (string) $number;

        return \strlen($text) <= self::DIGITS && (float) $text === $number && !\str_contains($text, 'E') ? $text : Writer::float($number);
    }

    /**
     * @param bool $orNull whether the column may have null too
     *
     * @throws CannotEncode for what does not fit into a cell
     */
    public function cell(mixed $value, bool $orNull = false): string
    {
        return match (true) {
            \is_string($value) => ($value === '' && $orNull) || \preg_match($this->special, $value) === 1 ? $this->quoted($value) : $value,
            $value === null => '',
            \is_bool($value) => $value ? 'true' : 'false',
            \is_int($value) => (string) $value,
            \is_float($value) => self::float($value),
            default => throw new CannotEncode('a cell holds one value'),
        };
    }

    public function open(): string
    {
        return '';
    }

    public function check(string $text): string
    {
        return \preg_match('//u', $text) === 1 ? $text : throw new CannotEncode('malformed UTF-8');
    }

    public function close(string $around): void {}

    /**
     * A whole object is no cell, and what a row of one looks like is not known by its members.
     */
    public function plain(mixed $tree, int $depth, string ...$place): string
    {
        throw new CannotEncode('a cell holds one value');
    }

    public function list(array $items): string
    {
        return $this->check($items === [] ? '' : \implode($this->lineEnd, $items) . $this->lineEnd);
    }

    public function place(): array
    {
        return [];
    }

    public function itemPlace(): array
    {
        return [];
    }
}
