<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Xml;

use JMS\Serializer\Annotation as Jms;

final class Attribute
{
    #[Jms\XmlAttribute]
    public ?string $at = null;
}
