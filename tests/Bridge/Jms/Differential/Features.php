<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

/**
 * What may occur in random cases: everything, or what KILN_FEATURES names. `write,read,groups` allows only those, and
 * `-handlers,-listeners` all but those.
 */
final readonly class Features
{
    /** What is done; without any of them in KILN_FEATURES all are. */
    public const OPERATIONS = ['write', 'toArray', 'read', 'fromArray'];

    public const ALL = [
        ...self::OPERATIONS,
        // of types
        'collections', 'iterators', 'generators', 'dates', 'enums', 'unions', 'custom', 'strange',
        // of classes
        'inheritance', 'interfaces', 'traits', 'discriminators', 'promoted', 'readonly', 'static', 'virtual', 'accessors', 'inline', 'names', 'groups', 'versions',
        'depth', 'exclusion', 'expressions', 'hooks', 'order', 'empty', 'xml', 'docblocks', 'invalid',
        // of serializers
        'handlers', 'listeners', 'naming', 'options', 'strict', 'constructors', 'factories', 'caches', 'files', 'wrap', 'registries', 'late', 'precision',
        // of calls
        'contexts', 'nulls', 'attributes', 'strategies', 'types', 'wrong', 'cycles', 'damage',
        // of what is compared
        'warnings', 'journal', 'inputs', 'afterwards',
    ];

    /**
     * @param array<string, true> $names
     */
    private function __construct(private array $names, public bool $isXml = false) {}

    /**
     * The same, for calls that write and read XML.
     */
    public function forXml(): self
    {
        return new self($this->names, true);
    }

    public static function fromEnvironment(): self
    {
        $given = getenv('KILN_FEATURES');

        return self::parse($given === false ? '' : $given);
    }

    /**
     * @throws \InvalidArgumentException for an unknown name
     */
    public static function parse(string $given): self
    {
        $all = array_fill_keys(self::ALL, true);
        $chosen = [];
        $without = [];
        preg_match_all('/[^\s,]+/', $given, $names);
        foreach ($names[0] as $name) {
            $plain = ltrim($name, '-');
            if (!isset($all[$plain])) {
                throw new \InvalidArgumentException("KILN_FEATURES: there is no \"{$plain}\"; there are: " . implode(', ', self::ALL));
            }
            if ($plain === $name) {
                $chosen[$plain] = true;
            } else {
                $without[$plain] = true;
            }
        }
        $features = array_diff_key($chosen === [] ? $all : $chosen, $without);
        if (array_intersect_key($features, array_fill_keys(self::OPERATIONS, true)) === []) {
            $features += array_fill_keys(self::OPERATIONS, true);
        }

        return new self($features);
    }

    public function has(string $name): bool
    {
        return isset($this->names[$name]);
    }
}
