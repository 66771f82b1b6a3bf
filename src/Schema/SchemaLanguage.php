<?php

declare(strict_types=1);

namespace Kiln\Schema;

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
     * The same schema gives the same text.
     */
    public function text(Schema $schema): string;
}
