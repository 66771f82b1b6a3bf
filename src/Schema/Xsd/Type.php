<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

/**
 * The type of an element or attribute: one with a name, or one that is defined where it is used.
 *
 * @internal
 */
final readonly class Type
{
    /** The namespace of XML Schema itself. */
    public const XS = 'http://www.w3.org/2001/XMLSchema';

    /**
     * @param ?Node        $inline what it is, where it has no name
     * @param list<string> $values of one that is nothing else
     */
    private function __construct(
        public string $uri,
        public string $name,
        public ?Node $inline,
        public bool $isSimple,
        public bool $isMixed,
        public bool $isNillable,
        public array $values = [],
    ) {}

    /**
     * A simple type that XML Schema defines (part 2, section 3).
     */
    public static function builtIn(string $name): self
    {
        return new self(self::XS, $name, null, true, false, false);
    }

    /**
     * Anything: texts, elements and attributes.
     */
    public static function any(): self
    {
        return new self(self::XS, 'anyType', null, false, true, false);
    }

    public static function simple(string $uri, string $name): self
    {
        return new self($uri, $name, null, true, false, false);
    }

    public static function complex(string $uri, string $name, bool $isMixed): self
    {
        return new self($uri, $name, null, false, $isMixed, false);
    }

    public static function inline(Node $complexType): self
    {
        return new self('', '', $complexType, false, false, false);
    }

    /**
     * One of some texts.
     *
     * @param non-empty-list<string> $values
     */
    public static function oneOf(array $values): self
    {
        $values = \array_values(\array_unique($values));

        return new self('', '', new Node('simpleType', children: [
            new Node('restriction', ['base' => 'xs:string'], \array_map(static fn(string $value): Node => new Node('enumeration', ['value' => $value]), $values)),
        ]), true, false, false, $values);
    }

    /**
     * The same, or `xsi:nil`.
     */
    public function orNil(): self
    {
        return $this->isNillable ? $this : new self($this->uri, $this->name, $this->inline, $this->isSimple, $this->isMixed, true, $this->values);
    }

    /**
     * The same text for the same type.
     */
    public function key(): string
    {
        return "{{$this->uri}}{$this->name} {$this->isNillable} {$this->inline?->print()}";
    }

    public function isAny(): bool
    {
        return $this->uri === self::XS && $this->name === 'anyType';
    }

    public function isString(): bool
    {
        return $this->uri === self::XS && $this->name === 'string';
    }
}
