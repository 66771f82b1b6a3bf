<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\ContextFactory\DefaultDeserializationContextFactory;
use JMS\Serializer\ContextFactory\DefaultSerializationContextFactory;
use JMS\Serializer\ContextFactory\DeserializationContextFactoryInterface;
use JMS\Serializer\ContextFactory\SerializationContextFactoryInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerInterface;
use Kiln\Dialect\Jms\Call\Document;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Call\Unencodable;
use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Error\UnusableDirectory;
use Kiln\Error\UnusableEngine;

/**
 * A serializer of jms/serializer whose work is done by generated code wherever that gives the same result; what cannot be
 * planned ahead, and what does not fit, is left to the original, which then has the last word.
 *
 *     $serializer = JmsSerializer::wrap($container->get('jms_serializer'));
 *
 * What code of the application throws comes out at once. Where the original makes a call again, it calls setters, handlers and
 * listeners again; docs/jms-differences.md says when.
 *
 * @api
 */
final readonly class JmsSerializer implements SerializerInterface, ArrayTransformerInterface
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
        private ?Writers $writers = null,
        private ?Readers $readers = null,
        private ?SerializationContextFactoryInterface $writeContexts = null,
        private ?DeserializationContextFactoryInterface $readContexts = null,
    ) {}

    /**
     * @param ?string $cacheDir where generated code is kept; see {@see \Kiln\Serializer::create()}
     * @param bool    $debug    whether a class, or a file of metadata, that has changed is noticed
     * @param ?Engine $engine   what runs the plans; the extension where it is loaded, unless it is named
     * @param bool    $compiled whether the index of code that `kiln compile` has made is trusted; see {@see \Kiln\Serializer::create()}
     *
     * @throws UnusableDirectory when someone else can write in the directory named
     * @throws UnusableEngine    when the native engine is asked for and cannot be used
     */
    public static function wrap(
        SerializerInterface&ArrayTransformerInterface $original,
        ?string $cacheDir = null,
        bool $debug = false,
        ?Engine $engine = null,
        bool $compiled = false,
    ): self {
        if ($original instanceof self) {
            return $original;
        }
        $setup = Setup::of($original);

        return $setup instanceof Setup ? self::over($setup, CodeLookup::in($cacheDir, $debug, $compiled), self::isNative($engine)) : new self($original);
    }

    /**
     * For a builder that was given nothing but settings: what it would build is needed only where code is not there yet.
     *
     * @param \Closure(): (SerializerInterface&ArrayTransformerInterface) $build
     * @param string                                                      $settings differs for builders that build something else
     *
     * @throws UnusableDirectory when someone else can write in the directory
     * @throws UnusableEngine    when the native engine is asked for and cannot be used
     *
     * @internal
     */
    public static function later(\Closure $build, string $settings, string $cacheDir, bool $debug, ?Engine $engine, bool $compiled): self
    {
        $code = CodeLookup::in($cacheDir, $debug, $compiled);
        $isNative = self::isNative($engine);
        $known = KnownParts::find($code, $settings, $compiled);
        if ($known !== null) {
            $parts = Parts::later($build, $known);
            $sets = new Sets($parts, $code);

            return new self($parts, new Writers($parts, $sets, new Encoding($known->writeOptions), $isNative), new Readers($parts, $sets, new Decoding(), $isNative));
        }
        $original = $build();
        $setup = Setup::of($original);
        if (!$setup instanceof Setup) {
            return new self($original);
        }
        if (is_writable($cacheDir) || !file_exists($cacheDir)) {
            KnownParts::note($code, $settings, $setup);
        }

        return self::over($setup, $code, $isNative);
    }

    private static function over(Setup $setup, CodeLookup $code, bool $isNative): self
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
     * As {@see Selections::of()}, which most requests need not load.
     */
    private static function selection(SerializationContext|DeserializationContext|null $context): ?Selection
    {
        return $context === null ? new Selection() : Selections::of($context);
    }

    private static function isNative(?Engine $engine): bool
    {
        // What most requests ask, without a look at the engines.
        return ($engine !== null || \extension_loaded('kiln')) && Extension::isChosen($engine);
    }

    /**
     * The serializer of jms/serializer.
     *
     * @internal
     */
    public function original(): SerializerInterface&ArrayTransformerInterface
    {
        return $this->original instanceof Parts ? $this->original->original() : $this->original;
    }

    /**
     * @param mixed $data
     */
    public function serialize($data, string $format, ?SerializationContext $context = null, ?string $type = null): string
    {
        $json = $format === 'json' ? $this->writers?->encoding->json() : null;
        if ($json === null) {
            return $this->original()->serialize($data, $format, $context, $type);
        }
        $context ??= $this->contextForWriting();
        $selection = self::selection($context);
        if ($selection === null) {
            return $this->original()->serialize($data, $format, $context, $type);
        }
        try {
            return $this->writers->encode($data, $type ?? self::initialType($context), $context, $selection, $json);
        } catch (GiveUp) {
            return $this->original()->serialize($data, $format, $context, $type);
        } catch (Unencodable $exception) {
            throw new RuntimeException(
                $exception->error === JSON_ERROR_UTF8
                    ? 'Your data could not be encoded because it contains invalid UTF8 characters.'
                    : "An error occurred while encoding your data (error code {$exception->error}).",
            );
        }
    }

    /**
     * @return mixed
     */
    public function deserialize(string $data, string $type, string $format, ?DeserializationContext $context = null)
    {
        if ($format !== 'json' || $this->readers === null) {
            return $this->original()->deserialize($data, $type, $format, $context);
        }
        $context ??= $this->contextForReading();
        $selection = self::selection($context);
        if ($selection === null) {
            return $this->original()->deserialize($data, $type, $format, $context);
        }
        try {
            $read = $this->readers->decode($data, $type, $context, $selection);
        } catch (GiveUp) {
            return $this->original()->deserialize($data, $type, $format, $context);
        }
        $context?->close();

        return $read;
    }

    /**
     * @param mixed $data
     *
     * @return array<mixed>
     */
    public function toArray($data, ?SerializationContext $context = null, ?string $type = null): array
    {
        if ($this->writers === null) {
            return $this->original()->toArray($data, $context, $type);
        }
        $context ??= $this->contextForWriting();
        $selection = self::selection($context);
        if ($selection === null) {
            return $this->original()->toArray($data, $context, $type);
        }
        try {
            $written = Document::plain($this->writers->write($data, $type ?? self::initialType($context), $context, $selection));
        } catch (GiveUp) {
            return $this->original()->toArray($data, $context, $type);
        }

        return \is_array($written) ? $written : throw new RuntimeException(\sprintf(
            'The input data of type "%s" did not convert to an array, but got a result of type "%s".',
            \is_object($data) ? $data::class : \gettype($data),
            \is_object($written) ? $written::class : \gettype($written),
        ));
    }

    /**
     * @param array<mixed> $data
     *
     * @return mixed
     */
    public function fromArray(array $data, string $type, ?DeserializationContext $context = null)
    {
        if ($this->readers === null) {
            return $this->original()->fromArray($data, $type, $context);
        }
        $context ??= $this->contextForReading();
        $selection = self::selection($context);
        if ($selection === null) {
            return $this->original()->fromArray($data, $type, $context);
        }
        try {
            return $this->readers->read($data, $type, $context, $selection);
        } catch (GiveUp) {
            return $this->original()->fromArray($data, $type, $context);
        }
    }

    /**
     * @return ?DeserializationContext null for one that selects nothing and that nobody sees
     */
    private function contextForReading(): ?DeserializationContext
    {
        return $this->readContexts?->createDeserializationContext();
    }

    /**
     * @return ?SerializationContext null for one that selects nothing and that nobody sees
     */
    private function contextForWriting(): ?SerializationContext
    {
        return $this->writeContexts?->createSerializationContext();
    }

    private static function initialType(?SerializationContext $context): ?string
    {
        $type = $context !== null && $context->hasAttribute('initial_type') ? $context->getAttribute('initial_type') : null;

        return \is_string($type) ? $type : null;
    }
}
