<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * The first thing that is wrong with a text that should be JSON.
 *
 * @internal
 */
final readonly class SyntaxError
{
    /** What ext/json calls JSON_ERROR_SYNTAX, JSON_ERROR_CTRL_CHAR or JSON_ERROR_STATE_MISMATCH. */
    public const SYNTAX = 'syntax';

    /** JSON_ERROR_UTF8. */
    public const INVALID_UTF8 = 'invalid_utf8';

    /** JSON_ERROR_UTF16. */
    public const LONE_SURROGATE = 'lone_surrogate';

    /** JSON_ERROR_DEPTH. */
    public const DEPTH_EXCEEDED = 'depth_exceeded';

    /**
     * @param self::* $code
     * @param string  $message such as: unexpected "}": expected a value after ","
     * @param string  $excerpt two or three lines: the line before, if it is near, the line and a caret under the place
     */
    public function __construct(
        public string $code,
        public string $message,
        public Position $position,
        public string $excerpt,
    ) {}

    /** @param self::* $code */
    public static function in(string $json, int $offset, string $code, string $message): self
    {
        return new self($code, $message, Position::in($json, $offset), Excerpt::of($json, $offset));
    }

    /** The same error, with its position counted from the beginning of the text in which this one's text begins at $start. */
    public function within(Position $start): self
    {
        return new self($this->code, $this->message, $this->position->within($start), $this->excerpt);
    }
}
