<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * Where an object says of which class it is, if its base class has #[\Kiln\Attribute\Discriminator]. Without it, that is an element.
 *
 *     #[Discriminator(field: 'type', map: ['circle' => Circle::class])]
 *     #[Xml\Discriminator(Xml\Discriminator::ATTRIBUTE)]               // <shape type="circle">
 *     abstract class Shape {}
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS)]
final readonly class Discriminator implements FormatFact
{
    public const ATTRIBUTE = 'attribute';

    /** `xsi:type="circle"` of XML Schema. */
    public const XSI_TYPE = 'xsi:type';

    public const ELEMENT = 'element';

    /**
     * @param self::* $as
     */
    public function __construct(private string $as) {}

    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        return ['discriminator' => $this->as];
    }
}
