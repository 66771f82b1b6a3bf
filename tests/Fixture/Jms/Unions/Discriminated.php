<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unions;

use JMS\Serializer\Annotation as Jms;

final class Discriminated
{
    #[Jms\UnionDiscriminator(field: 'kind', map: ['a' => Left::class, 'b' => Right::class])]
    public Left|Right|null $side = null;
}
