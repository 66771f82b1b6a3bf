<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * A list in JSON that is put together of shorter ones.
 *
 * @internal
 */
final class ListText
{
    /** Bytes from which on it is cheaper to begin another text than to let it grow: PHP copies it every two megabytes. */
    private const PART = 1_048_576;

    /** @var list<string> */
    private array $parts = [];

    private string $part = '[';

    private string $separator = '';

    /**
     * @param string $list in JSON, in one line, with an item at least
     */
    public function add(string $list): void
    {
        $this->part .= $this->separator;
        $this->part .= \substr($list, 1, -1);
        $this->separator = ',';
        if (\strlen($this->part) > self::PART) {
            $this->parts[] = $this->part;
            $this->part = '';
        }
    }

    /**
     * All of it, once nothing more is added.
     */
    public function whole(): string
    {
        $this->part .= ']';

        return $this->parts === [] ? $this->part : \implode([...$this->parts, $this->part]);
    }
}
