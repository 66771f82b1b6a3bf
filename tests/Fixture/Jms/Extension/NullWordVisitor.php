<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\JsonDeserializationVisitor;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\NullAwareVisitorInterface;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\Factory\DeserializationVisitorFactory;

/**
 * A visitor of the user for which the text "nil" is null; a factory of itself as well.
 */
final class NullWordVisitor implements DeserializationVisitorInterface, NullAwareVisitorInterface, DeserializationVisitorFactory
{
    private JsonDeserializationVisitor $inner;

    public function getVisitor(): DeserializationVisitorInterface
    {
        $visitor = new self();
        $visitor->inner = new JsonDeserializationVisitor();

        return $visitor;
    }

    public function isNull($value): bool
    {
        return $value === 'nil';
    }

    public function visitNull($data, array $type)
    {
        return null;
    }

    public function visitString($data, array $type): ?string
    {
        return $this->inner->visitString($data, $type) . '.';
    }

    public function visitBoolean($data, array $type): ?bool
    {
        return $this->inner->visitBoolean($data, $type);
    }

    public function visitDouble($data, array $type): ?float
    {
        return $this->inner->visitDouble($data, $type);
    }

    public function visitInteger($data, array $type): ?int
    {
        return $this->inner->visitInteger($data, $type);
    }

    public function visitDiscriminatorMapProperty($data, ClassMetadata $metadata): string
    {
        return $this->inner->visitDiscriminatorMapProperty($data, $metadata);
    }

    public function visitArray($data, array $type): array
    {
        return $this->inner->visitArray($data, $type);
    }

    public function startVisitingObject(ClassMetadata $metadata, object $data, array $type): void
    {
        $this->inner->startVisitingObject($metadata, $data, $type);
    }

    public function visitProperty(PropertyMetadata $metadata, $data)
    {
        return $this->inner->visitProperty($metadata, $data);
    }

    public function endVisitingObject(ClassMetadata $metadata, $data, array $type): object
    {
        return $this->inner->endVisitingObject($metadata, $data, $type);
    }

    public function getCurrentObject(): ?object
    {
        return $this->inner->getCurrentObject();
    }

    public function prepare($data)
    {
        return $this->inner->prepare($data);
    }

    public function setNavigator(GraphNavigatorInterface $navigator): void
    {
        $this->inner->setNavigator($navigator);
    }

    public function getResult($data)
    {
        return $this->inner->getResult($data);
    }
}
