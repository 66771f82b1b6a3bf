<?php

declare(strict_types=1);

namespace Kiln\Console\Convert;

/**
 * What bytes say about an object. Its class is not loaded.
 *
 * @internal
 */
final class ObjectStandIn
{
    /** @var array<array-key, mixed> by name, with an ancestor's private ones as "\0Ancestor\0name"; what is shared are PHP references */
    public array $properties = [];

    /** What a class that is Serializable has made of it. */
    public ?string $payload = null;

    public function __construct(public readonly string $class) {}

    /**
     * The name under which {@see self::$properties} has what stands in the bytes as in an array cast from the object: which
     * properties the class hides from others does not matter here.
     */
    public function name(int|string $mangled): int|string
    {
        if (\is_int($mangled) || !\str_starts_with($mangled, "\0")) {
            return $mangled;
        }
        [, $scope, $name] = \explode("\0", $mangled, 3) + ['', '*', $mangled];

        return $scope === '*' || $scope === $this->class ? $name : $mangled;
    }

    /**
     * `name`, or `Ancestor::name`.
     */
    public static function readable(int|string $name): string
    {
        return \is_string($name) && \str_starts_with($name, "\0") ? \str_replace("\0", '::', \substr($name, 1)) : (string) $name;
    }
}
