<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\CannotEncode;
use Kiln\Format\Frame;
use Kiln\Format\NotedObject;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;

/**
 * Writes a tree as XML: objects as their classes say, and what has no class with `item` for the items of a list, and keys as names.
 *
 * @phpstan-import-type Facts from NotedObject
 *
 * @internal
 */
final class Writer
{
    /** What stands around the items of a list. */
    public const ITEMS = 'items';

    /** What an item is called that nothing else names. */
    public const ITEM = 'item';

    /** What an entry of a map is called, and the attribute that is its key, where nothing else says it. */
    public const ENTRY = 'entry';
    public const KEY = 'key';

    private Prefixes $prefixes;

    /** @var array<array-key, true> names that were looked at */
    private array $names = [];

    /** @var list<string|int> keys of what is being written, but for the last one */
    private array $path = [];

    private readonly string $indentation;

    /** What stands before an element that is indented, without the indentation. */
    private readonly string $line;

    public function __construct(private readonly XmlOptions $options, private int $levels)
    {
        $this->indentation = $options->indentation ?? '';
        $this->line = $options->indentation === null ? '' : "\n";
        $this->prefixes = new Prefixes(true);
    }

    /**
     * A document, without what stands before its root.
     *
     * @throws CannotEncode
     */
    public function write(mixed $tree): string
    {
        return $this->checkedText($tree, fn(): string => $this->root($tree, null));
    }

    /**
     * An item of a stream, on a line of its own where lines are.
     *
     * @throws CannotEncode
     */
    public function writeItem(mixed $tree): string
    {
        $this->prefixes = new Prefixes(true, (string) $this->options->namespace);

        return $this->checkedText($tree, fn(): string => $this->line . $this->indentation . $this->root($tree, $this->options->item ?? ($tree instanceof NotedObject ? null : self::ITEM), $this->line . $this->indentation), (string) $this->options->namespace);
    }

    /**
     * An element of a document that another writes.
     *
     * @param string $tag its name, with the prefix
     * @param string $uri    its namespace
     * @param int    $levels of arrays and objects that may lie inside each other
     *
     * @throws CannotEncode
     */
    public function fragment(mixed $tree, string $tag, Prefixes $prefixes, string $uri, int $levels): string
    {
        $this->levels = $levels;
        $this->prefixes = $prefixes;
        $this->path = [];

        return "<{$tag}" . $this->rest($tree, $tag, $uri, '');
    }

    /**
     * What stands around the items of a stream.
     *
     * @param string $declaration to stand before all
     *
     * @throws CannotEncode
     */
    public function frame(string $declaration): Frame
    {
        $name = $this->options->root ?? self::ITEMS;
        $uri = $this->options->namespace;

        return new Frame("{$declaration}<{$name}" . ($uri === null ? '' : ' xmlns="' . Syntax::attribute($uri) . '"') . '>', closing: "{$this->line}</{$name}>\n");
    }

    /**
     * @param \Closure(): string $write
     * @param string             $around URI of the default namespace around it
     *
     * @throws CannotEncode
     */
    private function checkedText(mixed $tree, \Closure $write, string $around = ''): string
    {
        $text = $write();
        if ($this->prefixes->areMistaken()) {
            $this->prefixes = new Prefixes(false, $around);
            $text = $write();
        }
        // Once for the whole is far faster than for each string.
        if (!Syntax::isLegal($text)) {
            throw self::noText($tree);
        }

        return $text;
    }

    /**
     * What an object is called where nothing around it says so.
     */
    public static function nameOf(NotedObject $object): string
    {
        $name = $object->notes['facts']['name'] ?? null;
        $class = (string) \strstr($object->notes['class'] . "\0", "\0", true);
        $class = \str_ends_with($class, '@anonymous') ? 'object' : $class;

        return \is_string($name) ? $name : \substr('\\' . $class, (int) \strrpos('\\' . $class, '\\') + 1);
    }

