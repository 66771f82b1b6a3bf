<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

use Kiln\Format\Xml\Syntax;

/**
 * The schema documents of some classes: XML Schema 1.0 has one for each namespace (part 1, section 4.2.3).
 *
 * @internal
 */
final class Documents
{
    /** @var array<string, Document> by namespace */
    private array $documents = [];

    /** @var array<string, string> by namespace */
    private array $prefixes = [Type::XS => 'xs', Syntax::XML => 'xml', '' => ''];

    /**
     * @param array<string, string> $wanted   prefixes that classes ask for, by namespace
     * @param array<string, true>   $reserved names of types that only {@see define()} gives
     */
    public function __construct(private readonly array $wanted, private readonly array $reserved) {}

    public function in(string $uri): Document
    {
        return $this->documents[$uri] ??= new Document();
    }

    /**
     * A type under a name that is still free, or was given to the same one.
     *
     * @param Node $type without a name
     */
    public function type(string $uri, string $wanted, Node $type): Type
    {
        $types = &$this->in($uri)->types;
        $name = $wanted;
        for ($number = 2; isset($this->reserved[$name]) || (isset($types[$name]) && $types[$name]->print() !== $type->named(['name' => $name])->print()); ++$number) {
            $name = $wanted . $number;
        }
        $types[$name] = $type->named(['name' => $name]);

        return $type->name === 'simpleType' ? Type::simple($uri, $name) : Type::complex($uri, $name, isset($type->attributes['mixed']));
    }

    /**
     * A name of a type that nobody has, and nobody gets.
     */
    public function free(string $uri, string $wanted): string
    {
        $types = &$this->in($uri)->types;
        $name = $wanted;
        for ($number = 2; isset($this->reserved[$name]) || \array_key_exists($name, $types); ++$number) {
            $name = $wanted . $number;
        }
        $types[$name] = null;

        return $name;
    }

    /**
     * @param Node $type without a name
     */
    public function define(string $uri, string $name, Node $type): void
    {
        $this->in($uri)->types[$name] = $type->named(['name' => $name]);
    }

    /**
     * An element that may be all of a document, and that others may refer to.
     */
    public function declare(Particle $element): void
    {
        $this->in($element->uri)->elements[$element->name][] = $element;
    }

    /**
     * The name of a type, as a document says it.
     */
    public function nameOf(string $in, Type $type): string
    {
        return $this->qualified($in, $type->uri, $type->name);
    }

    /**
     * An element in a content model.
     */
    public function element(string $in, Particle $particle, bool $isRequired, bool $isRepeated): Node
    {
        $occurs = ['minOccurs' => $isRequired ? null : '0', 'maxOccurs' => $isRepeated ? 'unbounded' : null];
        if ($particle->uri !== $in && $particle->uri !== '') {
            $this->declare($particle);

            return new Node('element', ['ref' => $this->qualified($in, $particle->uri, $particle->name)] + $occurs);
        }

        return $this->declaration($in, $particle, ['form' => $particle->uri === $in ? null : 'unqualified'], $occurs);
    }

    /**
     * Where the type of an element must stand that has no name.
     */
    public static function placeOf(string $in, string $uri): string
    {
        return $uri === '' ? $in : $uri;
    }

    public function attribute(string $in, AttributeUse $attribute): Node
    {
        $use = ['use' => $attribute->isRequired ? 'required' : null];
        if ($attribute->uri !== $in && $attribute->uri !== '') {
            $this->in($attribute->uri)->attributes[$attribute->name][] = $attribute;

            return new Node('attribute', ['ref' => $this->qualified($in, $attribute->uri, $attribute->name)] + $use);
        }
        $form = ['form' => $attribute->uri === '' ? null : 'qualified'];

        return $this->attributeOf($in, $attribute, $form, $use);
    }

