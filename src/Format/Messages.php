<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * The messages of a type, for formats that know values by the numbers of fields and not by keys.
 *
 * A *field* is the key in the tree, its kind ({@see Protobuf\Kind}), its label (one of the constants), what belongs to the kind (the
 * message, the values of an enum by number, the kind in a wrapper, the keys of an array that stand for false and true, or the message
 * that is an entry of a map, with the members `key` and `value`), its tag as bytes, and what tells a value of it
 * from those of other fields with the same key, the name of the fields of which only one is there, and the names of the cases of an
 * enum by number. Names that cannot be derived may stand behind it: of the field in `.proto` files, and those that other cases have besides.
 *
 * That test is the type of a scalar (`number` for int or float), the keys that are there, or a key and its value; null where no other field has the key.
 *
 * A *message* is its fields by tag, the values of those that are not there, whether it is a choice (then each field is a
 * message, and the value is what that holds), and the key for the bytes of fields that are not known. Behind them stands true for a
 * google.protobuf.Any.
 *
 * @phpstan-type Test string|non-empty-list<string>|array{key: string, value: int|string}|null
 * @phpstan-type Field array{0: string, 1: int, 2: int, 3: int|array<int, int|string>|null, 4: string, 5: Test, 6: ?string, 7: ?array<int, string>, 8?: array{name?: string, aliases?: array<string, int>}}
 * @phpstan-type Message array{0: array<int, Field>, 1: array<string, scalar|array{}|null>, 2: bool, 3: ?string, 4?: true}
 *
 * @api
 */
final readonly class Messages
{
    /** Left out where it is the zero of its kind, and that zero where it is missing. */
    public const IMPLICIT = 0;

    /** There or not. */
    public const EXPLICIT = 1;

    /** Any number of them, one behind the other in one field. */
    public const PACKED = 2;

    /** Any number of them, a field for each. */
    public const REPEATED = 3;

    public const MAP = 4;


    /**
     * @param int                $root  the message of the document
     * @param list<Message> $table
     */
    public function __construct(public int $root, public array $table) {}
}
