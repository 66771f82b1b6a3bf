<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use JMS\Serializer\Context;

/** What an application tells JMS beyond the attributes of its classes. A workload that has it is done in JMS's dialect. */
final readonly class JmsSettings
{
    /**
     * @param list<string> $groups none for the default context
     * @param ?Extras      $extras a handler and a listener
     */
    public function __construct(public array $groups = [], public ?string $version = null, public ?Extras $extras = null) {}

    /** Whether the document says by itself what comes of it, with no group, version, handler or listener to change it. */
    public function isDefault(): bool
    {
        return $this->groups === [] && $this->version === null && $this->extras === null;
    }

    /**
     * @template T of Context
     *
     * @param class-string<T> $class
     *
     * @return ?T a new one, since a context serves one call; null for JMS's own default
     */
    public function context(string $class): ?Context
    {
        return $this->groups === [] ? null : (new $class())->setGroups($this->groups)->setVersion((string) $this->version);
    }
}
