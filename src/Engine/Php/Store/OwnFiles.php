<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * Tells what Kiln has made in a directory from what others have put there: by the name, and by what a file holds.
 *
 * @internal
 */
final class OwnFiles
{
    /**
     * Whether a directory of this name is a place for code, of whatever Kiln and PHP.
     */
    public static function isPlace(string $name): bool
    {
        return \preg_match('/^' . CodeLookup::PLACES . '(?:-' . PlaceSalt::PATTERN . ')?$/D', $name) === 1;
    }

    /**
     * Whether a file of this name holds the random number of a place.
     */
    public static function isSalt(string $name): bool
    {
        return \preg_match('/^' . CodeLookup::PLACES . \preg_quote(PlaceSalt::SUFFIX, '/') . '$/D', $name) === 1;
    }

    /**
     * Whether a file of this name tells about the code that lies beside it.
     */
    public static function isNote(string $name): bool
    {
        return $name === CodeLookup::INDEX || \preg_match('/^' . CodeLookup::MARK_PREFIX . '[0-9a-f]{32}\.php$/D', $name) === 1;
    }

    /**
     * Whether this is a random number or the beginning of one.
     */
    public static function isSaltText(string $bytes): bool
    {
        return \preg_match('/^[0-9a-f]{0,32}$/D', $bytes) === 1;
    }

    /**
     * Whether a text claims to come from Kiln, whole or not.
     */
    public static function isMarked(string $bytes): bool
    {
        return \str_starts_with($bytes, SealedFiles::MARK);
    }

    /**
     * Whether a text is the beginning of a file of Kiln, however short.
     */
    public static function couldBe(string $bytes): bool
    {
        return \str_starts_with($bytes, \substr(SealedFiles::MARK, 0, \strlen($bytes)));
    }
}
