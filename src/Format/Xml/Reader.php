<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\Expected;
use Kiln\Format\Xml\Parser\Tape;
use Kiln\Format\Xml\Parser\Tokens;

/**
 * Makes a tree of plain data of the elements of a document, as what is expected says.
 *
 * An element is the number of the token with which it begins.
 *
 * @phpstan-import-type Row from Elements
 *
 * @internal
 */
final class Reader
{
    private const NIL = '{' . Syntax::XSI . '}nil';

    /** @var array<int, string> see {@see Tape}, as the following */
    private readonly array $names;

    /** @var array<int, string> */
    private readonly array $texts;

    /** @var array<int, string> */
    private readonly array $kinds;

    /** @var array<int, int> */
    private readonly array $ends;

    /** @var array<int, array<string, string>> */
    private array $attributes;

    /** @var array<string, string> that are declared around what is read: URI by prefix */
    private array $namespaces = [];

    /**
     * @param ?Places $places that are looked for; null for none
     */
    public function __construct(private readonly Elements $expected, private readonly Tape $tape, private readonly ?Places $places = null)
    {
        $this->names = $tape->names;
        $this->texts = $tape->texts;
        $this->kinds = $tape->kinds;
        $this->ends = $tape->ends;
        $this->attributes = $tape->attributes;
    }

    /**
     * @param array<string, string> $namespaces that are declared around it: URI by prefix
     *
     * @return mixed a tree
     */
    public function read(int $root, array $namespaces): mixed
    {
        $this->namespaces = $namespaces;
        $this->places?->enterRoot($root);

        return $this->value($root, $this->expected->root);
    }

    private function value(int $element, int $place): mixed
    {
        if (isset($this->attributes[$element][self::NIL]) && Scalars::resolve($this->attributes[$element][self::NIL], Expected::BOOL) === true) {
            return null;
        }
        $hasElements = $this->kinds[$element] === Tokens::START;
        if ($place >= 0) {
            return $place === Expected::ANY || $hasElements ? $this->untyped($element) : Scalars::resolve($this->texts[$element], $place);
        }
        $row = $this->expected->rows[~$place];
        $around = $this->namespaces;
        if (isset($this->tape->namespaces[$element])) {
            $this->namespaces = $this->tape->namespaces[$element] + $around;
        }
        $value = match (true) {
            isset($row['elements']) => $this->object($element, $row),
            isset($row['cases']), isset($row['kinds']) => $this->decided($element, $row),
            isset($row['list']) && (!isset($row['map']) || $this->areItems($element)) => $this->list($element, $row),
            isset($row['map']) => $hasElements || \trim($this->texts[$element]) === '' ? $this->map($element, $row) : $this->texts[$element],
            default => $this->untyped($element),
        };
        $this->namespaces = $around;

        return $value;
    }

