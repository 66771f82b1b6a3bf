<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

/**
 * Text of plain data.
 *
 * @internal
 */
final readonly class Json
{
    /** What is written of a list then does not follow from what is written of its items. */
    private const WHOLE_ONLY = \JSON_PRETTY_PRINT | \JSON_FORCE_OBJECT | \JSON_PARTIAL_OUTPUT_ON_ERROR;

    /** Levels of nesting, PHP's own default. */
    public const DEPTH = 512;

    /** Whether a list may be encoded a few items at a time. */
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
        $text = @\json_encode($data, $this->options, self::DEPTH);

        return $text === false || \json_last_error() !== \JSON_ERROR_NONE ? throw new Unencodable(\json_last_error()) : $text;
    }

    /**
     * Whether json_encode() looks at nothing behind what it refuses. After INF, NAN and a key that is no UTF-8 it goes on, and
     * tells what it has refused last (php-src, ext/json/json_encoder.c).
     *
     * @param list<mixed> $refused
     */
    public function stopsIn(array $refused): bool
    {
        @\json_encode([...$refused, \NAN], $this->options, self::DEPTH);

        return \json_last_error() !== \JSON_ERROR_INF_OR_NAN;
    }
}
