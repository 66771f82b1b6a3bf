<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Xml;

use JMS\Serializer\Annotation as Jms;

final class Arrays
{
    public array $arr = [];

    #[Jms\XmlList(entry: 'e')]
    public array $skipped = [];

    #[Jms\XmlList(entry: 'e', skipWhenEmpty: false)]
    public array $kept = [];
}