    /**
     * @param ?string $name of the element; null for what the tree is called
     * @param ?string $line what stands before the end tag of an item; null for the root of a document
     *
     * @throws CannotEncode
     */
    private function root(mixed $tree, ?string $name, ?string $line = null): string
    {
        $this->path = [];
        $facts = $tree instanceof NotedObject ? $tree->notes['facts'] : [];
        $uri = (string) ($facts['namespace'] ?? $this->options->namespace);
        $this->prefixes->root($facts, $uri);
        $isList = \is_array($tree) && \array_is_list($tree);
        $name ??= $tree instanceof NotedObject ? self::nameOf($tree) : ($this->options->root ?? ($isList ? self::ITEMS : 'value'));
        $tag = $this->prefixes->ofElement($uri) . $this->checked($name);
        $text = $isList && $line === null ? $this->items($tree, $tag, $uri) : $this->rest($tree, $tag, $uri, $line ?? $this->line);

        return "<{$tag}{$this->prefixes->declarations()}{$text}";
    }

    /**
     * The items of a list that is all of a document.
     *
     * @param list<mixed> $items
     *
     * @throws CannotEncode
     */
    private function items(array $items, string $tag, string $uri): string
    {
        $content = '';
        $inner = $this->line . $this->indentation;
        foreach ($items as $index => $item) {
            $this->path = [$index];
            $facts = $item instanceof NotedObject ? $item->notes['facts'] : [];
            $this->prefixes->want($facts);
            $prefix = $this->prefixes->ofElement((string) ($facts['namespace'] ?? $uri));
            $name = $prefix . $this->checked($this->options->item ?? ($item instanceof NotedObject ? self::nameOf($item) : self::ITEM));
            $content .= "{$inner}<{$name}" . $this->rest($item, $name, (string) ($facts['namespace'] ?? $uri), $inner);
        }
        $this->path = [];

        return $content === '' ? '/>' : ">{$content}{$this->line}</{$tag}>";
    }

    /**
     * An element without `<` and its name.
     *
     * @param string $tag  its name, with the prefix
     * @param string $uri  its namespace
     * @param string $line what stands before its end tag where elements stand in it
     *
     * @throws CannotEncode
     */
    private function rest(mixed $value, string $tag, string $uri, string $line): string
    {
        if (\is_string($value)) {
            return $value === '' ? '/>' : '>' . Syntax::text($value) . "</{$tag}>";
        }
        if (\is_int($value)) {
            return ">{$value}</{$tag}>";
        }
        if ($value instanceof NotedObject) {
            if (--$this->levels < 0) {
                $this->refuseDepth();
            }
            $text = $this->object($value, $tag, $uri, $line);
            ++$this->levels;

            return $text;
        }
        if (\is_array($value) || $value instanceof \stdClass) {
            if (--$this->levels < 0) {
                $this->refuseDepth();
            }
            $text = \is_array($value) && \array_is_list($value) ? $this->untypedList($value, $tag, $uri, $line) : $this->untypedMap((array) $value, $tag, $uri, $line);
            ++$this->levels;

            return $text;
        }

        return match (true) {
            \is_bool($value), \is_float($value) => '>' . Syntax::scalar($value) . "</{$tag}>",
            $value === null => ' ' . $this->prefixes->ofAttribute(Syntax::XSI) . 'nil="true"/>',
            default => throw $this->refusal(\get_debug_type($value) . ' in XML'),
        };
    }

    /**
     * @throws CannotEncode
     */
    private function object(NotedObject $object, string $tag, string $uri, string $line): string
    {
        $notes = $object->notes['members'];
        $facts = $object->notes['facts'];
        if ($facts !== []) {
            $this->prefixes->want($facts);
            $uri = (string) ($facts['namespace'] ?? $uri);
        }
        $prefix = $this->prefixes->ofElement($uri);
        $inner = $line === '' || self::hasText($notes) ? '' : $line . $this->indentation;
        $attributes = $content = '';
        foreach ($object->members as $key => $value) {
            $note = $notes[$key] ?? null;
            if ($note !== null) {
                [$more, $is] = $this->noted($key, $value, $note, $facts, $uri, $inner);
                if ($is) {
                    $attributes .= $more;
                } else {
                    $content .= $more;
                }
                continue;
            }
            if ($value === null && !$this->options->nil) {
                continue;
            }
            if (!isset($this->names[$key])) {
                $this->enter($key);
                $this->check((string) $key);
                \array_pop($this->path);
            }
            if (\is_string($value)) {
                $content .= $value === '' ? "{$inner}<{$prefix}{$key}/>" : "{$inner}<{$prefix}{$key}>" . Syntax::text($value) . "</{$prefix}{$key}>";
            } elseif (\is_int($value)) {
                $content .= "{$inner}<{$prefix}{$key}>{$value}</{$prefix}{$key}>";
            } else {
                $this->enter($key);
                $content .= "{$inner}<{$prefix}{$key}" . $this->rest($value, "{$prefix}{$key}", $uri, $inner);
                \array_pop($this->path);
            }
        }
        if ($content === '') {
            return "{$attributes}/>";
        }

        return $inner === '' ? "{$attributes}>{$content}</{$tag}>" : "{$attributes}>{$content}{$line}</{$tag}>";
    }

