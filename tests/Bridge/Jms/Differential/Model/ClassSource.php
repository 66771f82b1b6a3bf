<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential\Model;

use Kiln\Tests\Bridge\Jms\Differential\Journal;

/**
 * A class, an interface or an enum of the model.
 */
final readonly class ClassSource
{
    /**
     * @param string               $kind       "class", "final class", "abstract class", "interface" or "enum"
     * @param list<string>         $interfaces
     * @param list<string>         $attributes PHP code
     * @param list<PropertySource> $properties
     * @param list<MethodSource>   $methods
     * @param list<string>         $cases      of an enum: PHP code
     * @param ?string              $backing    of an enum: "int" or "string"
     * @param bool                 $hasTrait   whether its properties, but those of the constructor, come from a trait
     * @param string               $doc        PHP code of its doc comment
     */
    public function __construct(
        public string $name,
        public string $kind,
        public ?string $parent = null,
        public array $interfaces = [],
        public array $attributes = [],
        public array $properties = [],
        public array $methods = [],
        public array $cases = [],
        public ?string $backing = null,
        public bool $hasTrait = false,
        public string $doc = '',
    ) {}

    public function isEnum(): bool
    {
        return $this->kind === 'enum';
    }

    public function isInterface(): bool
    {
        return $this->kind === 'interface';
    }

    public function isConcrete(): bool
    {
        return $this->kind === 'class' || $this->kind === 'final class';
    }

    public function code(): string
    {
        $code = '';
        if ($this->hasTrait) {
            $code .= "trait {$this->name}Part\n{\n{$this->properties()}}\n\n";
        }
        $code .= $this->doc === '' ? '' : "{$this->doc}\n";
        foreach ($this->attributes as $attribute) {
            $code .= "#[{$attribute}]\n";
        }
        $code .= "{$this->kind} {$this->name}" . ($this->backing === null ? '' : ": {$this->backing}") . ($this->parent === null ? '' : " extends {$this->parent}")
            . ($this->interfaces === [] ? '' : ' implements ' . implode(', ', $this->interfaces)) . "\n{\n";
        foreach ($this->cases as $case) {
            $code .= "    case {$case};\n";
        }
        $code .= $this->hasTrait ? "    use {$this->name}Part;\n" : $this->properties();
        $promoted = '';
        foreach ($this->properties as $property) {
            if ($property->isPromoted) {
                $promoted .= "        {$property->code()},\n";
            }
        }
        if ($promoted !== '') {
            $code .= "    public function __construct(\n{$promoted}    ) { \\" . Journal::class . "::note('{$this->name}::__construct'); }\n";
        }
        foreach ($this->methods as $method) {
            $code .= "    {$method->code()}\n";
        }

        return $code . "}\n";
    }

    private function properties(): string
    {
        $code = '';
        foreach ($this->properties as $property) {
            if (!$property->isPromoted) {
                $code .= "    {$property->code()};\n";
            }
        }

        return $code;
    }

    /**
     * @param array<string, int> $frequency how often each name of a property occurs in the model
     *
     * @return iterable<self> the same with one thing less
     */
    public function smaller(array $frequency): iterable
    {
        foreach (array_keys($this->properties) as $i) {
            yield $this->with(properties: Less::without($this->properties, $i));
        }
        foreach ($this->methods as $i => $method) {
            // Without a method that an interface of PHP demands, the class would be a fatal error.
            if (!\in_array('\JsonSerializable', $this->interfaces, true) || !str_contains($method->code, 'function jsonSerialize(')) {
                yield $this->with(methods: Less::without($this->methods, $i));
            }
        }
        foreach (array_keys($this->attributes) as $i) {
            yield $this->with(attributes: Less::without($this->attributes, $i));
        }
        if ($this->parent !== null) {
            yield new self($this->name, $this->kind, null, $this->interfaces, $this->attributes, $this->properties, $this->methods, $this->cases, $this->backing, $this->hasTrait, $this->doc);
        }
        if ($this->interfaces !== []) {
            yield new self($this->name, $this->kind, $this->parent, [], $this->attributes, $this->properties, $this->methods, $this->cases, $this->backing, $this->hasTrait, $this->doc);
        }
        if ($this->hasTrait) {
            yield new self($this->name, $this->kind, $this->parent, $this->interfaces, $this->attributes, $this->properties, $this->methods, $this->cases, $this->backing, doc: $this->doc);
        }
        foreach ($this->properties as $i => $property) {
            foreach ($property->smaller(($frequency[$property->name] ?? 1) === 1) as $smaller) {
                yield $this->with(properties: Less::replaced($this->properties, $i, $smaller));
            }
        }
        foreach ($this->methods as $i => $method) {
            foreach ($method->smaller() as $smaller) {
                yield $this->with(methods: Less::replaced($this->methods, $i, $smaller));
            }
        }
    }

    /**
     * @param ?list<PropertySource> $properties
     * @param ?list<MethodSource>   $methods
     * @param ?list<string>         $attributes
     */
    public function with(?array $properties = null, ?array $methods = null, ?array $attributes = null): self
    {
        return new self(
            $this->name,
            $this->kind,
            $this->parent,
            $this->interfaces,
            $attributes ?? $this->attributes,
            $properties ?? $this->properties,
            $methods ?? $this->methods,
            $this->cases,
            $this->backing,
            $this->hasTrait,
            $this->doc,
        );
    }
}
