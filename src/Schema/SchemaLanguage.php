<?php

declare(strict_types=1);

namespace Kiln\Schema;

use Kiln\Error\InvalidMetadata;
use Kiln\Plan\Leaves;
use Kiln\Plan\Shape\Schema;

/**
 * A language that says what documents look like.
 *
 * @internal
 */
interface SchemaLanguage
{
    /**
     * @return string by which it is asked for
     */
    public function name(): string;

    /**
     * What plans have to know of the format whose documents it describes; null for JSON.
     */
    public function leaves(): ?Leaves;

    /**
     * The same schema gives the same text.
     *
     * @param Direction $direction of the documents
     *
     * @throws InvalidMetadata where it has no words for a class
     */
    public function text(Schema $schema, Direction $direction): string;
}
