<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

use Kiln\Lab\Model\Catalogue;
use Kiln\Lab\Model\CycloneDx;
use Kiln\Lab\Model\GitHub;

/**
 * The workloads by name. Some of them need real documents, which are not a part of the project: they lie in `../shared/data`,
 * beside the checkout, or nowhere.
 */
final readonly class Workloads
{
    private const PRODUCTS = 400;

    /** A version between those that the classes of JMS's dialect name, so that some properties are left out. */
    private const VERSION = '2.1';

    private const NAMES = [
        'catalogue', 'catalogue-private', 'cyclonedx', 'webhooks',
        'jms-catalogue', 'jms-catalogue-public', 'jms-catalogue-groups', 'jms-catalogue-handler',
        'jms-webhooks', 'jms-webhooks-groups', 'jms-webhooks-handler',
    ];

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
     * @param list<string> $patterns names in which `*` stands for anything; none for every name
     *
     * @throws \InvalidArgumentException when a pattern matches no name
     *
     * @return list<string> each name once, in the order of {@see names()}
     */
    public function matching(array $patterns): array
    {
        $matching = [];
        foreach ($patterns === [] ? ['*'] : $patterns as $pattern) {
            $found = array_filter(self::NAMES, static fn(string $name): bool => fnmatch($pattern, $name));
            $matching += $found !== [] ? $found : throw self::unknown($pattern);
        }
        ksort($matching);

        return array_values($matching);
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
            'jms-catalogue' => $this->jmsCatalogue($name, 'JMS attributes, private properties'),
            'jms-catalogue-public' => $this->jmsCatalogue($name, 'JMS attributes, public properties', class: Catalogue\Open\Product::class),
            'jms-catalogue-groups' => $this->jmsCatalogue($name, 'JMS attributes, two groups and a version', new JmsSettings(['Default', 'detail'], self::VERSION)),
            'jms-catalogue-handler' => $this->jmsCatalogue(
                $name,
                'JMS attributes, a handler and a listener',
                new JmsSettings(handler: $extras = new Catalogue\Open\Extras(), listener: $extras),
                Catalogue\Open\Product::class,
            ),
            'jms-webhooks' => $this->jmsWebhooks($name, 'JMS attributes, public properties'),
            'jms-webhooks-groups' => $this->jmsWebhooks($name, 'JMS attributes, two groups and a version', new JmsSettings(['Default', 'links'], self::VERSION)),
            'jms-webhooks-handler' => $this->jmsWebhooks(
                $name,
                'JMS attributes, a handler and a listener',
                new JmsSettings(handler: $extras = new GitHub\Extras(), listener: $extras),
            ),
            default => throw self::unknown($name),
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

    /**
     * @param class-string $class
     */
    private function jmsCatalogue(
        string $name,
        string $title,
        JmsSettings $jms = new JmsSettings(),
        string $class = Catalogue\Closed\Product::class,
    ): Workload {
        $json = (new CatalogueGenerator())->json(self::PRODUCTS);

        return new Workload($name, "generated catalogue, {$title}", $json, $class, isList: true, writesNull: false, dateFormat: \DateTimeInterface::RFC3339, jms: $jms);
    }

    /**
     * @throws MissingDocument
     */
    private function jmsWebhooks(string $name, string $title, JmsSettings $jms = new JmsSettings()): Workload
    {
        return new Workload(
            $name,
            "GitHub webhook payloads, {$title}",
            $this->document('github-webhooks.json'),
            GitHub\Delivery::class,
            isList: true,
            writesNull: false,
            dateFormat: GitHub\Delivery::DATE_FORMAT,
            jms: $jms,
        );
    }

    private function document(string $file): string
    {
        $path = "{$this->documents}/{$file}";
        $json = is_file($path) ? file_get_contents($path) : false;

        return $json !== false ? $json : throw new MissingDocument("There is no {$path}.");
    }

    private static function unknown(string $name): \InvalidArgumentException
    {
        return new \InvalidArgumentException("There is no workload \"{$name}\". There are: " . implode(', ', self::NAMES) . '.');
    }
}
