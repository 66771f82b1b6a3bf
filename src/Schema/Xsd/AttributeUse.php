<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

/**
 * An attribute that may stand in an element.
 *
 * @internal
 */
final readonly class AttributeUse
{
    /**
     * @param string $uri of its namespace; '' for none
     */
    public function __construct(public string $name, public string $uri, public Type $type, public bool $isRequired, public ?Node $about = null) {}

    public function key(): string
    {
        return "{{$this->uri}}{$this->name}";
    }

    public function with(Type $type, bool $isRequired): self
    {
        return new self($this->name, $this->uri, $type, $isRequired, $this->about);
    }
}
