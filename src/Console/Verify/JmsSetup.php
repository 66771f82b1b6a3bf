<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\Metadata\JmsFacts;
use Kiln\Bridge\Jms\Setup;
use Kiln\Console\Configuration;
use Kiln\Console\Failure;
use Kiln\Dialect\Jms\Metadata\Facts;

/**
 * The serializer that Kiln is measured by, Kiln in its place, and what both know of classes.
 *
 * @internal
 */
final readonly class JmsSetup
{
    /**
     * @param ?string $idleness why Kiln leaves every call to jms/serializer, so that nothing can be proven; null when it does not
     */
    private function __construct(
        public SerializerInterface&ArrayTransformerInterface $jms,
        public SerializerInterface&ArrayTransformerInterface $kiln,
        public Facts $facts,
        public ?string $idleness,
    ) {}

    /**
     * @throws Failure when jms/serializer is not installed, or cannot be asked about classes
     */
    public static function of(Configuration $configuration): self
    {
        if (!\interface_exists(SerializerInterface::class)) {
            throw Failure::finding('no_jms', 'Kiln is compared with jms/serializer, which is not installed: composer require --dev jms/serializer');
        }
        $given = $configuration->jms ?? SerializerBuilder::create()->build();
        $jms = $given instanceof JmsSerializer ? $given->original() : $given;
        $kiln = $given instanceof JmsSerializer ? $given : JmsSerializer::wrap($jms);

        $setup = Setup::of($jms);

        return new self($jms, $kiln, self::facts($jms), \is_string($setup) ? $setup : null);
    }

    /**
     * A context knows the metadata once it was used, whatever serializer used it.
     */
    private static function facts(SerializerInterface&ArrayTransformerInterface $jms): Facts
    {
        $context = SerializationContext::create();
        try {
            $jms->toArray([], $context);

            return new JmsFacts($context->getMetadataFactory());
        } catch (\Throwable $error) {
            throw Failure::usage('The serializer of the configuration cannot be used: ' . $error::class . ": {$error->getMessage()}");
        }
    }
}
