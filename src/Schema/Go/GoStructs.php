<?php

declare(strict_types=1);

namespace Kiln\Schema\Go;

use Kiln\Plan\Leaves;
use Kiln\Plan\Shape\Schema;
use Kiln\Schema\Direction;
use Kiln\Schema\SchemaLanguage;

/**
 * Structs of Go that encoding/json writes as Kiln writes the classes. Tags say groups and versions as liip/sheriff reads them.
 *
 *     type Order struct {
 *     	ID      int64     `json:"id" groups:"list"`
 *     	Created *DateTime `json:"created" groups:"list" since:"2.0.0"`
 *     }
 *
 * @internal
 */
final readonly class GoStructs implements SchemaLanguage
{
    public function name(): string
    {
        return 'go';
    }

    public function leaves(): ?Leaves
    {
        return null;
    }

    public function text(Schema $schema, Direction $direction): string
    {
        return GoText::of($schema);
    }
}
