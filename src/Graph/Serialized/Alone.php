<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\PlainGraph;

/**
 * Calls of serialize() and unserialize() that begin to count at 1.
 *
 * PHP numbers values across such calls in each other. It keeps them apart only while it calls __serialize(), __unserialize(),
 * __sleep(), __wakeup() and autoloaders; not while it calls the methods of Serializable, or an error handler (php-src,
 * BG(serialize_lock)). There our numbers would be those of the value around, and its numbers would be wrong.
 *
 * @internal
 */
final class Alone
{
    /** @var (\Closure(): mixed)|null what an object of this class is to do while PHP keeps calls apart */
    private static ?\Closure $task = null;

    private static mixed $result = null;

    /**
     * @template T
     *
     * @param \Closure(): T $task
     *
     * @return T
     *
     * @throws \LogicException when both are under way: then PHP would call the task too late
     */
    public static function call(\Closure $task): mixed
    {
        $around = PlainGraph::around();
        if ($around === null) {
            return $task();
        }
        self::$task = $task;
        try {
            // The one that is not under way, which has nothing to count.
            if ($around === 'serialize') {
                \unserialize(\sprintf('O:%d:"%s":0:{}', \strlen(self::class), self::class), ['allowed_classes' => [self::class]]);
            } else {
                \serialize(new self());
            }
            if (!self::isDone()) {
                throw new \LogicException('Kiln cannot encode or decode while both serialize() and unserialize() wait for methods of Serializable.');
            }
            /** @var T $result */
            $result = self::$result;

            return $result;
        } finally {
            self::$task = self::$result = null;
        }
    }

    /**
     * @return array{}
     */
    public function __serialize(): array
    {
        self::perform();

        return [];
    }

    /**
     * @param array<array-key, mixed> $data
     */
    public function __unserialize(array $data): void
    {
        self::perform();
    }

    /**
     * @phpstan-impure
     */
    private static function isDone(): bool
    {
        return self::$task === null;
    }

    private static function perform(): void
    {
        $task = self::$task;
        self::$task = null;
        if ($task !== null) {
            $result = $task();
            self::$result = $result;
        }
    }
}
