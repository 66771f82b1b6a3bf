<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;

/**
 * How a factory of visitors has JSON decoded at the moment; it may be changed at any time.
 *
 * @internal
 */
final class Decoding
{
    /** What a factory of visitors has by itself. */
    private const DEFAULT = ['options' => 0, 'depth' => 512];

    /** @var array<string, \ReflectionProperty> */
    private array $properties = [];

    /** Whether scalars must be of the type asked for. */
    public readonly bool $isStrict;

    /**
     * @param ?JsonDeserializationVisitorFactory $factory null for one that nobody can change
     */
    public function __construct(private readonly ?JsonDeserializationVisitorFactory $factory = null)
    {
        $this->isStrict = $factory !== null && Setup::part($factory, 'strict') === true;
    }

    public function isDefault(): bool
    {
        return !$this->isStrict && $this->setting('options') === self::DEFAULT['options'] && $this->setting('depth') === self::DEFAULT['depth'];
    }

    /**
     * @throws GiveUp for what is no JSON; jms/serializer says so
     */
    public function decode(string $json): mixed
    {
        $options = $this->setting('options');
        $depth = $this->setting('depth');
        if (!\is_int($options) || ($options & \JSON_THROW_ON_ERROR) !== 0 || !\is_int($depth) || $depth < 1) {
            throw new GiveUp('only jms/serializer knows what happens with these options');
        }
        $data = \json_decode($json, true, $depth, $options);

        return \json_last_error() === \JSON_ERROR_NONE ? $data : throw new GiveUp(\json_last_error_msg());
    }

    /**
     * @return ?int<1, max> levels of arrays and objects that a document may have for sure; null where it is decoded in an unusual way
     */
    public function levels(): ?int
    {
        $depth = $this->setting('depth');

        // json_decode() counts a scalar as a level of its own.
        return $this->setting('options') === 0 && \is_int($depth) && $depth > 1 ? $depth - 1 : null;
    }

    /**
     * @param key-of<self::DEFAULT> $name
     */
    private function setting(string $name): mixed
    {
        return $this->factory === null
            ? self::DEFAULT[$name]
            : ($this->properties[$name] ??= new \ReflectionProperty(JsonDeserializationVisitorFactory::class, $name))->getValue($this->factory);
    }
}
