<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Jms\Common\Person;

final class BackslashType
{
    #[Jms\Type('\string')]
    public $text;
}

/** PHP warns when its metadata is loaded. */
#[Jms\VirtualProperty('one', exp: '1', options: [[Jms\Inline::class]])]
final class BadlyOptioned {}

final class BeyondAscii
{
    public string $größe;
}

/** Its hook leaves a text where an interval was. */
class ChangesItself
{
    #[Jms\Type('DateInterval')]
    public $interval;

    public function __construct()
    {
        $this->interval = new \DateInterval('P1D');
    }

    #[Jms\PostSerialize]
    public function after(): void
    {
        $this->interval = 'after';
    }
}

final class ChangesItselfToo extends ChangesItself
{
    public $more = 1;
}

class ConditionalParent
{
    #[Jms\Exclude(if: 'false')]
    protected $property = 1;
}

final class ExcludedByObject
{
    public $before = 1;

    #[Jms\Exclude(if: 'object !== null')]
    public $excluded = 2;
}

final class HoldsBadlyOptioned
{
    public ?BadlyOptioned $one = null;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Found\BadlyOptioned>')]
    public array $many = [];
}

final class NumberAsCondition
{
    #[Jms\Exclude(if: '1')]
    public int $number = 1;
}

final class NumbersBeforePerson
{
    #[Jms\Type('iterable<int>')]
    public $numbers;

    public ?Person $person = null;
}

final class ObjectAsMap
{
    #[Jms\Type('array<bool, double>')]
    public $map;
}

final class UnconditionalChild extends ConditionalParent
{
    protected $property = 2;
}

/** A union that nothing fits, before an object. */
final class UnfitUnion
{
    public int|Person|null $union = null;

    public ?Person $person = null;

    public ?Person $other = null;
}

final class WrongCaseAfterBadText
{
    public $text = "\xff";

    #[Jms\Type("enum<Kiln\Tests\Fixture\Jms\Enums\Direction, 'value', 'int'>")]
    public $case;
}
