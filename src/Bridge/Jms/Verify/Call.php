<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerInterface;

/**
 * A call that can be made again, with another serializer or other data.
 *
 * @internal
 */
final readonly class Call
{
    /**
     * @param ?string            $type    as passed
     * @param ?Context           $context never used for a call itself
     * @param ?\Closure(): mixed $make    equal data anew for each call; null where all calls are given the same
     */
    private function __construct(
        public Operation $operation,
        public mixed $data,
        public string $format,
        public ?string $type,
        public ?Context $context,
        private ?\Closure $make = null,
    ) {}

    public static function serialize(mixed $data, string $format, ?SerializationContext $context, ?string $type): self
    {
        return new self(Operation::Serialize, $data, $format, $type, ContextCopy::of($context));
    }

    public static function toArray(mixed $data, ?SerializationContext $context, ?string $type): self
    {
        return new self(Operation::ToArray, $data, 'json', $type, ContextCopy::of($context));
    }

    public static function deserialize(string $data, string $type, string $format, ?DeserializationContext $context): self
    {
        return new self(Operation::Deserialize, $data, $format, $type, ContextCopy::of($context));
    }

    /**
     * @param array<mixed> $data
     */
    public static function fromArray(array $data, string $type, ?DeserializationContext $context): self
    {
        return new self(Operation::FromArray, $data, 'json', $type, ContextCopy::of($context));
    }

    public function withData(mixed $data): self
    {
        return new self($this->operation, $data, $this->format, $this->type, $this->context);
    }

    /**
     * Where hooks change what they are called on, no call sees what another one left.
     *
     * @param \Closure(): mixed $make
     */
    public function anew(\Closure $make): self
    {
        return new self($this->operation, $this->data, $this->format, $this->type, $this->context, $make);
    }

    public function by(SerializerInterface&ArrayTransformerInterface $serializer): Outcome
    {
        $data = $this->make === null ? $this->data : ($this->make)();

        return Outcome::of(function () use ($serializer, $data): mixed {
            $context = ContextCopy::of($this->context);
            $writing = $context instanceof SerializationContext ? $context : null;
            $reading = $context instanceof DeserializationContext ? $context : null;

            return match ($this->operation) {
                Operation::Serialize => $serializer->serialize($data, $this->format, $writing, $this->type),
                Operation::ToArray => $serializer->toArray($data, $writing, $this->type),
                Operation::Deserialize => $serializer->deserialize(\is_string($data) ? $data : '', (string) $this->type, $this->format, $reading),
                Operation::FromArray => $serializer->fromArray(\is_array($data) ? $data : [], (string) $this->type, $reading),
            };
        });
    }

    /**
     * Whether an attribute of the context is an object, as the `target` that is to be filled.
     */
    public function hasObjectInContext(): bool
    {
        $attributes = $this->context === null ? [] : (new \ReflectionProperty(Context::class, 'attributes'))->getValue($this->context);

        return \is_array($attributes) && \array_filter($attributes, \is_object(...)) !== [];
    }

    /**
     * The type, or that of the data where none was passed.
     */
    public function typeText(): string
    {
        if ($this->type !== null) {
            return $this->type;
        }
        $initial = $this->context?->hasAttribute('initial_type') === true ? $this->context->getAttribute('initial_type') : null;
        if (\is_string($initial)) {
            return $initial;
        }
        $first = \is_array($this->data) && $this->data !== [] ? $this->data[\array_key_first($this->data)] : null;

        return \is_object($first) ? 'array of ' . $first::class : \get_debug_type($this->data);
    }
}
