<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\ContextFactory\DefaultDeserializationContextFactory;
use JMS\Serializer\ContextFactory\DefaultSerializationContextFactory;
use JMS\Serializer\ContextFactory\DeserializationContextFactoryInterface;
use JMS\Serializer\ContextFactory\SerializationContextFactoryInterface;
use JMS\Serializer\SerializerInterface;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Engine\Php\Store\CodeLookup;

/**
 * All that calls of a serializer may need.
 *
 * @internal
 */
final readonly class Whole
{
    /**
     * @param Parts|(SerializerInterface&ArrayTransformerInterface) $original the last where it cannot be taken apart
     * @param ?Writers $writers null where the original must write
     * @param ?Readers $readers null where the original must read
     * @param ?SerializationContextFactoryInterface   $writeContexts null for that of jms/serializer
     * @param ?DeserializationContextFactoryInterface $readContexts  null likewise
     */
    private function __construct(
        private Parts|(SerializerInterface&ArrayTransformerInterface) $original,
        public ?Writers $writers = null,
        public ?Readers $readers = null,
        public ?SerializationContextFactoryInterface $writeContexts = null,
        public ?DeserializationContextFactoryInterface $readContexts = null,
    ) {}

    /**
     * Of one that leaves everything to the original.
     */
    public static function original(SerializerInterface&ArrayTransformerInterface $original): self
    {
        return new self($original);
    }

    public static function over(Setup $setup, CodeLookup $code, bool $isNative): self
    {
        $parts = Parts::of($setup);
        $sets = new Sets($parts, $code);

        return new self(
            $parts,
            $setup->writeVisitors === null ? null : new Writers($parts, $sets, new Encoding($setup->writeVisitors), $isNative),
            $setup->readVisitors === null ? null : new Readers($parts, $sets, new Decoding($setup->readVisitors), $isNative),
            $setup->writeContexts::class === DefaultSerializationContextFactory::class ? null : $setup->writeContexts,
            $setup->readContexts::class === DefaultDeserializationContextFactory::class ? null : $setup->readContexts,
        );
    }

    /**
     * @param \Closure(): (SerializerInterface&ArrayTransformerInterface) $build a serializer of which nothing but settings is not default
     */
    public static function later(\Closure $build, KnownParts $known, CodeLookup $code, bool $isNative): self
    {
        $parts = Parts::later($build, $known);
        $sets = new Sets($parts, $code);

        return new self($parts, new Writers($parts, $sets, new Encoding($known->writeOptions), $isNative), new Readers($parts, $sets, new Decoding(), $isNative));
    }

    /**
     * The serializer of jms/serializer.
     */
    public function serializer(): SerializerInterface&ArrayTransformerInterface
    {
        return $this->original instanceof Parts ? $this->original->original() : $this->original;
    }
}
