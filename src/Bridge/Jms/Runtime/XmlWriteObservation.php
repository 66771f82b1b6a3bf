<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Runtime;

use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\GiveUp;
use Kiln\Bridge\Jms\Parts;
use Kiln\Dialect\Jms\Run\ObjectAccess;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\XmlObservation;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;

/**
 * Keeps the context, visitor and navigator of one call in the state in which jms/serializer would have them where user code
 * looks, and has values written by jms/serializer that call it.
 *
 * @internal
 */
final class XmlWriteObservation implements XmlObservation
{
    private readonly CallMetadata $metadata;

    private readonly WriteWay $way;

    /**
     * @param ?SerializationContext $context not used before; null for one that nobody sees but user code
     */
    public function __construct(Parts $parts, ?SerializationContext $context)
    {
        $this->metadata = new CallMetadata($parts);
        $this->way = new WriteWay($parts, $context, $this->metadata, 'xml');
    }

    /**
     * See {@see WriteWay::finish()}.
     */
    public function finish(ObjectAccess $writing): void
    {
        $this->way->finish($writing);
    }

    public function includes(string $class, string $property, ObjectAccess $writing): bool
    {
        return $this->way->includes($class, $property, $writing);
    }

    public function ask(object $object, string $class, string $property, ObjectAccess $writing): mixed
    {
        return $this->way->ask($object, $class, $property, $writing);
    }

    public function delegate(mixed $value, ?array $type, Element $element, XmlWriting $writing): bool
    {
        throw new GiveUp('not yet');
    }
}