    /**
     * A member of which something is said.
     *
     * @param Facts $note
     * @param Facts $facts of the class
     *
     * @throws CannotEncode
     *
     * @return array{string, bool} its text, and whether that is an attribute
     */
    private function noted(string|int $key, mixed $value, array $note, array $facts, string $uri, string $inner): array
    {
        $as = $note['as'] ?? null;
        $is = $note['is'] ?? null;
        if ($value === null && ($as !== null || (!isset($note['nil']) && !$this->options->nil))) {
            return ['', false];
        }
        $this->enter($key);
        $own = $note['namespace'] ?? null;
        $name = $this->checked((string) ($note['name'] ?? $key));
        $discriminator = $is === 'discriminator' ? $facts['discriminator'] ?? null : null;
        if ($discriminator === Syntax::XSI_TYPE) {
            $name = 'type';
            $own = Syntax::XSI;
        }
        if ($as === 'attribute' || ($discriminator !== null && $discriminator !== 'element')) {
            $text = \is_scalar($value) ? Syntax::attribute(Syntax::scalar($value)) : throw $this->refusal('an attribute has one value, and this is ' . \get_debug_type($value));
            \array_pop($this->path);

            return [' ' . $this->prefixes->ofAttribute((string) $own) . "{$name}=\"{$text}\"", true];
        }
        $uri = $own === null ? $uri : (string) $own;
        $text = match (true) {
            $as === 'text' => \is_scalar($value)
                ? (isset($note['cdata']) ? Syntax::cdata(Syntax::scalar($value)) : Syntax::text(Syntax::scalar($value)))
                : throw $this->refusal('the text of an element is one value, and this is ' . \get_debug_type($value)),
            $as === 'any' => $this->fragments($value, $inner),
            $as === 'mixed' => $this->mixed($value, $note, $uri),
            $is === 'list' && \is_array($value) => $this->listOf(\array_values($value), $name, $note, $uri, $inner),
            $is === 'map' && (\is_array($value) || $value instanceof \stdClass) => $this->mapOf((array) $value, $name, $note, $uri, $inner),
            default => $this->element($name, $value, $note, $uri, $inner),
        };
        \array_pop($this->path);

        return [$text, false];
    }

    /**
     * @param Facts $note
     *
     * @throws CannotEncode
     */
    private function element(string $name, mixed $value, array $note, string $uri, string $inner): string
    {
        $tag = $this->prefixes->ofElement($uri) . $name;
        if (isset($note['cdata']) && \is_string($value) && $value !== '') {
            return "{$inner}<{$tag}>" . Syntax::cdata($value) . "</{$tag}>";
        }

        return "{$inner}<{$tag}" . $this->rest($value, $tag, $uri, $inner);
    }

    /**
     * @param list<mixed> $items
     * @param Facts       $note
     *
     * @throws CannotEncode
     */
    private function listOf(array $items, string $name, array $note, string $uri, string $inner): string
    {
        $isWrapped = ($note['wrapped'] ?? false) === true;
        $line = $isWrapped && $inner !== '' ? $inner . $this->indentation : $inner;
        $itemName = isset($note['item']) ? $this->checked((string) $note['item']) : $name;
        $content = '';
        if (--$this->levels < 0) {
            $this->refuseDepth();
        }
        foreach ($items as $index => $item) {
            $this->enter($index);
            $content .= $this->element($item instanceof NotedObject && isset($note['item']) ? $this->itemName($item, $note) ?? $itemName : $itemName, $item, $note, $uri, $line);
            \array_pop($this->path);
        }
        ++$this->levels;
        if (!$isWrapped) {
            return $content;
        }
        $tag = $this->prefixes->ofElement($uri) . $name;

        return $content === '' ? "{$inner}<{$tag}/>" : "{$inner}<{$tag}>{$content}{$inner}</{$tag}>";
    }

