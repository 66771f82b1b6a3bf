<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Depth;

use JMS\Serializer\Annotation as Jms;

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
