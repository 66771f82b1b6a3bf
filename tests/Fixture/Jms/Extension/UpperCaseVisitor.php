<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\JsonSerializationVisitor;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\Visitor\Factory\SerializationVisitorFactory;
use JMS\Serializer\Visitor\SerializationVisitorInterface;

/**
 * A visitor of the user around that for JSON; a factory of itself as well.
 */
final class UpperCaseVisitor implements SerializationVisitorInterface, SerializationVisitorFactory
{
    private JsonSerializationVisitor $inner;

    public function getVisitor(): SerializationVisitorInterface
    {
        $visitor = new self();
        $visitor->inner = new JsonSerializationVisitor();

        return $visitor;
    }

    public function visitNull($data, array $type)
    {
        return 'NULL';
    }

    public function visitString(string $data, array $type)
    {
        return strtoupper($data);
    }

    public function visitBoolean(bool $data, array $type)
    {
        return $data ? 'YES' : 'NO';
    }

    public function visitDouble(float $data, array $type)
    {
        return $this->inner->visitDouble($data, $type);
    }

    public function visitInteger(int $data, array $type)
    {
        return $data + 1000;
    }

    public function visitArray(array $data, array $type)
    {
        return $this->inner->visitArray($data, $type);
    }

    public function startVisitingObject(ClassMetadata $metadata, object $data, array $type): void
    {
        $this->inner->startVisitingObject($metadata, $data, $type);
    }

    public function visitProperty(PropertyMetadata $metadata, $data): void
    {
        $this->inner->visitProperty($metadata, $data);
    }

    public function endVisitingObject(ClassMetadata $metadata, object $data, array $type)
    {
        return $this->inner->endVisitingObject($metadata, $data, $type);
    }

    public function prepare($data)
    {
        return $data;
    }

    public function setNavigator(GraphNavigatorInterface $navigator): void
    {
        $this->inner->setNavigator($navigator);
    }

    public function getResult($data)
    {
        return 'visited: ' . $this->inner->getResult($data);
    }
}
