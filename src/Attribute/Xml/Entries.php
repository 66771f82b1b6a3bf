<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * How a map is written. Without it: `<prices><entry key="EUR">9.90</entry></prices>`.
 *
 *     #[Xml\Entries('price', key: 'currency')] public array $prices;        // <prices><price currency="EUR">9.90</price></prices>
 *     #[Xml\Entries('price', keyElement: 'currency')] public array $prices; // <price><currency>EUR</currency><value>9.90</value></price>
 *     #[Xml\Entries(keyAsName: true)] public array $prices;                 // <prices><EUR>9.90</EUR></prices>
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Entries implements FormatFact
{
    /**
     * @param string  $name       of an entry
     * @param string  $key        of the attribute that is the key
     * @param ?string $keyElement of an element in the place of the attribute; the value stands in an element beside it
     * @param string  $value      of that
     * @param bool    $keyAsName  whether the entry is called as the key is, which must be a name then
     * @param bool    $wrapped    whether the entries stand in an element that is called as the property is
     */
    public function __construct(
        private string $name = 'entry',
        private string $key = 'key',
        private ?string $keyElement = null,
        private string $value = 'value',
        private bool $keyAsName = false,
        private bool $wrapped = true,
    ) {}

    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        return ['entry' => $this->name, 'key' => $this->key, 'wrapped' => $this->wrapped]
            + ($this->keyElement === null ? [] : ['keyElement' => $this->keyElement, 'value' => $this->value])
            + ($this->keyAsName ? ['keyAsName' => true] : []);
    }
}
