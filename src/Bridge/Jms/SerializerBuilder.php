<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Doctrine\Common\Annotations\Reader;
use JMS\Serializer\Accessor\AccessorStrategyInterface;
use JMS\Serializer\Builder\DriverFactoryInterface;
use JMS\Serializer\Construction\ObjectConstructorInterface;
use JMS\Serializer\ContextFactory\DeserializationContextFactoryInterface;
use JMS\Serializer\ContextFactory\SerializationContextFactoryInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\Exception\InvalidArgumentException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\Expression\ExpressionEvaluatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Naming\PropertyNamingStrategyInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\Serializer;
use JMS\Serializer\SerializerBuilder as Original;
use JMS\Serializer\Type\ParserInterface;
use JMS\Serializer\Visitor\Factory\DeserializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\SerializationVisitorFactory;
use Kiln\Engine;
use Kiln\Error\UnusableDirectory;
use Kiln\Error\UnusableEngine;
use Metadata\Cache\CacheInterface;

/**
 * Takes the place of {@see \JMS\Serializer\SerializerBuilder}: the same methods with the same effects, and what it builds gives
 * the same results, by generated code.
 *
 *     -use JMS\Serializer\SerializerBuilder;
 *     +use Kiln\Bridge\Jms\SerializerBuilder;
 *
 *     $serializer = SerializerBuilder::create()->setCacheDir($dir)->build();
 *
 * Generated code is kept in `kiln` below the directory of {@see setCacheDir()}; without one, or where others can write in it,
 * where {@see \Kiln\Serializer::create()} keeps it.
 *
 * @api
 */
final class SerializerBuilder
{
    /** Nothing but settings so far; null as soon as it was given something that lives. */
    private ?string $settings = '';

    /** @var list<\Closure(Original): mixed> what the settings are made of */
    private array $steps = [];

    private ?Original $original = null;

    private ?string $cacheDir = null;

    private bool $debug = false;

    private bool $hasMetadataCache = false;

    /** @var ?\WeakMap<JmsSerializer, bool> built since the last change, and whether by the original of this builder */
    private ?\WeakMap $built = null;

    public function __construct(private readonly ?HandlerRegistryInterface $handlerRegistry = null, private readonly ?EventDispatcherInterface $eventDispatcher = null)
    {
        if ($handlerRegistry !== null || $eventDispatcher !== null) {
            $this->settings = null;
        }
    }

    public static function create(?HandlerRegistryInterface $handlerRegistry = null, ?EventDispatcherInterface $eventDispatcher = null): self
    {
        return new self($handlerRegistry, $eventDispatcher);
    }

    public function setAccessorStrategy(AccessorStrategyInterface $accessorStrategy): self
    {
        $this->handed()->setAccessorStrategy($accessorStrategy);

        return $this;
    }

    public function setExpressionEvaluator(ExpressionEvaluatorInterface $expressionEvaluator): self
    {
        $this->handed()->setExpressionEvaluator($expressionEvaluator);

        return $this;
    }

    public function setTypeParser(ParserInterface $parser): self
    {
        $this->handed()->setTypeParser($parser);

        return $this;
    }

    public function setAnnotationReader(Reader $reader): self
    {
        $this->handed()->setAnnotationReader($reader);

        return $this;
    }

    /**
     * Whether a class, or a file of metadata, that has changed is noticed.
     */
    public function setDebug(bool $bool): self
    {
        $this->debug = $bool;

        return $this->set(static fn(Original $original) => $original->setDebug($bool), 'setDebug', $bool);
    }

    /**
     * @throws InvalidArgumentException when it cannot be written to
     * @throws RuntimeException         when it cannot be made
     */
    public function setCacheDir(string $dir): self
    {
        $this->settle();
        if ($this->original === null && \is_dir($dir) && \is_writable($dir)) {
            $this->steps[] = static fn(Original $original) => $original->setCacheDir($dir);
        } else {
            $this->original()->setCacheDir($dir);
        }
        $this->cacheDir = $dir;

        return $this;
    }

    public function addDefaultHandlers(): self
    {
        return $this->set(static fn(Original $original) => $original->addDefaultHandlers(), 'addDefaultHandlers');
    }

    /**
     * @param \Closure(HandlerRegistryInterface): mixed $closure
     */
    public function configureHandlers(\Closure $closure): self
    {
        $this->handed()->configureHandlers($closure);

        return $this;
    }

