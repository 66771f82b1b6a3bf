<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Builder\CallbackDriverFactory;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\EventDispatcher\PreDeserializeEvent;
use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Naming\CamelCaseNamingStrategy;
use JMS\Serializer\Naming\IdenticalPropertyNamingStrategy;
use JMS\Serializer\Naming\SerializedNameAnnotationStrategy;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\JsonSerializationVisitorFactory;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Discriminator\Garage;
use Kiln\Tests\Fixture\Jms\Enums\Enumerated;
use Kiln\Tests\Fixture\Jms\Enums\Suit;
use Kiln\Tests\Fixture\Jms\Expression\Conditional;
use Kiln\Tests\Fixture\Jms\Expression\ConditionalClass;
use Kiln\Tests\Fixture\Jms\Extension\OneProperty;
use Kiln\Tests\Fixture\Jms\Extension\RecordingCache;
use Kiln\Tests\Fixture\Jms\Extension\RefusingConstructor;
use Kiln\Tests\Fixture\Jms\Extension\ShoutingAccessors;
use Kiln\Tests\Fixture\Jms\Inheritance\LabelledThing;
use Kiln\Tests\Fixture\Jms\Naming\Names;
use Kiln\Tests\Fixture\Jms\Sources\DocTyped;
use Kiln\Tests\Fixture\Jms\Sources\Plain;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * Several serializers, each set up in its own way, keep their code in the same directory.
 */
