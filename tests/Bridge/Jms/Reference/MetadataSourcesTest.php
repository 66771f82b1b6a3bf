<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Annotations\AnnotationReader;
use JMS\Serializer\Builder\CallbackDriverFactory;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Reordered;
use Kiln\Tests\Fixture\Jms\Extension\OneProperty;
use Kiln\Tests\Fixture\Jms\Sources\Annotated;
use Kiln\Tests\Fixture\Jms\Sources\Both;
use Kiln\Tests\Fixture\Jms\Sources\DocTyped;
use Kiln\Tests\Fixture\Jms\Sources\InXml;
use Kiln\Tests\Fixture\Jms\Sources\Plain;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Where metadata comes from.
 */
#[CoversClass(JmsSerializer::class)]
final class MetadataSourcesTest extends ReferenceTestCase
{
    #[Test]
    public function filesOfYamlTell(): void
    {
        self::assertWrites('{"count":5,"heading":"title before","total":3,"items":{"a":1},"secret":"secret"}', static fn(): Plain => new Plain(), null, null, self::files());
        self::assertReads("Plain{title: 'set x', hidden: 'hidden', count: 7, items: ['b' => 2], secret: 'secret', when: DateTime{2020-01-02T00:00:00.000000 UTC}, child: Plain{title: 'title', hidden: 'hidden', count: 8, items: ['a' => 1], secret: 'secret', when: null, child: null}}", '{"heading":"x","hidden":"y","count":"7","items":{"b":"2"},"secret":"z","when":"2020-01-02","child":{"count":8}}', Plain::class, null, self::files());
        self::assertWrites('{"heading":"title before"}', static fn(): Plain => new Plain(), static fn(): SerializationContext => SerializationContext::create()->setGroups('a'), null, self::files());
        self::compare(static fn(Subject $subject): string => $subject->json(new Plain()));
    }

    #[Test]
    public function filesOfXmlTell(): void
    {
        self::assertSucceeds(static fn(Subject $subject): string => $subject->json(new InXml()), self::files());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"heading":"x","count":"1"}', InXml::class), self::files());
        self::compare(static fn(Subject $subject): string => $subject->xml(new InXml()), self::files());
    }

    #[Test]
    public function annotationsTell(): void
    {
        self::assertWrites('{"b":["1","2"],"first":1,"v":"v"}', new Annotated());
        self::assertWrites('{"first":1}', new Annotated(), static fn(): SerializationContext => SerializationContext::create()->setGroups('y'));
        self::assertReads("Annotated{a: 5, b: ['7'], hidden: 'hidden'}", '{"first":"5","b":[7],"hidden":"x"}', Annotated::class);
        self::compare(static fn(Subject $subject): string => $subject->json(new Annotated()), static fn(Jms|Kiln $builder): mixed => $builder->setAnnotationReader(new AnnotationReader()));
    }

    #[Test]
    public function annotationsAndAttributesTellTogether(): void
    {
        self::assertWrites('{"from_annotation":1,"b":"2"}', new Both());
        self::assertReads("Both{a: 5, b: 'x'}", '{"from_annotation":"5","from_attribute":"6","b":"x"}', Both::class);
    }

    #[Test]
    public function docBlocksTellWhenAskedFor(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setDocBlockTypeResolver(true);
        $json = '{"people":[{"name":"a"}],"by_name":{"b":{"name":"b"}},"list":["1"],"numbers":["2"],"text":5,"when":"2020-01-01T00:00:00+00:00","person":{"age":"4"},"promoted":[1]}';

        self::assertReads("DocTyped{people: [Person{name: 'a', age: null}], byName: ['b' => Person{name: 'b', age: null}], list: [1], numbers: [2], text: '5', either: null, when: DateTimeImmutable{2020-01-01T00:00:00.000000 +00:00}, person: Person{name: null, age: 4}, promoted: ['1']}", $json, DocTyped::class, null, $configure);
        self::assertWrites('{"virtual":[1],"people":[],"by_name":{},"list":[],"numbers":[],"promoted":[]}', new DocTyped(), null, null, $configure);
        self::assertWrites('{"virtual":{"a":"1"},"people":[],"by_name":[],"list":[],"numbers":[],"promoted":[]}', new DocTyped());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson($json, DocTyped::class));
    }

    #[Test]
    public function aDriverOfTheUserTells(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setMetadataDriverFactory(new CallbackDriverFactory(static fn(array $directories, mixed $reader): OneProperty => new OneProperty()));

        self::assertWrites('{"only":"a"}', Person::of('a', 5), null, null, $configure);
        self::assertReads("Person{name: '5', age: null}", '{"only":5,"age":6}', Person::class, null, $configure);
        self::assertWrites('[{"only":"1"}]', [new Reordered()], null, null, static fn(Jms|Kiln $builder): mixed => $builder->setMetadataDriverFactory(new CallbackDriverFactory(static fn(): OneProperty => new OneProperty()))->addDefaultHandlers()->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Reordered::class, 'json', static fn(): array => ['only' => '1'])));
    }

    #[Test]
    public function metadataMayBeChangedBetweenTwoCalls(): void
    {
        self::compare(static function (Subject $subject): array {
            $context = SerializationContext::create();
            $results = [$subject->json(Person::of('a'), $context)];
            $metadata = $context->getMetadataFactory()->getMetadataForClass(Person::class);
            self::assertInstanceOf(ClassMetadata::class, $metadata);

            return [...$results, array_keys($metadata->propertyMetadata), $metadata->name];
        });
    }

    /**
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function files(): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDir(\dirname((string) (new \ReflectionClass(Plain::class))->getFileName()) . '/metadata', 'Kiln\Tests\Fixture\Jms\Sources');
    }
}
