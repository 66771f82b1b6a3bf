<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inline;

use JMS\Serializer\Annotation as Jms;

final class InlineBoth
{
    #[Jms\Inline]
    #[Jms\Type('array<int>')]
    public $list = [];

    #[Jms\Inline]
    #[Jms\Type('array<string, int>')]
    public $map = [];
}

final class InlineList
{
    #[Jms\Inline]
    #[Jms\Type('array<int>')]
    public $items = [];
}

final class InlineListKeyword
{
    #[Jms\Inline]
    #[Jms\Type('list<int>')]
    public $items = [];
}

final class InlineMap
{
    #[Jms\Inline]
    #[Jms\Type('array<string, int>')]
    public $items = [];
}

final class InlineTypedArray
{
    public int $id = 0;

    #[Jms\Inline]
    #[Jms\Type('array')]
    public array $rest = [];
}

final class InlineUntyped
{
    public int $before = 1;

    #[Jms\Inline]
    public $value;

    public int $after = 2;

    public function __construct($value = null)
    {
        $this->value = $value;
    }
}

final class Inner
{
    public string $a = 'in';

    public int $c = 1;
}

final class Outer
{
    public string $a = 'outera';

    #[Jms\Inline]
    public ?Inner $inner = null;

    public string $b = 'outerb';

    public static function filled(): self
    {
        $outer = new self();
        $outer->inner = new Inner();

        return $outer;
    }
}

final class OuterWithInnerLast
{
    public string $a = 'outera';

    public string $b = 'outerb';

    #[Jms\Inline]
    public Inner $inner;

    public function __construct()
    {
        $this->inner = new Inner();
    }
}

abstract class HidesInner
{
    #[Jms\Inline]
    private ?Inner $inner = null;

    private $untyped = 'before';
}

final class Nothing extends HidesInner
{
    public ?int $id = 1;

    #[Jms\Inline]
    #[Jms\Accessor(setter: 'setMore')]
    public ?Inner $more = null;

    public $open = [1];

    #[Jms\Exclude]
    public bool $isSet = false;

    public function setMore(?Inner $more): void
    {
        $this->isSet = true;
        $this->more = $more;
    }
}