    /**
     * @param Row $row
     */
    private function object(int $element, array $row): mixed
    {
        $data = $again = $lists = $maps = [];
        if (isset($this->attributes[$element])) {
            $data = $this->attributesOf($element, $row);
        }
        if (isset($row['mixed'])) {
            [$key, $names] = $row['mixed'];
            $data[$key] = $this->mixed($element, $names, $key);

            return $this->complete($data, $row);
        }
        $hasElements = $this->kinds[$element] === Tokens::START;
        if ($hasElements) {
            $members = $row['elements'] ?? [];
            $names = $this->names;
            $uri = $names[$element][0] === '{' ? self::uri($names[$element]) : '';
            $kinds = $this->kinds;
            $texts = $this->texts;
            $ends = $this->ends;
            $places = $this->places;
            $rows = $this->expected->rows;
            $isPlain = $places === null && $this->tape->namespaces === [];
            $end = $ends[$element];
            for ($child = $element + 1; $child < $end; ++$child) {
                $name = $names[$child];
                $member = $members[$name] ?? null;
                $token = $child;
                $isLeaf = !isset($ends[$child]);
                if (!$isLeaf) {
                    // Where the next one begins.
                    $child = $ends[$child];
                }
                if ($member !== null && $isPlain && $member[2] !== Elements::ENTRY && !isset($this->attributes[$token])) {
                    // What is most usual, without a call more than it needs.
                    [$key, $place, $how] = $member;
                    $text = $texts[$token];
                    if ($place < 0) {
                        $below = $rows[~$place];
                        $value = isset($below['elements']) ? $this->object($token, $below) : $this->value($token, $place);
                    } elseif (!$isLeaf) {
                        $value = $this->value($token, $place);
                    } elseif ($place === Expected::TEXT) {
                        $value = $text;
                    } elseif ($place === Expected::INT && (string) (int) $text === $text) {
                        $value = (int) $text;
                    } elseif ($place === Expected::FLOAT && \is_numeric($text)) {
                        $value = (float) $text;
                    } else {
                        $value = Scalars::resolve($text, $place);
                    }
                    if ($how === Elements::EACH) {
                        $lists[$key][] = $value;
                    } elseif (isset($data[$key]) || \array_key_exists($key, $data)) {
                        $again[$key][] = $value;
                    } else {
                        $data[$key] = $value;
                    }
                    continue;
                }
                if ($member === null) {
                    if ($kinds[$token] === Tokens::SECTION || $kinds[$token] === Tokens::NOTHING) {
                        continue;
                    }
                    $member = self::related($members, $name, $uri);
                }
                if ($member === null) {
                    if (isset($row['any'])) {
                        $lists[$row['any'][0]][] = Fragment::of($token, $this->tape, $this->namespaces);
                    } elseif (isset($row['others']) || isset($row['map'])) {
                        $key = isset($row['map']) ? $this->taken($token, $uri) : self::unknown($name, $uri, $row);
                        $places?->enter($token, [$key]);
                        $value = $this->value($token, $members[$key][1] ?? $row['others'] ?? Expected::ANY);
                        $places?->leave();
                        if (\array_key_exists($key, $data)) {
                            $again[$key][] = $value;
                        } else {
                            $data[$key] = $value;
                        }
                    }
                    continue;
                }
                [$key, $place, $how] = $member;
                if ($how === Elements::ENTRY) {
                    [$entryKey, $value] = $this->entry($token, $this->expected->rows[~$place], [$key], $uri);
                    $maps[$key][$entryKey] = $value;
                    continue;
                }
                $places?->enter($token, $how === Elements::EACH ? [$key, \count($lists[$key] ?? [])] : [$key]);
                $value = $this->value($token, $place);
                $places?->leave();
                if ($how === Elements::EACH) {
                    $lists[$key][] = $value;
                } elseif (isset($data[$key]) || \array_key_exists($key, $data)) {
                    $again[$key][] = $value;
                } else {
                    $data[$key] = $value;
                }
            }
            if ($again !== []) {
                $data = self::joined($data, $again);
            }
            if ($lists !== []) {
                $data += $lists;
            }
            foreach ($maps as $key => $map) {
                $data[$key] = \array_is_list($map) ? (object) $map : $map;
            }
            if (isset($row['any']) && !$row['any'][1] && isset($lists[$row['any'][0]])) {
                $data[$row['any'][0]] = \implode('', \array_filter($lists[$row['any'][0]], \is_string(...)));
            }
        }
        if (isset($row['text'])) {
            [$key, $place] = $row['text'];
            $data[$key] = Scalars::resolve($this->tape->text($element), $place >= 0 ? $place : Expected::TEXT);
        } elseif ($data === [] && !$hasElements && \trim($this->texts[$element]) !== '') {
            return $this->texts[$element];
        }

        return $this->complete($data, $row);
    }

