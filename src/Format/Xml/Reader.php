<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\Expected;
use Kiln\Format\Xml\Parser\Element;

/**
 * Makes a tree of plain data of the elements of a document, as what is expected says.
 *
 * @phpstan-import-type Row from Elements
 *
 * @internal
 */
final class Reader
{
    private const NIL = '{' . Syntax::XSI . '}nil';

    /**
     * @param string  $text   that the elements stand in
     * @param ?Places $places that are looked for; null for none
     */
    public function __construct(private readonly Elements $expected, private readonly string $text, private readonly ?Places $places = null) {}

    /**
     * @param array<string, string> $namespaces around the root and on it: URI by prefix
     *
     * @return mixed a tree
     */
    public function read(Element $root, array $namespaces): mixed
    {
        $this->places?->enterRoot($root);

        return $this->value($root, $this->expected->root, $namespaces);
    }

    /**
     * @param array<string, string> $namespaces URI by prefix, as far as they are declared around it and on it
     */
    private function value(Element $element, int $place, array $namespaces): mixed
    {
        if ($element->attributes !== [] && isset($element->attributes[self::NIL]) && Scalars::resolve($element->attributes[self::NIL], Expected::BOOL) === true) {
            return null;
        }
        if ($place >= 0) {
            return $place === Expected::ANY || (isset($element->children[0]) && self::hasElements($element))
                ? $this->untyped($element, Expected::ANY, $namespaces)
                : Scalars::resolve($element->text(), $place);
        }
        $row = $this->expected->rows[~$place];

        return match (true) {
            isset($row['elements']) => $this->object($element, $row, $namespaces),
            isset($row['cases']), isset($row['kinds']) => $this->decided($element, $row, $namespaces),
            isset($row['list']) && (!isset($row['map']) || self::areItems($element)) => $this->list($element, $row, $namespaces),
            isset($row['map']) => self::hasElements($element) || trim($element->text()) === '' ? $this->map($element, $row, $namespaces) : $element->text(),
            default => $this->untyped($element, Expected::ANY, $namespaces),
        };
    }

    /**
     * @param Row                   $row
     * @param array<string, string> $namespaces
     */
    private function object(Element $element, array $row, array $namespaces): mixed
    {
        $data = $again = $lists = $maps = [];
        $text = null;
        foreach ($element->attributes as $name => $value) {
            $member = $row['attributes'][$name] ?? null;
            if ($member !== null) {
                $data[$member[0]] = Scalars::resolve($value, $member[1] >= 0 ? $member[1] : $this->expected->rows[~$member[1]]['kinds'] ?? Expected::TEXT);
                $this->places?->attribute($element, $member[0], $name);
            } elseif (isset($row['others']) && ($name[0] ?? '') !== '{') {
                $data["@{$name}"] = $value;
                $this->places?->attribute($element, "@{$name}", $name);
            }
        }
        if (isset($row['mixed'])) {
            $data[$row['mixed'][0]] = $this->mixed($element, $row['mixed'][1], $row['mixed'][0], $namespaces);

            return $this->complete($data, $row);
        }
        $members = $row['elements'] ?? [];
        $uri = self::uri($element->name);
        foreach ($element->children as $child) {
            if (\is_string($child)) {
                $text .= $child;
                continue;
            }
            $name = $child->name;
            $member = $members[$name] ?? ($uri === '' && $name[0] !== '{' ? $members["{}{$name}"] ?? null : $this->related($members, $name, $uri));
            $inside = $child->namespaces === [] ? $namespaces : $child->namespaces + $namespaces;
            if ($member === null) {
                if (isset($row['any'])) {
                    $lists[$row['any'][0]][] = Fragment::of($child, $this->text, $namespaces);
                } elseif (isset($row['others']) || isset($row['map'])) {
                    [$key, $entry] = isset($row['map']) ? self::taken($child, $uri) : [self::relative($name, $uri), $child];
                    $this->places?->enter($entry, [$key]);
                    $value = $this->value($entry, $members[$key][1] ?? $row['others'] ?? Expected::ANY, $inside);
                    $this->places?->leave();
                    if (\array_key_exists($key, $data)) {
                        $again[$key][] = $value;
                    } else {
                        $data[$key] = $value;
                    }
                }
                continue;
            }
            [$key, $place, $how] = $member;
            if ($how === Elements::ONE) {
                $this->places?->enter($child, [$key]);
                $value = $this->value($child, $place, $inside);
                $this->places?->leave();
                if (\array_key_exists($key, $data)) {
                    $again[$key][] = $value;
                } else {
                    $data[$key] = $value;
                }
            } elseif ($how === Elements::EACH) {
                $this->places?->enter($child, [$key, \count($lists[$key] ?? [])]);
                $lists[$key][] = $this->value($child, $place, $inside);
                $this->places?->leave();
            } else {
                [$entryKey, $value] = $this->entry($child, $this->expected->rows[~$place], $inside, [$key], $uri);
                $maps[$key][$entryKey] = $value;
            }
        }
        $data = self::joined($data, $again) + $lists;
        foreach ($maps as $key => $map) {
            $data[$key] = array_is_list($map) ? (object) $map : $map;
        }
        if (isset($row['any']) && !$row['any'][1] && isset($data[$row['any'][0]])) {
            $data[$row['any'][0]] = implode('', array_filter($lists[$row['any'][0]], \is_string(...)));
        }
        if (isset($row['text'])) {
            [$key, $place] = $row['text'];
            $data[$key] = Scalars::resolve($text ?? '', $place >= 0 ? $place : Expected::TEXT);
        } elseif ($data === [] && $text !== null && trim($text) !== '') {
            return $text;
        }

        return $this->complete($data, $row);
    }

