<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Depth;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\Annotation as Jms;

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
