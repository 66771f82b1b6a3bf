<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;

/**
 * What an application tells JMS beyond the attributes of its classes. A workload that has it is done in JMS's dialect.
 */
final readonly class JmsSettings
{
    /**
     * @param list<string> $groups none for the default context
     * @param ?Extras      $extras a handler and a listener
     */
    public function __construct(public array $groups = [], public ?string $version = null, public ?Extras $extras = null) {}

    /**
     * Whether the document says by itself what comes of it, with no group, version, handler or listener to change it.
     */
    public function isDefault(): bool
    {
        return $this->groups === [] && $this->version === null && $this->extras === null;
    }

    /**
     * @return ?SerializationContext a new one, since a context serves one call; null for JMS's own default
     */
    public function writing(): ?SerializationContext
    {
        return $this->groups === [] ? null : SerializationContext::create()->setGroups($this->groups)->setVersion((string) $this->version);
    }

    /**
     * @return ?DeserializationContext a new one, since a context serves one call; null for JMS's own default
     */
    public function reading(): ?DeserializationContext
    {
        return $this->groups === [] ? null : DeserializationContext::create()->setGroups($this->groups)->setVersion((string) $this->version);
    }
}