    public function addDefaultListeners(): self
    {
        return $this->set(static fn(Original $original) => $original->addDefaultListeners(), 'addDefaultListeners');
    }

    /**
     * @param \Closure(EventDispatcherInterface): mixed $closure
     */
    public function configureListeners(\Closure $closure): self
    {
        $this->handed()->configureListeners($closure);

        return $this;
    }

    public function setObjectConstructor(ObjectConstructorInterface $constructor): self
    {
        $this->handed()->setObjectConstructor($constructor);

        return $this;
    }

    public function setPropertyNamingStrategy(PropertyNamingStrategyInterface $propertyNamingStrategy): self
    {
        $naming = self::describe($propertyNamingStrategy);
        if ($naming === null) {
            $this->handed()->setPropertyNamingStrategy($propertyNamingStrategy);

            return $this;
        }

        return $this->set(static fn(Original $original) => $original->setPropertyNamingStrategy($propertyNamingStrategy), 'setPropertyNamingStrategy', $naming);
    }

    public function setSerializationVisitor(string $format, SerializationVisitorFactory $visitor): self
    {
        $this->handed()->setSerializationVisitor($format, $visitor);

        return $this;
    }

    public function setDeserializationVisitor(string $format, DeserializationVisitorFactory $visitor): self
    {
        $this->handed()->setDeserializationVisitor($format, $visitor);

        return $this;
    }

    public function addDefaultSerializationVisitors(): self
    {
        return $this->set(static fn(Original $original) => $original->addDefaultSerializationVisitors(), 'addDefaultSerializationVisitors');
    }

    public function addDefaultDeserializationVisitors(): self
    {
        return $this->set(static fn(Original $original) => $original->addDefaultDeserializationVisitors(), 'addDefaultDeserializationVisitors');
    }

    public function includeInterfaceMetadata(bool $include): self
    {
        return $this->set(static fn(Original $original) => $original->includeInterfaceMetadata($include), 'includeInterfaceMetadata', $include);
    }

    /**
     * @param array<string, string> $namespacePrefixToDirMap
     *
     * @throws InvalidArgumentException when a directory does not exist
     */
    public function setMetadataDirs(array $namespacePrefixToDirMap): self
    {
        $this->handed()->setMetadataDirs($namespacePrefixToDirMap);

        return $this;
    }

    /**
     * @throws InvalidArgumentException when the directory does not exist, or the prefix has one already
     */
    public function addMetadataDir(string $dir, string $namespacePrefix = ''): self
    {
        $this->handed()->addMetadataDir($dir, $namespacePrefix);

        return $this;
    }

    /**
     * @param array<string, string> $namespacePrefixToDirMap
     *
     * @throws InvalidArgumentException when a directory does not exist, or a prefix has one already
     */
    public function addMetadataDirs(array $namespacePrefixToDirMap): self
    {
        $this->handed()->addMetadataDirs($namespacePrefixToDirMap);

        return $this;
    }

    /**
     * @throws InvalidArgumentException when the directory does not exist, or the prefix has none yet
     */
    public function replaceMetadataDir(string $dir, string $namespacePrefix = ''): self
    {
        $this->handed()->replaceMetadataDir($dir, $namespacePrefix);

        return $this;
    }

    public function setMetadataDriverFactory(DriverFactoryInterface $driverFactory): self
    {
        $this->handed()->setMetadataDriverFactory($driverFactory);

        return $this;
    }

    /**
     * @param SerializationContextFactoryInterface|callable(): SerializationContext $serializationContextFactory
     *
     * @throws InvalidArgumentException when it is neither
     */
    public function setSerializationContextFactory($serializationContextFactory): self
    {
        $this->handed()->setSerializationContextFactory($serializationContextFactory);

        return $this;
    }

    /**
     * @param DeserializationContextFactoryInterface|callable(): DeserializationContext $deserializationContextFactory
     *
     * @throws InvalidArgumentException when it is neither
     */
    public function setDeserializationContextFactory($deserializationContextFactory): self
    {
        $this->handed()->setDeserializationContextFactory($deserializationContextFactory);

        return $this;
    }

    public function enableEnumSupport(bool $enableEnumSupport = true): self
    {
        return $this->set(static fn(Original $original) => $original->enableEnumSupport($enableEnumSupport), 'enableEnumSupport', $enableEnumSupport);
    }

