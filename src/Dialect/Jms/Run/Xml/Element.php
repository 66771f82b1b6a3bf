<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run\Xml;

use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * An element being written.
 *
 * @internal
 */
final class Element
{
    /** Columns of white space after which libxml2 indents no further (xmlsave.c, MAX_INDENT), and the end of line. */
    private const DEEPEST = 61;

    /** @var array<string, string> escaped values by qualified name */
    public array $attributes = [];

    /** What stands in it, as it is in the document. */
    public string $content = '';

    /** Whether it has a text, if only an empty one. Then nothing in it is indented. */
    public bool $hasText = false;

    /** What stands before each element in it. */
    public readonly string $in;

    /** Whether it is the root of the document, for which an object may have a name of its own. */
    public bool $isRoot = false;

    /** Whether it stands for another one, which has something in it already. */
    public bool $isBeside = false;

    /** What it declares where that is not what {@see $scope} says: others have put it together. */
    public ?string $declarations = null;

    /** What stands before the root of a document; null for another element. */
    public ?string $head = null;

    /** What the content begins with that does not belong to it: the head and the start tag; null where it is in no content. */
    private ?string $opening = null;

    /**
     * @param string $name   qualified
     * @param string $indent what stands before it: the end of a line and white space; nothing where elements are not indented
     * @param Form   $form   of the values in it
     */
    public function __construct(
        public string $name,
        public Scope $scope,
        public readonly string $indent,
        public readonly Form $form,
    ) {
        $this->in = self::deeper($indent);
    }

    /**
     * Likewise, with a name that stands in a namespace.
     */
    public static function named(Scope $scope, string $indent, Form $form): self
    {
        return new self($scope->name, $scope, $indent, $form);
    }

    public static function deeper(string $indent): string
    {
        return $indent === '' || \strlen($indent) >= self::DEEPEST ? $indent : $indent . '  ';
    }

    /**
     * An object comes into it.
     *
     * @param array<array-key, string> $namespaces URI by prefix, '' for the default one
     */
    public function enter(?string $rootName, ?string $rootNamespace, ?string $rootPrefix, array $namespaces): void
    {
        if ($this->isRoot && $rootName !== null) {
            $this->scope = Scope::root($rootName, $rootNamespace, $rootPrefix);
            $this->name = $this->scope->name;
        }
        $this->isRoot = false;
        if ($namespaces !== []) {
            $this->declareBy($this->scope->declare($namespaces));
        }
    }

    /**
     * An attribute that stands in a namespace.
     *
     * @return string how its prefix is declared
     */
    public function attribute(string $name, string $namespace, string $value): string
    {
        [$qualified, $scope] = $this->scope->attribute($name, $namespace);
        $this->declareBy($scope);
        $this->attributes[$qualified] = $value;

        return ' xmlns:' . \strstr($qualified, ':', true) . '="' . Text::attribute($namespace) . '"';
    }

    /**
     * @throws Mismatch where something is declared that changes names below: what is below is declared there, too
     */
    private function declareBy(Scope $scope): void
    {
        if ($scope->declarations !== $this->scope->declarations && \str_contains($this->content, 'xmlns')) {
            throw new Mismatch('a namespace that is declared late');
        }
        if ($scope->name !== $this->scope->name) {
            // libxml2 writes the prefix that was declared last for the namespace of the element.
            $this->name = $scope->name;
        }
        $this->scope = $scope;
    }

    /**
     * @param string $text as it stands in the document
     */
    public function setText(string $text): void
    {
        if ($this->hasText || $this->content !== '') {
            throw new Mismatch('text beside elements');
        }
        $this->content = $text;
        $this->hasText = true;
    }

    /**
     * @throws Mismatch where there is text in it already
     */
    public function requireNoText(): void
    {
        if ($this->hasText) {
            throw new Mismatch('text beside elements');
        }
    }

    /**
     * What was put into an element in the place of this one.
     */
    public function take(self $place): void
    {
        if ($place->hasText) {
            $this->setText($place->content);
        } else {
            $this->content .= $place->content;
        }
        if ($place->declarations !== null) {
            throw new Mismatch('namespaces that others declare');
        }
        $this->attributes = [...$this->attributes, ...$place->attributes];
        $this->declareBy($place->scope);
    }

    /**
     * How many elements are around it; null where the indentation does not tell.
     */
    public function depth(): ?int
    {
        return match (true) {
            $this->indent === '' => $this->scope->depth(),
            \strlen($this->indent) >= self::DEEPEST => null,
            default => \intdiv(\strlen($this->indent), 2),
        };
    }

    /**
     * Whether an element in it declares a namespace, unless a text only looks so.
     */
    public function mayDeclareInside(): bool
    {
        return \strpos($this->content, ' xmlns', \strlen((string) $this->opening)) !== false;
    }

    public function isEmpty(): bool
    {
        return $this->content === '' && !$this->hasText && $this->attributes === [];
    }

    /**
     * What its content is added to: of the root of a document all that stands before that, so that a large document is not copied.
     */
    public function begin(): string
    {
        if ($this->head === null || $this->opening !== null || $this->content !== '' || $this->hasText) {
            return '';
        }

        return $this->opening = $this->head . $this->opening() . '>';
    }

    /**
     * The root with all that stands before it, and the end of a line.
     */
    public function document(): string
    {
        if ($this->opening === null) {
            return "{$this->head}{$this->text()}\n";
        }
        $text = $this->content;
        $this->content = '';
        $opening = $this->head . $this->opening();
        if (\strlen($text) === \strlen($this->opening)) {
            return "{$opening}/>\n";
        }
        if ("{$opening}>" !== $this->opening) {
            $text = \substr_replace($text, "{$opening}>", 0, \strlen($this->opening));
        }
        $text .= "{$this->indent}</{$this->name}>\n";

        return $text;
    }

    private function opening(): string
    {
        $opening = "{$this->indent}<{$this->name}" . ($this->declarations ?? $this->scope->declarations);
        foreach ($this->attributes as $name => $value) {
            $opening .= " {$name}=\"{$value}\"";
        }

        return $opening;
    }

    public function text(): string
    {
        $opening = $this->opening();

        return match (true) {
            $this->hasText => "{$opening}>{$this->content}</{$this->name}>",
            $this->content === '' => "{$opening}/>",
            default => "{$opening}>{$this->content}{$this->indent}</{$this->name}>",
        };
    }
}
