<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\CycloneDx;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute as Kiln;
use Symfony\Component\Serializer\Attribute as Symfony;

/**
 * A part that something is made of. Optional keys are never null in the document: null means absent.
 */
final readonly class Component
{
    /**
     * @param list<Hash>|null $hashes
     * @param list<LicenseChoice>|null $licenses
     * @param list<ExternalReference>|null $externalReferences
     */
    public function __construct(
        public string $type,
        #[Kiln\SerializedName('bom-ref'), JMS\SerializedName('bom-ref'), Symfony\SerializedName('bom-ref')] public string $bomRef,
        public string $name,
        public string $version,
        public string $purl,
        public ?string $group = null,
        public ?string $description = null,
        #[JMS\Type('array<' . Hash::class . '>')] public ?array $hashes = null,
        #[JMS\Type('array<' . LicenseChoice::class . '>')] public ?array $licenses = null,
        #[JMS\Type('array<' . ExternalReference::class . '>')] public ?array $externalReferences = null,
    ) {}
}
