<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Visitor\Factory\XmlSerializationVisitorFactory;
use Kiln\Dialect\Jms\Call\Xml\XmlOptions;

/**
 * How a factory of visitors has documents written at the moment; it may be changed at any time.
 *
 * @internal
 */
final class XmlEncoding
{
    private ?XmlOptions $options = null;

    /** @var array<mixed> the settings that these are made of */
    private array $settings = [];

    public function __construct(private readonly XmlSerializationVisitorFactory $factory) {}

    /**
     * @return ?XmlOptions null for settings with which only jms/serializer knows what happens
     */
    public function options(): ?XmlOptions
    {
        $settings = (array) $this->factory;
        if ($this->options === null || $settings !== $this->settings) {
            $this->settings = $settings;
            $this->options = self::read(\array_combine(\array_map(static fn(string $name): string => \substr((string) \strrchr("\0{$name}", "\0"), 1), \array_map(\strval(...), \array_keys($settings))), $settings));
        }

        return $this->options;
    }

    /**
     * @param array<mixed> $settings by name
     */
    private static function read(array $settings): ?XmlOptions
    {
        ['formatOutput' => $isIndented, 'defaultVersion' => $version, 'defaultEncoding' => $encoding, 'defaultRootName' => $rootName, 'defaultRootNamespace' => $namespace]
            = $settings + \array_fill_keys(['formatOutput', 'defaultVersion', 'defaultEncoding', 'defaultRootName', 'defaultRootNamespace'], null);

        return \is_bool($isIndented) && \is_string($version) && \preg_match('/^\d\.\d$/D', $version) === 1
            && \is_string($encoding) && \strcasecmp($encoding, 'UTF-8') === 0
            && \is_string($rootName) && ($namespace === null || \is_string($namespace))
            ? new XmlOptions($isIndented, $version, $encoding, $rootName, $namespace)
            : null;
    }
}
