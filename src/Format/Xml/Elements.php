<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\Expected;

/**
 * What a type expects of the elements of a document.
 *
 * A *place* is a number, as in {@see Expected}: from 0 on it is the kinds of scalars that an element may hold; a negative one has a
 * row at `~$place`.
 *
 * A row has, under
 * - `kinds` the kinds of scalars that an element without others in it may be,
 * - `list` the place of each item of a list (or the places of the first ones), `item` what items are usually called, and `names` the places
 *   of items by their names,
 * - `map` the place of each value of a map, and `entry`, `key`, `keyElement`, `value` and `keyAsName` what
 *   {@see \Kiln\Attribute\Xml\Entries} says,
 * - `elements` and `attributes` the members of an object by their names: the key, the place, and how it stands there,
 * - `text`, `mixed`, `any` the key and place of the member that is the text, the mixed content, or XML as it is,
 * - `empty` the keys of lists that are empty where no element is there,
 * - `others` the place of all other members, where they are wanted,
 * - `constants` members that are known without a look,
 * - `cases` those that an element decides between, the first that fits: a key and its values, or null and the keys that must be there,
 *   and the place for such an element.
 *
 * A name in a namespace is `{uri}local`; `local` is in the namespace of the element around it, and `{}local` in none.
 *
 * @phpstan-type Member array{array-key, int, int}
 * @phpstan-type Row array{
 *     kinds?: int, list?: int|list<int>, item?: string, names?: array<string, int>,
 *     map?: int, entry?: string, key?: string, keyElement?: string, value?: string, keyAsName?: true,
 *     elements?: array<string, Member>, attributes?: array<string, Member>, text?: array{array-key, int}, mixed?: array{array-key, array<string, int>}, any?: array{array-key, bool},
 *     empty?: list<array-key>, others?: int, constants?: array<array-key, int|string>,
 *     cases?: list<array{?string, list<string>, int}>,
 * }
 *
 * @internal
 */
final readonly class Elements
{
    /** An element is the member. */
    public const ONE = 0;

    /** Each element is an item of the member. */
    public const EACH = 1;

    /** Each element is an entry of the member; the place is that of the map. */
    public const ENTRY = 2;

    /** Besides {@see Expected::TEXT}: without the white space around it. */
    public const TRIMMED = 64;

    /** Besides {@see Expected::TEXT}: a name without its prefix. */
    public const UNPREFIXED = 128;

    /**
     * @param int       $root the place of the document
     * @param list<Row> $rows
     */
    public function __construct(public int $root = Expected::ANY, public array $rows = []) {}
}
