<?php

declare(strict_types=1);

namespace Kiln\Metadata;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\Parser\ClassName;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\UnknownClass;

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
     * @param list<class-string> $afterSerialize
     * @param list<class-string> $beforeDeserialize
     */
    public function __construct(
        private array $beforeSerialize = [],
        private array $afterDeserialize = [],
        private array $afterSerialize = [],
        private array $beforeDeserialize = [],
    ) {}

    /**
     * @throws InvalidMetadata when something listens to a class that does not exist
     */
    public function beforeSerialize(string $class): bool
    {
        return self::isAmong($class, $this->beforeSerialize);
    }

    /**
     * @throws InvalidMetadata when something listens to a class that does not exist
     */
    public function afterDeserialize(string $class): bool
    {
        return self::isAmong($class, $this->afterDeserialize);
    }

    /**
     * @throws InvalidMetadata when something listens to a class that does not exist
     */
    public function afterSerialize(string $class): bool
    {
        return self::isAmong($class, $this->afterSerialize);
    }

    /**
     * @throws InvalidMetadata when something listens to a class that does not exist
     */
    public function beforeDeserialize(string $class): bool
    {
        return self::isAmong($class, $this->beforeDeserialize);
    }

    /**
     * @param list<class-string> $listened
     */
    private static function isAmong(string $class, array $listened): bool
    {
        foreach ($listened as $ancestor) {
            $known = ClassName::find($ancestor) ?? throw UnknownClass::named($ancestor, $ancestor, NameScope::global("A listener to {$ancestor}"), 'It names');
            if (\is_a($class, $known, true)) {
                return true;
            }
        }

        return false;
    }
}
