<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\CycloneDx;

use JMS\Serializer\Annotation as JMS;

/**
 * A CycloneDX 1.2 bill of materials: the parts of the specification that the document uses.
 */
final readonly class Bom
{
    /**
     * @param list<Component> $components
     */
    public function __construct(
        public string $bomFormat,
        public string $specVersion,
        public string $serialNumber,
        public int $version,
        public Metadata $metadata,
        #[JMS\Type('array<' . Component::class . '>')] public array $components,
    ) {}
}
