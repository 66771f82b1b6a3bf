<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Doctrine\Common\Annotations\AnnotationReader;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Naming\CamelCaseNamingStrategy;
use JMS\Serializer\Naming\IdenticalPropertyNamingStrategy;
use JMS\Serializer\Naming\SerializedNameAnnotationStrategy;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\JsonSerializationVisitorFactory;
use Kiln\Bridge\Jms\SerializerBuilder as KilnBuilder;
use Symfony\Component\Cache\Adapter\NullAdapter;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * Sets up a builder, of either library, by the steps of a model.
 */
final readonly class Assembly
{
    /**
     * @template T of JmsBuilder|KilnBuilder
     *
     * @param T      $builder   that has nothing yet, or what {@see Parts} holds
     * @param string $directory that exists, for this builder alone
     *
     * @return T
     */
    public static function of(Declared $declared, JmsBuilder|KilnBuilder $builder, Parts $parts, string $directory): JmsBuilder|KilnBuilder
    {
        $steps = $declared->model->steps;
        if (\in_array('enums', $steps, true)) {
            // Default handlers and listeners depend on it.
            $builder->enableEnumSupport();
        }
        if (preg_grep('/^(?:late )?handler |^dates |^bare handlers|^own registry/', $steps) !== []) {
            if (!\in_array('bare handlers', $steps, true)) {
                $builder->addDefaultHandlers();
            }
            $builder->configureHandlers(static function (HandlerRegistryInterface $handlers) use ($parts): void {
                $parts->handlers = $handlers;
            });
        }
        if (preg_grep('/^(?:late )?listener |^bare listeners|^own registry/', $steps) !== []) {
            if (!\in_array('bare listeners', $steps, true)) {
                $builder->addDefaultListeners();
            }
            $builder->configureListeners(static function (EventDispatcherInterface $events) use ($parts): void {
                $parts->events = $events;
            });
        }
        foreach ($steps as $step) {
            [$name, $argument] = explode(' ', "{$step} ", 2);
            self::step($parts, $builder, $directory, $name, trim($argument));
        }

        return $builder;
    }

    private static function step(Parts $parts, JmsBuilder|KilnBuilder $builder, string $directory, string $name, string $argument): void
    {
        match ($name) {
            'naming' => $builder->setPropertyNamingStrategy(match ($argument) {
                'identical' => new SerializedNameAnnotationStrategy(new IdenticalPropertyNamingStrategy()),
                'plain identical' => new IdenticalPropertyNamingStrategy(),
                'camel -' => new SerializedNameAnnotationStrategy(new CamelCaseNamingStrategy('-')),
                'camel upper' => new SerializedNameAnnotationStrategy(new CamelCaseNamingStrategy('_', false)),
                'plain camel' => new CamelCaseNamingStrategy(),
                'annotated own' => new SerializedNameAnnotationStrategy(new PrefixNaming()),
                default => new PrefixNaming(),
            }),
            'docblocks' => $builder->setDocBlockTypeResolver(true),
            'evaluator' => $builder->setExpressionEvaluator($argument === 'plain' ? new PlainEvaluator() : new ExpressionEvaluator(new ExpressionLanguage(new NullAdapter()))),
            'strict' => $builder->setDeserializationVisitor('json', new JsonDeserializationVisitorFactory(true)),
            'writing' => $builder->setSerializationVisitor('json', (new JsonSerializationVisitorFactory())->setOptions((int) $argument)),
            'reading' => $builder->setDeserializationVisitor('json', self::reading($argument)),
            'constructor' => $builder->setObjectConstructor(new NamedConstructor($argument)),
            'contexts' => self::contexts($builder, $argument),
            // Else jms/serializer keeps the annotations of each property in a file, which takes nearly all of the time.
            'cache' => $builder->setCacheDir($directory)->setAnnotationReader(new AnnotationReader()),
            'debug' => $builder->setDebug(true),
            'interfaces' => $builder->includeInterfaceMetadata(true),
            'dates' => $builder->configureHandlers(static function (HandlerRegistryInterface $registry) use ($argument): void {
                [$format, $zone] = explode(' ', $argument);
                $registry->registerSubscribingHandler(new DateHandler($format, $zone));
            }),
            'accessors' => $builder->setAccessorStrategy(new OwnAccessors()),
            'metadata' => $builder->setMetadataCache(new MetadataMemory()),
            'handler' => $builder->configureHandlers(static fn() => $parts->add($name, $argument)),
            'listener' => $builder->configureListeners(static fn() => $parts->add($name, $argument)),
            default => null,
        };
    }

    private static function contexts(JmsBuilder|KilnBuilder $builder, string $kind): void
    {
        $builder->setSerializationContextFactory(static fn(): SerializationContext => match ($kind) {
            'null' => SerializationContext::create()->setSerializeNull(true),
            'groups' => self::grouped(new SerializationContext()),
            'version' => self::versioned(new SerializationContext()),
            default => self::deep(new SerializationContext()),
        });
        $builder->setDeserializationContextFactory(static fn(): DeserializationContext => match ($kind) {
            'groups' => self::grouped(new DeserializationContext()),
            'version' => self::versioned(new DeserializationContext()),
            'depth' => self::deep(new DeserializationContext()),
            default => new DeserializationContext(),
        });
    }

    /**
     * @template T of \JMS\Serializer\Context
     *
     * @param T $context
     *
     * @return T
     */
    private static function grouped(\JMS\Serializer\Context $context): \JMS\Serializer\Context
    {
        $context->setGroups(['a', 'Default']);

        return $context;
    }

    /**
     * @template T of \JMS\Serializer\Context
     *
     * @param T $context
     *
     * @return T
     */
    private static function versioned(\JMS\Serializer\Context $context): \JMS\Serializer\Context
    {
        $context->setVersion('1.5');

        return $context;
    }

    /**
     * @template T of \JMS\Serializer\Context
     *
     * @param T $context
     *
     * @return T
     */
    private static function deep(\JMS\Serializer\Context $context): \JMS\Serializer\Context
    {
        $context->enableMaxDepthChecks();

        return $context;
    }

    private static function reading(string $argument): JsonDeserializationVisitorFactory
    {
        [$options, $depth] = explode(' ', $argument);

        return (new JsonDeserializationVisitorFactory())->setOptions((int) $options)->setDepth((int) $depth);
    }
}
