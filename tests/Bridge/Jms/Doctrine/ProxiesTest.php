<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Doctrine;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\EventDispatcher\Subscriber\DoctrineProxySubscriber;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Bridge\Jms\Reference\ReferenceTestCase;
use Kiln\Tests\Bridge\Jms\Reference\Subject;
use Kiln\Tests\Fixture\Jms\Doctrine\Author;
use Kiln\Tests\Fixture\Jms\Doctrine\AuthorProxy;
use Kiln\Tests\Fixture\Jms\Doctrine\Book;
use Kiln\Tests\Fixture\Jms\Doctrine\IdentifiersHidden;
use Kiln\Tests\Fixture\Jms\Doctrine\OldAuthorProxy;
use Kiln\Tests\Fixture\Jms\Doctrine\Shelf;
use Kiln\Tests\Fixture\Jms\Doctrine\SkipsAuthors;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;
use Kiln\Tests\Fixture\Jms\Throwing\MagicOwner;
use Kiln\Tests\Fixture\Jms\Throwing\Owned;
use Kiln\Tests\Fixture\Jms\Throwing\Owner;
use Kiln\Tests\Fixture\Jms\Throwing\OwnerProxy;
use Kiln\Tests\Fixture\Throwing\Once;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Objects of the ORM that are not loaded yet.
 */
#[CoversClass(JmsSerializer::class)]
final class ProxiesTest extends ReferenceTestCase
{
    protected function setUp(): void
    {
        AuthorProxy::$loaded = [];
        OldAuthorProxy::$loads = 0;
    }

