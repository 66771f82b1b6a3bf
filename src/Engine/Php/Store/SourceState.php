<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * What a source file looked like when code was made from it: "time-size-hash", where the time is that of the last change of
 * any kind. {@see SourceCheck} compares it with what stands there later.
 *
 * @internal
 */
final class SourceState
{
    /** The state of a path that held no readable file. It equals no later state. */
    public const ABSENT = '';

    /**
     * A file this young may change again without a change of its time, which counts seconds. Some file systems count two
     * (FAT). The time of such a file is recorded as 0, so that the hash decides.
     */
    private const RACY_SECONDS = 2;

    /** What comes before the name of a constant that belongs to no class, where a path might be. */
    public const CONSTANT = 'constant ';

    /** The state of a constant that must stay undefined. */
    private const UNDEFINED = 'undefined';

    /** The same of a class: its state is the path that PHP has loaded it from. */
    public const CLASS_NAME = 'class ';

    /**
     * The same of a class whose declaration nobody has read: it may depend on constants of no class, and what those were is not
     * known then.
     */
    public const UNREAD = 'unread ';

    /**
     * The state to remember of a file that holds no class: metadata in another form.
     *
     * When it changed after this process started, it may not be the one that was read. Then its state is one that equals no
     * other, so that a later process makes the code again.
     */
    public static function ofData(SourceFile $file): string
    {
        $start = $_SERVER['REQUEST_TIME'] ?? null;

        return \is_int($start) && $file->time > $start ? self::ABSENT : $file->state;
    }

    public static function ofConstant(string $name): string
    {
        try {
            return \defined($name) ? \hash('xxh128', \serialize(\constant($name))) : self::UNDEFINED;
        } catch (\Throwable) {
            // An object that cannot be written down.
            return self::ABSENT;
        }
    }

    /**
     * @param array{mtime: int, size: int, ctime: int, ...} $status
     */
    public static function print(array $status, string $hash): string
    {
        $time = PathStatus::timeOf($status);

        return ($time > \time() - self::RACY_SECONDS ? 0 : $time) . "-{$status['size']}-{$hash}";
    }
}
