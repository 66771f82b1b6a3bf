<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

use Kiln\Lab\Model\Catalogue;
use Kiln\Lab\Model\CycloneDx;
use Kiln\Lab\Model\GitHub;

/**
 * The workloads by name. Two of them need real documents, which are not a part of the project: they lie in `../shared/data`,
 * beside the checkout, or nowhere.
 */
final readonly class Workloads
{
    private const PRODUCTS = 400;

    private const NAMES = ['catalogue', 'catalogue-private', 'cyclonedx', 'webhooks'];

    private string $documents;

    public function __construct()
    {
        $this->documents = \dirname(__DIR__, 4) . '/shared/data';
    }

    /**
     * @return list<string> what there would be if every document were there
     */
    public function names(): array
    {
        return self::NAMES;
    }

    /**
     * @throws MissingDocument when the workload needs a document that is not there
     * @throws \InvalidArgumentException when there is no such workload
     */
    public function get(string $name): Workload
    {
        return match ($name) {
            'catalogue' => $this->catalogue($name, 'generated catalogue, public properties', Catalogue\Open\Product::class),
            'catalogue-private' => $this->catalogue($name, 'generated catalogue, private readonly properties and constructors', Catalogue\Closed\Product::class),
            'cyclonedx' => new Workload(
                $name,
                'CycloneDX bill of materials, readonly properties and constructors with defaults',
                $this->document('cyclonedx-protonmail-1.2.json'),
                CycloneDx\Bom::class,
                isList: false,
                writesNull: false,
                dateFormat: CycloneDx\Metadata::DATE_FORMAT,
            ),
            'webhooks' => new Workload(
                $name,
                'GitHub webhook payloads, public properties, no nulls written',
                $this->document('github-webhooks.json'),
                GitHub\Delivery::class,
                isList: true,
                writesNull: false,
                dateFormat: GitHub\Delivery::DATE_FORMAT,
            ),
            default => throw new \InvalidArgumentException("There is no workload \"{$name}\". There are: " . implode(', ', self::NAMES) . '.'),
        };
    }

    /**
     * @param class-string $class
     */
    private function catalogue(string $name, string $title, string $class): Workload
    {
        $json = (new CatalogueGenerator())->json(self::PRODUCTS);

        return new Workload($name, $title, $json, $class, isList: true, writesNull: true, dateFormat: \DateTimeInterface::RFC3339);
    }

    private function document(string $file): string
    {
        $path = "{$this->documents}/{$file}";
        $json = is_file($path) ? file_get_contents($path) : false;

        return $json !== false ? $json : throw new MissingDocument("There is no {$path}.");
    }
}
