<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

/**
 * The namespaces of a document that is being written, and by which prefixes: as classes ask for them, each once and for all of the
 * document.
 *
 * @internal
 */
final class Prefixes
{
    /** @var array<string, string> with a colon, or '' for the default namespace, by URI */
    private array $ofElements = ['' => ''];

    /** @var array<string, string> with a colon by URI */
    private array $ofAttributes = ['' => '', Syntax::XML => 'xml:'];

    /** @var array<string, string> URI by prefix */
    private array $declared = [];

    /** How many of them the root asked for. */
    private int $ofRoot = 0;

    /** @var array<string, string> prefixes that classes ask for, by URI */
    private array $wanted = [Syntax::XSI => 'xsi'];

    /** Whether an element without a namespace stands in the document: then there is no default namespace. */
    private bool $hasBareElements = false;

    /**
     * @param bool   $hasDefault whether the first namespace may be the default one
     * @param string $around     URI of the default namespace around the element; '' for none
     */
    public function __construct(private readonly bool $hasDefault, private readonly string $around = '')
    {
        if (!$hasDefault && $around !== '') {
            $this->declared[''] = '';
        }
    }

    /**
     * @param array<string, bool|int|float|string|null> $facts of a class
     */
    public function want(array $facts): void
    {
        foreach ($facts as $name => $prefix) {
            if (\is_string($prefix) && \str_starts_with($name, 'prefix ')) {
                $this->wanted[\substr($name, 7)] ??= $prefix;
            }
        }
        if (isset($facts['prefix'], $facts['namespace'])) {
            $this->wanted[(string) $facts['namespace']] ??= (string) $facts['prefix'];
        }
    }

    /**
     * Declares all that the class of the root asks for, whether it is used or not.
     *
     * @param array<string, bool|int|float|string|null> $facts of the class
     * @param string                                    $uri   of the root element
     */
    public function root(array $facts, string $uri): void
    {
        $this->want($facts);
        if ($uri !== '' && $this->hasDefault && !isset($this->wanted[$uri])) {
            $this->ofElements[$uri] = '';
            if ($uri !== $this->around) {
                $this->declared[''] = $uri;
            }
        }
        foreach ($facts as $name => $prefix) {
            if (\str_starts_with($name, 'prefix ')) {
                $this->ofAttribute(\substr($name, 7));
            }
        }
        $this->ofRoot = \count($this->declared);
    }

    /**
     * Whether there are none but those of the root, so that it makes no difference which elements were written first.
     */
    public function areThoseOfRoot(): bool
    {
        return \count($this->declared) - (isset($this->ofAttributes[Syntax::XSI]) && $this->ofRoot < \count($this->declared) ? 1 : 0) === $this->ofRoot;
    }

    public function ofElement(string $uri): string
    {
        if ($uri === '') {
            $this->hasBareElements = true;

            return '';
        }

        return $this->ofElements[$uri] ??= $this->ofAttribute($uri);
    }

    public function ofAttribute(string $uri): string
    {
        return $this->ofAttributes[$uri] ??= $this->declare($uri);
    }

    public function isDeclared(string $uri): bool
    {
        return \in_array($uri, $this->declared, true);
    }

    /**
     * Whether the names of elements mean something else than they should.
     */
    public function areMistaken(): bool
    {
        return $this->hasBareElements && ($this->declared[''] ?? $this->around) !== '';
    }

    /**
     * @return string attributes that declare all of them, with a space before each
     */
    public function declarations(): string
    {
        $text = '';
        $declared = $this->declared;
        // It stands last, whenever it was first asked for.
        $xsi = \array_search(Syntax::XSI, $declared, true);
        if ($xsi !== false) {
            unset($declared[$xsi]);
            $declared[$xsi] = Syntax::XSI;
        }
        foreach ($declared as $prefix => $uri) {
            $text .= Syntax::declaration($prefix, $uri);
        }

        return $text;
    }

    private function declare(string $uri): string
    {
        $prefix = $this->wanted[$uri] ?? 'ns1';
        for ($number = 1; $prefix === '' || isset($this->declared[$prefix]) || \str_starts_with(\strtolower($prefix), 'xml') || !Syntax::isName($prefix); ++$number) {
            $prefix = "ns{$number}";
        }
        $this->declared[$prefix] = $uri;

        return "{$prefix}:";
    }
}
