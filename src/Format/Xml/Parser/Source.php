<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\Excerpt;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;

/**
 * The text of a document in UTF-8, and what is said of places in it.
 *
 * @internal
 */
final readonly class Source
{
    /**
     * @param string  $text     in UTF-8, where the document itself may have another encoding
     * @param int     $start    of what follows a byte order mark
     * @param ?string $encoding the other encoding, as iconv knows it
     * @param int     $skipped  bytes of the document that are not in $text: a byte order mark of UTF-16
     */
    public function __construct(
        public string $text,
        public int $start = 0,
        public ?string $encoding = null,
        private int $skipped = 0,
    ) {}

    /**
     * @param int $offset in the text
     *
     * @return Position with the offset that it has in the document
     */
    public function position(int $offset): Position
    {
        $position = Position::in($this->text, $offset);
        if ($this->encoding === null) {
            return $position;
        }

        return new Position(
            $this->skipped + \strlen(Encoding::encode(\substr($this->text, 0, $offset), $this->encoding)),
            $position->line,
            $position->column,
        );
    }

    /**
     * @template K of array-key
     *
     * @param array<K, int> $offsets in the text
     *
     * @return array<K, ?Position>
     */
    public function positions(array $offsets): array
    {
        return $this->encoding === null ? Position::all($this->text, $offsets) : \array_map($this->position(...), $offsets);
    }

    /** What stands at a place, as messages call it. */
    public function found(int $at): string
    {
        $found = Utf8::at($this->text, $at);

        return match (true) {
            $found === '' => 'end of text',
            $found === "\n", $found === "\r" => 'end of line',
            default => '"' . Utf8::printable($found) . '"',
        };
    }

    /**
     * @param SyntaxError::* $code
     *
     * @throws SyntaxException
     */
    public function fail(string $message, int $at, string $code = SyntaxError::SYNTAX): never
    {
        throw new SyntaxException(new SyntaxError($code, $message, $this->position($at), Excerpt::of($this->text, $at)));
    }

    /**
     * @param string $message with `%s` for the place
     * @param int    $opened  where something begins that is not closed
     *
     * @throws SyntaxException
     */
    public function failToClose(string $message, int $at, int $opened): never
    {
        throw new SyntaxException(new SyntaxError(SyntaxError::SYNTAX, $message, $this->position($at), Excerpt::of($this->text, $at), $this->position($opened)));
    }

    /**
     * @param LimitExceeded::* $code
     *
     * @throws LimitException
     */
    public function exceed(string $code, string $message, int $limit, int $at): never
    {
        throw new LimitException(new LimitExceeded($code, $message, $limit, $this->position($at)));
    }
}
