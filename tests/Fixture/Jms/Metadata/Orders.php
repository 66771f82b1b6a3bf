<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Metadata;

use JMS\Serializer\Annotation as Serializer;

#[Serializer\AccessorOrder(order: 'alphabetical')]
class Alphabetical
{
    public int $b = 1;
    public int $a = 1;
    public int $_c = 1;
    public int $B = 1;

    #[Serializer\VirtualProperty]
    public function getAb(): int
    {
        return 1;
    }
}

class StillAlphabetical extends Alphabetical
{
    public int $aa = 1;
    public int $b = 2;
}

#[Serializer\AccessorOrder(order: 'undefined')]
class AsDeclared extends StillAlphabetical
{
    public int $a0 = 1;
}

#[Serializer\AccessorOrder(order: 'custom', custom: ['z', 'aa', 'missing', 'ab', 'aa', '5'])]
final class Custom extends AsDeclared
{
    public int $z = 1;
    public int $first = 1;

    #[Serializer\VirtualProperty('5')]
    public function number(): int
    {
        return 1;
    }
}

#[Serializer\AccessorOrder(['order' => 'custom', 'custom' => []])]
final class CustomOfNothing extends Alphabetical
{
    public int $z = 1;
}

#[Serializer\AccessorOrder(['value' => 'alphabetical'])]
class Numbers
{
    #[Serializer\VirtualProperty('5')]
    public function number(): int
    {
        return 1;
    }

    #[Serializer\VirtualProperty('10')]
    public function ten(): int
    {
        return 1;
    }
}

final class MoreNumbers extends Numbers
{
    #[Serializer\VirtualProperty('5')]
    public function number(): int
    {
        return 2;
    }
}
