<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Classes\PropertyKey;
use Kiln\Graph\Classes\Restoring;

/**
 * Objects of one class with the same properties, as the bytes say. Nobody has looked at the class yet.
 *
 * @internal
 */
final class ReadShape
{
    /** @var list<Column> one for each key, or one with the data for __unserialize() */
    public array $columns = [];

    /**
     * @param list<PropertyKey> $keys
     * @param int<0, max>       $count of objects
     */
    public function __construct(
        public readonly string $class,
        public readonly array $keys,
        public readonly Restoring $restoring,
        public readonly int $layout,
        public readonly int $count,
        public readonly int $first,
    ) {}
}
