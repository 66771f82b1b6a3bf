<?php

declare(strict_types=1);

namespace Kiln\Examples\Demo;

/**
 * What the demo prints, in colours where a terminal shows them (see https://no-color.org).
 */
final readonly class Screen
{
    private const BOLD = '1';
    private const DIM = '2';
    private const RED = '31';
    private const GREEN = '32';

    private function __construct(private bool $hasColours) {}

    public static function ofTerminal(): self
    {
        return new self(stream_isatty(\STDOUT) && (string) getenv('NO_COLOR') === '');
    }

    public function heading(string $text): void
    {
        echo "\n", $this->coloured($text, self::BOLD), "\n";
    }

    public function text(string $text): void
    {
        echo self::indented($text), "\n";
    }

    public function success(string $text): void
    {
        echo $this->coloured(self::indented($text), self::GREEN), "\n";
    }

    public function failure(string $text): void
    {
        echo $this->coloured(self::indented($text), self::RED), "\n";
    }

    /**
     * The first lines of a longer text.
     *
     * @param int $most lines
     */
    public function excerpt(string $text, int $most): void
    {
        $lines = explode("\n", rtrim($text));
        echo $this->coloured(self::indented(implode("\n", \array_slice($lines, 0, $most))), self::DIM), "\n";
        if (\count($lines) > $most) {
            $this->text('... and ' . (\count($lines) - $most) . ' lines more');
        }
    }

    /**
     * @param list<list<string>> $rows the first column to the left, the others to the right
     */
    public function table(array $rows): void
    {
        foreach ($rows as $row) {
            $line = str_pad(array_shift($row) ?? '', 36);
            foreach ($row as $cell) {
                $line .= str_pad($cell, 12, ' ', STR_PAD_LEFT);
            }
            $this->text($line);
        }
    }

    private static function indented(string $text): string
    {
        return '  ' . str_replace("\n", "\n  ", $text);
    }

    private function coloured(string $text, string $colour): string
    {
        return $this->hasColours ? "\e[{$colour}m{$text}\e[0m" : $text;
    }
}
