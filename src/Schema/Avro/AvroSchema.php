<?php

declare(strict_types=1);

namespace Kiln\Schema\Avro;

use Kiln\Plan\Leaves;
use Kiln\Plan\Shape\Schema;
use Kiln\Schema\Direction;
use Kiln\Schema\SchemaLanguage;

/**
 * A schema of Apache Avro 1.11 for the data that {@see \Kiln\Serializer::toArray()} gives, and JSON holds.
 *
 * @see https://avro.apache.org/docs/1.11.1/specification/
 *
 * @internal
 */
final readonly class AvroSchema implements SchemaLanguage
{
    public function name(): string
    {
        return 'avro';
    }

    public function leaves(): ?Leaves
    {
        return null;
    }

    public function text(Schema $schema, Direction $direction): string
    {
        return \json_encode((new AvroTypes($schema, $direction))->schema(), \JSON_PRETTY_PRINT | \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR) . "\n";
    }
}
