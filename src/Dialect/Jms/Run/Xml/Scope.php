<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run\Xml;

use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * An element among the namespaces that are declared around it. Which prefix a name gets there, and what is declared for it, is
 * what PHP's DOM does, with all its peculiarities: it is asked once for each question, on a document that has nothing but these
 * elements.
 *
 * @internal
 */
final class Scope
{
    /** In the place of all names that stand in no namespace: they make no difference. */
    private const ANY = 'e';

    private const XMLNS = 'http://www.w3.org/2000/xmlns/';

    /** How many names are kept, by which data may name elements. */
    private const KEPT = 2_000;

    /** @var array<string, self> */
    private static array $known = [];

    /** Qualified. */
    public readonly string $name;

    /** What it declares itself, as it stands in the start tag: ` xmlns:a="..."`. */
    public readonly string $declarations;

    /** How its own prefix is declared, here or around it; nothing where it stands in no namespace. */
    public readonly string $declaration;

    private ?self $inner = null;

    /** @var array<string, self> by namespace and name */
    private array $children = [];

    /** @var array<string, self> by what is declared */
    private array $declared = [];

    /** @var array<string, array{string, self}> by namespace and name */
    private array $attributes = [];

    /**
     * @param list<array{string, string}> $around start tags of the elements around it that declare something, from the outermost: names and declarations
     * @param ?string                     $prefix of the root
     * @param list<array{array<array-key, string>, string, string}> $changes namespaces that are declared, and the name and namespace of an attribute, if there is one
     */
    private function __construct(
        private readonly array $around,
        private readonly bool $isRoot,
        private readonly string $tag,
        private readonly ?string $namespace,
        private readonly ?string $prefix,
        private readonly array $changes,
    ) {
        [$element] = $this->build(new \DOMDocument(), $around, $tag);
        $this->name = $element->nodeName;
        $this->declaration = (string) $element->namespaceURI === ''
            ? (!$this->isRoot && $namespace === '' ? ' xmlns=""' : '')
            : ' xmlns' . ($element->prefix === '' ? '' : ":{$element->prefix}") . '="' . Text::attribute((string) $element->namespaceURI) . '"';
        foreach (\iterator_to_array($element->attributes ?? [], false) as $attribute) {
            $element->removeAttributeNode($attribute);
        }
        $text = (string) $element->ownerDocument?->saveXML($element);
        $this->declarations = \substr($text, \strlen($this->name) + 1, -2);
    }

    public static function root(string $name, ?string $namespace, ?string $prefix): self
    {
        return self::of([], true, $name, $namespace, $prefix, []);
    }

    /**
     * Puts this element into a document, below others that declare the same as those around it.
     *
     * @param string $name  its qualified name
     * @param int    $depth how many elements are around it
     */
    public function placeIn(\DOMDocument $document, string $name, int $depth): \DOMElement
    {
        return $this->build($document, \array_pad($this->around, -$depth, [self::ANY, '']), $this->isAny() ? $name : $this->tag)[0];
    }

    /**
     * How many elements must be around it.
     */
    public function depth(): int
    {
        return \count($this->around);
    }

    /**
     * An element in it whose name stands in no namespace.
     */
    public function inner(): self
    {
        return $this->inner ??= $this->isAny() && $this->declarations === '' && $this->changes === [] ? $this : self::of($this->inside(), false, self::ANY, null, null, []);
    }

    /**
     * @param ?string $namespace null for none, '' for none in spite of a default one
     */
    public function child(string $tag, ?string $namespace): self
    {
        $key = "{$namespace} {$tag}" . ($namespace === null ? ' ' : '');
        if (\count($this->children) > self::KEPT) {
            $this->children = [];
        }

        return $this->children[$key] ??= self::of($this->inside(), false, $tag, $namespace, null, []);
    }

    /**
     * @param array<array-key, string> $namespaces URI by prefix
     */
    public function declare(array $namespaces): self
    {
        return $this->declared[\serialize($namespaces)] ??= $this->changed([$namespaces, '', '']);
    }

    /**
     * @return array{string, self} the qualified name, and the element with it
     */
    public function attribute(string $name, string $namespace): array
    {
        $key = "{$namespace} {$name}";
        if (\count($this->attributes) > self::KEPT) {
            $this->attributes = [];
        }

        return $this->attributes[$key] ??= $this->withAttribute($name, $namespace);
    }

    /**
     * @return array{string, self}
     */
    private function withAttribute(string $name, string $namespace): array
    {
        $self = $this->changed([[], $name, $namespace]);
        [, $qualified] = $self->build(new \DOMDocument(), $self->around, $self->tag);

        return [$qualified, $self];
    }

    /**
     * @param array{array<array-key, string>, string, string} $change
     */
    private function changed(array $change): self
    {
        return self::of($this->around, $this->isRoot, $this->tag, $this->namespace, $this->prefix, [...$this->changes, $change]);
    }

    /**
     * See {@see __construct()}.
     *
     * @param list<array{string, string}>                           $around
     * @param list<array{array<array-key, string>, string, string}> $changes
     *
     * @throws Mismatch where there can be no such name
     */
    private static function of(array $around, bool $isRoot, string $tag, ?string $namespace, ?string $prefix, array $changes): self
    {
        $key = \serialize(\func_get_args());
        if (!isset(self::$known[$key]) && \count(self::$known) > self::KEPT) {
            self::$known = [];
        }
        try {
            return self::$known[$key] ??= new self($around, $isRoot, $tag, $namespace, $prefix, $changes);
        } catch (\DOMException $exception) {
            throw new Mismatch($exception->getMessage());
        }
    }

