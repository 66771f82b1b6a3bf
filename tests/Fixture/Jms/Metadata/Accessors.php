<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Metadata;

use JMS\Serializer\Annotation as Serializer;

abstract class HasId
{
    public function getID(): int
    {
        return 1;
    }

    public function setid(int $id): void {}
}

#[Serializer\AccessType(type: 'public_method')]
class ByMethods extends HasId
{
    private int $id;
    private bool $open = true;

    #[Serializer\Accessor(getter: 'readNote', setter: 'writeNote')]
    private string $note = '';

    #[Serializer\Accessor(getter: '', setter: '0')]
    private bool $parts = false;

    #[Serializer\ReadOnlyProperty]
    private int $fixed = 1;

    #[Serializer\AccessType(['type' => 'property'])]
    private int $direct = 1;

    #[Serializer\AccessType(['value' => 'property']), Serializer\Accessor(['getter' => 'readDirect'])]
    private int $halfDirect = 1;

    #[Serializer\Exclude]
    private int $withoutMethods = 1;

    public function isOpen(): bool
    {
        return $this->open;
    }

    private function getOpen(): bool
    {
        return false;
    }

    public function setOpen(bool $open): void {}

    public function hasParts(): bool
    {
        return true;
    }

    public static function setParts(bool $parts): void {}

    public function getFixed(): int
    {
        return 1;
    }

    #[Serializer\VirtualProperty]
    public function virtual(): int
    {
        return 1;
    }
}

final class NotByMethods extends ByMethods
{
    public int $own = 1;

    #[Serializer\AccessType(type: 'public_method'), Serializer\Accessor([], 'getOwn', 'setOwn')]
    public int $other = 1;
}

#[Serializer\AccessType(type: 'public_method'), Serializer\ReadOnlyProperty]
final class ReadByMethods
{
    public int $a = 1;

    public function getA(): int
    {
        return 1;
    }

    public function __call(string $name, array $arguments): mixed
    {
        return null;
    }
}
