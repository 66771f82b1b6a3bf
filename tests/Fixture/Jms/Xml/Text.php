<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Xml;

use JMS\Serializer\Annotation as Jms;

final class Text
{
    #[Jms\XmlAttribute]
    public string $lang = 'en';

    #[Jms\XmlValue(cdata: false)]
    public string $text = 'text';
}
