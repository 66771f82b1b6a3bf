<?php

declare(strict_types=1);

namespace Kiln\Schema;

use Kiln\Error\InvalidMetadata;
use Kiln\Plan\Shape\Schema;

/**
 * A language whose schemas may be several files that refer to each other.
 *
 * @internal
 */
interface LanguageOfFiles extends SchemaLanguage
{
    /**
     * @throws InvalidMetadata where it has no words for a class
     *
     * @return non-empty-array<string, string> texts by names of files; the first is what {@see text()} gives
     */
    public function files(Schema $schema, Direction $direction): array;
}
