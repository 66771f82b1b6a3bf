<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Raw;

/**
 * JSON among data for json_encode(), which puts a mark in its place; the text comes in afterwards.
 *
 * @internal
 */
final class RawText implements \JsonSerializable
{
    /** @var list<string> those of what is being encoded */
    private static array $texts = [];

    private const STRING = '"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"';

    public function __construct(public readonly string $text) {}

    public static function of(Raw $raw): self
    {
        return new self($raw->toJson());
    }

    public function jsonSerialize(): string
    {
        self::$texts[] = $this->text;

        return self::secret() . (\count(self::$texts) - 1);
    }

    /**
     * Whether nothing is in it: null, an empty text, array or object.
     */
    public function isEmpty(): bool
    {
        return \preg_match('/\A(?:null|""|\[[ \t\n\r]*+]|\{[ \t\n\r]*+})\z/', $this->text) === 1;
    }

    /**
     * How many arrays and objects nest in it.
     */
    public static function levels(string $json): int
    {
        $brackets = \preg_replace('/' . self::STRING . '|[^][{}"]++/s', '', $json) ?? $json;
        $deepest = $open = 0;
        for ($at = 0, $length = \strlen($brackets); $at < $length; ++$at) {
            if ($brackets[$at] === '[' || $brackets[$at] === '{') {
                $deepest = \max($deepest, ++$open);
            } else {
                --$open;
            }
        }

        return $deepest;
    }

    /**
     * As {@see JsonText::encode()}, of data in which there may be such texts.
     *
     * @param int<1, max> $depth levels of arrays and objects
     * @param int         $flags of json_encode()
     *
     * @throws \JsonException
     */
    public static function encode(mixed $data, int $depth, int $flags): string
    {
        try {
            $json = JsonText::encode($data, $depth, $flags);

            return self::$texts === [] ? $json : self::insert($json, self::$texts, $depth, $flags);
        } finally {
            self::$texts = [];
        }
    }

    /**
     * Puts texts in the places of their marks.
     *
     * @param non-empty-list<string> $raw
     *
     * @throws \JsonException when it nests deeper
     */
    private static function insert(string $json, array $raw, int $depth, int $flags): string
    {
        self::refuseDeeper($json, $raw, $depth);

        return \preg_replace_callback(
            '/"' . self::secret() . '(\d++)"/',
            static fn(array $match): string => self::escaped($raw[(int) $match[1]], $flags),
            $json,
        ) ?? throw new \LogicException('A text could not be put in its place: ' . \preg_last_error_msg());
    }

    /**
     * What the flags promise of all of the text holds of this too: outside of strings there is nothing that they change.
     */
    private static function escaped(string $json, int $flags): string
    {
        $escapes = \array_filter([
            '<' => ($flags & \JSON_HEX_TAG) !== 0 ? '\u003C' : null,
            '>' => ($flags & \JSON_HEX_TAG) !== 0 ? '\u003E' : null,
            '&' => ($flags & \JSON_HEX_AMP) !== 0 ? '\u0026' : null,
            "'" => ($flags & \JSON_HEX_APOS) !== 0 ? '\u0027' : null,
        ]);
        if ($escapes !== []) {
            $json = \strtr($json, $escapes);
        }
        if (($flags & \JSON_HEX_QUOT) !== 0) {
            $json = (string) \preg_replace_callback('/\\\\(.)/s', static fn(array $match): string => $match[1] === '"' ? '\u0022' : $match[0], $json);
        }
        if (($flags & \JSON_UNESCAPED_UNICODE) === 0) {
            $json = (string) \preg_replace_callback('/[\x80-\xff]++/', static fn(array $match): string => \substr(\json_encode($match[0], \JSON_THROW_ON_ERROR), 1, -1), $json);
        }

        return $json;
    }

    /**
     * @param non-empty-list<string> $raw
     *
     * @throws \JsonException
     */
    private static function refuseDeeper(string $json, array $raw, int $depth): void
    {
        $most = \max(\array_map(static fn(string $text): int => \substr_count($text, '[') + \substr_count($text, '{'), $raw));
        // Most documents have fewer brackets than there may be levels.
        if ($most === 0 || $most + \substr_count($json, '[') + \substr_count($json, '{') <= $depth) {
            return;
        }
        $levels = \array_map(self::levels(...), $raw);
        \preg_match_all('/"' . self::secret() . '(\d++)"|' . self::STRING . '|[][{}]/s', $json, $tokens, \PREG_SET_ORDER);
        $open = 0;
        foreach ($tokens as $token) {
            $open += match ($token[0][0]) {
                '[', '{' => 1,
                ']', '}' => -1,
                default => 0,
            };
            if (isset($token[1]) && $open + $levels[(int) $token[1]] > $depth) {
                throw new \JsonException('Maximum stack depth exceeded', \JSON_ERROR_DEPTH);
            }
        }
    }

    /**
     * What no document can hold: nobody knows it.
     */
    private static function secret(): string
    {
        static $secret = null;

        return $secret ??= 'kiln' . \bin2hex(\random_bytes(16)) . 'raw';
    }
}
