<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * The first thing that is wrong with a text.
 *
 * @api
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

    public string $message;

    /** The message, with a place to be filled in if there is one. */
    private string $pattern;

    /**
     * @param self::* $code
     * @param string  $message such as: unexpected "}": expected a value after ","
     * @param string    $excerpt two or three lines: the line before, if it is near, the line and a caret under the place
     * @param ?Position $opened  where the string begins that is not closed; the message names it as `%s`
     * @param list<string|int> $path of the value in which it is, for formats that can tell
     */
    public function __construct(
        public string $code,
        string $message,
        public Position $position,
        public string $excerpt,
        private ?Position $opened = null,
        public array $path = [],
    ) {
        $this->pattern = $message;
        $this->message = $opened === null ? $message : \sprintf($message, (string) $opened);
    }

    /** @param self::* $code */
    public static function in(string $json, int $offset, string $code, string $message): self
    {
        return new self($code, $message, Position::in($json, $offset), Excerpt::of($json, $offset));
    }

    /**
     * At a byte of what is no text.
     *
     * @param self::* $code
     */
    public static function atByte(string $bytes, int $offset, string $code, string $message): self
    {
        return new self($code, $message, Position::atByte($offset), Excerpt::ofBytes($bytes, $offset));
    }

    /** The text ends within the string that begins at this offset. */
    public static function notClosed(string $json, int $opened): self
    {
        $end = \strlen($json);

        return self::cutOff(Position::in($json, $end), Excerpt::of($json, $end), Position::in($json, $opened));
    }

    /** The same of a text that is no longer there. */
    public static function cutOff(Position $end, string $excerpt, Position $opened): self
    {
        return new self(self::SYNTAX, 'unexpected end of text: the string that begins in %s is not closed', $end, $excerpt, $opened);
    }

    /** The same error, with its position counted from the beginning of the text in which this one's text begins at $start. */
    public function within(Position $start): self
    {
        return new self($this->code, $this->pattern, $this->position->within($start), $this->excerpt, $this->opened?->within($start), $this->path);
    }

    /**
     * The same error in a value.
     *
     * @param list<string|int> $path
     */
    public function below(array $path): self
    {
        return new self($this->code, $this->pattern, $this->position, $this->excerpt, $this->opened, $path);
    }
}