    /**
     * @return list<array{string, string}> what is around the elements in it
     */
    private function inside(): array
    {
        if ($this->declarations === '') {
            return $this->around;
        }
        $prefixes = self::prefixes($this->declarations);
        // What is declared anew cannot be seen any more; so a class inside itself comes to an end.
        $seen = \array_filter($this->around, static fn(array $tag): bool => \array_diff(self::prefixes($tag[1]), $prefixes) !== []);

        return [...\array_values($seen), [$this->declaration !== '' && \str_contains($this->name, ':') ? $this->name : self::ANY, $this->declarations]];
    }

    /**
     * @return list<string>
     */
    private static function prefixes(string $declarations): array
    {
        \preg_match_all('/ (xmlns[^=]*)="/', $declarations, $matches);

        return $matches[1];
    }

    /**
     * Whether it is one of many elements: the name may also be that of one that stands in a namespace.
     */
    private function isAny(): bool
    {
        return $this->tag === self::ANY && $this->namespace === null && !$this->isRoot;
    }

    /**
     * @param array<array{string, string}> $around
     *
     * @return array{\DOMElement, string} the element, and the name of the last attribute set
     */
    private function build(\DOMDocument $document, array $around, string $tag): array
    {
        while ($document->firstChild !== null) {
            // What was put into it before.
            $document->removeChild($document->firstChild);
        }
        $opening = $closing = '';
        foreach ($around as [$name, $declarations]) {
            $opening .= "<{$name}{$declarations}>";
            $closing = "</{$name}>{$closing}";
        }
        if ($opening !== '') {
            $encoding = $document->encoding;
            $document->loadXML($opening . $closing);
            if ($encoding !== null) {
                // Loading has taken it away, and then what is not ASCII would be written as numbers.
                $document->encoding = $encoding;
            }
        }
        $parent = $document->documentElement;
        while ($parent?->firstChild instanceof \DOMElement) {
            $parent = $parent->firstChild;
        }
        $element = $this->isRoot ? self::rootElement($document, $tag, $this->namespace, $this->prefix) : self::element($document, $parent, $tag, $this->namespace);
        ($parent ?? $document)->appendChild($element);
        $qualified = '';
        foreach ($this->changes as [$namespaces, $attribute, $namespace]) {
            self::declareIn($element, $namespaces);
            $qualified = $attribute === '' ? '' : self::attributeIn($element, $attribute, $namespace);
        }

        return [$element, $qualified];
    }

    private static function rootElement(\DOMDocument $document, string $name, ?string $namespace, ?string $prefix): \DOMElement
    {
        // An empty namespace is none, but an empty prefix is one: so does jms/serializer.
        return self::made($namespace === null || $namespace === '' ? $document->createElement($name) : $document->createElementNS($namespace, ($prefix === null ? '' : "{$prefix}:") . $name));
    }

    private static function element(\DOMDocument $document, ?\DOMElement $parent, string $tag, ?string $namespace): \DOMElement
    {
        if ($namespace === null || ($namespace === '' && \in_array($parent?->lookupNamespaceURI(null), [null, ''], true))) {
            return self::made($document->createElement($tag));
        }
        if ($namespace === '' || $parent?->isDefaultNamespace($namespace) === true) {
            return self::made($document->createElementNS($namespace, $tag));
        }
        $prefix = $parent?->lookupPrefix($namespace) ?? '';
        if ($prefix === '') {
            $prefix = \strval($document->lookupPrefix($namespace));
        }

        return self::made($document->createElementNS($namespace, ($prefix === '' ? self::madeUp($namespace) : $prefix) . ":{$tag}"));
    }

    /**
     * @param array<array-key, string> $namespaces
     */
    private static function declareIn(\DOMElement $element, array $namespaces): void
    {
        foreach ($namespaces as $prefix => $uri) {
            if ($prefix !== '' || $element->namespaceURI !== $uri) {
                $element->setAttributeNS(self::XMLNS, $prefix === '' ? 'xmlns' : "xmlns:{$prefix}", $uri);
            }
        }
    }

    private static function attributeIn(\DOMElement $element, string $name, string $namespace): string
    {
        $prefix = \strval($element->lookupPrefix($namespace));
        $element->setAttributeNS($namespace, ($prefix === '' ? self::madeUp($namespace) : $prefix) . ":{$name}", '');
        $attribute = $namespace === '' ? null : $element->getAttributeNodeNS($namespace, $name);

        return $attribute->nodeName ?? throw new Mismatch("an attribute in the namespace \"{$namespace}\"");
    }

    /**
     * The prefix of a namespace that has none: that of jms/serializer, `ns-` and the beginning of a hash.
     */
    private static function madeUp(string $namespace): string
    {
        return 'ns-' . \substr(\sha1($namespace), 0, 8);
    }

    private static function made(\DOMElement|false $element): \DOMElement
    {
        return $element === false ? throw new \DOMException('There can be no such element.') : $element;
    }
}
