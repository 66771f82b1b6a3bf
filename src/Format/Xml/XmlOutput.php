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
    private const NIL = ' xsi:nil="true"/>';

    /** The element of an item in a list that is all of a document. */
    public const ITEM = ' ';

    /** Stands for an empty text in an element: no document may have that character. */
    private const NOTHING = "\x01";

    private Prefixes $prefixes;

    /** The name of the root element; null as long as it has none. */
    private ?string $root = null;

    /** The default namespace. */
    private string $uri = '';

    /** How many elements have an empty text. */
    private int $empty = 0;

    /** Whether an element may be null. */
    private bool $mayHaveNil = false;

    /** What the text of a document begins with, up to the declarations of the root; null as long as it has none. */
    private ?string $start = null;

    /** @var list<array{Prefixes, ?string, string, int, bool, ?string}> of calls around this one */
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
        $this->around[] = [$this->prefixes, $this->root, $this->uri, $this->empty, $this->mayHaveNil, $this->start];
        $this->prefixes = new Prefixes(true);
        $this->root = null;
        $this->uri = '';
        $this->empty = 0;
        $this->mayHaveNil = false;
        $this->start = null;

        return '';
    }

    public function close(string $around): void
    {
        $before = \array_pop($this->around);
        if ($before !== null) {
            [$this->prefixes, $this->root, $this->uri, $this->empty, $this->mayHaveNil, $this->start] = $before;
        }
    }

    public function check(string $text): string
    {
        // Nothing else than a section could have it as text.
        if ($this->mayHaveNil && \str_contains($text, self::NIL) && (\str_contains($text, '<![CDATA[') || $this->prefixes->ofAttribute(Syntax::XSI) !== 'xsi:')) {
            throw new CannotEncode('another prefix, or a text');
        }
        if ($this->root === null || $this->start === null || !Syntax::isName($this->root) || $this->prefixes->areMistaken() || !$this->prefixes->areThoseOfRoot()) {
            throw new CannotEncode('what a tree is to be made of');
        }
        if ($this->empty > 0) {
            $text = \preg_replace('~>' . self::NOTHING . '</[^>]++>~', '/>', $text) ?? throw new CannotEncode('too many elements');
        }
        $start = $this->start();
        if ($start !== $this->start || !\str_starts_with($text, $start)) {
            // A namespace that the root did not ask for, or a root that a tree was made of.
            $text = \substr_replace($text, $start, 0, \str_starts_with($text, $this->start) ? \strlen($this->start) : \strlen($this->root) + 1);
        }
        // To copy a large text takes a fifth of all the time.
        $text .= $this->end;

        return $text;
    }

    private function start(): string
    {
        $declarations = $this->prefixes->declarations();

        return Syntax::isLegal($declarations) ? "{$this->declaration}<{$this->root}{$declarations}" : throw new CannotEncode('a character');
    }

    /**
     * What stands in an element, of a text that is not plain.
     *
     * @throws CannotEncode
     */
    public function text(string $text): string
    {
        if ($text === '') {
            ++$this->empty;

            return self::NOTHING;
        }

        return Syntax::isLegal($text) ? Syntax::text($text) : throw new CannotEncode('a character');
    }

    /**
     * @param ?string ...$texts of which one is not plain
     *
     * @throws CannotEncode
     *
     * @return list<?string>
     */
    public function texts(?string ...$texts): array
    {
        foreach ($texts as $number => $text) {
            if ($text !== null && \preg_match(Syntax::PLAIN, $text) !== 1) {
                $texts[$number] = $this->text($text);
            }
        }

        return \array_values($texts);
    }

    /**
     * What stands in an attribute, of a text that is not plain.
     *
     * @throws CannotEncode
     */
    public function value(string $text): string
    {
        return Syntax::isLegal($text) ? Syntax::attribute($text) : throw new CannotEncode('a character');
    }

    /**
     * @param ?string ...$texts of which one may not be plain
     *
     * @throws CannotEncode
     *
     * @return list<?string>
     */
    public function values(?string ...$texts): array
    {
        return \array_values(\array_map(fn(?string $text): ?string => $text === null ? null : $this->value($text), $texts));
    }

    /**
     * @throws CannotEncode
     */
    public function cdata(string $text): string
    {
        return Syntax::isLegal($text) ? Syntax::cdata($text) : throw new CannotEncode('a character');
    }

    /**
     * What stands behind the name of an element that is null. It may be asked for ahead, and not be needed.
     */
    public function nil(): string
    {
        $this->mayHaveNil = true;

        return self::NIL;
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
        $start = $this->begin();

        return $items === [] ? $start . $this->finish(true) : \implode('', [$start, '>', ...$items, $this->finish(false)]);
    }

    /**
     * What stands before the items of a list that is all of a document, without the end of the tag.
     */
    public function begin(): string
    {
        $this->root = $this->options->root ?? Writer::ITEMS;

        return $this->start = $this->start();
    }

    /**
     * What stands behind the items.
     */
    public function finish(bool $isEmpty): string
    {
        return $isEmpty ? '/>' : "</{$this->root}>";
    }

    public function plain(mixed $tree, int $depth, string ...$place): string
    {
        $tag = $place[0] ?? '';
        if ($tree === null && isset($place[1])) {
            return '';
        }
        if ($tag === '' || $tag === self::ITEM) {
            [$tag] = $tree instanceof NotedObject ? $this->named($tag, Writer::nameOf($tree), $tree->notes['facts']) : throw new CannotEncode('no object');
        }

        $text = $this->writer->fragment($tree, $tag, $this->prefixes, $this->uri, $depth);
        if (\str_contains($text, self::NIL) && !$this->prefixes->isDeclared(Syntax::XSI)) {
            // It stands in XML of the user's, which declares its prefixes itself.
            throw new CannotEncode('what looks like null');
        }
        if (!Syntax::isLegal($text)) {
            throw new CannotEncode('a character');
        }

        return $text;
    }

    /**
     * The name of an element that is called as its class is: the root, or an item of it.
     *
     * @param Facts $facts of the class
     *
     * @throws CannotEncode
     *
     * @return array{string, string} with what follows the bracket in its start tag: of the root, all that stands before it, too
     */
    public function named(string $place, string $name, array $facts): array
    {
        $uri = (string) ($facts['namespace'] ?? '');
        if ($place === self::ITEM) {
            $this->prefixes->want($facts);
            if ($uri !== '') {
                throw new CannotEncode('an item with a namespace');
            }

            return [$name, $name];
        }
        $this->prefixes->root($facts, $uri);
        $this->uri = $uri;
        $this->root = $name;
        if ($this->prefixes->ofElement($uri) !== '') {
            throw new CannotEncode('a root with a prefix');
        }
        $this->start = $this->start();

        return [$name, \substr($this->start, 1)];
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
