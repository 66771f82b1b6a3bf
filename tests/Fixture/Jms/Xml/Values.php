<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Xml;

use JMS\Serializer\Annotation as Jms;

final class Values
{
    #[Jms\Type('int')]
    public $i;

    #[Jms\Type('bool')]
    public $b;

    #[Jms\Type('string')]
    public $s;

    #[Jms\Type('float')]
    public $f;

    #[Jms\Type('array<int>')]
    public $list;

    #[Jms\Type('array<int>')]
    #[Jms\XmlList(entry: 'n')]
    public $xmlList;
}
