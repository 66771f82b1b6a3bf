<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Doctrine;

use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Mapping\ClassMetadata;
use Doctrine\ORM\Mapping\ClassMetadataFactory;
use JMS\Serializer\Construction\DoctrineObjectConstructor;
use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\ObjectConstructionException;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Bridge\Jms\Reference\ReferenceTestCase;
use Kiln\Tests\Bridge\Jms\Reference\Subject;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Doctrine\Author;
use Kiln\Tests\Fixture\Jms\Doctrine\Book;
use Kiln\Tests\Fixture\Jms\Doctrine\Registry;
use Kiln\Tests\Fixture\Jms\Doctrine\ShelfLabel;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Objects that the ORM finds.
 */
#[CoversClass(JmsSerializer::class)]
final class ObjectConstructorTest extends ReferenceTestCase
{
    private static ?Recorder $log = null;

    #[Test]
    public function objectsAreFoundByTheirIdentifiers(): void
    {
        self::assertGives("[Author{id: 7, name: 'given', books: ArrayCollection{elements: []}}, [['find', 'Kiln\\Tests\\Fixture\\Jms\\Doctrine\\Author', ['id' => 7]], ['initialize', 'found']]]", self::noting(static fn(Subject $subject): mixed => $subject->fromJson('{"id":7,"name":"given"}', Author::class)), self::finding());
        self::assertSucceeds(self::noting(static fn(Subject $subject): mixed => $subject->fromJson('[{"id":7},{"id":8,"name":null}]', 'array<Kiln\Tests\Fixture\Jms\Doctrine\Author>')), self::finding());
        self::assertSucceeds(self::noting(static fn(Subject $subject): mixed => $subject->fromJson('{"id":1,"title":"t","author":{"id":7,"name":"given"}}', Book::class)), self::finding());
    }

    #[Test]
    public function withoutAnIdentifierANewOneIsMade(): void
    {
        self::assertGives("[Author{id: null, name: 'new', books: null}, []]", self::noting(static fn(Subject $subject): mixed => $subject->fromJson('{"name":"new"}', Author::class)), self::finding());
        self::assertSucceeds(self::noting(static fn(Subject $subject): mixed => $subject->fromJson('{"id":null,"name":"new"}', Author::class)), self::finding());
        self::assertSucceeds(self::noting(static fn(Subject $subject): mixed => $subject->fromJson('{"id":7,"name":"new"}', Author::class, DeserializationContext::create()->setGroups('other'))), self::finding());
        self::assertSucceeds(self::noting(static fn(Subject $subject): mixed => $subject->fromJson('{"name":"a"}', Person::class)), self::finding());
    }

    #[Test]
    public function aScalarIsAReference(): void
    {
        self::compare(self::noting(static fn(Subject $subject): mixed => $subject->fromJson('{"id":1,"author":7}', Book::class)), self::finding());
        self::compare(self::noting(static fn(Subject $subject): mixed => $subject->fromJson('7', Author::class)), self::finding());
        self::compare(self::noting(static fn(Subject $subject): mixed => $subject->fromJson('"x"', ShelfLabel::class)), self::finding());
    }

    #[Test]
    public function whatIsNotFoundIsNullOrAnErrorOrNew(): void
    {
        foreach ([DoctrineObjectConstructor::ON_MISSING_NULL, DoctrineObjectConstructor::ON_MISSING_EXCEPTION, DoctrineObjectConstructor::ON_MISSING_FALLBACK, 'unknown'] as $onMissing) {
            self::compare(self::noting(static fn(Subject $subject): mixed => $subject->fromJson('{"id":404,"name":"x"}', Author::class)), self::finding($onMissing));
            self::compare(self::noting(static fn(Subject $subject): mixed => $subject->fromJson('{"id":1,"author":{"id":404}}', Book::class)), self::finding($onMissing));
            self::compare(self::noting(static fn(Subject $subject): mixed => $subject->fromArray([['id' => 404], ['id' => 7]], 'array<Kiln\Tests\Fixture\Jms\Doctrine\Author>')), self::finding($onMissing));
        }
        self::assertThrows(ObjectConstructionException::class, 'Entity ' . Author::class . ' cannot be found', static fn(Subject $subject): mixed => $subject->fromJson('{"id":404}', Author::class), self::finding(DoctrineObjectConstructor::ON_MISSING_EXCEPTION));
        self::assertReads('null', '{"id":404}', Author::class, null, self::finding());
    }

    /**
     * @param \Closure(Subject): mixed $work
     *
     * @return \Closure(Subject): array<mixed> gives also what the manager was asked for
     */
    private static function noting(\Closure $work): \Closure
    {
        return static function (Subject $subject) use ($work): array {
            self::$log = $log = new Recorder();

            return [$work($subject), $log->entries];
        };
    }

    /**
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function finding(string $onMissing = DoctrineObjectConstructor::ON_MISSING_NULL): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->setObjectConstructor(new DoctrineObjectConstructor(new Registry(self::manager(), [Author::class, ShelfLabel::class]), new UnserializeObjectConstructor(), $onMissing));
    }

    private static function manager(): EntityManagerInterface
    {
        $factory = self::createStub(ClassMetadataFactory::class);
        $factory->method('isTransient')->willReturnCallback(static fn(string $class): bool => $class === ShelfLabel::class);
        $metadata = new ClassMetadata(Author::class);
        $metadata->mapField(['fieldName' => 'id', 'type' => 'integer', 'id' => true]);
        $manager = self::createStub(EntityManagerInterface::class);
        $manager->method('getMetadataFactory')->willReturn($factory);
        $manager->method('getClassMetadata')->willReturn($metadata);
        $manager->method('find')->willReturnCallback(static function (string $class, mixed $id): ?Author {
            self::$log?->add('find', $class, $id);

            return \is_array($id) && $id['id'] === 404 ? null : Author::named(7, 'found');
        });
        $manager->method('getReference')->willReturnCallback(static function (string $class, mixed $id): Author {
            self::$log?->add('reference', $class, $id);

            return Author::named(\is_int($id) ? $id : 0, 'reference');
        });
        $manager->method('initializeObject')->willReturnCallback(static function (object $object): void {
            self::$log?->add('initialize', $object instanceof Author ? $object->name() : null);
        });

        return $manager;
    }
}
