<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

use JMS\Serializer\Annotation as Jms;

final class Lists
{
    /** @var mixed */
    #[Jms\Type('array')]
    public $any;

    #[Jms\Type('list')]
    public $anyList;

    #[Jms\Type('array<string>')]
    public $strings;

    #[Jms\Type('list<int>')]
    public $ints;

    #[Jms\Type('array<string, int>')]
    public $map;

    #[Jms\Type('array<int, string>')]
    public $numbered;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Common\Person>')]
    public $people;

    #[Jms\Type('array<string, Kiln\Tests\Fixture\Jms\Common\Person>')]
    public $byName;

    #[Jms\Type('array<array<int>>')]
    public $matrix;

    #[Jms\Type('array<string, array<string, float>>')]
    public $table;

    #[Jms\Type('iterable<int>')]
    public $walk;

    #[Jms\Type('ArrayCollection<int>')]
    public $collection;

    #[Jms\Type('ArrayIterator<int>')]
    public $iterator;

    public static function filledWith(mixed $value): self
    {
        $lists = new self();
        foreach (array_keys(get_object_vars($lists)) as $name) {
            $lists->{$name} = $value;
        }

        return $lists;
    }
}
