<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Model\Atom\Feed;
use Kiln\Lab\Model\Catalogue\Closed;
use Kiln\Lab\Model\Catalogue\Open;
use Kiln\Lab\Model\CycloneDx;
use Kiln\Lab\Model\GitHub;
use Kiln\Lab\Model\Models;
use Kiln\Lab\Model\Shop\Movement;
use Kiln\Lab\Model\Shop\Order;
use Kiln\Lab\Model\Shop\Page;

/**
 * The workloads by name. Some of them need real documents, which are not a part of the project: they lie in `../shared/data`,
 * beside the checkout, or nowhere.
 */
final readonly class Workloads
{
    public const NAMES = ['catalogue', 'catalogue-private', 'cyclonedx', 'webhooks', 'doctrine', ...self::OF_JMS];

    /** In JMS's dialect. */
    public const OF_JMS = [
        'jms-catalogue', 'jms-catalogue-public', 'jms-catalogue-groups', 'jms-catalogue-handler', 'jms-webhooks', 'jms-webhooks-groups', 'jms-webhooks-handler',
    ];

    /** What a request reads and writes: one order of ten lines, half a kilobyte; forty objects of six classes, 20 kB; 400 products. */
    public const OF_REQUESTS = ['order', 'page', 'catalogue'];

    private const PRODUCTS = 400;

    private const MOVEMENTS = 100_000;

    private const BILL_OF_MATERIALS = 'cyclonedx-protonmail-1.2.json';

    /** A version between those that the classes of JMS's dialect name, so that some properties are left out. */
    private const VERSION = '2.1';

    /** @throws \OutOfBoundsException when the workload needs a document or a program that is not there */
    public static function get(string $name): Workload
    {
        $workload = self::named($name);
        $missing = Formats::missing($workload->format);

        return $missing === null ? $workload : throw new \OutOfBoundsException("There is no {$missing} to check it.");
    }

    private static function named(string $name): Workload
    {
        $settings = new JmsSettings();

        return match ($name) {
            'catalogue' => self::catalogue($name, 'public properties', Open\Product::class),
            'catalogue-private' => self::catalogue($name, 'private readonly properties and constructors', Closed\Product::class),
            'cyclonedx' => new Workload($name, 'CycloneDX bill of materials, readonly properties and constructors with defaults', self::document(self::BILL_OF_MATERIALS), CycloneDx\Bom::class, isList: false, writesNull: false, dateFormat: Models::DATES['CycloneDx']),
            'doctrine' => Depot::workload($name),
            // Of requests.
            'order' => new Workload($name, $name, json_encode(self::order(1, 10), Contender::FLAGS), Order::class, isList: false, writesNull: true),
            'page' => new Workload($name, $name, json_encode(['total' => 1_204, 'shipments' => array_map(static fn(int $id): array => [
                'id' => $id,
                'sent' => \sprintf('2026-03-%02dT10:30:00+00:00', $id % 28 + 1),
                'place' => ['street' => "Gartenweg {$id}", 'city' => 'Zürich', 'country' => 'CH'],
                'order' => self::order($id, 6),
            ], range(1, 40))], Contender::FLAGS), Page::class, isList: false, writesNull: true),
            'webhooks' => self::webhooks($name, 'public properties, no nulls written', null),
            'jms-catalogue' => self::catalogue($name, 'JMS attributes, private properties', Closed\Product::class, $settings),
            'jms-catalogue-public' => self::catalogue($name, 'JMS attributes, public properties', Open\Product::class, $settings),
            'jms-catalogue-groups' => self::catalogue($name, 'JMS attributes, two groups and a version', Closed\Product::class, new JmsSettings(['Default', 'detail'], self::VERSION)),
            'jms-catalogue-handler' => self::catalogue($name, 'JMS attributes, a handler and a listener', Open\Product::class, new JmsSettings(handled: Open\Brand::class, observed: Open\Image::class)),
            'jms-webhooks' => self::webhooks($name, 'JMS attributes', $settings),
            'jms-webhooks-groups' => self::webhooks($name, 'JMS attributes, two groups and a version', new JmsSettings(['Default', 'links'], self::VERSION)),
            'jms-webhooks-handler' => self::webhooks($name, 'JMS attributes, a handler and a listener', new JmsSettings(handled: GitHub\Link::class, observed: GitHub\User::class)),
            'json', 'yaml', 'toml', 'msgpack', 'cbor', 'protobuf', 'protojson', 'xml' => self::inFormat($name, 'the catalogue', Open\Catalogue::class, '{"products":' . (new CatalogueGenerator())->json(self::PRODUCTS) . '}'),
            'jms-xml' => self::catalogue($name, 'JMS attributes, public properties, as XML', Open\Product::class, $settings, 'xml'),
            'xml-cyclonedx', 'jms-xml-cyclonedx' => self::billOfMaterials($name, $name[0] === 'j' ? $settings : null),
            'xml-feed', 'jms-xml-feed' => new Workload($name, 'Atom feed made up, 1.1 MB', (new CatalogueGenerator())->feed(800), Feed::class, isList: false, writesNull: false, jms: $name[0] === 'j' ? $settings : null, format: 'xml'),
            'csv' => self::inFormat($name, number_format(self::MOVEMENTS) . ' rows of 8 columns', Movement::class, (new CatalogueGenerator())->movements(self::MOVEMENTS)),
            default => Persons::get($name) ?? throw new \InvalidArgumentException("There is no workload \"{$name}\"."),
        };
    }

    /** @param class-string $class */
    private static function inFormat(string $format, string $title, string $class, string $json): Workload
    {
        $writesNull = !\in_array($format, ['toml', 'xml', 'protobuf', 'protojson'], true);

        return new Workload($format, $title, $json, $class, isList: $format === 'csv', writesNull: $writesNull, format: $format);
    }

    /** @param class-string $class */
    private static function catalogue(string $name, string $title, string $class, ?JmsSettings $jms = null, string $format = 'json'): Workload
    {
        return new Workload($name, "generated catalogue, {$title}", (new CatalogueGenerator())->json(self::PRODUCTS), $class, isList: true, writesNull: $jms === null, jms: $jms, format: $format);
    }

    private static function webhooks(string $name, string $title, ?JmsSettings $jms): Workload
    {
        return new Workload($name, "GitHub webhook payloads, {$title}", self::document('github-webhooks.json'), GitHub\Delivery::class, isList: true, writesNull: false, dateFormat: Models::DATES['GitHub'], jms: $jms);
    }

    private static function billOfMaterials(string $name, ?JmsSettings $jms): Workload
    {
        $document = json_decode(self::document(self::BILL_OF_MATERIALS), flags: JSON_THROW_ON_ERROR);
        \assert($document instanceof \stdClass && \is_array($document->components) && $document->metadata instanceof \stdClass);
        // In XML the namespace says these, and a license is no member of a choice.
        unset($document->bomFormat, $document->specVersion);
        foreach ([$document->metadata->component ?? null, ...$document->components] as $component) {
            \assert($component instanceof \stdClass);
            if (isset($component->licenses) && \is_array($component->licenses)) {
                $component->licenses = array_column($component->licenses, 'license');
            }
            // JMS reads an empty list where there is none.
            foreach ($jms === null ? [] : ['hashes', 'licenses', 'externalReferences'] as $list) {
                $component->{$list} ??= [];
            }
        }

        return new Workload($name, 'CycloneDX bill of materials in XML', json_encode($document, Contender::FLAGS), CycloneDx\Xml\Bom::class, isList: false, writesNull: false, dateFormat: Models::DATES['CycloneDx'], jms: $jms, format: 'xml');
    }

    private static function document(string $file): string
    {
        $path = \dirname(__DIR__, 4) . "/shared/data/{$file}";

        return is_file($path) ? (string) file_get_contents($path) : throw new \OutOfBoundsException("There is no {$path}.");
    }

    /** @return array<string, mixed> */
    private static function order(int $id, int $lines): array
    {
        return [
            'id' => $id,
            'number' => \sprintf('R-%06d', $id * 37),
            'customer' => ['name' => 'Anna Müller', 'email' => "anna{$id}@example.org"],
            'lines' => array_map(static fn(int $line): array => ['sku' => "K-{$line}", 'quantity' => $line % 3 + 1, 'price' => $line + 0.5], range(1, $lines)),
        ];
    }
}
