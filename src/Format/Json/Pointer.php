<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * JSON pointers (RFC 6901).
 *
 * @internal
 */
final class Pointer
{
    /**
     * @throws \InvalidArgumentException when it is none
     *
     * @return list<string> the keys and indices on the way, as text
     */
    public static function segments(string $pointer): array
    {
        if ($pointer === '') {
            return [];
        }
        if ($pointer[0] !== '/' || \preg_match('/~(?![01])/', $pointer) === 1) {
            throw new \InvalidArgumentException("\"{$pointer}\" is no JSON pointer: write a slash before each key or index, ~1 for a slash in a key, and ~0 for a tilde.");
        }

        return \array_map(
            static fn(string $segment): string => \str_replace(['~1', '~0'], ['/', '~'], $segment),
            \explode('/', \substr($pointer, 1)),
        );
    }

    /** The index of an element that a segment stands for, if it is one: a number as JSON writes it. */
    public static function index(string $segment): ?int
    {
        return \preg_match('/\A(?:0|[1-9][0-9]{0,17})\z/', $segment) === 1 ? (int) $segment : null;
    }
}
