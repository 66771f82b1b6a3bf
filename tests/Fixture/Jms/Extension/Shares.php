<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Annotation as Jms;

/**
 * Of a type that is no class.
 */
final class Shares
{
    /** @param list<mixed> $shares */
    public function __construct(
        #[Jms\Type('percent')]
        public mixed $share,
        #[Jms\Type('array<percent>')]
        public ?array $shares,
    ) {}
}
