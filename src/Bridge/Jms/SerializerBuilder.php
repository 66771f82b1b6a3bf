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
    private readonly Original $original;

    private ?string $cacheDir = null;

    private bool $debug = false;

    public function __construct(?HandlerRegistryInterface $handlerRegistry = null, ?EventDispatcherInterface $eventDispatcher = null)
    {
        $this->original = new Original($handlerRegistry, $eventDispatcher);
    }

    public static function create(?HandlerRegistryInterface $handlerRegistry = null, ?EventDispatcherInterface $eventDispatcher = null): self
    {
        return new self($handlerRegistry, $eventDispatcher);
    }

    public function setAccessorStrategy(AccessorStrategyInterface $accessorStrategy): self
    {
        $this->original->setAccessorStrategy($accessorStrategy);

        return $this;
    }

    public function setExpressionEvaluator(ExpressionEvaluatorInterface $expressionEvaluator): self
    {
        $this->original->setExpressionEvaluator($expressionEvaluator);

        return $this;
    }

    public function setTypeParser(ParserInterface $parser): self
    {
        $this->original->setTypeParser($parser);

        return $this;
    }

    public function setAnnotationReader(Reader $reader): self
    {
        $this->original->setAnnotationReader($reader);

        return $this;
    }

    /**
     * Whether a class, or a file of metadata, that has changed is noticed.
     */
    public function setDebug(bool $bool): self
    {
        $this->original->setDebug($bool);
        $this->debug = $bool;

        return $this;
    }

    /**
     * @throws InvalidArgumentException when it cannot be written to
     * @throws RuntimeException         when it cannot be made
     */
    public function setCacheDir(string $dir): self
    {
        $this->original->setCacheDir($dir);
        $this->cacheDir = $dir;

        return $this;
    }

    public function addDefaultHandlers(): self
    {
        $this->original->addDefaultHandlers();

        return $this;
    }

    /**
     * @param \Closure(HandlerRegistryInterface): mixed $closure
     */
    public function configureHandlers(\Closure $closure): self
    {
        $this->original->configureHandlers($closure);

        return $this;
    }

    public function addDefaultListeners(): self
    {
        $this->original->addDefaultListeners();

        return $this;
    }

    /**
     * @param \Closure(EventDispatcherInterface): mixed $closure
     */
    public function configureListeners(\Closure $closure): self
    {
        $this->original->configureListeners($closure);

        return $this;
    }

    public function setObjectConstructor(ObjectConstructorInterface $constructor): self
    {
        $this->original->setObjectConstructor($constructor);

        return $this;
    }

    public function setPropertyNamingStrategy(PropertyNamingStrategyInterface $propertyNamingStrategy): self
    {
        $this->original->setPropertyNamingStrategy($propertyNamingStrategy);

        return $this;
    }

    public function setSerializationVisitor(string $format, SerializationVisitorFactory $visitor): self
    {
        $this->original->setSerializationVisitor($format, $visitor);

        return $this;
    }

    public function setDeserializationVisitor(string $format, DeserializationVisitorFactory $visitor): self
    {
        $this->original->setDeserializationVisitor($format, $visitor);

        return $this;
    }

    public function addDefaultSerializationVisitors(): self
    {
        $this->original->addDefaultSerializationVisitors();

        return $this;
    }

    public function addDefaultDeserializationVisitors(): self
    {
        $this->original->addDefaultDeserializationVisitors();

        return $this;
    }

    public function includeInterfaceMetadata(bool $include): self
    {
        $this->original->includeInterfaceMetadata($include);

        return $this;
    }

    /**
     * @param array<string, string> $namespacePrefixToDirMap
     *
     * @throws InvalidArgumentException when a directory does not exist
     */
    public function setMetadataDirs(array $namespacePrefixToDirMap): self
    {
        $this->original->setMetadataDirs($namespacePrefixToDirMap);

        return $this;
    }

    /**
     * @throws InvalidArgumentException when the directory does not exist, or the prefix has one already
     */
    public function addMetadataDir(string $dir, string $namespacePrefix = ''): self
    {
        $this->original->addMetadataDir($dir, $namespacePrefix);

        return $this;
    }

    /**
     * @param array<string, string> $namespacePrefixToDirMap
     *
     * @throws InvalidArgumentException when a directory does not exist, or a prefix has one already
     */
    public function addMetadataDirs(array $namespacePrefixToDirMap): self
    {
        $this->original->addMetadataDirs($namespacePrefixToDirMap);

        return $this;
    }

    /**
     * @throws InvalidArgumentException when the directory does not exist, or the prefix has none yet
     */
    public function replaceMetadataDir(string $dir, string $namespacePrefix = ''): self
    {
        $this->original->replaceMetadataDir($dir, $namespacePrefix);

        return $this;
    }

    public function setMetadataDriverFactory(DriverFactoryInterface $driverFactory): self
    {
        $this->original->setMetadataDriverFactory($driverFactory);

        return $this;
    }

    /**
     * @param SerializationContextFactoryInterface|callable(): SerializationContext $serializationContextFactory
     *
     * @throws InvalidArgumentException when it is neither
     */
    public function setSerializationContextFactory($serializationContextFactory): self
    {
        $this->original->setSerializationContextFactory($serializationContextFactory);

        return $this;
    }

    /**
     * @param DeserializationContextFactoryInterface|callable(): DeserializationContext $deserializationContextFactory
     *
     * @throws InvalidArgumentException when it is neither
     */
    public function setDeserializationContextFactory($deserializationContextFactory): self
    {
        $this->original->setDeserializationContextFactory($deserializationContextFactory);

        return $this;
    }

    public function enableEnumSupport(bool $enableEnumSupport = true): self
    {
        $this->original->enableEnumSupport($enableEnumSupport);

        return $this;
    }

    public function setMetadataCache(CacheInterface $cache): self
    {
        $this->original->setMetadataCache($cache);

        return $this;
    }

    public function setDocBlockTypeResolver(bool $docBlockTypeResolver): self
    {
        $this->original->setDocBlockTypeResolver($docBlockTypeResolver);

        return $this;
    }

    /**
     * @param Engine $engine what runs the plans; the extension where it is loaded, unless it is named
     *
     * @throws UnusableEngine when the native engine is asked for, here or in php.ini, and cannot be used
     */
    public function build(Engine $engine = Engine::Automatic): JmsSerializer
    {
        $original = $this->original->build();
        try {
            return JmsSerializer::wrap($original, $this->cacheDir === null ? null : $this->cacheDir . '/kiln', $this->debug, $engine);
        } catch (UnusableDirectory) {
            // Others can write there, which is no reason for jms/serializer not to work.
            return JmsSerializer::wrap($original, null, $this->debug, $engine);
        }
    }
}
