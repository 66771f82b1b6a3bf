<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Profiler;

use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Handler\SubscribingHandlerInterface;

/**
 * Stands for the class of this name of JMSSerializerBundle: around another registry, whose handlers are called by closures that take notes.
 */
final class TraceableHandlerRegistry implements HandlerRegistryInterface
{
    /** @var list<string> */
    public array $seen = [];

    public function __construct(private readonly HandlerRegistryInterface $registry) {}

    public function registerSubscribingHandler(SubscribingHandlerInterface $handler): void
    {
        $this->registry->registerSubscribingHandler($handler);
    }

    public function registerHandler(int $direction, string $typeName, string $format, $handler): void
    {
        $this->registry->registerHandler($direction, $typeName, $format, $handler);
    }

    public function getHandler(int $direction, string $typeName, string $format)
    {
        $handler = $this->registry->getHandler($direction, $typeName, $format);

        return !\is_callable($handler) ? null : function (mixed ...$arguments) use ($handler, $direction, $typeName, $format): mixed {
            try {
                return $handler(...$arguments);
            } finally {
                $this->seen[] = "handler {$direction} {$typeName} {$format}";
            }
        };
    }
}