    /**
     * @param array<mixed> $data
     * @param Row          $row
     *
     * @return array<mixed>|\stdClass
     */
    private function complete(array $data, array $row): array|\stdClass
    {
        foreach ($row['empty'] ?? [] as $key) {
            $data[$key] ??= [];
        }

        return $data !== [] && array_is_list($data) ? (object) $data : $data;
    }

    /**
     * @param array<string, array{array-key, int, int}> $members
     *
     * @return ?array{array-key, int, int}
     */
    private function related(array $members, string $name, string $uri): ?array
    {
        if ($name[0] !== '{') {
            return $members["{}{$name}"] ?? null;
        }

        return $uri !== '' && str_starts_with($name, "{{$uri}}") ? $members[substr($name, \strlen($uri) + 2)] ?? null : null;
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
     * @param array<string, int>    $names      places by names
     * @param array<string, string> $namespaces
     *
     * @return list<mixed>
     */
    private function mixed(Element $element, array $names, string|int $key, array $namespaces): array
    {
        $parts = [];
        $uri = self::uri($element->name);
        foreach ($element->children as $child) {
            if (\is_string($child)) {
                $parts[] = $child;
                continue;
            }
            $this->places?->enter($child, [$key, \count($parts)]);
            $parts[] = $this->value($child, $this->placeByName($names, $child->name, $uri) ?? Expected::ANY, $child->namespaces + $namespaces);
            $this->places?->leave();
        }

        return $parts;
    }

    /**
     * @param Row                   $row
     * @param array<string, string> $namespaces
     */
    private function list(Element $element, array $row, array $namespaces): mixed
    {
        $items = [];
        $uri = self::uri($element->name);
        $places = $row['list'] ?? Expected::ANY;
        foreach ($element->children as $child) {
            if (\is_string($child)) {
                continue;
            }
            $index = \count($items);
            $place = \is_int($places) ? $places : $places[$index] ?? Expected::ANY;
            if (isset($row['names'])) {
                $place = $this->placeByName($row['names'], $child->name, $uri) ?? $place;
            }
            $this->places?->enter($child, [$index]);
            $items[] = $this->value($child, $place, $child->namespaces === [] ? $namespaces : $child->namespaces + $namespaces);
            $this->places?->leave();
        }
        if ($items === [] && trim($element->text()) !== '') {
            return $element->text();
        }

        return $items;
    }

    /**
     * @param array<string, int> $names
     */
    private function placeByName(array $names, string $name, string $uri): ?int
    {
        return $names[$name] ?? ($uri !== '' && str_starts_with($name, "{{$uri}}") ? $names[substr($name, \strlen($uri) + 2)] ?? null : null);
    }

    /**
     * @param Row                   $row
     * @param array<string, string> $namespaces
     *
     * @return array<mixed>|\stdClass
     */
    private function map(Element $element, array $row, array $namespaces): array|\stdClass
    {
        $map = $again = [];
        $uri = self::uri($element->name);
        foreach ($element->children as $child) {
            if (\is_string($child)) {
                continue;
            }
            $inside = $child->namespaces === [] ? $namespaces : $child->namespaces + $namespaces;
            $isOther = isset($row['entry']) && !isset($row['keyAsName']) && self::relative($child->name, $uri) !== $row['entry'];
            if ($isOther) {
                continue;
            }
            [$key, $value] = $this->entry($child, $row, $inside, [], $uri);
            if (\array_key_exists($key, $map)) {
                $again[$key][] = $value;
            } else {
                $map[$key] = $value;
            }
        }
        $map = self::joined($map, $again);

        return $map !== [] && array_is_list($map) ? (object) $map : $map;
    }

    /**
     * @param Row                   $row        of the map
     * @param array<string, string> $namespaces
     * @param list<array-key>       $path       of the map from the element that is open
     * @param string                $uri        of the element around it
     *
     * @return array{array-key, mixed}
     */
    private function entry(Element $entry, array $row, array $namespaces, array $path, string $uri = ''): array
    {
        $place = $row['map'] ?? Expected::ANY;
        if (isset($row['keyElement'])) {
            $key = '';
            $value = null;
            foreach ($entry->children as $child) {
                $name = \is_string($child) ? '' : self::relative($child->name, self::uri($entry->name));
                if (!\is_string($child) && $name === $row['keyElement']) {
                    $key = $child->text();
                } elseif (!\is_string($child) && $name === ($row['value'] ?? 'value')) {
                    $this->places?->enter($child, [...$path, $key]);
                    $value = $this->value($child, $place, $child->namespaces + $namespaces);
                    $this->places?->leave();
                }
            }

            return [$key, $value];
        }
        [$key, $entry] = match (true) {
            isset($row['keyAsName']) => [self::relative($entry->name, $uri), $entry],
            isset($row['entry']) => self::taken($entry, $uri, $row['entry'], $row['key'] ?? Writer::KEY),
            default => self::taken($entry, $uri),
        };
        $this->places?->enter($entry, [...$path, $key]);
        $value = $this->value($entry, $place, $namespaces);
        $this->places?->leave();

        return [$key, $value];
    }

    /**
     * The key of an entry, and the entry without it: that of the attribute, or its name where it is no entry of that kind.
     *
     * @return array{string, Element}
     */
    private static function taken(Element $entry, string $uri, string $name = Writer::ENTRY, string $attribute = Writer::KEY): array
    {
        $found = self::relative($entry->name, $uri);
        $key = $entry->attributes[$attribute] ?? null;
        if ($key === null || $found !== $name) {
            return [$found, $entry];
        }

        return [$key, new Element($entry->name, array_diff_key($entry->attributes, [$attribute => true]), $entry->children, $entry->offset, $entry->end, $entry->namespaces)];
    }

    /**
     * @param Row                   $row
     * @param array<string, string> $namespaces
     */
    private function decided(Element $element, array $row, array $namespaces): mixed
    {
        $kinds = $row['kinds'] ?? 0;
        $hasElements = self::hasElements($element);
        if (!$hasElements && $kinds !== 0 && ($element->attributes === [] || !isset($row['cases']))) {
            $text = $element->text();
            if ($text !== '' || ($kinds & (Expected::TEXT | Expected::NULL)) !== 0) {
                return Scalars::resolve($text, $kinds);
            }
        }
        if (isset($row['list']) && self::areItems($element)) {
            return $this->list($element, $row, $namespaces);
        }
        foreach ($row['cases'] ?? [] as [$field, $values, $case]) {
            if ($field === null ? $this->hasKeys($element, $case, $values) : \in_array($this->textOf($element, $case, $field), $values, true)) {
                $data = $this->value($element, $case, $namespaces);

                return isset($row['constants']) && \is_array($data) ? $data + $row['constants'] : $data;
            }
        }

        return $this->untyped($element, Expected::ANY, $namespaces);
    }

    /**
     * @param list<string> $keys
     */
    private function hasKeys(Element $element, int $place, array $keys): bool
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
    private function textOf(Element $element, int $place, string $key): ?string
    {
        $row = $place < 0 ? $this->expected->rows[~$place] : [];
        if (!isset($row['elements'])) {
            $row = ['elements' => [$key => [$key, Expected::ANY, Elements::ONE]]];
        }
        foreach ($row['attributes'] ?? [] as $name => $member) {
            if ((string) $member[0] === $key && isset($element->attributes[$name])) {
                return (string) Scalars::resolve($element->attributes[$name], $member[1] & (Expected::TEXT | Elements::UNPREFIXED));
            }
        }
        if (isset($row['text']) && (string) $row['text'][0] === $key) {
            return $element->text();
        }
        $uri = self::uri($element->name);
        foreach ($element->children as $child) {
            if (!\is_string($child)) {
                $member = $row['elements'][$child->name] ?? $this->related($row['elements'], $child->name, $uri);
                if ($member !== null && (string) $member[0] === $key) {
                    return isset($child->attributes[self::NIL]) ? null : $child->text();
                }
            }
        }

        return \in_array($key, $row['empty'] ?? [], true) ? '' : null;
    }

    /**
     * Where nothing is expected: a text is a string, `item` elements are a list, and other elements a map, with `@` before the names of
     * attributes and `#text` for a text beside them.
     *
     * @param array<string, string> $namespaces
     */
    private function untyped(Element $element, int $place, array $namespaces): mixed
    {
        $hasElements = self::hasElements($element);
        $attributes = array_diff_key($element->attributes, [self::NIL => true]);
        if (!$hasElements && $attributes === []) {
            return $element->text();
        }
        if ($attributes === [] && self::areItems($element)) {
            return $this->list($element, ['list' => $place], $namespaces);
        }
        $map = [];
        foreach ($attributes as $name => $value) {
            $map["@{$name}"] = $value;
            $this->places?->attribute($element, "@{$name}", $name);
        }
        $text = trim($element->text());
        $map += (array) $this->map($element, ['map' => $place], $namespaces);
        if ($text !== '') {
            $map['#text'] = $hasElements ? $text : $element->text();
        }

        return array_is_list($map) ? (object) $map : $map;
    }

    private static function hasElements(Element $element): bool
    {
        // No two texts stand side by side.
        $children = $element->children;

        return isset($children[1]) || (isset($children[0]) && !\is_string($children[0]));
    }

    /**
     * Whether the elements in it are the items of a list.
     */
    private static function areItems(Element $element): bool
    {
        $item = self::uri($element->name) === '' ? Writer::ITEM : '{' . self::uri($element->name) . '}' . Writer::ITEM;
        foreach ($element->children as $child) {
            if (\is_string($child) ? trim($child) !== '' : $child->name !== $item) {
                return false;
            }
        }

        return true;
    }

    private static function uri(string $name): string
    {
        return $name[0] === '{' ? substr($name, 1, (int) strrpos($name, '}') - 1) : '';
    }

    /**
     * A name without the namespace of the element around it.
     */
    private static function relative(string $name, string $uri): string
    {
        return $uri !== '' && str_starts_with($name, "{{$uri}}") ? substr($name, \strlen($uri) + 2) : $name;
    }
}