    #[Test]
    public function aProxyIsLoadedWhenItIsWritten(): void
    {
        self::assertGives("['{\"id\":7,\"name\":\"Ada\"}', [7]]", self::noting(static fn(Subject $subject): string => $subject->json(AuthorProxy::to(7, 'Ada'))));
        self::assertGives("[['id' => 7, 'name' => 'Ada'], [7]]", self::noting(static fn(Subject $subject): array => $subject->array(AuthorProxy::to(7, 'Ada'))));
        self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->xml(AuthorProxy::to(7, 'Ada'))));
    }

    #[Test]
    public function aProxyIsLoadedWhereverItStands(): void
    {
        self::assertGives("['{\"before\":1,\"owner\":{\"id\":1,\"name\":\"a\"},\"authors\":[{\"id\":2,\"name\":\"b\"},{\"id\":3,\"name\":\"c\",\"books\":[]}],\"untyped\":{\"x\":[{\"id\":4,\"name\":\"d\"}]}}', [1, 2, 4]]", self::noting(static fn(Subject $subject): string => $subject->json(self::shelf())));
        self::assertGives("['[{\"id\":1,\"name\":\"a\"},{\"id\":1,\"name\":\"a\"}]', [1]]", self::noting(static function (Subject $subject): string {
            $proxy = AuthorProxy::to(1, 'a');

            return $subject->json([$proxy, $proxy]);
        }));
        self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json([AuthorProxy::to(1, 'a'), Author::named(2, 'b')], null, 'array<Kiln\Tests\Fixture\Jms\Doctrine\Author>')));
        self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json(AuthorProxy::to(1, 'a'), null, AuthorProxy::class)));
        self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json(AuthorProxy::to(1, 'a'), null, strtolower(Author::class))));
    }

    #[Test]
    public function whatStandsBesideAProxyOrASubclassIsWrittenOnce(): void
    {
        foreach ([OwnerProxy::class, MagicOwner::class] as $class) {
            foreach ([
                static fn(): mixed => new $class(),
                static fn(): mixed => new Owned(new $class()),
                static fn(): mixed => [Owner::named('a'), new Owned(Owner::named('b')), new Owned(new $class()), new $class(), Owner::named('c')],
            ] as $data) {
                $calls = static function (Subject $subject) use ($data): array {
                    Once::at('', static fn(): \Throwable => new \LogicException());

                    return [$subject->json($data()), array_diff_key(Once::$calls, ['isset' => 0, 'get' => 0])];
                };
                self::assertSucceeds($calls);
            }
        }
    }

    #[Test]
    public function aProxyThatIsLoadedAlreadyIsWrittenAsItIs(): void
    {
        self::assertGives("['{\"id\":7,\"name\":\"Ada\"}', [7]]", self::noting(static function (Subject $subject): string {
            $proxy = AuthorProxy::to(7, 'Ada');
            $proxy->name();

            return $subject->json($proxy);
        }));
        self::assertGives("['{\"id\":7,\"name\":\"renamed\"}', [7]]", self::noting(static function (Subject $subject): string {
            $proxy = AuthorProxy::to(7, 'Ada');
            $proxy->__load();
            $proxy->rename('renamed');

            return $subject->json($proxy);
        }));
    }

    #[Test]
    public function aProxyThatIsLeftOutIsNotLoaded(): void
    {
        self::assertGives("['{\"authors\":[{\"id\":2,\"name\":\"b\"},{\"id\":3,\"name\":\"c\"}]}', [2]]", self::noting(static fn(Subject $subject): string => $subject->json(self::shelf(), SerializationContext::create()->setGroups(['books', 'short']))));
        self::assertGives("['{\"title\":\"t\"}', []]", self::noting(static fn(Subject $subject): string => $subject->json(Book::titled(1, 't', AuthorProxy::to(1, 'a')), SerializationContext::create()->setGroups('Default')->addExclusionStrategy(new IdentifiersHidden()))));
        self::assertGives("['{\"before\":1,\"authors\":[],\"untyped\":{\"x\":[]}}', []]", self::noting(static fn(Subject $subject): string => $subject->json(self::shelf(), SerializationContext::create()->addExclusionStrategy(new SkipsAuthors()))));
        self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json([AuthorProxy::to(1, 'a'), 5], SerializationContext::create()->addExclusionStrategy(new SkipsAuthors()))));
        self::compare(self::noting(static fn(Subject $subject): string => $subject->json(AuthorProxy::to(1, 'a'), SerializationContext::create()->addExclusionStrategy(new SkipsAuthors()))));
        self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json(self::shelf(), SerializationContext::create()->enableMaxDepthChecks()->setVersion('1')->setGroups(['Default', 'owner' => ['short']]))));
    }

    #[Test]
    public function theSubscriberMayBeToldOtherwise(): void
    {
        foreach ([[true, true], [false, false], [false, true], [true, false]] as [$skipVirtualTypes, $initializeExcluded]) {
            $configure = static function (Jms|Kiln $builder) use ($skipVirtualTypes, $initializeExcluded): void {
                $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $registry): void {
                    $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'Reference', 'json', static fn(SerializationVisitorInterface $visitor, Author $author): string => 'author of class ' . $author::class);
                });
                $builder->configureListeners(static function (EventDispatcherInterface $dispatcher) use ($skipVirtualTypes, $initializeExcluded): void {
                    $dispatcher->addSubscriber(new DoctrineProxySubscriber($skipVirtualTypes, $initializeExcluded));
                });
            };
            self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json([AuthorProxy::to(1, 'a')], null, 'array<Reference>')), $configure);
            self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json(self::shelf(), SerializationContext::create()->addExclusionStrategy(new SkipsAuthors()))), $configure);
            self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json(self::shelf())), $configure);
        }
    }

    #[Test]
    public function withoutTheSubscriberAProxyIsAnObjectOfItsClass(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->configureListeners(static fn(): null => null);

        self::compare(self::noting(static fn(Subject $subject): string => $subject->json(AuthorProxy::to(1, 'a'))), $configure);
        self::compare(self::noting(static fn(Subject $subject): string => $subject->json(self::shelf())), $configure);
        self::compare(static function (Subject $subject): string {
            OldAuthorProxy::$loads = 0;

            return $subject->json(self::old(1, 'a'));
        }, $configure);
    }

    #[Test]
    public function listenersHearOfTheClassThatIsMeant(): void
    {
        $log = new Recorder();
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultListeners()->configureListeners(static function (EventDispatcherInterface $dispatcher) use ($log): void {
            foreach (['serializer.pre_serialize', 'serializer.post_serialize'] as $name) {
                foreach ([Author::class, AuthorProxy::class, null] as $class) {
                    $dispatcher->addListener($name, static function (ObjectEvent $event, string $name, string $of) use ($log, $class): void {
                        $author = $event->getObject();
                        $log->add($name, $class, $of, $event->getType(), $author instanceof AuthorProxy && $author->__isInitialized());
                    }, $class);
                }
            }
        });

        self::assertSucceeds(self::noting(static function (Subject $subject) use ($log): array {
            $log->entries = [];

            return [$subject->json([AuthorProxy::to(1, 'a'), Author::named(2, 'b')]), $subject->json(self::shelf()), $log->entries];
        }), $configure);
        self::assertNotSame([], $log->entries);
    }

    #[Test]
    public function handlersAreFoundByTheClassThatIsMeant(): void
    {
        foreach ([Author::class, AuthorProxy::class] as $class) {
            $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $registry) use ($class): void {
                $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, $class, 'json', static fn(SerializationVisitorInterface $visitor, Author $author): string => 'handled ' . $author->name());
            });
            self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json([AuthorProxy::to(1, 'a'), Author::named(2, 'b')])), $configure);
            self::assertSucceeds(self::noting(static fn(Subject $subject): string => $subject->json(self::shelf())), $configure);
        }
    }

    #[Test]
    public function proxiesMayStandInCircles(): void
    {
        self::assertSucceeds(self::noting(static function (Subject $subject): string {
            $author = AuthorProxy::to(1, 'a');
            $author->setBooks(new ArrayCollection([Book::titled(1, 'x', $author), Book::titled(2, 'y', AuthorProxy::to(2, 'b'))]));

            return $subject->json($author) . $subject->json(Book::titled(3, 'z', $author), SerializationContext::create()->setSerializeNull(true));
        }));
    }

    #[Test]
    public function proxiesOfTheOldStyleAreLoadedToo(): void
    {
        $work = static function (Subject $subject): array {
            OldAuthorProxy::$loads = 0;
            $shelf = new Shelf();
            $shelf->owner = self::old(2, 'b');
            $shelf->untyped = [self::old(3, 'c')];

            return [$subject->json(self::old(1, 'a')), $subject->json($shelf), OldAuthorProxy::$loads];
        };

        self::assertGives("['{\"id\":1,\"name\":\"a\"}', '{\"before\":1,\"owner\":{\"id\":2,\"name\":\"b\"},\"untyped\":[{\"id\":3,\"name\":\"c\"}]}', 3]", $work);
        self::assertGives("['{\"before\":1}', 0]", static function (Subject $subject): array {
            OldAuthorProxy::$loads = 0;
            $shelf = new Shelf();
            $shelf->owner = self::old(2, 'b');

            return [$subject->json($shelf, SerializationContext::create()->addExclusionStrategy(new SkipsAuthors())), OldAuthorProxy::$loads];
        });
    }

    #[Test]
    public function aProxyThatCannotBeLoadedFails(): void
    {
        self::assertThrows(\DomainException::class, 'no such row', static fn(Subject $subject): string => $subject->json([1, new OldAuthorProxy(static fn(): mixed => throw new \DomainException('no such row'))]));
    }

    /**
     * @param \Closure(Subject): mixed $work
     *
     * @return \Closure(Subject): array<mixed> gives also what was loaded
     */
    private static function noting(\Closure $work): \Closure
    {
        return static function (Subject $subject) use ($work): array {
            AuthorProxy::$loaded = [];

            return [$work($subject), AuthorProxy::$loaded];
        };
    }

    private static function shelf(): Shelf
    {
        $shelf = new Shelf();
        $shelf->owner = AuthorProxy::to(1, 'a');
        $shelf->authors = [AuthorProxy::to(2, 'b'), Author::named(3, 'c')];
        $shelf->untyped = ['x' => [AuthorProxy::to(4, 'd')]];

        return $shelf;
    }

    private static function old(int $id, string $name): OldAuthorProxy
    {
        return new OldAuthorProxy(static function (OldAuthorProxy $proxy) use ($id, $name): void {
            $proxy->fill($id, $name);
        });
    }
}
