<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

use JMS\Serializer\Annotation as Jms;

/** One property for each spelling of a type that jms/serializer knows without a class. */
final class Typed
{
    #[Jms\Type('string')]
    public $string;

    #[Jms\Type('int')]
    public $int;

    #[Jms\Type('integer')]
    public $integer;

    #[Jms\Type('bool')]
    public $bool;

    #[Jms\Type('boolean')]
    public $boolean;

    #[Jms\Type('true')]
    public $true;

    #[Jms\Type('false')]
    public $false;

    #[Jms\Type('float')]
    public $float;

    #[Jms\Type('double')]
    public $double;

    #[Jms\Type('array')]
    public $array;

    #[Jms\Type('list')]
    public $list;

    #[Jms\Type('iterable')]
    public $iterable;

    #[Jms\Type('NULL')]
    public $null;

    public static function filledWith(mixed $value): self
    {
        $typed = new self();
        foreach (array_keys(get_object_vars($typed)) as $name) {
            $typed->{$name} = $value;
        }

        return $typed;
    }
}
