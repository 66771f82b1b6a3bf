<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Exception\SkipHandlerException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;

/**
 * Handlers as users write them; each notes what it is called with.
 */
final readonly class Handlers
{
    private function __construct(private string $behaviour) {}

    public static function register(HandlerRegistryInterface $registry, string $direction, string $type, string $behaviour): void
    {
        $handler = new self($behaviour);
        if ($direction === 'write') {
            // Users give one form of callable or the other.
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, $type, 'json', \strlen($behaviour) % 2 === 0 ? [$handler, 'write'] : $handler->write(...));
        } else {
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, $type, 'json', \strlen($behaviour) % 2 === 0 ? [$handler, 'read'] : $handler->read(...));
        }
    }

    /**
     * @param array<mixed> $type
     */
    public function write(SerializationVisitorInterface $visitor, mixed $data, array $type, SerializationContext $context): mixed
    {
        Journal::note("handler {$this->behaviour} " . json_encode($type, JSON_PARTIAL_OUTPUT_ON_ERROR) . ' ' . get_debug_type($data)
            . " at {$context->getDepth()} {$context->getPath()} " . Journal::path($context) . " {$context->getVisitingSet()->count()}");
        $kind = get_debug_type($data);

        return match ($this->behaviour) {
            'visitor' => $visitor->visitString("handled {$kind}", ['name' => 'string', 'params' => []]),
            'navigator' => $context->getNavigator()->accept(['kind' => $kind, 'none' => null, 'list' => [1.0]], ['name' => 'array', 'params' => []]),
            'array' => $visitor->visitArray([3, null, 'x'], ['name' => 'array', 'params' => [['name' => 'string', 'params' => []]]]),
            'null' => null,
            'skip' => throw new SkipHandlerException(),
            'skipSometimes' => $context->getDepth() > 1 ? throw new SkipHandlerException() : $visitor->visitInteger(1, ['name' => 'int', 'params' => []]),
            'refuse' => throw new NotAcceptableException(),
            'throw' => throw new \DomainException("cannot write {$kind}"),
            'self' => $type['params'] === ['inner'] ? 'inner' : $context->getNavigator()->accept($data, ['name' => 'Tag', 'params' => ['inner']]),
            default => ['plain' => 1.0, 'kind' => $kind],
        };
    }

    /**
     * @param array<mixed> $type
     */
    public function read(DeserializationVisitorInterface $visitor, mixed $data, array $type, DeserializationContext $context): mixed
    {
        $kind = get_debug_type($data);
        Journal::note("handler {$this->behaviour} " . json_encode($type, JSON_PARTIAL_OUTPUT_ON_ERROR) . " {$kind} at {$context->getDepth()} " . Journal::path($context));
        $name = \is_string($type['name'] ?? null) ? $type['name'] : '';

        return match ($this->behaviour) {
            'value' => class_exists($name) && !enum_exists($name) && !(new \ReflectionClass($name))->isAbstract() && !(new \ReflectionClass($name))->isInternal() ? (new \ReflectionClass($name))->newInstanceWithoutConstructor() : "read {$kind}",
            'navigator' => $context->getNavigator()->accept(\is_array($data) ? $data : [$data], ['name' => 'array', 'params' => [['name' => 'string', 'params' => []]]]),
            'null' => null,
            'skip' => throw new SkipHandlerException(),
            'skipSometimes' => $context->getDepth() > 1 ? throw new SkipHandlerException() : 'not skipped',
            'refuse' => throw new NotAcceptableException(),
            default => throw new \DomainException("cannot read {$kind}"),
        };
    }
}
