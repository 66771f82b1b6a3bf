<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\EventDispatcher\EventSubscriberInterface;
use JMS\Serializer\Handler\SubscribingHandlerInterface;
use JMS\Serializer\SerializationContext;

/**
 * What an application tells JMS beyond the attributes of its classes. A workload that has it is done in JMS's dialect.
 */
final readonly class JmsSettings
{
    /**
     * @param list<string> $groups none for the default context
     */
    public function __construct(
        public array $groups = [],
        public ?string $version = null,
        public ?SubscribingHandlerInterface $handler = null,
        public ?EventSubscriberInterface $listener = null,
    ) {}

    /**
     * Whether the document says by itself what comes of it, with no group, version, handler or listener to change it.
     */
    public function isDefault(): bool
    {
        return $this->groups === [] && $this->version === null && $this->handler === null && $this->listener === null;
    }

    /**
     * @return ?SerializationContext a new one, since a context serves one call; null for JMS's own default
     */
    public function writing(): ?SerializationContext
    {
        return $this->selectsNothing() ? null : $this->select(SerializationContext::create());
    }

    /**
     * @return ?DeserializationContext a new one, since a context serves one call; null for JMS's own default
     */
    public function reading(): ?DeserializationContext
    {
        return $this->selectsNothing() ? null : $this->select(DeserializationContext::create());
    }

    private function selectsNothing(): bool
    {
        return $this->groups === [] && $this->version === null;
    }

    /**
     * @template T of SerializationContext|DeserializationContext
     *
     * @param T $context
     *
     * @return T
     */
    private function select(SerializationContext|DeserializationContext $context): SerializationContext|DeserializationContext
    {
        if ($this->groups !== []) {
            $context->setGroups($this->groups);
        }
        if ($this->version !== null) {
            $context->setVersion($this->version);
        }

        return $context;
    }
}
