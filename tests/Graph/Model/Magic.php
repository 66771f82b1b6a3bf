<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Magic methods that must not be called for a property that is being restored.
 */
#[\AllowDynamicProperties]
class Magic
{
    public ?string $declared = 'default';

    public array $calls = [];

    public static function with(string $name, mixed $value): self
    {
        $properties = 'a:1:{' . serialize($name) . serialize($value) . '}';
        $magic = unserialize(\sprintf('O:%d:"%s":%s', \strlen(self::class), self::class, substr($properties, 2)));
        \assert($magic instanceof self);

        return $magic;
    }

    public function __set(string $name, mixed $value): void
    {
        $this->calls[] = "set {$name}";
    }

    public function __get(string $name): mixed
    {
        $this->calls[] = "get {$name}";

        return null;
    }

    public function __clone()
    {
        $this->calls[] = 'clone';
    }
}