    /**
     * @param Facts $note
     *
     * @throws CannotEncode
     *
     * @return ?string null where its class is not named
     */
    private function itemName(NotedObject $item, array $note): ?string
    {
        $class = $item->notes['class'];
        $own = $note["item {$class}"] ?? null;
        if ($own !== null) {
            return $this->checked((string) $own);
        }
        foreach ($note as $fact => $name) {
            if (\str_starts_with($fact, 'item ') && \is_a($class, \substr($fact, 5), true)) {
                return $this->checked((string) $name);
            }
        }

        return null;
    }

    /**
     * @param array<mixed> $entries
     * @param Facts        $note
     *
     * @throws CannotEncode
     */
    private function mapOf(array $entries, string $name, array $note, string $uri, string $inner): string
    {
        $isWrapped = ($note['wrapped'] ?? true) === true;
        $line = $isWrapped && $inner !== '' ? $inner . $this->indentation : $inner;
        $prefix = $this->prefixes->ofElement($uri);
        $key = $this->checked((string) ($note['keyElement'] ?? $note['key'] ?? self::KEY));
        $content = '';
        if (--$this->levels < 0) {
            $this->refuseDepth();
        }
        foreach ($entries as $entryKey => $value) {
            $this->enter($entryKey);
            if (isset($note['keyAsName'])) {
                $content .= $this->element($this->checked((string) $entryKey), $value, $note, $uri, $line);
            } elseif (isset($note['keyElement'])) {
                $tag = $prefix . $this->checked((string) $note['entry']);
                $deeper = $line === '' ? '' : $line . $this->indentation;
                $content .= "{$line}<{$tag}>" . $this->element($key, (string) $entryKey, [], $uri, $deeper) . $this->element($this->checked((string) $note['value']), $value, $note, $uri, $deeper) . "{$line}</{$tag}>";
            } else {
                $tag = $prefix . $this->checked((string) ($note['entry'] ?? self::ENTRY));
                $this->checkKey($value, $key, 'Call the one of the entries otherwise: #[Xml\Entries(key: ...)].');
                $content .= "{$line}<{$tag} {$key}=\"" . Syntax::attribute((string) $entryKey) . '"' . (isset($note['cdata']) && \is_string($value) && $value !== '' ? '>' . Syntax::cdata($value) . "</{$tag}>" : $this->rest($value, $tag, $uri, $line));
            }
            \array_pop($this->path);
        }
        ++$this->levels;
        if (!$isWrapped) {
            return $content;
        }
        $tag = $prefix . $name;

        return $content === '' ? "{$inner}<{$tag}/>" : "{$inner}<{$tag}>{$content}{$inner}</{$tag}>";
    }

    /**
     * @param Facts $note
     *
     * @throws CannotEncode
     */
    private function mixed(mixed $value, array $note, string $uri): string
    {
        $content = '';
        foreach (\is_array($value) ? \array_values($value) : [$value] as $index => $part) {
            $this->enter($index);
            $content .= match (true) {
                $part instanceof NotedObject => $this->element($this->itemName($part, $note) ?? $this->checked(self::nameOf($part)), $part, [], $uri, ''),
                \is_scalar($part) => Syntax::text(Syntax::scalar($part)),
                default => throw $this->refusal('mixed content is texts and objects, and this is ' . \get_debug_type($part)),
            };
            \array_pop($this->path);
        }

        return $content;
    }

    /**
     * XML of the user's.
     *
     * @param string $inner what stands before it
     *
     * @throws CannotEncode
     */
    private function fragments(mixed $value, string $inner): string
    {
        $content = '';
        foreach (\is_array($value) ? $value : [$value] as $xml) {
            if (!\is_string($xml)) {
                throw $this->refusal('XML is kept in strings, and this is ' . \get_debug_type($xml));
            }
            try {
                $content .= $xml === '' ? '' : $inner . Fragment::check($xml);
            } catch (SyntaxException $exception) {
                throw $this->refusal("this is no XML: {$exception->error->message}", 'Each prefix must be declared where it is used.');
            }
        }

        return $content;
    }

