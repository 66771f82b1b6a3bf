<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache\Tree;

/** What var_export() calls. The source of 2022 had it in two ways. */
trait Restored
{
    /** By reflection, property by property; else by the constructor. */
    public static bool $byReflection = false;

    /** @param array<string, mixed> $properties */
    public static function __set_state(array $properties): self
    {
        if (!self::$byReflection) {
            return new self(...$properties); // @phpstan-ignore argument.type (as var_export() wrote them)
        }
        static $class;
        $class ??= new \ReflectionClass(self::class);
        $object = $class->newInstanceWithoutConstructor();
        foreach ($properties as $name => $value) {
            $object->{$name} = $value; // @phpstan-ignore property.dynamicName
        }

        return $object;
    }
}

final class Leaf
{
    use Restored;

    public function __construct(public readonly int $i, public readonly string $s = 'dummy') {}
}

final class Chain
{
    use Restored;

    public function __construct(public int $i, public ?self $next = null) {}
}

final class Root
{
    use Restored;

    /**
     * @param list<Leaf>          $list
     * @param array<string, Leaf> $dict
     */
    public function __construct(public Leaf $sub, public array $list, public array $dict, public Chain $recurse) {}
}