    /**
     * @param string $main the namespace of the document that begins
     * @param string $name of its file, without an extension
     *
     * @return non-empty-array<string, string> texts by names of files, that one first
     */
    public function files(string $main, string $name, Unions $unions): array
    {
        foreach (\array_keys($this->documents) as $uri) {
            if ($uri !== $main) {
                $this->in($main)->imports[$uri] = true;
            }
        }
        $names = [$main => "{$name}.xsd"];
        foreach (\array_diff(\array_keys($this->documents), [$main]) as $uri) {
            $wanted = $uri === '' ? 'none' : ($this->wanted[$uri] ?? \array_key_first($this->in($uri)->elements) ?? $this->prefix($uri));
            $names[$uri] = "{$wanted}.xsd";
            for ($number = 2; \count(\array_keys($names, $names[$uri], true)) > 1; ++$number) {
                $names[$uri] = "{$wanted}{$number}.xsd";
            }
        }
        $files = [];
        foreach ($names as $uri => $file) {
            $files[$file] = $this->text($uri, $names, $unions);
        }

        return $files;
    }

    /**
     * @param array<string, string> $files names by namespace
     */
    private function text(string $uri, array $files, Unions $unions): string
    {
        $document = $this->in($uri);
        $declarations = [];
        foreach ($unions->elements(\array_merge(...\array_values($document->elements)), $uri) as $element) {
            $declarations[] = $this->declaration($uri, $element, [], []);
        }
        \ksort($document->attributes, \SORT_STRING);
        foreach ($document->attributes as $attributes) {
            $attribute = $unions->attribute($attributes, $uri);
            $declarations[] = $this->attributeOf($uri, $attribute, [], []);
        }
        \ksort($document->types, \SORT_STRING);
        \array_push($declarations, ...\array_values($document->types));
        // Names above may have asked for more of them.
        $imports = $document->imports;
        \ksort($imports, \SORT_STRING);
        $namespaces = ['xmlns:xs' => Type::XS];
        foreach (\array_keys([$uri => true] + $imports) as $used) {
            $namespaces += $used === '' || $used === Syntax::XML ? [] : ["xmlns:{$this->prefix($used)}" => $used];
        }
        $schema = new Node(
            'schema',
            $namespaces + ['targetNamespace' => $uri === '' ? null : $uri, 'elementFormDefault' => $uri === '' ? null : 'qualified'],
            [...\array_map(static fn(string $used): Node => new Node('import', ['namespace' => $used === '' ? null : $used, 'schemaLocation' => $files[$used]]), \array_keys($imports)), ...$declarations],
        );

        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Generated by kiln export; the classes have the last word. -->\n" . $schema->print();
    }

    /**
     * @param array<string, ?string> $form
     * @param array<string, ?string> $occurs
     */
    private function declaration(string $in, Particle $element, array $form, array $occurs): Node
    {
        $type = $element->type;

        return new Node(
            'element',
            ['name' => $element->name] + $form + ['type' => $type->inline === null ? $this->nameOf($in, $type) : null] + $occurs + ['nillable' => $type->isNillable ? 'true' : null],
            [$element->about, $type->inline],
        );
    }

    /**
     * @param array<string, ?string> $form
     * @param array<string, ?string> $use
     */
    private function attributeOf(string $in, AttributeUse $attribute, array $form, array $use): Node
    {
        $type = $attribute->type;

        return new Node('attribute', ['name' => $attribute->name] + $form + ['type' => $type->inline === null ? $this->nameOf($in, $type) : null] + $use, [$attribute->about, $type->inline]);
    }

    private function qualified(string $in, string $uri, string $name): string
    {
        if ($uri !== $in && $uri !== Type::XS) {
            $this->in($in)->imports[$uri] = true;
            $this->in($uri);
        }
        $prefix = $this->prefix($uri);

        return $prefix === '' ? $name : "{$prefix}:{$name}";
    }

    private function prefix(string $uri): string
    {
        if (!isset($this->prefixes[$uri])) {
            $wanted = $this->wanted[$uri] ?? '';
            $isFree = Syntax::isName($wanted) && !\str_starts_with(\strtolower($wanted), 'xml') && !\in_array($wanted, $this->prefixes, true);
            for ($number = \count($this->prefixes) - 2; !$isFree; ++$number) {
                $wanted = $number === 1 ? 'tns' : "ns{$number}";
                $isFree = !\in_array($wanted, $this->prefixes, true);
            }
            $this->prefixes[$uri] = $wanted;
        }

        return $this->prefixes[$uri];
    }
}
