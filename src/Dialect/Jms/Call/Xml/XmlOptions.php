<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call\Xml;

/**
 * How a document is written.
 *
 * @internal
 */
final readonly class XmlOptions
{
    /**
     * @param bool    $isIndented    whether each element has a line of its own
     * @param string  $encoding      a name of UTF-8
     * @param ?string $rootNamespace of a root that no class names
     */
    public function __construct(
        public bool $isIndented = true,
        public string $version = '1.0',
        public string $encoding = 'UTF-8',
        public string $rootName = 'result',
        public ?string $rootNamespace = null,
    ) {}

    /**
     * Whether they are what they are where nothing is set. The extension knows no others.
     */
    public function areUsual(): bool
    {
        return $this->isIndented && $this->version === '1.0' && $this->encoding === 'UTF-8' && $this->rootName === 'result' && $this->rootNamespace === null;
    }
}
