<?php

declare(strict_types=1);

namespace App\Jms;

use JMS\Serializer\Annotation as JMS;

// Nothing here has a translation.
#[JMS\ExclusionPolicy('all')]
#[JMS\XmlRoot('left')]
#[JMS\AccessType('public_method')]
#[JMS\VirtualProperty(name: 'sum', exp: 'object.total()')]
class Left
{
    #[JMS\Expose(if: 'object.isNew()')]
    public string $conditional = '';

    #[JMS\Type('money')]
    #[JMS\XmlAttribute]
    public $handled;

    // jms/serializer casts; Kiln would say that the two contradict each other.
    #[JMS\Type('string')]
    public int $cast = 0;

    #[JMS\PostSerialize]
    private function after(): void {}
}

#[JMS\Discriminator(field: 'kind', map: [], groups: ['a'])]
class Grouped {}
