<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

use Kiln\Format\CannotEncode;
use Kiln\Format\Carries;
use Kiln\Format\Columns;
use Kiln\Format\DirectRowFormat;
use Kiln\Format\Expected;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Roots;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * CSV (RFC 4180) with a header.
 *
 *     $serializer = SerializerBuilder::create()->withFormat(new Csv(new CsvOptions(separator: ';')))->build();
 *
 * @api
 */
final readonly class Csv implements DirectRowFormat
{
    /** What may stand in a number, or a date of RFC 3339, besides letters and digits. */
    private const IN_NUMBERS = '+-.:';

    private Writer $writer;

    /**
     * @param non-empty-string $name by which calls ask for it: several dialects may stand side by side
     */
    public function __construct(private CsvOptions $options = new CsvOptions(), private string $name = 'csv')
    {
        $this->writer = new Writer($options);
    }

    public function names(): array
    {
        return [$this->name];
    }

    public function title(): string
    {
        return 'CSV';
    }

    public function carries(): Carries
    {
        return new Carries(nonFinite: true, roots: Roots::ListOfMaps);
    }

    public function header(Columns $columns): string
    {
        return $this->writer->header(\array_keys($columns->kinds));
    }

    public function rows(array $rows, Columns $columns, int $number): string
    {
        return $this->writer->rows($rows, $columns, $number);
    }

    /**
     * With the columns of all rows.
     */
    public function encode(mixed $tree, Limits $limits): string
    {
        if (!\is_array($tree) || !\array_is_list($tree)) {
            throw new CannotEncode('a document is a list of rows');
        }
        if ($tree === []) {
            return '';
        }
        $columns = Columns::ofRows($tree);

        return $this->header($columns) . $this->rows($tree, $columns, 0);
    }

    public function decode(string $text, Limits $limits): mixed
    {
        return $this->decodeAs($text, new Expected(), $limits);
    }

    public function decodeAs(string $text, Expected $expected, Limits $limits): mixed
    {
        if ($limits->bytes !== null && \strlen($text) > $limits->bytes) {
            throw new LimitException(LimitExceeded::text($text, $limits->bytes));
        }
        // A list of maps.
        if ($limits->depth < 2) {
            throw new SyntaxException(SyntaxError::in($text, 0, SyntaxError::DEPTH_EXCEEDED, \sprintf('nested deeper than the %d levels allowed', $limits->depth)));
        }
        $trees = [];
        $item = $expected->item($expected->root, 0);
        foreach ((new Reader($this->options, new Expected($item, $expected->table), $limits, isDocument: true))->read([$text]) as $rows) {
            \array_push($trees, ...$rows->trees());
        }

        return $trees;
    }

    /**
     * Where all cells are in quotes, or the separator may stand in a number, each value is looked at.
     */
    public function notation(): ?string
    {
        $options = $this->options;

        return $options->quoteAll || $options->escapeFormulas || \strpbrk($options->separator . $options->quote, self::IN_NUMBERS) !== false ? null : 'csv';
    }

    public function output(Limits $limits): RowOutput
    {
        return new RowOutput($this->options);
    }

    public function cells(string $row, Columns $columns): array
    {
        return \array_combine(\array_keys($columns->kinds), (new Lines($this->options))->texts($row));
    }

    public function positions(string $text, array $paths): array
    {
        return (new Places($this->options, $text))->positions($paths);
    }

    public function read(iterable $chunks, Expected $expected, Limits $limits): iterable
    {
        return (new Reader($this->options, $expected, $limits, isDocument: false))->read($chunks);
    }
}
