<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Verify;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerInterface;

/**
 * jms/serializer with other results: a Kiln that is wrong.
 */
final class AlteredSerializer implements SerializerInterface, ArrayTransformerInterface
{
    public int $calls = 0;

    /**
     * @param \Closure(mixed): mixed $alter makes the result another one, or throws
     */
    public function __construct(private readonly SerializerInterface&ArrayTransformerInterface $jms, private readonly \Closure $alter) {}

    /**
     * @param mixed $data
     */
    public function serialize($data, string $format, ?SerializationContext $context = null, ?string $type = null): string
    {
        $result = $this->altered(fn(): string => $this->jms->serialize($data, $format, $context, $type));

        return \is_string($result) ? $result : throw new \LogicException('Altered too much.');
    }

    /**
     * @return mixed
     */
    public function deserialize(string $data, string $type, string $format, ?DeserializationContext $context = null)
    {
        return $this->altered(fn(): mixed => $this->jms->deserialize($data, $type, $format, $context));
    }

    /**
     * @param mixed $data
     *
     * @return array<mixed>
     */
    public function toArray($data, ?SerializationContext $context = null, ?string $type = null): array
    {
        $result = $this->altered(fn(): array => $this->jms->toArray($data, $context, $type));

        return \is_array($result) ? $result : throw new \LogicException('Altered too much.');
    }

    /**
     * @param array<mixed> $data
     *
     * @return mixed
     */
    public function fromArray(array $data, string $type, ?DeserializationContext $context = null)
    {
        return $this->altered(fn(): mixed => $this->jms->fromArray($data, $type, $context));
    }

    /**
     * @param \Closure(): mixed $call
     */
    private function altered(\Closure $call): mixed
    {
        ++$this->calls;
        try {
            $result = $call();
        } catch (\Throwable $error) {
            $result = $error;
        }
        $result = ($this->alter)($result);

        return $result instanceof \Throwable ? throw $result : $result;
    }
}
