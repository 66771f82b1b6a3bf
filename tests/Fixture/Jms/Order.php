<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Order;

use JMS\Serializer\Annotation as Jms;

#[Jms\AccessorOrder(order: 'alphabetical')]
final class Alphabetical
{
    public string $b = 'b';

    #[Jms\SerializedName('zzz')]
    public string $a = 'a';

    public string $C = 'C';

    public string $a10 = 'a10';

    public string $a9 = 'a9';

    #[Jms\VirtualProperty]
    public function getAb(): string
    {
        return 'ab';
    }
}

#[Jms\AccessorOrder(order: 'custom', custom: ['c', 'virtual', 'missing', 'a'])]
final class Custom
{
    public string $a = 'a';

    public string $b = 'b';

    public string $c = 'c';

    public string $d = 'd';

    #[Jms\VirtualProperty]
    public function virtual(): string
    {
        return 'virtual';
    }
}

#[Jms\AccessorOrder(order: 'alphabetical')]
class OrderedParent
{
    public int $z = 1;

    public int $m = 2;
}

#[Jms\AccessorOrder(order: 'custom', custom: ['y', 'm'])]
final class ReorderedChild extends OrderedParent
{
    public int $y = 3;

    public int $a = 4;
}

#[Jms\AccessorOrder(order: 'undefined')]
final class UndefinedChild extends OrderedParent
{
    public int $y = 3;

    public int $a = 4;
}

final class Unordered
{
    public string $b = 'b';

    #[Jms\VirtualProperty]
    public function getVirtual(): string
    {
        return 'virtual';
    }

    public string $a = 'a';

    public string $C = 'C';
}

final class UnorderedChild extends OrderedParent
{
    public int $y = 3;

    public int $a = 4;
}
