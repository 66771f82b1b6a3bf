<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

class ParentClass extends Grandparent
{
    #[Jms\SerializedName('renamed')]
    public string $second = 'second';

    private string $secret = 'of the parent';

    private string $own = 'own of the parent';
}
