<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

#[Jms\ExclusionPolicy('all')]
class PolicyParent
{
    #[Jms\Expose]
    public string $shown = 'shown';

    public string $hidden = 'hidden';

    #[Jms\VirtualProperty]
    public function getVirtual(): string
    {
        return 'virtual';
    }
}
