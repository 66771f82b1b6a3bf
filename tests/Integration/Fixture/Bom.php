<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Bom;

use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\Xml;

/**
 * A part of CycloneDX 1.4: https://cyclonedx.org/docs/1.4/xml/
 */
#[Xml\Root('bom', namespace: 'http://cyclonedx.org/schema/bom/1.4')]
final class Bom
{
    /**
     * @param list<Component>  $components
     * @param list<Dependency> $dependencies
     */
    public function __construct(
        #[Xml\Attribute]
        public int $version,
        #[Xml\Attribute]
        public ?string $serialNumber,
        public ?Metadata $metadata,
        #[Xml\Items('component')]
        public array $components,
        #[Xml\Items('dependency')]
        public array $dependencies = [],
        #[Xml\Any]
        public string $extensions = '',
    ) {}
}

final class Metadata
{
    /** @param list<Tool> $tools */
    public function __construct(
        public ?\DateTimeImmutable $timestamp,
        #[Xml\Items('tool')]
        public array $tools = [],
        public ?Component $component = null,
    ) {}
}

final class Tool
{
    public function __construct(public string $vendor, public string $name, public string $version) {}
}

enum Kind: string
{
    case Application = 'application';
    case Library = 'library';
    case OperatingSystem = 'operating-system';
}

enum Scope: string
{
    case Required = 'required';
    case Optional = 'optional';
    case Excluded = 'excluded';
}

final class Component
{
    /**
     * @param list<Hash>           $hashes
     * @param list<License|string> $licenses           licenses, or an expression of SPDX
     * @param list<Reference>      $externalReferences
     * @param list<Property>       $properties
     * @param list<self>           $components
     */
    public function __construct(
        #[Xml\Attribute]
        public Kind $type,
        #[Xml\Attribute('bom-ref')]
        public ?string $ref,
        public ?string $author,
        public ?string $group,
        public string $name,
        public ?string $version = null,
        public ?string $description = null,
        public ?Scope $scope = null,
        #[Xml\Items('hash'), OmitEmpty]
        public array $hashes = [],
        #[Xml\Items('expression', names: ['license' => License::class]), OmitEmpty]
        public array $licenses = [],
        public ?string $purl = null,
        #[Xml\Items('reference'), OmitEmpty]
        public array $externalReferences = [],
        #[Xml\Items('property'), OmitEmpty]
        public array $properties = [],
        #[Xml\Items('component'), OmitEmpty]
        public array $components = [],
    ) {}
}

final class Hash
{
    public function __construct(#[Xml\Attribute('alg')] public string $algorithm, #[Xml\Text] public string $content) {}
}

final class License
{
    public function __construct(public ?string $id, public ?string $name = null, public ?string $url = null) {}
}

final class Reference
{
    public function __construct(#[Xml\Attribute] public string $type, public string $url, #[Xml\CData] public ?string $comment = null) {}
}

final class Property
{
    public function __construct(#[Xml\Attribute] public string $name, #[Xml\Text] public string $value) {}
}

final class Dependency
{
    /** @param list<self> $dependencies */
    public function __construct(#[Xml\Attribute] public string $ref, #[Xml\Items('dependency', wrapped: false)] public array $dependencies = []) {}
}
