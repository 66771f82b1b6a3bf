<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Doctrine;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Mapping\ClassMetadata;
use Doctrine\ORM\Mapping\ClassMetadataFactory;
use JMS\Serializer\Builder\CallbackDriverFactory;
use JMS\Serializer\Metadata\Driver\AttributeDriver;
use JMS\Serializer\Metadata\Driver\DoctrineTypeDriver;
use JMS\Serializer\Metadata\Driver\TypedPropertiesDriver;
use JMS\Serializer\Naming\CamelCaseNamingStrategy;
use JMS\Serializer\Naming\SerializedNameAnnotationStrategy;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Type\Parser;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Bridge\Jms\Reference\ReferenceTestCase;
use Kiln\Tests\Bridge\Jms\Reference\Subject;
use Kiln\Tests\Fixture\Jms\Doctrine\Author;
use Kiln\Tests\Fixture\Jms\Doctrine\Book;
use Kiln\Tests\Fixture\Jms\Doctrine\Magazine;
use Kiln\Tests\Fixture\Jms\Doctrine\Publication;
use Kiln\Tests\Fixture\Jms\Doctrine\Registry;
use Kiln\Tests\Fixture\Jms\Doctrine\Untyped;
use Kiln\Tests\Fixture\Jms\Metadata\Types;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Types that the ORM knows.
 */
#[CoversClass(JmsSerializer::class)]
final class TypeDriverTest extends ReferenceTestCase
{
    #[Test]
    public function typesComeFromTheMapping(): void
    {
        self::assertReads(
            "Untyped{id: 5, title: 'x', published: DateTimeImmutable{2020-01-01T00:00:00.000000 +00:00}, price: '1.5', tags: ['a', '1'], author: Author{id: 1, name: null, books: null}, chapters: ArrayCollection{elements: [Book{id: 2, title: null, author: null}]}, declared: '7'}",
            '{"id":"5","title":"x","published":"2020-01-01T00:00:00+00:00","price":1.5,"tags":["a",1],"author":{"id":1},"chapters":[{"id":2}],"declared":7}',
            Untyped::class,
            null,
            self::mapped(),
        );
        self::assertWrites('{"id":5,"title":"5","published":"2020-01-01T00:00:00+00:00","chapters":[{"id":1,"title":"t"}]}', static function (): Untyped {
            $object = new Untyped();
            $object->id = '5x';
            $object->title = 5;
            $object->published = new \DateTimeImmutable('2020-01-01');
            $object->chapters = new ArrayCollection([3 => Book::titled(1, 't')]);

            return $object;
        }, null, null, self::mapped());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"id":"5"}', Untyped::class));
    }

    #[Test]
    public function classesAreToldApartAsTheOrmDoes(): void
    {
        self::assertWrites('[{"id":1,"kind":"p"},{"id":2,"kind":"m","issue":"3"}]', static function (): array {
            $publication = new Publication();
            $publication->id = 1;
            $magazine = new Magazine();
            $magazine->id = 2;
            $magazine->issue = '3';

            return [$publication, $magazine];
        }, null, null, self::mapped());
        self::assertReads('[Magazine{issue: null, id: 4}, Publication{id: 5}]', '[{"kind":"m","id":"4"},{"kind":"p","id":"5"}]', 'array<Kiln\Tests\Fixture\Jms\Doctrine\Publication>', null, self::mapped());
    }

    /**
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function mapped(): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->setMetadataDriverFactory(new CallbackDriverFactory(static function (): DoctrineTypeDriver {
            $inner = new TypedPropertiesDriver(new AttributeDriver(new SerializedNameAnnotationStrategy(new CamelCaseNamingStrategy())), new Parser());

            return new DoctrineTypeDriver($inner, new Registry(self::manager(), [Untyped::class, Author::class, Book::class, Publication::class, Magazine::class]));
        }));
    }

    private static function manager(): EntityManagerInterface
    {
        $untyped = new ClassMetadata(Untyped::class);
        foreach (['id' => 'integer', 'title' => 'string', 'published' => 'datetime_immutable', 'price' => 'decimal', 'tags' => 'simple_array', 'declared' => 'integer'] as $field => $type) {
            $untyped->mapField(['fieldName' => $field, 'type' => $type, 'id' => $field === 'id']);
        }
        $untyped->mapManyToOne(['fieldName' => 'author', 'targetEntity' => Author::class]);
        $untyped->mapOneToMany(['fieldName' => 'chapters', 'targetEntity' => Book::class, 'mappedBy' => 'author']);
        $publication = new ClassMetadata(Publication::class);
        $publication->setInheritanceType(ClassMetadata::INHERITANCE_TYPE_SINGLE_TABLE);
        $publication->setDiscriminatorColumn(['name' => 'kind', 'type' => 'string']);
        $publication->setDiscriminatorMap(['p' => Publication::class, 'm' => Magazine::class]);
        $publication->mapField(['fieldName' => 'id', 'type' => 'integer', 'id' => true]);
        $magazine = new ClassMetadata(Magazine::class);
        $magazine->setParentClasses([Publication::class]);
        $magazine->rootEntityName = Publication::class;
        $all = [Untyped::class => $untyped, Author::class => new ClassMetadata(Author::class), Book::class => new ClassMetadata(Book::class), Publication::class => $publication, Magazine::class => $magazine];
        $factory = self::createStub(ClassMetadataFactory::class);
        $factory->method('isTransient')->willReturn(false);
        $manager = self::createStub(EntityManagerInterface::class);
        $manager->method('getMetadataFactory')->willReturn($factory);
        $manager->method('getClassMetadata')->willReturnCallback(static fn(string $class): ClassMetadata => $all[$class] ?? throw new \LogicException($class));

        return $manager;
    }
}
