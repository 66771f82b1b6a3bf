<?php

declare(strict_types=1);

namespace Kiln;

/**
 * JSON that passes through: a property, item, value or document of this type holds the text as it stands in a JSON document, with
 * its numbers, `{}`, order, repeated keys and whitespace, and is written as it is.
 *
 *     final class Webhook
 *     {
 *         public string $event;
 *         public Raw $payload;
 *     }
 *
 * From an array, and from other formats, it holds the data.
 *
 * @api
 */
final readonly class Raw implements \JsonSerializable, \Stringable
{
    private const FLAGS = \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR;

    /** Levels that json_encode() is to take; its stack would end before. */
    private const DEPTH = 100_000;

    /**
     * @param ?string $text null where it holds data
     */
    private function __construct(private ?string $text, private mixed $data) {}

    /**
     * @param int<1, max> $depth levels of arrays and objects that it may have
     *
     * @throws \InvalidArgumentException when the text is no JSON
     */
    public static function json(string $text, int $depth = 512): self
    {
        // A scalar counts as a level there (php-src, ext/json/json_parser.y).
        \json_decode($text, true, \min($depth, 0x7ffffffe) + 1);
        if (\json_last_error() !== \JSON_ERROR_NONE) {
            throw new \InvalidArgumentException('This is no JSON: ' . \lcfirst(\json_last_error_msg()) . '.');
        }

        return new self(\trim($text, " \t\n\r"), null);
    }

    /**
     * @param mixed $data scalars, null, and arrays of them; \stdClass for an object without members
     */
    public static function of(mixed $data): self
    {
        return new self(null, $data);
    }

    /**
     * @internal
     *
     * @param string $text a value that was cut out of JSON
     */
    public static function cut(string $text): self
    {
        return new self($text, null);
    }

    /**
     * Whether it holds a text, and not data.
     */
    public function isText(): bool
    {
        return $this->text !== null;
    }

    /**
     * @throws \JsonException when it holds data that cannot be written
     */
    public function toJson(): string
    {
        return $this->text ?? \json_encode($this->data, self::FLAGS, self::DEPTH);
    }

    /**
     * As json_decode() has it.
     *
     * @param bool $objectsAsArrays whether objects are arrays, and not \stdClass
     */
    public function toData(bool $objectsAsArrays = true): mixed
    {
        return $this->text === null ? $this->data : \json_decode($this->text, $objectsAsArrays, 0x7fffffff, \JSON_THROW_ON_ERROR);
    }

    /**
     * For json_encode(), which writes numbers and texts its own way.
     */
    public function jsonSerialize(): mixed
    {
        return $this->toData(false);
    }

    public function __toString(): string
    {
        return $this->toJson();
    }

    /**
     * @return array{?string, mixed}
     */
    public function __serialize(): array
    {
        return [$this->text, $this->data];
    }

    /**
     * @param array<mixed> $members
     *
     * @throws \InvalidArgumentException when the text is no JSON
     */
    public function __unserialize(array $members): void
    {
        $text = $members[0] ?? null;
        $this->text = \is_string($text) ? self::json($text, 0x7ffffffe)->text : null;
        $this->data = $members[1] ?? null;
    }
}