    /**
     * @param Row $row
     *
     * @return array<mixed>
     */
    private function attributesOf(int $element, array $row): array
    {
        $data = [];
        foreach ($this->attributes[$element] as $name => $value) {
            $member = $row['attributes'][$name] ?? null;
            if ($member !== null) {
                $data[$member[0]] = Scalars::resolve($value, $member[1] >= 0 ? $member[1] : $this->expected->rows[~$member[1]]['kinds'] ?? Expected::TEXT);
                $this->places?->attribute($member[0], $name);
            } elseif (isset($row['others']) && $name[0] !== '{') {
                $data["@{$name}"] = $value;
                $this->places?->attribute("@{$name}", $name);
            }
        }

        return $data;
    }

    /**
     * @param array<mixed> $data
     * @param Row          $row
     *
     * @return array<mixed>|\stdClass
     */
    private function complete(array $data, array $row): array|\stdClass
    {
        if (isset($row['empty'])) {
            foreach ($row['empty'] as $key) {
                $data[$key] ??= [];
            }
        }

        return $data !== [] && \array_is_list($data) ? (object) $data : $data;
    }

    /**
     * The key of an element that no member is for. It is not that of a member that has another name in XML.
     *
     * @param Row $row
     */
    private static function unknown(string $name, string $uri, array $row): string
    {
        $key = self::relative($name, $uri);
        $known = [...$row['elements'] ?? [], ...$row['attributes'] ?? [], $row['text'] ?? [null], $row['mixed'] ?? [null], $row['any'] ?? [null]];

        return \in_array($key, \array_map(static fn(array $member): string => (string) $member[0], \array_values($known)), true) ? ($name[0] === '{' ? $name : "{}{$name}") : $key;
    }

    /**
     * @param array<string, array{array-key, int, int}> $members
     *
     * @return ?array{array-key, int, int}
     */
    private static function related(array $members, string $name, string $uri): ?array
    {
        return $members[$name[0] === '{' ? self::relative($name, $uri) : "{}{$name}"] ?? null;
    }

    /**
     * Members of which more than one was there, and only one was expected, as lists.
     *
     * @param array<mixed>                    $data
     * @param array<array-key, list<mixed>> $again the second and later ones
     *
     * @return array<mixed>
     */
    private static function joined(array $data, array $again): array
    {
        foreach ($again as $key => $more) {
            $data[$key] = [$data[$key], ...$more];
        }

        return $data;
    }

    /**
     * @param array<string, int> $names places by names
     *
     * @return list<mixed>
     */
    private function mixed(int $element, array $names, string|int $key): array
    {
        $parts = [];
        $text = $this->texts[$element];
        $uri = self::uri($this->names[$element]);
        if ($this->kinds[$element] === Tokens::START) {
            for ($child = $element + 1, $end = $this->ends[$element]; $child < $end; $child = $last + 1) {
                $last = $this->ends[$child] ?? $child;
                $kind = $this->kinds[$child];
                if ($kind === Tokens::SECTION) {
                    $text .= $this->texts[$child];
                } elseif ($kind !== Tokens::NOTHING) {
                    if ($text !== '') {
                        $parts[] = $text;
                        $text = '';
                    }
                    $this->places?->enter($child, [$key, \count($parts)]);
                    $parts[] = $this->value($child, self::placeByName($names, $this->names[$child], $uri) ?? Expected::ANY);
                    $this->places?->leave();
                }
                $text .= $this->tape->tails[$last];
            }
        }
        if ($text !== '') {
            $parts[] = $text;
        }

        return $parts;
    }

    /**
     * The elements in an element.
     *
     * @return list<int>
     */
    private function children(int $element): array
    {
        $children = [];
        if ($this->kinds[$element] === Tokens::START) {
            for ($child = $element + 1, $end = $this->ends[$element]; $child < $end; $child = ($this->ends[$child] ?? $child) + 1) {
                if ($this->kinds[$child] !== Tokens::SECTION && $this->kinds[$child] !== Tokens::NOTHING) {
                    $children[] = $child;
                }
            }
        }

        return $children;
    }

