<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Dates;

use JMS\Serializer\Annotation as Jms;

final class Dated
{
    #[Jms\Type('DateTime')]
    public $plain;

    #[Jms\Type('DateTime<\'Y-m-d H:i:s\'>')]
    public $formatted;

    #[Jms\Type('DateTime<\'Y-m-d H:i:s\', \'Europe/Berlin\'>')]
    public $zoned;

    #[Jms\Type('DateTime<\'U\', \'Europe/Berlin\'>')]
    public $stamp;

    #[Jms\Type('DateTime<\'Y-m-d H:i:s\', \'\', [\'Y/m/d H:i:s\', \'d.m.Y H:i:s\']>')]
    public $several;

    #[Jms\Type('DateTime<\'Y-m-d H:i:s\', null, \'Y|\'>')]
    public $single;

    #[Jms\Type('DateTimeImmutable<\'Y-m-d\TH:i:s.uP\'>')]
    public $micro;

    #[Jms\Type('DateTimeInterface<\'Y-m-d|\'>')]
    public $interface;

    public static function filledWith(mixed $date): self
    {
        $dated = new self();
        foreach (array_keys(get_object_vars($dated)) as $name) {
            $dated->{$name} = $date;
        }

        return $dated;
    }
}

final class DeclaredDates
{
    public ?\DateTime $mutable = null;

    public ?\DateTimeImmutable $immutable = null;

    public ?\DateTimeInterface $interface = null;

    public ?\DateInterval $interval = null;

    public ?\DateTimeZone $zone = null;

    public $untyped;
}

final class HoldsMoment
{
    #[Jms\Type('DateTimeInterface')]
    public $declared;

    public ?Moment $typed = null;
}

final class Moment extends \DateTimeImmutable {}
