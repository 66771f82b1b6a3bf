<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

use Kiln\Format\Position;

/**
 * Where the rows and cells of a document begin.
 *
 * @internal
 */
final readonly class Places
{
    public function __construct(private CsvOptions $options, private string $text) {}

    /**
     * @template K of array-key
     *
     * @param array<K, list<string|int>> $paths
     *
     * @return array<K, ?Position>
     */
    public function positions(array $paths): array
    {
        $wanted = [];
        foreach ($paths as $name => $path) {
            $wanted[$path[0] ?? -1][$name] = $path[1] ?? null;
        }
        $offsets = \array_fill_keys(\array_keys($paths), null);
        foreach ($wanted[-1] ?? [] as $name => $_) {
            $offsets[$name] = 0;
        }
        $lines = new Lines($this->options);
        $keys = null;
        $number = 0;
        $at = \str_starts_with($this->text, "\u{FEFF}") ? 3 : 0;
        foreach ($lines->split(\substr($this->text, $at), true)[0] as $row) {
            $isBlank = Lines::withoutReturn($row) === '';
            if ($keys === null) {
                $keys = $lines->texts($row);
            } elseif (!$isBlank || \count($keys) === 1) {
                if (isset($wanted[$number])) {
                    $cells = $lines->offsets($row, $keys, $at);
                    foreach ($wanted[$number] as $name => $key) {
                        $offsets[$name] = $key === null ? $at : $cells[$key] ?? null;
                    }
                }
                ++$number;
            }
            $at += \strlen($row) + 1;
        }

        return Position::all($this->text, $offsets);
    }
}
