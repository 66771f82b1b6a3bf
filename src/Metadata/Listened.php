<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * To which classes, parents and interfaces something outside them listens.
 *
 * @internal
 */
final readonly class Listened
{
    /**
     * @param list<class-string> $beforeSerialize
     * @param list<class-string> $afterDeserialize
     */
    public function __construct(private array $beforeSerialize = [], private array $afterDeserialize = []) {}

    public function beforeSerialize(string $class): bool
    {
        return self::isAmong($class, $this->beforeSerialize);
    }

    public function afterDeserialize(string $class): bool
    {
        return self::isAmong($class, $this->afterDeserialize);
    }

    /**
     * @param list<class-string> $listened
     */
    private static function isAmong(string $class, array $listened): bool
    {
        foreach ($listened as $ancestor) {
            if (is_a($class, $ancestor, true)) {
                return true;
            }
        }

        return false;
    }
}
