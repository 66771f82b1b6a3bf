<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

/**
 * An element that may stand in another.
 *
 * @internal
 */
final readonly class Particle
{
    /**
     * @param string $uri        of its namespace; '' for none
     * @param bool   $isRequired whether it is always there
     * @param bool   $isRepeated whether there may be many
     * @param ?Node  $about      what people read about it
     */
    public function __construct(
        public string $name,
        public string $uri,
        public Type $type,
        public bool $isRequired,
        public bool $isRepeated = false,
        public ?Node $about = null,
    ) {}

    public function key(): string
    {
        return "{{$this->uri}}{$this->name}";
    }

    public function with(Type $type, bool $isRequired, bool $isRepeated): self
    {
        return new self($this->name, $this->uri, $type, $isRequired, $isRepeated, $this->about);
    }
}
