<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto;

use Kiln\Format\Protobuf\Protobuf;
use Kiln\Plan\Leaves;
use Kiln\Plan\Shape\Schema;
use Kiln\Schema\Direction;
use Kiln\Schema\SchemaLanguage;

/**
 * A `.proto` file of the messages that {@see Protobuf} writes.
 *
 *     message Parcel {
 *       int64 id = 1;
 *       repeated int64 grams = 3;
 *       optional google.protobuf.Timestamp sent = 5;
 *     }
 *
 * @see https://protobuf.dev/reference/protobuf/proto3-spec/
 *
 * @internal
 */
final readonly class ProtoFile implements SchemaLanguage
{
    public function name(): string
    {
        return 'proto';
    }

    public function leaves(): ?Leaves
    {
        $format = new Protobuf();

        return $format->carries()->inPlans($format->names()[0]);
    }

    public function text(Schema $schema, Direction $direction): string
    {
        return ProtoText::of($schema);
    }
}
