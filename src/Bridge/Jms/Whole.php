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
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\PrintedCode;

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
     * @param ?Sets                                   $sets          of both; null where all is left to the original
     * @param ?string                                 $settings      of a builder that was given nothing else
     * @param bool                                    $isNative      whether the extension runs programs
     */
    private function __construct(
        private Parts|(SerializerInterface&ArrayTransformerInterface) $original,
        public ?Writers $writers = null,
        public ?Readers $readers = null,
        public ?SerializationContextFactoryInterface $writeContexts = null,
        public ?DeserializationContextFactoryInterface $readContexts = null,
        private ?Sets $sets = null,
        public ?CodeLookup $code = null,
        private ?string $settings = null,
        public ?XmlCalls $xml = null,
        private bool $isNative = false,
    ) {}

    /**
     * Of one that leaves everything to the original.
     */
    public static function original(SerializerInterface&ArrayTransformerInterface $original): self
    {
        return new self($original);
    }

    /**
     * @param ?string $settings of a builder that was given nothing else
     */
    public static function over(Setup $setup, CodeLookup $code, bool $isNative, ?string $settings = null): self
    {
        $parts = Parts::of($setup);
        $sets = new Sets($parts, $code);

        return new self(
            $parts,
            $setup->writeVisitors === null ? null : new Writers($parts, $sets, new Encoding($setup->writeVisitors), $isNative),
            $setup->readVisitors === null ? null : new Readers($parts, $sets, new Decoding($setup->readVisitors), $isNative),
            $setup->writeContexts::class === DefaultSerializationContextFactory::class ? null : $setup->writeContexts,
            $setup->readContexts::class === DefaultDeserializationContextFactory::class ? null : $setup->readContexts,
            $sets,
            $code,
            $settings,
            new XmlCalls($parts, $code, $isNative),
            $isNative,
        );
    }

    /**
     * @param \Closure(): (SerializerInterface&ArrayTransformerInterface) $build a serializer of which nothing but settings is not default
     */
    public static function later(\Closure $build, KnownParts $known, CodeLookup $code, bool $isNative, string $settings): self
    {
        $parts = Parts::later($build, $known);
        $sets = new Sets($parts, $code);

        return new self(
            $parts,
            new Writers($parts, $sets, new Encoding($known->writeOptions), $isNative),
            new Readers($parts, $sets, new Decoding(), $isNative),
            sets: $sets,
            code: $code,
            settings: $settings,
            xml: new XmlCalls($parts, $code, $isNative),
            isNative: $isNative,
        );
    }

    /**
     * The same over a serializer that is there, whatever was noted.
     *
     * @param bool $mayBeNoted whether it is still made of nothing but the settings
     */
    public function around(SerializerInterface&ArrayTransformerInterface $original, bool $mayBeNoted): self
    {
        $setup = Setup::of($original);

        return $setup instanceof Setup && $this->code !== null
            ? self::over($setup, $this->code, $this->isNative, $mayBeNoted ? $this->settings : null)
            : self::original($original);
    }

    /**
     * The code by which objects of a class are written, or what is called a type where there is no class, as it is made now.
     *
     * @param ?class-string $class
     * @param bool          $natively whether the program is wanted, in place of generated code
     *
     * @throws \Throwable where it cannot be made
     *
     * @return ?PrintedCode null where the original writes
     */
    public function printWriter(?string $class, string $type, Selection $selection, bool $natively): ?PrintedCode
    {
        $set = $this->writers === null ? null : $this->sets?->writer($selection);

        return $class === null ? $set?->codeOfType($this->typeOf($type), $natively) : $set?->codeOf($class, $natively);
    }

    /**
     * The code by which a type is read, as it is made now.
     *
     * @param bool $natively whether the program is wanted, in place of generated code
     *
     * @throws \Throwable where it cannot be made
     *
     * @return ?PrintedCode null where the original reads
     */
    public function printReader(string $type, Selection $selection, bool $natively): ?PrintedCode
    {
        return $this->readers === null ? null : $this->sets?->reader($selection, $this->readers->decoding->isStrict)->codeOf($this->typeOf($type), $natively);
    }

    private function typeOf(string $text): TypeName
    {
        return $this->original instanceof Parts ? $this->original->types->of($text) : new TypeName($text);
    }

    /**
     * Notes with the code what later requests must know, where that can be noted.
     */
    public function note(): void
    {
        if ($this->settings !== null && $this->code !== null && $this->original instanceof Parts) {
            KnownParts::note($this->code, $this->settings, $this->original);
        }
    }

    /**
     * The serializer of jms/serializer.
     */
    public function serializer(): SerializerInterface&ArrayTransformerInterface
    {
        return $this->original instanceof Parts ? $this->original->original() : $this->original;
    }
}
