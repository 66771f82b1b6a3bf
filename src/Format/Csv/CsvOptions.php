<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

/**
 * How CSV is written, where dialects differ. The separator and the quotes count when reading, too; a byte order mark and both line
 * ends are read in any case.
 *
 * @api
 */
final readonly class CsvOptions
{
    /**
     * @param non-empty-string $separator one ASCII character between cells
     * @param non-empty-string $quote one ASCII character around cells that need it; doubled inside of them
     * @param string $lineEnd        "\r\n" (RFC 4180) or "\n"
     * @param bool   $quoteAll       whether each cell is in quotes that is not null
     * @param bool   $byteOrderMark  whether U+FEFF stands at the beginning, which tells some spreadsheets that this is UTF-8
     * @param bool   $escapeFormulas whether an apostrophe is put before texts that a spreadsheet would take for a formula; reading
     *                               takes it away. See docs/formats.md
     *
     * @throws \InvalidArgumentException
     */
    public function __construct(
        public string $separator = ',',
        public string $quote = '"',
        public string $lineEnd = "\r\n",
        public bool $quoteAll = false,
        public bool $byteOrderMark = false,
        public bool $escapeFormulas = false,
    ) {
        foreach (['separator' => $separator, 'quote' => $quote] as $name => $character) {
            if (\preg_match('/\A[\t\x20-\x7E]\z/', $character) !== 1 || \ctype_alnum($character)) {
                throw new \InvalidArgumentException("The {$name} must be one ASCII character that is no letter or digit.");
            }
        }
        if ($separator === $quote) {
            throw new \InvalidArgumentException('The separator and the quote must differ.');
        }
        if ($lineEnd !== "\r\n" && $lineEnd !== "\n") {
            throw new \InvalidArgumentException('A line ends with "\r\n" or "\n".');
        }
    }

    /**
     * What spreadsheets of the European continent write: semicolons, since a comma is in numbers there. Numbers have a point here
     * all the same.
     */
    public static function semicolons(): self
    {
        return new self(separator: ';');
    }

    /**
     * Tabs between the cells.
     */
    public static function tabs(): self
    {
        return new self(separator: "\t");
    }
}