    /**
     * @param Row $row
     */
    private function list(int $element, array $row): mixed
    {
        $items = [];
        $uri = self::uri($this->names[$element]);
        $places = $row['list'] ?? Expected::ANY;
        foreach ($this->children($element) as $index => $child) {
            $place = \is_int($places) ? $places : $places[$index] ?? Expected::ANY;
            if (isset($row['names'])) {
                $place = self::placeByName($row['names'], $this->names[$child], $uri) ?? $place;
            }
            $this->places?->enter($child, [$index]);
            $items[] = $this->value($child, $place);
            $this->places?->leave();
        }
        if ($items === [] && \trim($this->texts[$element]) !== '') {
            return $this->texts[$element];
        }

        return $items;
    }

    /**
     * @param array<string, int> $names
     */
    private static function placeByName(array $names, string $name, string $uri): ?int
    {
        return $names[$name] ?? $names[self::relative($name, $uri)] ?? null;
    }

    /**
     * @param Row $row
     *
     * @return array<mixed>|\stdClass
     */
    private function map(int $element, array $row): array|\stdClass
    {
        $map = $again = [];
        $uri = self::uri($this->names[$element]);
        foreach ($this->children($element) as $child) {
            $isOther = isset($row['entry']) && !isset($row['keyAsName']) && self::relative($this->names[$child], $uri) !== $row['entry'];
            if ($isOther) {
                continue;
            }
            [$key, $value] = $this->entry($child, $row, [], $uri);
            if (\array_key_exists($key, $map)) {
                $again[$key][] = $value;
            } else {
                $map[$key] = $value;
            }
        }
        $map = self::joined($map, $again);

        return $map !== [] && \array_is_list($map) ? (object) $map : $map;
    }

    /**
     * @param Row             $row  of the map
     * @param list<array-key> $path of the map from the element that is open
     * @param string          $uri  of the element around it
     *
     * @return array{array-key, mixed}
     */
    private function entry(int $entry, array $row, array $path, string $uri): array
    {
        $place = $row['map'] ?? Expected::ANY;
        if (isset($row['keyElement'])) {
            $key = '';
            $value = null;
            $own = self::uri($this->names[$entry]);
            foreach ($this->children($entry) as $child) {
                $name = self::relative($this->names[$child], $own);
                if ($name === $row['keyElement']) {
                    $key = $this->tape->text($child);
                } elseif ($name === ($row['value'] ?? 'value')) {
                    $this->places?->enter($child, [...$path, $key]);
                    $value = $this->value($child, $place);
                    $this->places?->leave();
                }
            }

            return [$key, $value];
        }
        $key = match (true) {
            isset($row['keyAsName']) => self::relative($this->names[$entry], $uri),
            isset($row['entry']) => $this->taken($entry, $uri, $row['entry'], $row['key'] ?? Writer::KEY),
            default => $this->taken($entry, $uri),
        };
        $this->places?->enter($entry, [...$path, $key]);
        $value = $this->value($entry, $place);
        $this->places?->leave();

        return [$key, $value];
    }

    /**
     * The key of an entry, which it has no longer then: that of the attribute, or its name where it is no entry of that kind.
     */
    private function taken(int $entry, string $uri, string $name = Writer::ENTRY, string $attribute = Writer::KEY): string
    {
        $found = self::relative($this->names[$entry], $uri);
        $key = $this->attributes[$entry][$attribute] ?? null;
        if ($key === null || $found !== $name) {
            return $found;
        }
        unset($this->attributes[$entry][$attribute]);

        return $key;
    }

    /**
     * @param Row $row
     */
    private function decided(int $element, array $row): mixed
    {
        $kinds = $row['kinds'] ?? 0;
        if ($this->kinds[$element] !== Tokens::START && $kinds !== 0 && (!isset($row['cases']) || ($this->attributes[$element] ?? []) === [])) {
            $text = $this->texts[$element];
            if ($text !== '' || ($kinds & (Expected::TEXT | Expected::NULL)) !== 0) {
                return Scalars::resolve($text, $kinds);
            }
        }
        if (isset($row['list']) && $this->areItems($element)) {
            return $this->list($element, $row);
        }
        foreach ($row['cases'] ?? [] as [$field, $values, $case]) {
            if ($field === null ? $this->hasKeys($element, $case, $values) : \in_array($this->textOf($element, $case, $field), $values, true)) {
                $data = $this->value($element, $case);

                return isset($row['constants']) && \is_array($data) ? $data + $row['constants'] : $data;
            }
        }

        return $this->untyped($element);
    }

