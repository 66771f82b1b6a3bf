<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Error\InvalidMetadata;

/**
 * An attribute as it is written on a class, method or property.
 *
 * @internal
 */
final readonly class JmsAttribute
{
    /**
     * @param array<mixed>   $arguments by name
     * @param string         $place     where it stands
     * @param list<self>     $options   of `#[VirtualProperty]`: what would be written on the method, if there were one
     */
    public function __construct(
        public AttributeKind $kind,
        public string $place,
        private array $arguments = [],
        public array $options = [],
    ) {}

    public function value(string $name): mixed
    {
        return $this->arguments[$name] ?? null;
    }

    /**
     * @throws InvalidMetadata `invalid_attribute`
     */
    public function text(string $name): ?string
    {
        $value = $this->value($name);

        return $value === null || \is_string($value) ? $value : throw $this->wrong($name, 'a string');
    }

    /**
     * @throws InvalidMetadata `invalid_attribute`
     */
    public function requiredText(string $name): string
    {
        return $this->text($name) ?? throw $this->wrong($name, 'a string');
    }

    /**
     * @throws InvalidMetadata `invalid_attribute`
     */
    public function flag(string $name): bool
    {
        $value = $this->value($name);

        return \is_bool($value) ? $value : throw $this->wrong($name, 'true or false');
    }

    /**
     * @throws InvalidMetadata `invalid_attribute`
     */
    public function number(string $name): ?int
    {
        $value = $this->value($name);

        return $value === null || \is_int($value) ? $value : throw $this->wrong($name, 'a number');
    }

    /**
     * @return array<mixed>
     *
     * @throws InvalidMetadata `invalid_attribute`
     */
    public function list(string $name): array
    {
        $value = $this->value($name);

        return \is_array($value) ? $value : throw $this->wrong($name, 'an array');
    }

    /**
     * @return list<string>
     *
     * @throws InvalidMetadata `invalid_attribute`
     */
    public function texts(string $name): array
    {
        $texts = [];
        foreach ($this->list($name) as $text) {
            $texts[] = \is_string($text) ? $text : throw $this->wrong($name, 'a list of strings');
        }

        return $texts;
    }

    private function wrong(string $name, string $expected): InvalidMetadata
    {
        $value = $this->value($name);
        $seen = \is_scalar($value) ? \var_export($value, true) : \get_debug_type($value);

        return new InvalidMetadata('invalid_attribute', $this->place, "#[{$this->kind->value}] has {$seen} for \"{$name}\".", "Write {$expected}.");
    }
}
