<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Construction;

use JMS\Serializer\Annotation as Jms;

final class Promoted
{
    public function __construct(
        public readonly string $required,
        public readonly ?string $optional = null,
        private readonly int $count = 3,
        #[Jms\SerializedName('else')]
        #[Jms\Type('array<string>')]
        protected readonly array $list = ['a'],
    ) {
        throw new \LogicException('must not run');
    }
}
