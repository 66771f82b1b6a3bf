<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

class Product
{
    #[Jms\Groups(['api'])]
    #[Jms\Type('string')]
    public $apiString;

    #[Jms\Groups(['details'])]
    #[Jms\Type('string')]
    public $detailString;

    #[Jms\Groups(['Default'])]
    public ?string $inDefault = null;

    public $unAnnotated;

    #[Jms\Type(Part::class)]
    public $part;

    #[Jms\Type('DateTime')]
    public $date;

    public ?\DateTimeImmutable $dateImmutable = null;

    #[Jms\Type("DateTime<'Y-m-d'>")]
    public $dateWithFormat;

    public float $weight = 1.0;
}