#[CoversClass(JmsSerializer::class)]
final class SharedDirectoryTest extends ReferenceTestCase
{
    /**
     * @return array<string, \Closure(Jms|Kiln): mixed>
     */
    private static function setups(): array
    {
        return [
            'plain' => static fn(): null => null,
            'other names' => static fn(Jms|Kiln $builder): mixed => $builder->setPropertyNamingStrategy(new IdenticalPropertyNamingStrategy()),
            'the same names with another separator' => static fn(Jms|Kiln $builder): mixed => $builder->setPropertyNamingStrategy(new SerializedNameAnnotationStrategy(new CamelCaseNamingStrategy('-'))),
            'cases' => static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport(),
            'a handler' => static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'json', static fn(): string => 'handled')),
            'a handler that reads' => static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerHandler(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Person::class, 'json', static fn(): Person => Person::of('handled'))),
            'no handlers' => static fn(Jms|Kiln $builder): mixed => $builder->configureHandlers(static fn(): null => null),
            'a listener' => static fn(Jms|Kiln $builder): mixed => $builder->addDefaultListeners()->configureListeners(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addListener('serializer.pre_deserialize', static fn(PreDeserializeEvent $event) => $event->setData(['name' => 'listened']), Person::class)),
            'an evaluator' => static fn(Jms|Kiln $builder): mixed => $builder->setExpressionEvaluator(new ExpressionEvaluator(new ExpressionLanguage())),
            'types of comments' => static fn(Jms|Kiln $builder): mixed => $builder->setDocBlockTypeResolver(true),
            'interfaces' => static fn(Jms|Kiln $builder): mixed => $builder->includeInterfaceMetadata(true),
            'files' => static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDir(\dirname((string) (new \ReflectionClass(Plain::class))->getFileName()) . '/metadata', 'Kiln\Tests\Fixture\Jms\Sources'),
            'a strict reader' => static fn(Jms|Kiln $builder): mixed => $builder->setDeserializationVisitor('json', new JsonDeserializationVisitorFactory(true)),
            'options' => static fn(Jms|Kiln $builder): mixed => $builder->setSerializationVisitor('json', (new JsonSerializationVisitorFactory())->setOptions(\JSON_PRETTY_PRINT)),
            'accessors' => static fn(Jms|Kiln $builder): mixed => $builder->setAccessorStrategy(new ShoutingAccessors()),
            'a constructor' => static fn(Jms|Kiln $builder): mixed => $builder->setObjectConstructor(new RefusingConstructor()),
            'a driver' => static fn(Jms|Kiln $builder): mixed => $builder->setMetadataDriverFactory(new CallbackDriverFactory(static fn(): OneProperty => new OneProperty())),
            'a context with null' => static fn(Jms|Kiln $builder): mixed => $builder->setSerializationContextFactory(static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true)),
        ];
    }

    #[Test]
    public function everyoneGetsTheCodeOfTheirOwn(): void
    {
        $directory = TemporaryDirectory::create();
        $cache = static fn(): RecordingCache => new RecordingCache();
        foreach (['cold', 'warm'] as $state) {
            $seen = [];
            foreach (self::setups() as $name => $configure) {
                $original = Jms::create();
                $configure($original);
                $kiln = Kiln::create()->setCacheDir($directory)->setMetadataCache($cache());
                $configure($kiln);
                $expected = self::everything(new Subject($original->build()));
                self::assertSame($expected, self::everything(new Subject($kiln->build())), "$name, $state");
                $seen[] = $expected;
            }
            self::assertSame(\count($seen), \count(array_unique($seen)), 'Each setup gives something else.');
        }
    }

    #[Test]
    public function theSameHoldsInTheOtherOrderAndMixed(): void
    {
        $directory = TemporaryDirectory::create();
        $subjects = [];
        foreach (array_reverse(self::setups()) as $name => $configure) {
            $original = Jms::create();
            $configure($original);
            $kiln = Kiln::create()->setCacheDir($directory)->setMetadataCache(new RecordingCache());
            $configure($kiln);
            $subjects[$name] = [self::everything(new Subject($original->build())), new Subject($kiln->build())];
        }
        foreach ([1, 2] as $round) {
            foreach ($subjects as $name => [$expected, $subject]) {
                self::assertSame($expected, self::everything($subject), "$name, round $round");
            }
        }
    }

    #[Test]
    public function changedFilesOfMetadataAreNoticedWhenDebugging(): void
    {
        $directory = TemporaryDirectory::create();
        $metadata = TemporaryDirectory::create();
        $write = static function (string $name, int $time) use ($metadata): void {
            file_put_contents("$metadata/Untyped.yml", "Kiln\\Tests\\Fixture\\Jms\\Common\\Untyped:\n    properties:\n        value:\n            serialized_name: $name\n            type: string\n");
            touch("$metadata/Untyped.yml", $time);
            clearstatcache();
        };
        $build = static fn(): Subject => new Subject(Kiln::create()->setCacheDir($directory)->setMetadataCache(new ForgetfulCache())->setDebug(true)->addMetadataDir($metadata, 'Kiln\Tests\Fixture\Jms\Common')->build());

        $write('first', time() - 100);
        self::assertSame('{"first":"1"}', $build()->json(new Untyped(1)));
        self::assertSame('{"first":"2"}', $build()->json(new Untyped(2)));
        $write('second', time() + 100);
        self::assertSame('{"second":"1"}', $build()->json(new Untyped(1)));
        self::assertSame('Untyped{value: \'x\'}', Description::of($build()->fromJson('{"second":"x"}', Untyped::class)));
    }

    private static function everything(Subject $subject): string
    {
        $texts = [];
        foreach ([
            static fn(): string => $subject->json(['p' => Person::of('a'), 'n' => new Names(), 's' => Suit::Hearts, 'g' => Garage::filled(), 'l' => new LabelledThing(), 'f' => new Plain(), 'd' => new DocTyped()]),
            static fn(): array => $subject->array([Person::of('a'), new DocTyped()]),
            static fn(): string => $subject->json(new Conditional()),
            static fn(): string => $subject->json([new \DateTime('2020-01-01 00:00:00', new \DateTimeZone('UTC')), new ConditionalClass()]),
            static fn(): mixed => $subject->fromJson('{"name":"a","age":5}', Person::class),
            static fn(): mixed => $subject->fromJson('{"name":7}', Person::class),
            static fn(): mixed => $subject->fromJson('{"fooID":10,"foo_id":11,"foo-id":12}', Names::class),
            static fn(): mixed => $subject->fromJson('{"people":[{"name":"a"}],"by_name":{}}', DocTyped::class),
            static fn(): mixed => $subject->fromJson('{"suit":"H"}', Enumerated::class),
            static fn(): mixed => $subject->fromJson('{"heading":"x","title":"y"}', Plain::class),
        ] as $work) {
            $texts[] = Outcome::of($work)->text();
        }

        return implode("\n", $texts);
    }
}
