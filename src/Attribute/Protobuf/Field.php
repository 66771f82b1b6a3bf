<?php

declare(strict_types=1);

namespace Kiln\Attribute\Protobuf;

use Kiln\Attribute\FormatFact;

/**
 * The number of a field in Protocol Buffers, which belongs to the property for ever.
 *
 *     #[Field(1)] public int $id;
 *     #[Field(2, 'sint32')] public int $delta;
 *     #[Field(3, key: 'int64')] public array $names;
 *
 * Without a type, int is `int64`, float is `double`, string is `string`, a string with #[Bytes] is `bytes`, DateTimeInterface is
 * google.protobuf.Timestamp, DateInterval is google.protobuf.Duration, and `mixed` is google.protobuf.Value.
 *
 * @see https://protobuf.dev/programming-guides/proto3/#scalar
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Field implements FormatFact
{
    /**
     * @param int     $number   from 1 to 536,870,911, but not from 19,000 to 19,999
     * @param ?string $type     a scalar type of `.proto` files, such as `uint32`: of the value, of each item of a list, or of each
     *                          value of a map; or a well-known type, such as `google.protobuf.Int32Value` or `google.protobuf.Struct`
     * @param ?string $key      the type of the keys of a map; without it they are `string`
     * @param ?string $oneOf    a name that properties share of which only one has a value, and the others null; where their types differ,
     *                          one property with {@see Variant} says it better
     * @param bool    $isPacked whether the numbers of a list stand one behind the other; both forms are read
     * @param ?string $name     in `.proto` files, where it is not the name in snake case
     * @param bool    $isRequired as in proto2: a message without it is an error, if the property has no default, and zero is written
     */
    public function __construct(private int $number, private ?string $type = null, private ?string $key = null, private ?string $oneOf = null, private bool $isPacked = true, private ?string $name = null, private bool $isRequired = false) {}

    public function format(): string
    {
        return 'protobuf';
    }

    public function facts(): array
    {
        return [
            'number' => $this->number, 'type' => $this->type, 'key' => $this->key, 'oneof' => $this->oneOf, 'packed' => $this->isPacked,
            ...($this->name === null ? [] : ['name' => $this->name]),
            ...($this->isRequired ? ['required' => true] : []),
        ];
    }
}
