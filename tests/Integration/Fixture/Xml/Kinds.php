<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

final class Kinds
{
    /** @param list<ByElement> $named */
    public function __construct(
        public ByElement $element,
        public ByAttribute $attribute,
        public ByType $type,
        #[Xml\Items(names: ['first' => ByElementOne::class, 'second' => ByElementTwo::class], wrapped: false)]
        public array $named,
    ) {}
}
