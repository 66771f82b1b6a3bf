<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Depth;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\Annotation as Jms;

final class Box
{
    public int $number = 1;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Depth\Box>')]
    public array $boxes = [];

    #[Jms\Type('array<int>')]
    public array $numbers = [1, 2];

    public ?self $inner = null;
}

/**
 * Collections at depths where objects are left out.
 */
final class Cupboard
{
    public string $label = '';

    #[Jms\Type('ArrayCollection')]
    #[Jms\MaxDepth(1)]
    public mixed $anything = null;

    #[Jms\Type('ArrayCollection<Kiln\Tests\Fixture\Jms\Depth\Cupboard>')]
    #[Jms\MaxDepth(2)]
    public mixed $drawers = null;

    #[Jms\Type('ArrayCollection<string, int>')]
    #[Jms\MaxDepth(0)]
    public mixed $counts = null;

    #[Jms\MaxDepth(0)]
    public mixed $untyped = null;

    public static function nested(int $levels = 3): self
    {
        $cupboard = new self();
        $cupboard->label = "level {$levels}";
        $inside = $levels === 0 ? [] : [self::nested($levels - 1)];
        $cupboard->anything = new ArrayCollection([1, 'two', [3], new ArrayCollection([4]), ...$inside]);
        $cupboard->drawers = new ArrayCollection($inside);
        $cupboard->counts = new ArrayCollection(['a' => 1]);
        $cupboard->untyped = [new ArrayCollection([5]), new ArrayCollection($inside)];

        return $cupboard;
    }
}

final class Inlined
{
    public int $id = 1;

    #[Jms\Inline]
    #[Jms\MaxDepth(1)]
    public ?Node $node = null;
}

final class Node
{
    public string $label = 'node';

    #[Jms\MaxDepth(1)]
    public ?self $one = null;

    #[Jms\MaxDepth(2)]
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Depth\Node>')]
    public ?array $two = null;

    #[Jms\MaxDepth(0)]
    public ?self $zero = null;

    public ?self $free = null;

    #[Jms\MaxDepth(1)]
    public ?array $untyped = null;

    public static function chain(int $levels): self
    {
        $node = new self();
        $node->label = "level $levels";
        if ($levels > 0) {
            $node->one = self::chain($levels - 1);
            $node->two = [self::chain($levels - 1)];
            $node->zero = self::chain($levels - 1);
            $node->free = self::chain($levels - 1);
            $node->untyped = [[1], 2, ['a' => ['b']]];
        }

        return $node;
    }
}

final class Shelf
{
    #[Jms\MaxDepth(1)]
    public ?Box $box = null;

    public static function filled(): self
    {
        $shelf = new self();
        $shelf->box = new Box();
        $shelf->box->inner = new Box();

        return $shelf;
    }
}
