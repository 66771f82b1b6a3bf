<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

/**
 * Text of plain data.
 *
 * @internal
 */
final readonly class Json
{
    /** What is written of a list then does not follow from what is written of its items. */
    private const WHOLE_ONLY = JSON_PRETTY_PRINT | JSON_FORCE_OBJECT | JSON_PARTIAL_OUTPUT_ON_ERROR;

    /** Levels of nesting, PHP's own default. */
    private const DEPTH = 512;

    /** Whether a list may be encoded item by item. */
    public bool $encodesItems;

    /**
     * @param int $options of json_encode()
     */
    public function __construct(public int $options)
    {
        $this->encodesItems = ($options & self::WHOLE_ONLY) === 0;
    }

    /**
     * @throws Unencodable
     */
    public function encode(mixed $data): string
    {
        return $this->text($data, self::DEPTH);
    }

    /**
     * An item of a list.
     *
     * @throws Unencodable
     */
    public function encodeItem(mixed $item): string
    {
        return $this->text($item, self::DEPTH - 1);
    }

    /**
     * @param array<string> $items texts
     */
    public function join(array $items): string
    {
        if (array_is_list($items)) {
            return '[' . implode(',', $items) . ']';
        }
        foreach ($items as $key => $text) {
            $items[$key] = "\"{$key}\":{$text}";
        }

        return '{' . implode(',', $items) . '}';
    }

    /**
     * @param int<1, max> $depth
     */
    private function text(mixed $data, int $depth): string
    {
        $text = @json_encode($data, $this->options, $depth);

        return $text === false || json_last_error() !== JSON_ERROR_NONE ? throw new Unencodable(json_last_error()) : $text;
    }
}
