<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

class Lists
{
    #[Jms\Type('array<string>')]
    public $strings;

    #[Jms\Type('array<string, string>')]
    public $map;

    #[Jms\Type('array<array<int>>')]
    public $table;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Liip\Part>')]
    public $parts;

    #[Jms\Type('array<string, Kiln\Tests\Fixture\Jms\Liip\Part>')]
    public $partsByName;

    #[Jms\Type('ArrayCollection<string>')]
    public $collection;

    #[Jms\Type('ArrayCollection<string, Kiln\Tests\Fixture\Jms\Liip\Part>')]
    public $partCollection;
}
