<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\UserCode;

use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use Kiln\Bridge\Jms\Setup;
use Psr\Container\ContainerInterface;

/**
 * Services that a registry of handlers, or a dispatcher, names by their ids, as JMSSerializerBundle has it.
 *
 * @internal
 */
final readonly class NamedServices
{
    private ?ContainerInterface $container;

    /**
     * @param HandlerRegistryInterface|EventDispatcherInterface $owner who asks a container, if it is a lazy one
     */
    public function __construct(HandlerRegistryInterface|EventDispatcherInterface $owner)
    {
        $container = Setup::part($owner, 'container');
        $this->container = $container instanceof ContainerInterface ? $container : null;
    }

    /**
     * @param mixed $service an id, or the object itself
     *
     * @return ?object null where there is no such service, or it cannot be made now
     */
    public function object(mixed $service): ?object
    {
        if (\is_object($service) || !\is_string($service) || $this->container === null) {
            return \is_object($service) ? $service : null;
        }
        try {
            $made = $this->container->has($service) ? $this->container->get($service) : null;
        } catch (\Throwable) {
            // Who has it called will be told.
            return null;
        }

        return \is_object($made) ? $made : null;
    }
}
