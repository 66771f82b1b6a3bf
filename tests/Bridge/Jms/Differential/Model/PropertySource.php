<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential\Model;

/**
 * A property of a class of the model.
 */
final readonly class PropertySource
{
    /**
     * @param string       $modifiers  visibility first, then "static" or "readonly"
     * @param ?string      $default    PHP code
     * @param list<string> $attributes PHP code
     * @param string       $doc        what stands in its doc comment; "" for none
     */
    public function __construct(
        public string $name,
        public string $modifiers,
        public ?string $native,
        public ?string $default,
        public array $attributes,
        public Shape $shape,
        public bool $isPromoted = false,
        public string $doc = '',
    ) {}

    public function isStatic(): bool
    {
        return str_contains($this->modifiers, 'static');
    }

    public function isReadonly(): bool
    {
        return str_contains($this->modifiers, 'readonly');
    }

    public function visibility(): string
    {
        return explode(' ', $this->modifiers)[0];
    }

    public function code(): string
    {
        $code = $this->doc === '' ? '' : "/** {$this->doc} */ ";
        foreach ($this->attributes as $attribute) {
            $code .= "#[{$attribute}] ";
        }
        $code .= "{$this->modifiers} " . ($this->native === null ? '' : "{$this->native} ") . "\${$this->name}";

        return $code . ($this->default === null ? '' : " = {$this->default}");
    }

    /**
     * @param bool $isAlone whether no other class has one of this name, which would have to be alike
     *
     * @return iterable<self> the same with one thing less
     */
    public function smaller(bool $isAlone): iterable
    {
        foreach (array_keys($this->attributes) as $i) {
            yield $this->with(attributes: Less::without($this->attributes, $i));
        }
        if ($this->default !== null) {
            yield new self($this->name, $this->modifiers, $this->native, null, $this->attributes, $this->shape, $this->isPromoted, $this->doc);
        }
        if ($this->doc !== '') {
            yield new self($this->name, $this->modifiers, $this->native, $this->default, $this->attributes, $this->shape, $this->isPromoted);
        }
        if ($isAlone && $this->native !== null && !$this->isReadonly()) {
            yield new self($this->name, $this->modifiers, null, $this->default, $this->attributes, $this->shape, $this->isPromoted, $this->doc);
        }
        if ($this->isPromoted && ($this->default === null || preg_match('/\bnew\b/', $this->default) !== 1) && !($this->isReadonly() && $this->default !== null)) {
            yield new self($this->name, $this->modifiers, $this->native, $this->default, $this->attributes, $this->shape, false, $this->doc);
        }
        if ($isAlone && $this->modifiers !== 'public' && !($this->isReadonly() && $this->default !== null)) {
            yield new self($this->name, 'public', $this->native, $this->default, $this->attributes, $this->shape, $this->isPromoted, $this->doc);
        }
    }

    /**
     * @param list<string> $attributes
     */
    public function with(array $attributes): self
    {
        return new self($this->name, $this->modifiers, $this->native, $this->default, $attributes, $this->shape, $this->isPromoted, $this->doc);
    }
}
