<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Version;

use JMS\Serializer\Annotation as Jms;

final class Versioned
{
    #[Jms\Since('1.1')]
    public string $since = 'since 1.1';

    #[Jms\Until('1.1')]
    public string $until = 'until 1.1';

    #[Jms\Since('1.0')]
    #[Jms\Until('2.0')]
    public string $between = '1.0 to 2.0';

    public string $always = 'always';

    #[Jms\Since('1.1.0-beta')]
    public string $beta = 'beta';
}
