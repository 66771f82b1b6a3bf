<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Read\Cursor;
use Kiln\Graph\UndecodableBytes;

/**
 * Lets unserialize() make a value of what {@see SerializedWriter} has written.
 *
 * @internal
 */
final class SerializedReader
{
    private const MOST_KNOWN = 1_000;

    /** @var array<string, Names> by the bytes that stand for them, for the process */
    private static array $known = [];

    /** What nobody who writes bytes can know: where it stands, the text ends. */
    private static ?int $end = null;

    /** @var (\Closure(int): bool)|null */
    private static ?\Closure $listener = null;

    private static bool $isDamaged = false;

    /** @var (\Closure(string, array<string, mixed>): mixed)|null of unserialize(): analysis does not know all of its options */
    private static ?\Closure $function = null;

    /**
     * @param int $position of what stands behind the form
     * @param int $end      the position behind the text
     *
     * @throws UndecodableBytes
     */
    public static function read(string $bytes, int $position, int $end, AllowedClasses $allowed): mixed
    {
        $depth = \ord($bytes[$position++]);
        $names = null;
        if ($depth >= SerializedWriter::HAS_NAMES) {
            $depth ^= SerializedWriter::HAS_NAMES;
            $length = $position < $end ? \ord($bytes[$position]) : 0;
            if ($length < 0x80 && $position + $length < $end) {
                $names = self::names(substr($bytes, ++$position, $length));
                $position += $length;
            } else {
                $cursor = new Cursor($bytes, $position, $end);
                $names = self::names($cursor->take($cursor->unsigned()));
                $position = $end - $cursor->remaining();
            }
            $names->assertAllowed($allowed);
        }
        $text = substr($bytes, $position, $end - $position);
        if ($depth > Survey::DEEPEST || !Text::isSound($text, $depth + 1, $names)) {
            throw new DamagedBytes('The text is not one that Graph::encode() writes.');
        }

        return self::unserialize($text, ['allowed_classes' => $names->classes ?? false, 'max_depth' => $depth + 1]);
    }

    /**
     * What stands behind the names, whatever it is.
     *
     * @throws DamagedBytes
     */
    public static function text(string $bytes, int $position, int $end): string
    {
        $cursor = new Cursor($bytes, $position, $end);
        if ($cursor->byte() >= SerializedWriter::HAS_NAMES) {
            $cursor->take($cursor->unsigned());
        }

        return $cursor->take($cursor->remaining());
    }

    /**
     * @throws DamagedBytes
     */
    public static function names(string $bytes): Names
    {
        if (isset(self::$known[$bytes])) {
            return self::$known[$bytes];
        }
        if (\count(self::$known) >= self::MOST_KNOWN) {
            self::$known = [];
        }

        return self::$known[$bytes] = new Names($bytes);
    }

    /**
     * @param array{allowed_classes: list<string>|false, max_depth: int} $options
     *
     * @throws DamagedBytes
     */
    private static function unserialize(string $text, array $options): mixed
    {
        $end = self::$end ??= random_int(0, \PHP_INT_MAX);
        $unserialize = self::$function ??= (new \ReflectionFunction('unserialize'))->getClosure();
        self::$isDamaged = false;
        set_error_handler(self::$listener ??= self::hear(...));
        try {
            $pair = $unserialize("a:2:{i:0;{$text}i:1;i:{$end};}", $options);
        } catch (\Throwable $refusal) {
            throw new DamagedBytes("unserialize() does not accept what it is given: {$refusal->getMessage()}", 0, $refusal);
        } finally {
            restore_error_handler();
        }
        if (self::hasHeard() || !\is_array($pair) || ($pair[1] ?? null) !== $end) {
            throw new DamagedBytes('unserialize() does not accept what it is given.');
        }

        return $pair[0];
    }

    /**
     * @phpstan-impure
     */
    private static function hasHeard(): bool
    {
        return self::$isDamaged;
    }

    private static function hear(int $level): bool
    {
        self::$isDamaged = self::$isDamaged || ($level & (\E_DEPRECATED | \E_USER_DEPRECATED)) === 0;

        return true;
    }
}
