<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

use Kiln\Format\Xml\Xml;
use Kiln\Format\Xml\XmlOptions;
use Kiln\Plan\Leaves;
use Kiln\Plan\Shape\Schema;
use Kiln\Schema\Direction;
use Kiln\Schema\LanguageOfFiles;

/**
 * XML Schema 1.0 of the documents that {@see Xml} writes and reads: a document for each namespace.
 *
 * @see https://www.w3.org/TR/xmlschema-1/
 *
 * @internal
 */
final readonly class XmlSchema implements LanguageOfFiles
{
    /**
     * @param XmlOptions $options by which the documents are written
     */
    public function __construct(private XmlOptions $options = new XmlOptions()) {}

    public function name(): string
    {
        return 'xsd';
    }

    public function leaves(): ?Leaves
    {
        $format = new Xml();

        return $format->carries()->inPlans($format->names()[0]);
    }

    public function text(Schema $schema, Direction $direction): string
    {
        $files = $this->files($schema, $direction);

        return $files[\array_key_first($files)];
    }

    public function files(Schema $schema, Direction $direction): array
    {
        return (new ElementShapes($schema, $direction, $this->options))->files();
    }
}