    /**
     * @param list<mixed> $items
     *
     * @throws CannotEncode
     */
    private function untypedList(array $items, string $tag, string $uri, string $line): string
    {
        if ($items === []) {
            return '/>';
        }
        $inner = $line === '' ? '' : $line . $this->indentation;
        $name = $this->prefixes->ofElement($uri) . self::ITEM;
        $content = '';
        foreach ($items as $index => $item) {
            $this->enter($index);
            $content .= "{$inner}<{$name}" . $this->rest($item, $name, $uri, $inner);
            \array_pop($this->path);
        }

        return ">{$content}{$line}</{$tag}>";
    }

    /**
     * @param array<mixed> $members
     *
     * @throws CannotEncode
     */
    private function untypedMap(array $members, string $tag, string $uri, string $line): string
    {
        if ($members === []) {
            return '/>';
        }
        $inner = $line === '' ? '' : $line . $this->indentation;
        $prefix = $this->prefixes->ofElement($uri);
        $hasNames = self::areNames(\array_keys($members));
        $content = '';
        foreach ($members as $key => $value) {
            $this->enter($key);
            $name = $prefix . ($hasNames ? (string) $key : self::ENTRY);
            if (!$hasNames) {
                $this->checkKey($value, self::KEY, 'Call the attribute otherwise, or let the keys be names of elements.');
            }
            $start = $hasNames ? $name : "{$name} " . self::KEY . '="' . Syntax::attribute((string) $key) . '"';
            $content .= "{$inner}<{$start}" . $this->rest($value, $name, $uri, $inner);
            \array_pop($this->path);
        }

        return ">{$content}{$line}</{$tag}>";
    }

    /**
     * Whether the members of a map can be elements of these names, and would not be taken for the items of a list.
     *
     * @param list<array-key> $keys
     */
    private static function areNames(array $keys): bool
    {
        foreach ($keys as $key) {
            if (\is_int($key) || !Syntax::isName($key)) {
                return false;
            }
        }

        return $keys !== [self::ITEM];
    }

    /**
     * @param array<array-key, Facts> $notes
     */
    private static function hasText(array $notes): bool
    {
        foreach ($notes as $note) {
            if (isset($note['as']) && $note['as'] !== 'attribute' && $note['as'] !== 'any') {
                return true;
            }
        }

        return false;
    }

    /**
     * Refuses an object that has an attribute where the key of an entry stands.
     *
     * @throws CannotEncode
     */
    private function checkKey(mixed $value, string $key, string $hint): void
    {
        if ($value instanceof NotedObject && self::hasAttribute($value, $key)) {
            throw $this->refusal("the objects of this map have an attribute \"{$key}\", as its entries have", $hint);
        }
    }

    private static function hasAttribute(NotedObject $object, string $name): bool
    {
        $isDiscriminator = ($object->notes['facts']['discriminator'] ?? null) === 'attribute';
        foreach ($object->notes['members'] as $key => $note) {
            $isAttribute = ($note['as'] ?? null) === 'attribute' || ($isDiscriminator && ($note['is'] ?? null) === 'discriminator');
            if ($isAttribute && ($note['namespace'] ?? '') === '' && ($note['name'] ?? $key) === $name && isset($object->members[$key])) {
                return true;
            }
        }

        return false;
    }

    /**
     * @throws CannotEncode
     */
    private function checked(string $name): string
    {
        if (!isset($this->names[$name])) {
            $this->check($name);
        }

        return $name;
    }

    /**
     * @throws CannotEncode
     */
    private function check(string $name): void
    {
        if (!Syntax::isName($name)) {
            throw $this->refusal('"' . Utf8::shown($name) . '" cannot be the name of an element or attribute', 'Name it by #[Xml\Element] or #[Xml\Attribute]. In a map, a key may be any text.');
        }
        $this->names[$name] = true;
    }

    /**
     * @throws CannotEncode
     */
    private function refuseDepth(): never
    {
        throw new CannotEncode('nested too deep');
    }

    private function enter(string|int $key): void
    {
        $this->path[] = $key;
    }

    private function refusal(string $message, string $hint = ''): CannotEncode
    {
        return new CannotEncode($message, path: $this->path, hint: $hint);
    }

    private static function noText(mixed $tree): CannotEncode
    {
        $found = Illegal::in($tree);

        return $found === null ? new CannotEncode('malformed UTF-8') : new CannotEncode(
            $found[1],
            path: $found[0],
            hint: 'No XML may have it, not even escaped. Where the string is bytes, mark it #[Bytes]: it is written as base64 then.',
        );
    }
}
