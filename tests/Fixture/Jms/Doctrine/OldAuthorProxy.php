<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

use Doctrine\Persistence\Proxy;

/** As they were made by doctrine/common: public fields, an initializer, and properties that are unset until they are read. */
class OldAuthorProxy extends Author implements Proxy
{
    public static int $loads = 0;

    public $__initializer__;

    public $__cloner__;

    public $__isInitialized__ = false;

    public function __construct(?\Closure $initializer = null)
    {
        unset($this->name, $this->books);
        $this->__initializer__ = $initializer;
    }

    public function __get(string $name)
    {
        $this->__load();

        return $this->{$name};
    }

    public function __isset(string $name): bool
    {
        return property_exists($this, $name);
    }

    public function __load(): void
    {
        if ($this->__isInitialized__) {
            return;
        }
        ++self::$loads;
        $this->__isInitialized__ = true;
        $initializer = $this->__initializer__;
        $this->__initializer__ = null;
        if ($initializer !== null) {
            $initializer($this);
        }
    }

    public function __isInitialized(): bool
    {
        return $this->__isInitialized__;
    }

    public function fill(int $id, string $name): void
    {
        $this->id = $id;
        $this->name = $name;
        $this->books = null;
    }
}
