<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Doctrine;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Mapping\ClassMetadata;
use Doctrine\ORM\Mapping\OneToManyAssociationMapping;
use Doctrine\ORM\PersistentCollection;
use Doctrine\ORM\UnitOfWork;
use Doctrine\Persistence\Mapping\RuntimeReflectionService;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Handler\ArrayCollectionHandler;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Bridge\Jms\Reference\ReferenceTestCase;
use Kiln\Tests\Bridge\Jms\Reference\Subject;
use Kiln\Tests\Fixture\Jms\Doctrine\Author;
use Kiln\Tests\Fixture\Jms\Doctrine\Book;
use Kiln\Tests\Fixture\Jms\Doctrine\Registry;
use Kiln\Tests\Fixture\Jms\Doctrine\Shelf;
use Kiln\Tests\Fixture\Jms\Doctrine\SkipsAuthors;
use Kiln\Tests\Fixture\Jms\Extension\TargetConstructor;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Collections of the ORM, filled when they are read.
 */
#[CoversClass(JmsSerializer::class)]
final class PersistentCollectionsTest extends ReferenceTestCase
{
    private static int $loads = 0;

    #[Test]
    public function aCollectionThatIsFilledIsAnArray(): void
    {
        self::assertGives("['[{\"id\":1,\"title\":\"x\"},{\"id\":2,\"title\":\"y\"}]', 0]", self::noting(static fn(Subject $subject): string => $subject->json(self::filled())));
        self::assertGives("['{\"before\":1,\"books\":[{\"id\":1,\"title\":\"x\"},{\"id\":2,\"title\":\"y\"}]}', 0]", self::noting(static fn(Subject $subject): string => $subject->json(self::shelf(self::filled()))));
        self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json(['x' => self::filled()], null, 'array<string, ArrayCollection<Kiln\Tests\Fixture\Jms\Doctrine\Book>>')));
        self::assertSucceeds(self::noting(static fn(Subject $subject): array => $subject->array(self::author(self::filled()))));
    }

    #[Test]
    public function aCollectionIsFilledWhenItIsWritten(): void
    {
        self::assertGives("['[{\"id\":8,\"title\":\"loaded\"}]', 1]", self::noting(static fn(Subject $subject): string => $subject->json(self::lazy())));
        self::assertGives("['{\"id\":1,\"name\":\"a\",\"books\":[{\"id\":8,\"title\":\"loaded\"}]}', 1]", self::noting(static fn(Subject $subject): string => $subject->json(self::author(self::lazy()))));
        self::assertGives("['{\"before\":1,\"untyped\":{\"a\":[{\"id\":8,\"title\":\"loaded\"}]}}', 1]", self::noting(static function (Subject $subject): string {
            $shelf = new Shelf();
            $shelf->untyped = ['a' => self::lazy()];

            return $subject->json($shelf);
        }));
        self::assertSucceeds(self::noting(static function (Subject $subject): string {
            $shelf = new Shelf();
            $shelf->byTitle = self::lazy();

            return $subject->json($shelf) . $subject->xml($shelf);
        }));
    }

    #[Test]
    public function aCollectionThatIsLeftOutIsNotFilled(): void
    {
        self::assertGives("['{\"id\":1,\"name\":\"a\"}', 0]", self::noting(static fn(Subject $subject): string => $subject->json(self::author(self::lazy()), SerializationContext::create()->setGroups('short'))));
        self::assertGives("['{\"before\":1}', 0]", self::noting(static fn(Subject $subject): string => $subject->json(self::shelf(self::lazy()), SerializationContext::create()->setGroups('Default'))));
        self::compare(self::noting(static fn(Subject $subject): string => $subject->json(self::shelf(self::lazy()), SerializationContext::create()->addExclusionStrategy(new SkipsAuthors()))));
    }

    #[Test]
    public function theHandlerMayLeaveExcludedOnesAlone(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerSubscribingHandler(new ArrayCollectionHandler(false)));

        self::assertGives("['{\"before\":1,\"books\":[]}', 0]", self::noting(static fn(Subject $subject): string => $subject->json(self::shelf(self::lazy()), SerializationContext::create()->addExclusionStrategy(new SkipsAuthors()))), $configure);
        self::assertGives("['{\"before\":1,\"books\":[{\"id\":8,\"title\":\"loaded\"}]}', 1]", self::noting(static fn(Subject $subject): string => $subject->json(self::shelf(self::lazy()))), $configure);
    }

    #[Test]
    public function collectionsWithHolesAreObjects(): void
    {
        self::assertGives("['{\"1\":{\"id\":1,\"title\":\"x\"}}', 0]", self::noting(static fn(Subject $subject): string => $subject->json(self::collection(new ArrayCollection([1 => Book::titled(1, 'x')])))));
        self::assertGives("['[{\"id\":1,\"title\":\"x\"}]', 0]", self::noting(static fn(Subject $subject): string => $subject->json(self::author(self::collection(new ArrayCollection([1 => Book::titled(1, 'x')])))->books(), null, 'ArrayCollection<Kiln\Tests\Fixture\Jms\Doctrine\Book>')));
    }

    #[Test]
    public function theOwnerInItsOwnCollectionIsLeftOut(): void
    {
        self::assertSucceeds(self::noting(static function (Subject $subject): string {
            $author = self::author(new ArrayCollection());
            $author->setBooks(self::collection(new ArrayCollection([Book::titled(1, 'x', $author), Book::titled(2, 'y', Author::named(2, 'b'))])));

            return $subject->json($author);
        }));
    }

    #[Test]
    public function withoutTheListenerTheTypeIsThatOfTheObject(): void
    {
        self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json(self::shelf(self::lazy()))), static fn(Jms|Kiln $builder): mixed => $builder->configureListeners(static fn(): null => null));
    }

    #[Test]
    public function anExistingCollectionIsChangedInPlace(): void
    {
        $work = static function (Subject $subject): array {
            self::$loads = 0;
            $existing = self::filled();
            $author = self::author($existing);
            $same = $subject->fromJson('{"books":[{"id":1,"title":"x"},{"id":3,"title":"z"}]}', Author::class, DeserializationContext::create()->setAttribute('target', $author));

            return [$same === $author, $author->books() === $existing, $existing->toArray(), self::$loads];
        };
        $configure = static function (Jms|Kiln $builder): void {
            $metadata = new ClassMetadata(Author::class);
            $metadata->mapOneToMany(['fieldName' => 'books', 'targetEntity' => Book::class, 'mappedBy' => 'author']);
            $metadata->wakeupReflection(new RuntimeReflectionService());
            $manager = self::createStub(EntityManagerInterface::class);
            $manager->method('getClassMetadata')->willReturn($metadata);
            $builder->addDefaultHandlers()->setObjectConstructor(new TargetConstructor())->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerSubscribingHandler(new ArrayCollectionHandler(true, new Registry($manager, [Author::class]))));
        };

        self::assertSucceeds($work, $configure);
        self::assertSucceeds($work, static fn(Jms|Kiln $builder): mixed => $builder->setObjectConstructor(new TargetConstructor()));
    }

    #[Test]
    public function collectionsOfTheOrmAreReadAsPlainOnes(): void
    {
        self::assertReads("ArrayCollection{elements: [Book{id: 1, title: null, author: null}]}", '[{"id":1}]', PersistentCollection::class . '<Kiln\Tests\Fixture\Jms\Doctrine\Book>');
        self::assertReads("Author{id: 1, name: null, books: ArrayCollection{elements: [Book{id: 2, title: 't', author: null}]}}", '{"id":1,"books":[{"id":2,"title":"t"}]}', Author::class);
        self::assertReads('Author{id: null, name: null, books: null}', '{"books":null}', Author::class);
    }

    /**
     * @param \Closure(Subject): mixed $work
     *
     * @return \Closure(Subject): array<mixed> tells also how often something was loaded
     */
    private static function noting(\Closure $work): \Closure
    {
        return static function (Subject $subject) use ($work): array {
            self::$loads = 0;

            return [$work($subject), self::$loads];
        };
    }

    /**
     * @return PersistentCollection<int, Book>
     */
    private static function filled(): PersistentCollection
    {
        return self::collection(new ArrayCollection([Book::titled(1, 'x'), Book::titled(2, 'y')]));
    }

    /**
     * @return PersistentCollection<int, Book>
     */
    private static function lazy(): PersistentCollection
    {
        $collection = self::collection(new ArrayCollection());
        $collection->setInitialized(false);

        return $collection;
    }

    /**
     * @param ArrayCollection<int, Book> $books
     *
     * @return PersistentCollection<int, Book>
     */
    private static function collection(ArrayCollection $books): PersistentCollection
    {
        $unitOfWork = self::createStub(UnitOfWork::class);
        $unitOfWork->method('loadCollection')->willReturnCallback(static function (PersistentCollection $collection): void {
            ++self::$loads;
            $collection->unwrap()->add(Book::titled(8, 'loaded'));
        });
        $manager = self::createStub(EntityManagerInterface::class);
        $manager->method('getUnitOfWork')->willReturn($unitOfWork);
        $metadata = new ClassMetadata(Author::class);
        $metadata->mapOneToMany(['fieldName' => 'books', 'targetEntity' => Book::class, 'mappedBy' => 'author']);
        $collection = new PersistentCollection($manager, new ClassMetadata(Book::class), $books);
        $mapping = $metadata->getAssociationMapping('books');
        self::assertInstanceOf(OneToManyAssociationMapping::class, $mapping);
        $collection->setOwner(new \stdClass(), $mapping);
        $collection->takeSnapshot();

        return $collection;
    }

    /**
     * @param Collection<int, Book> $books
     */
    private static function author(Collection $books): Author
    {
        $author = Author::named(1, 'a');
        $author->setBooks($books);

        return $author;
    }

    /**
     * @param Collection<int, Book> $books
     */
    private static function shelf(Collection $books): Shelf
    {
        $shelf = new Shelf();
        $shelf->books = $books;

        return $shelf;
    }
}