    public function setMetadataCache(CacheInterface $cache): self
    {
        $this->hasMetadataCache = true;

        // Where metadata is kept makes no difference to it.
        return $this->set(static fn(Original $original) => $original->setMetadataCache($cache), 'setMetadataCache');
    }

    public function setDocBlockTypeResolver(bool $docBlockTypeResolver): self
    {
        return $this->set(static fn(Original $original) => $original->setDocBlockTypeResolver($docBlockTypeResolver), 'setDocBlockTypeResolver', $docBlockTypeResolver);
    }

    /**
     * @param ?Engine $engine   what runs the plans; the extension where it is loaded, unless it is named
     * @param bool    $compiled whether the index of code that `kiln compile` has made in the directory is trusted
     *
     * @throws UnusableEngine            when the native engine is asked for, here or in php.ini, and cannot be used
     * @throws \InvalidArgumentException when an index is to be trusted and no directory was named
     */
    public function build(?Engine $engine = null, bool $compiled = false): JmsSerializer
    {
        $this->built ??= new \WeakMap();
        $directory = $this->cacheDir === null ? null : "{$this->cacheDir}/kiln";
        try {
            if ($directory !== null && $this->settings !== null) {
                // The original makes the directory of its metadata.
                $canWait = $this->original === null && ($compiled || $this->hasMetadataCache || \is_writable("{$this->cacheDir}/metadata"));
                $original = $canWait ? null : $this->original()->build();
                $steps = $this->steps;

                $serializer = JmsSerializer::later(static fn(): Serializer => $original ?? self::originalWith($steps, null, null)->build(), $this->settings, $directory, $this->debug, $engine, $compiled && !$this->debug);
                $this->built[$serializer] = $original !== null;

                return $serializer;
            }
            $original = $this->original()->build();

            return JmsSerializer::wrap($original, $directory, $this->debug, $engine, $compiled);
        } catch (UnusableDirectory) {
            // Others can write there, which is no reason for jms/serializer not to work.
            return JmsSerializer::wrap($original ?? $this->original()->build(), null, $this->debug, $engine);
        }
    }

    /**
     * @param \Closure(Original): mixed $step
     */
    private function set(\Closure $step, string $method, bool|string $setting = ''): self
    {
        $this->settle();
        if ($this->original !== null) {
            $step($this->original);
        }
        $this->steps[] = $step;
        if ($this->settings !== null) {
            $this->settings .= "{$method}({$setting}) ";
        }

        return $this;
    }

    /**
     * Names a strategy of jms/serializer with what is in it; null for one of the application's own.
     */
    private static function describe(object $part): ?string
    {
        if (!\str_starts_with($part::class, 'JMS\\Serializer\\Naming\\')) {
            return null;
        }
        $members = '';
        foreach ((array) $part as $member) {
            $described = \is_object($member) ? self::describe($member) : ($member === null || \is_scalar($member) ? \var_export($member, true) : null);
            if ($described === null) {
                return null;
            }
            $members .= "{$described}, ";
        }

        return $part::class . "({$members})";
    }

    /**
     * For what is no mere setting.
     */
    private function handed(): Original
    {
        $this->settle();
        $this->settings = null;

        return $this->original();
    }

    /**
     * Before a change: what was built shares its registries with the original builder, which keeps some settings for good once it has
     * built. So it builds now what could wait, and from now on it is asked, since the settings no longer tell what it builds.
     */
    private function settle(): void
    {
        if ($this->built === null) {
            return;
        }
        // It must have built even where nobody holds the result any more.
        $original = $this->original === null ? $this->original()->build() : null;
        foreach ($this->built as $serializer => $isOurs) {
            $serializer->settle($isOurs ? null : $original ??= $this->original()->build());
        }
        $this->built = null;
        $this->settings = null;
    }

    private function original(): Original
    {
        return $this->original ??= self::originalWith($this->steps, $this->handlerRegistry, $this->eventDispatcher);
    }

    /**
     * @param list<\Closure(Original): mixed> $steps
     */
    private static function originalWith(array $steps, ?HandlerRegistryInterface $handlers, ?EventDispatcherInterface $events): Original
    {
        $original = new Original($handlers, $events);
        foreach ($steps as $step) {
            $step($original);
        }

        return $original;
    }
}
