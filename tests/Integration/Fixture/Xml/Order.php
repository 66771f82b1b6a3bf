<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

final class Order
{
    /**
     * @param list<Line>           $lines
     * @param list<string>         $tags
     * @param list<int>            $codes
     * @param array<array-key, float> $rates
     * @param array<string, Line>  $byName
     */
    public function __construct(
        #[Xml\Attribute]
        public int $id,
        public array $lines,
        #[Xml\Items('tag')]
        public array $tags,
        #[Xml\Items('code', wrapped: false)]
        public array $codes,
        public array $rates,
        #[Xml\Entries('named', key: 'name', wrapped: false)]
        public array $byName = [],
        #[Xml\CData]
        public ?string $html = null,
    ) {}
}
