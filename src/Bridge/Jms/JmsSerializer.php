<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerInterface;
use Kiln\Dialect\Jms\Call\Document;
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
final class JmsSerializer implements SerializerInterface, ArrayTransformerInterface
{
    private function __construct(private ShortWay|Whole $way) {}

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

        return new self($setup instanceof Setup ? Whole::over($setup, CodeLookup::in($cacheDir, $debug, $compiled), self::isNative($engine)) : Whole::original($original));
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
        $known = KnownParts::find($code, $settings);
        if ($known !== null) {
            return new self(new ShortWay($code, $known, $isNative, static fn(): Whole => Whole::later($build, $known, $code, $isNative, $settings)));
        }
        $original = $build();
        $setup = Setup::of($original);
        if (!$setup instanceof Setup) {
            return new self(Whole::original($original));
        }
        $whole = Whole::over($setup, $code, $isNative, $settings);
        if (\is_writable($cacheDir) || !\file_exists($cacheDir)) {
            $whole->note();
        }

        return new self($whole);
    }

    /**
     * @internal
     */
    public function whole(): Whole
    {
        return $this->way instanceof ShortWay ? $this->way->whole() : $this->way;
    }

    /**
     * Gives up what was noted, and is noted no more: the builder that has made it is about to change what it is made of.
     *
     * @param (SerializerInterface&ArrayTransformerInterface)|null $original null for the one it has
     *
     * @internal
     */
    public function settle((SerializerInterface&ArrayTransformerInterface)|null $original): void
    {
        $whole = $this->whole();
        $this->way = $whole->around($original ?? $whole->serializer(), false);
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
        return $this->whole()->serializer();
    }

    /**
     * @param mixed $data
     */
    public function serialize($data, string $format, ?SerializationContext $context = null, ?string $type = null): string
    {
        $failure = null;
        if ($context === null && $type === null && $format === 'json' && $this->way instanceof ShortWay && \is_object($data)) {
            $failure = $this->way->encode($data);
            if (\is_string($failure)) {
                return $failure;
            }
        }
        if ($format === 'xml') {
            return $this->serializeXml($data, $context, $type);
        }
        $writers = $this->whole()->writers;
        $json = $format === 'json' ? $writers?->encoding->json() : null;
        if ($writers === null || $json === null) {
            return $this->original()->serialize($data, $format, $context, $type);
        }
        $context ??= $this->contextForWriting();
        $selection = self::selection($context);
        if ($selection === null) {
            return $this->original()->serialize($data, $format, $context, $type);
        }
        try {
            return $writers->encode($data, $type ?? self::initialType($context), $context, $selection, $json, $failure);
        } catch (GiveUp) {
            return $this->original()->serialize($data, $format, $context, $type);
        } catch (Unencodable $exception) {
            throw new RuntimeException(
                $exception->error === \JSON_ERROR_UTF8
                    ? 'Your data could not be encoded because it contains invalid UTF8 characters.'
                    : "An error occurred while encoding your data (error code {$exception->error}).",
            );
        }
    }

    private function serializeXml(mixed $data, ?SerializationContext $context, ?string $type): string
    {
        $writers = $this->whole()->xml?->writers();
        $options = $writers?->encoding->options();
        if ($writers === null || $options === null) {
            return $this->original()->serialize($data, 'xml', $context, $type);
        }
        $context ??= $this->contextForWriting();
        $selection = self::selection($context);
        if ($selection === null) {
            return $this->original()->serialize($data, 'xml', $context, $type);
        }
        try {
            return $writers->encode($data, $type ?? self::initialType($context), $context, $selection, $options);
        } catch (GiveUp) {
            return $this->original()->serialize($data, 'xml', $context, $type);
        }
    }

    /**
     * @return mixed
     */
    public function deserialize(string $data, string $type, string $format, ?DeserializationContext $context = null)
    {
        $failure = null;
        if ($context === null && $format === 'json' && $this->way instanceof ShortWay) {
            $failure = $this->way->decode($data, $type);
            if (\is_array($failure)) {
                return $failure[0];
            }
        }
        $readers = $format === 'xml' ? $this->whole()->xml?->readers() : $this->whole()->readers;
        if (($format !== 'json' && $format !== 'xml') || $readers === null) {
            return $this->original()->deserialize($data, $type, $format, $context);
        }
        $context ??= $this->contextForReading();
        $selection = self::selection($context);
        if ($selection === null) {
            return $this->original()->deserialize($data, $type, $format, $context);
        }
        try {
            $read = $readers instanceof XmlReaders ? $readers->decode($data, $type, $context, $selection) : $readers->decode($data, $type, $context, $selection, $failure);
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
        $writers = $this->whole()->writers;
        if ($writers === null) {
            return $this->original()->toArray($data, $context, $type);
        }
        $context ??= $this->contextForWriting();
        $selection = self::selection($context);
        if ($selection === null) {
            return $this->original()->toArray($data, $context, $type);
        }
        try {
            $written = Document::plain($writers->write($data, $type ?? self::initialType($context), $context, $selection));
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
        $readers = $this->whole()->readers;
        if ($readers === null) {
            return $this->original()->fromArray($data, $type, $context);
        }
        $context ??= $this->contextForReading();
        $selection = self::selection($context);
        if ($selection === null) {
            return $this->original()->fromArray($data, $type, $context);
        }
        try {
            return $readers->read($data, $type, $context, $selection);
        } catch (GiveUp) {
            return $this->original()->fromArray($data, $type, $context);
        }
    }

    /**
     * @return ?DeserializationContext null for one that selects nothing and that nobody sees
     */
    private function contextForReading(): ?DeserializationContext
    {
        return $this->whole()->readContexts?->createDeserializationContext();
    }

    /**
     * @return ?SerializationContext null for one that selects nothing and that nobody sees
     */
    private function contextForWriting(): ?SerializationContext
    {
        return $this->whole()->writeContexts?->createSerializationContext();
    }

    private static function initialType(?SerializationContext $context): ?string
    {
        $type = $context !== null && $context->hasAttribute('initial_type') ? $context->getAttribute('initial_type') : null;

        return \is_string($type) ? $type : null;
    }
}
