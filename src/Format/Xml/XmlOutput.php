<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\CannotEncode;
use Kiln\Format\DirectOutput;
use Kiln\Format\NotedObject;

/**
 * What generated code has at hand that writes XML without a tree.
 *
 * A place is the name of an element with its prefix, or '' for one that is called as its class is; behind that stands {@see MEMBER}
 * where null leaves nothing.
 *
 * @phpstan-import-type Facts from NotedObject
 *
 * @internal
 */
final class XmlOutput implements DirectOutput
{
    public const MEMBER = 'member';

    /** Behind the name of an element that is null. */
    public const NIL = ' xsi:nil="true"/>';

    /** The element of an item in a list that is all of a document. */
    public const ITEM = ' ';

    private Prefixes $prefixes;

    /** The name of the root element; null as long as it has none. */
    private ?string $root = null;

    /** The default namespace. */
    private string $uri = '';

    /** @var list<array{Prefixes, ?string, string}> of calls around this one */
    private array $around = [];

    private readonly Writer $writer;

    /**
     * @param string $declaration to stand before a document
     * @param string $end         to stand behind it
     */
    public function __construct(private readonly XmlOptions $options, private readonly string $declaration, private readonly string $end, int $depth)
    {
        $this->prefixes = new Prefixes(true);
        $this->writer = new Writer($options, $depth);
    }

    public function open(): string
    {
        $this->around[] = [$this->prefixes, $this->root, $this->uri];
        $this->prefixes = new Prefixes(true);
        $this->root = null;
        $this->uri = '';

        return '';
    }

    public function close(string $around): void
    {
        $before = array_pop($this->around);
        if ($before !== null) {
            [$this->prefixes, $this->root, $this->uri] = $before;
        }
    }

    public function check(string $text): string
    {
        // Nothing else than a section could have it as text.
        if (str_contains($text, self::NIL) && (str_contains($text, '<![CDATA[') || $this->prefixes->ofAttribute(Syntax::XSI) !== 'xsi:')) {
            throw new CannotEncode('another prefix, or a text');
        }
        if ($this->root === null || $this->prefixes->areMistaken() || !$this->prefixes->areThoseOfRoot() || preg_match(Syntax::NO_CHAR, $text) !== 0) {
            throw new CannotEncode('what a tree is to be made of');
        }
        $declarations = $this->prefixes->declarations();

        return $this->declaration . ($declarations === '' ? $text : "<{$this->root}{$declarations}" . substr($text, \strlen($this->root) + 1)) . $this->end;
    }

    public function place(): array
    {
        return [''];
    }

    public function itemPlace(): array
    {
        return [self::ITEM];
    }

    public function list(array $items): string
    {
        return $this->items(implode('', $items));
    }

    /**
     * The text of a list of objects as a document.
     */
    public function items(string $items): string
    {
        $this->root = $this->options->root ?? Writer::ITEMS;

        return $items === '' ? "<{$this->root}/>" : "<{$this->root}>{$items}</{$this->root}>";
    }

    public function plain(mixed $tree, int $depth, string ...$place): string
    {
        $tag = $place[0] ?? '';
        if ($tree === null && isset($place[1])) {
            return '';
        }
        if ($tag === '' || $tag === self::ITEM) {
            $tag = $tree instanceof NotedObject ? $this->named($tag, Writer::nameOf($tree), $tree->notes['facts']) : throw new CannotEncode('no object');
        }

        $text = $this->writer->fragment($tree, $tag, $this->prefixes, $this->uri, $depth);
        if (str_contains($text, self::NIL) && !$this->prefixes->isDeclared(Syntax::XSI)) {
            // It stands in XML of the user's, which declares its prefixes itself.
            throw new CannotEncode('what looks like null');
        }

        return $text;
    }

    /**
     * The name of an element that is called as its class is: the root, or an item of it.
     *
     * @param Facts $facts of the class
     *
     * @throws CannotEncode
     */
    public function named(string $place, string $name, array $facts): string
    {
        $uri = (string) ($facts['namespace'] ?? '');
        if ($place === self::ITEM) {
            $this->prefixes->want($facts);
            if ($uri !== '') {
                throw new CannotEncode('an item with a namespace');
            }

            return $name;
        }
        $this->prefixes->root($facts, $uri);
        $this->uri = $uri;
        $this->root = $name;
        if ($this->prefixes->ofElement($uri) !== '') {
            throw new CannotEncode('a root with a prefix');
        }

        return $name;
    }

    /**
     * An object of a class with a namespace, whose elements are to have no prefix.
     *
     * @param Facts $facts of the class
     *
     * @throws CannotEncode
     */
    public function within(array $facts): void
    {
        $this->prefixes->want($facts);
        if (($facts['namespace'] ?? $this->uri) !== $this->uri) {
            throw new CannotEncode('another namespace');
        }
    }

    /**
     * The prefix of an element.
     */
    public function element(string $uri): string
    {
        return $this->prefixes->ofElement($uri);
    }

    /**
     * The prefix of an attribute.
     */
    public function attribute(string $uri): string
    {
        return $this->prefixes->ofAttribute($uri);
    }

    /**
     * @throws CannotEncode
     */
    public function decline(): never
    {
        throw new CannotEncode('no object');
    }
}
