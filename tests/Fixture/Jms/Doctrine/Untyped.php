<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

use JMS\Serializer\Annotation as Jms;

final class Untyped
{
    public $id;

    public $title;

    public $published;

    public $price;

    public $tags;

    public $author;

    public $chapters;

    #[Jms\Type('string')]
    public $declared;
}
