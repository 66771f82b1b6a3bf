<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\Xml;

#[Xml\Root('all', namespace: 'urn:all')]
#[Xml\Namespaces(['o' => 'urn:other'])]
final class Everything
{
    /**
     * @param array<array-key, string>                                            $names
     * @param array<array-key, string>                                            $pairs
     * @param list<array<array-key, ?string>>                                     $maps
     * @param list<list<?float>>                                                  $rows
     * @param list<ByElement|string|null>                                         $either
     * @param array{a: int, b?: string}|null                                      $shape
     * @param array{string, 1?: ?int}                                             $tuple
     * @param list<Everything>                                                    $below
     * @param array<array-key, Price>                                             $prices
     */
    public function __construct(
        public string $text,
        #[Xml\Attribute]
        public ?string $mark,
        #[Xml\Attribute('ref', namespace: 'urn:other')]
        public ?string $reference,
        #[Xml\CData]
        public ?string $section,
        #[Xml\Element('else', namespace: 'urn:other')]
        public ?string $other,
        #[Xml\Entries(keyAsName: true)]
        public array $names,
        #[Xml\Entries('pair', keyElement: 'left', value: 'right', wrapped: false)]
        public array $pairs,
        public array $maps,
        #[Xml\Element(namespace: 'urn:other')]
        #[Xml\Items('row')]
        public array $rows,
        public array $either,
        public mixed $any,
        public ?array $shape,
        public array $tuple,
        #[OmitEmpty]
        public ?Paragraph $paragraph,
        #[Xml\Element('deep', namespace: 'urn:other')]
        public array $below,
        #[Xml\Entries('price', key: 'code')]
        public array $prices,
        public ByAttribute|ByType|null $kind,
    ) {}
}
