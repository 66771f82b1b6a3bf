<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Construction\ObjectConstructorInterface;
use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;

final class RecordingConstructor implements ObjectConstructorInterface
{
    public function __construct(private readonly Recorder $recorder) {}

    public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, $data, array $type, DeserializationContext $context): ?object
    {
        $this->recorder->add($metadata->name, $data, $type, $context->getDepth(), $context->getCurrentPath(), \count($context->getMetadataStack()), $visitor->getCurrentObject() === null);

        return (new UnserializeObjectConstructor())->construct($visitor, $metadata, $data, $type, $context);
    }
}