    /**
     * @param list<string> $keys
     */
    private function hasKeys(int $element, int $place, array $keys): bool
    {
        foreach ($keys as $key) {
            if ($this->textOf($element, $place, $key) === null) {
                return false;
            }
        }

        return true;
    }

    /**
     * The text of a member by its key; null where there is none.
     */
    private function textOf(int $element, int $place, string $key): ?string
    {
        $row = $place < 0 ? $this->expected->rows[~$place] : [];
        if (!isset($row['elements'])) {
            $row = ['elements' => [$key => [$key, Expected::ANY, Elements::ONE]]];
        }
        foreach (isset($this->attributes[$element]) ? $row['attributes'] ?? [] : [] as $name => $member) {
            if ((string) $member[0] === $key && isset($this->attributes[$element][$name])) {
                return (string) Scalars::resolve($this->attributes[$element][$name], $member[1] & (Expected::TEXT | Elements::UNPREFIXED));
            }
        }
        if (isset($row['text']) && (string) $row['text'][0] === $key) {
            return $this->tape->text($element);
        }
        $uri = self::uri($this->names[$element]);
        foreach ($this->children($element) as $child) {
            $member = $row['elements'][$this->names[$child]] ?? self::related($row['elements'], $this->names[$child], $uri);
            if ($member !== null && (string) $member[0] === $key) {
                return isset($this->attributes[$child][self::NIL]) ? null : $this->tape->text($child);
            }
        }

        return \in_array($key, $row['empty'] ?? [], true) ? '' : null;
    }

    /**
     * Where nothing is expected: a text is a string, `item` elements are a list, and other elements a map, with `@` before the names of
     * attributes and `#text` for a text beside them.
     */
    private function untyped(int $element): mixed
    {
        $hasElements = $this->kinds[$element] === Tokens::START;
        $attributes = $this->attributes[$element] ?? [];
        unset($attributes[self::NIL]);
        if (!$hasElements && $attributes === []) {
            return $this->texts[$element];
        }
        if ($attributes === [] && $this->areItems($element)) {
            return $this->list($element, ['list' => Expected::ANY]);
        }
        $map = [];
        foreach ($attributes as $name => $value) {
            $map["@{$name}"] = $value;
            $this->places?->attribute("@{$name}", $name);
        }
        $all = $this->tape->text($element);
        $text = \trim($all);
        $map += (array) $this->map($element, ['map' => Expected::ANY]);
        if ($text !== '') {
            $map['#text'] = $hasElements ? $text : $all;
        }

        return \array_is_list($map) ? (object) $map : $map;
    }

    /**
     * Whether the elements in it are the items of a list, and nothing stands beside them.
     */
    private function areItems(int $element): bool
    {
        if ($this->kinds[$element] !== Tokens::START) {
            return \trim($this->texts[$element]) === '';
        }
        $uri = self::uri($this->names[$element]);
        $item = $uri === '' ? Writer::ITEM : "{{$uri}}" . Writer::ITEM;
        foreach ($this->children($element) as $child) {
            if ($this->names[$child] !== $item) {
                return false;
            }
        }

        return \trim($this->tape->text($element)) === '';
    }

    private static function uri(string $name): string
    {
        return $name[0] === '{' ? \substr($name, 1, (int) \strrpos($name, '}') - 1) : '';
    }

    /**
     * A name without the namespace of the element around it.
     */
    private static function relative(string $name, string $uri): string
    {
        return $uri !== '' && \str_starts_with($name, "{{$uri}}") ? \substr($name, \strlen($uri) + 2) : $name;
    }
}
