<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\EventDispatcher\Event;
use JMS\Serializer\EventDispatcher\EventDispatcher;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\EventDispatcher\LazyEventDispatcher;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\EventDispatcher\PreDeserializeEvent;
use JMS\Serializer\EventDispatcher\PreSerializeEvent;
use JMS\Serializer\EventDispatcher\Subscriber\SymfonyValidatorValidatorSubscriber;
use JMS\Serializer\Exception\ExcludedClassException;
use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Exception\SkipHandlerException;
use JMS\Serializer\Exception\ValidationFailedException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\JsonSerializationVisitor;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Constructed;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Events\Checked;
use Kiln\Tests\Fixture\Jms\Events\SubThing;
use Kiln\Tests\Fixture\Jms\Events\Thing;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;
use Kiln\Tests\Fixture\Jms\Extension\Services;
use Kiln\Tests\Fixture\Jms\Extension\ThingSubscriber;
use Kiln\Tests\Fixture\Jms\Groups\Album;
use Kiln\Tests\Fixture\Jms\Groups\Track;
use Kiln\Tests\Fixture\Jms\Inline\InlineList;
use Kiln\Tests\Fixture\Jms\Inline\InlineMap;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\Validator\Validation;

/**
 * Listeners to the four events.
 */
#[CoversClass(JmsSerializer::class)]
final class ListenersTest extends ReferenceTestCase
{
    #[Test]
    public function everyEventTellsWhatThereIsToKnow(): void
    {
        $log = new Recorder();
        $configure = static function (Jms|Kiln $builder) use ($log): void {
            ThingSubscriber::$recorder = $log;
            $builder->addDefaultListeners()->configureListeners(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addSubscriber(new ThingSubscriber()));
        };

        self::assertSucceeds(static function (Subject $subject) use ($log): array {
            $log->entries = [];
            $json = $subject->json(Thing::nested());

            return [
                $json,
                $subject->array(['x' => [new SubThing(), new \DateTime('2020-01-01'), 5]]),
                $subject->fromJson('{"name":"a","child":{"children":[{}]},"children":[{}]}', Thing::class),
                $subject->fromArray([['type' => 'car'], ['type' => 'bike']], 'array<Kiln\Tests\Fixture\Jms\Discriminator\Vehicle>'),
                $log->entries,
            ];
        }, $configure);
        self::assertGreaterThan(20, \count($log->entries));
    }

    #[Test]
    public function theDepthIsThatOfTheParentAfterwards(): void
    {
        $log = new Recorder();
        $note = static function (ObjectEvent $event, string $name) use ($log): void {
            $log->add($name, $event->getContext()->getDepth());
        };
        $configure = self::listening(static function (EventDispatcherInterface $dispatcher) use ($note): void {
            $dispatcher->addListener('serializer.pre_serialize', $note);
            $dispatcher->addListener('serializer.post_serialize', $note);
        });

        self::assertGives("[['serializer.pre_serialize', 1], ['serializer.post_serialize', 0]]", static function (Subject $subject) use ($log): array {
            $log->entries = [];
            $subject->json(new Thing());

            return $log->entries;
        }, $configure);
    }

    #[Test]
    public function aHandlerSilencesTheEventAfterwards(): void
    {
        $log = new Recorder();
        $configure = static function (Jms|Kiln $builder) use ($log): void {
            $builder->addDefaultHandlers()->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Thing::class, 'json', static fn(): string => 'handled'));
            $builder->addDefaultListeners()->configureListeners(static function (EventDispatcherInterface $dispatcher) use ($log): void {
                foreach (['serializer.pre_serialize', 'serializer.post_serialize'] as $name) {
                    $dispatcher->addListener($name, static function (ObjectEvent $event, string $name, string $class) use ($log): void {
                        $log->add($name, $class);
                    });
                }
            });
        };

        self::assertGives("['\"handled\"', [['serializer.pre_serialize', 'Kiln\\Tests\\Fixture\\Jms\\Events\\Thing']]]", static function (Subject $subject) use ($log): array {
            $log->entries = [];

            return [$subject->json(new Thing()), $log->entries];
        }, $configure);
        self::compare(static function (Subject $subject) use ($log): array {
            $log->entries = [];

            return [$subject->json([new \DateTime('2020-01-01'), new ArrayCollection([new SubThing()]), (object) ['a' => new SubThing()], 5, [1]]), $log->entries];
        }, $configure);
    }

    #[Test]
    public function membersMayBeAddedAfterwards(): void
    {
        $configure = self::listening(static function (EventDispatcherInterface $dispatcher): void {
            $dispatcher->addListener('serializer.post_serialize', static function (ObjectEvent $event): void {
                $visitor = $event->getVisitor();
                self::assertInstanceOf(SerializationVisitorInterface::class, $visitor);
                $visitor->visitProperty(new StaticPropertyMetadata('', 'added', 'value'), 'value');
                $visitor->visitProperty(new StaticPropertyMetadata('', 'people', []), [Person::of('p'), null]);
            }, Thing::class);
        });

        self::assertWrites('{"name":"thing","child":{"name":"child","children":[],"added":"value","people":[{"name":"p"}]},"children":[{"name":"sub","children":[]}],"added":"value","people":[{"name":"p"}]}', static fn(): Thing => Thing::nested(), null, null, $configure);
        self::assertWrites('{"x":[{"name":"thing","children":[],"added":"value","people":[{"name":"p"}]}]}', static fn(): array => ['x' => [new Thing()]], null, null, $configure);
    }

    #[Test]
    public function membersMayBeSetAndSeenAfterwards(): void
    {
        $configure = self::listening(static function (EventDispatcherInterface $dispatcher): void {
            $dispatcher->addListener('serializer.post_serialize', static function (ObjectEvent $event): void {
                $visitor = $event->getVisitor();
                self::assertInstanceOf(JsonSerializationVisitor::class, $visitor);
                $visitor->setData('had_name', $visitor->hasData('name'));
                $visitor->setData('had_other', $visitor->hasData('other'));
                $visitor->setData('name', 'replaced');
            }, Thing::class, 'json');
        });

        self::assertWrites('{"name":"replaced","children":[],"had_name":true,"had_other":false}', static fn(): Thing => new Thing(), null, null, $configure);
        self::compare(static fn(Subject $subject): string => $subject->json(Thing::nested()), $configure);
        self::compare(static fn(Subject $subject): array => $subject->array([Thing::nested()]), $configure);
        self::compare(static fn(Subject $subject): string => $subject->xml(Thing::nested()), $configure);
    }

    #[Test]
    public function emptyObjectsMayBeFilledAfterwards(): void
    {
        $configure = self::listening(static function (EventDispatcherInterface $dispatcher): void {
            $dispatcher->addListener('serializer.post_serialize', static function (ObjectEvent $event): void {
                $visitor = $event->getVisitor();
                self::assertInstanceOf(JsonSerializationVisitor::class, $visitor);
                $visitor->setData('0', 'zero');
            });
        });

        self::compare(static fn(Subject $subject): string => $subject->json([new Nothing(), new InlineList(), new InlineMap()]), $configure);
    }

    #[Test]
    public function theTypeMayBeChangedBefore(): void
    {
        $configure = static function (Jms|Kiln $builder): void {
            $builder->addDefaultHandlers()->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'Short', 'json', static fn(SerializationVisitorInterface $visitor, Thing $thing, array $type): string => $thing->name . Description::of($type)));
            $builder->addDefaultListeners()->configureListeners(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addListener('serializer.pre_serialize', static fn(PreSerializeEvent $event) => $event->setType('Short', ['x']), Thing::class));
        };

        self::assertWrites('["thing[\'name\' => \'Short\', \'params\' => [\'x\']]"]', static fn(): array => [new Thing()], null, null, $configure);
        self::compare(static fn(Subject $subject): string => $subject->json(Thing::nested()), $configure);
        self::assertWrites('{"name":"sub","children":[]}', static fn(): SubThing => new SubThing(), null, null, self::listening(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addListener('serializer.pre_serialize', static fn(PreSerializeEvent $event) => $event->setType(Thing::class), SubThing::class)));
        self::compare(static fn(Subject $subject): string => $subject->json(Thing::nested()), self::listening(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addListener('serializer.pre_serialize', static fn(PreSerializeEvent $event) => $event->setType('string'), Thing::class)));
    }

    #[Test]
    public function theObjectMayBeChangedBefore(): void
    {
        $configure = self::listening(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addListener('serializer.pre_serialize', static function (PreSerializeEvent $event): void {
            $thing = $event->getObject();
            self::assertInstanceOf(Thing::class, $thing);
            $thing->name .= ' changed';
            $thing->child = null;
        }, null, null, Thing::class));

        self::assertWrites('{"name":"thing changed","children":[{"name":"sub changed","children":[]}]}', static fn(): Thing => Thing::nested(), null, null, $configure);
    }

    #[Test]
    public function dataAndTypeMayBeChangedBeforeReading(): void
    {
        $configure = self::listening(static function (EventDispatcherInterface $dispatcher): void {
            $dispatcher->addListener('serializer.pre_deserialize', static function (PreDeserializeEvent $event): void {
                $data = $event->getData();
                $event->setData(['name' => 'changed ' . Description::of(\is_array($data) ? $data['name'] ?? null : $data)]);
            }, Thing::class);
            $dispatcher->addListener('serializer.pre_deserialize', static fn(PreDeserializeEvent $event) => $event->setType(SubThing::class), Person::class);
        });

        self::assertReads("Thing{name: 'changed 'a'', child: null, children: []}", '{"name":"a","child":{}}', Thing::class, null, $configure);
        self::assertReads("[Thing{name: 'changed 5', child: null, children: []}]", '[5]', 'array<Kiln\Tests\Fixture\Jms\Events\Thing>', null, $configure);
        self::assertReads("[SubThing{name: 'x', child: null, children: []}]", '[{"name":"x","age":7}]', 'array<Kiln\Tests\Fixture\Jms\Common\Person>', null, $configure);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"given":1,"person":{"name":"x"}}', Constructed::class), $configure);
    }

    #[Test]
    public function theObjectMayBeChangedAfterReading(): void
    {
        $configure = self::listening(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addListener('serializer.post_deserialize', static function (ObjectEvent $event): void {
            $thing = $event->getObject();
            self::assertInstanceOf(Thing::class, $thing);
            $thing->name .= ' at ' . $event->getContext()->getDepth() . Description::of($event->getType());
        }, Thing::class));

        self::assertSucceeds(static fn(Subject $subject): mixed => $subject->fromJson('{"name":"a","child":{"name":"b"},"children":[{}]}', Thing::class), $configure);
    }

    #[Test]
    public function listenersMayBeFiltered(): void
    {
        $log = new Recorder();
        $configure = self::listening(static function (EventDispatcherInterface $dispatcher) use ($log): void {
            foreach (['serializer.pre_serialize', 'serializer.post_serialize', 'serializer.pre_deserialize', 'serializer.post_deserialize'] as $name) {
                foreach ([[Thing::class, null, null], [strtolower(Thing::class), null, null], [null, 'json', null], [null, 'xml', null], [null, null, Thing::class], [null, null, \DateTimeInterface::class], [SubThing::class, 'json', Thing::class], [null, null, SubThing::class]] as $number => [$class, $format, $interface]) {
                    $dispatcher->addListener($name, static function (Event $event, string $name, string $class) use ($log, $number): void {
                        $log->add($name, $class, $number);
                    }, $class, $format, $interface);
                }
            }
        });

        self::assertSucceeds(static function (Subject $subject) use ($log): array {
            $log->entries = [];
            $subject->json([Thing::nested(), new \DateTime('2020-01-01'), Person::of('x')]);
            $subject->xml([Thing::nested()]);
            $subject->fromJson('{"child":{},"children":[{}]}', Thing::class);
            $subject->fromJson('{"child":{}}', SubThing::class);

            return $log->entries;
        }, $configure);
        self::assertNotSame([], $log->entries);
    }

    #[Test]
    public function aListenerMayStopTheOthers(): void
    {
        $log = new Recorder();
        $configure = self::listening(static function (EventDispatcherInterface $dispatcher) use ($log): void {
            foreach (['serializer.pre_serialize', 'serializer.post_deserialize'] as $name) {
                $dispatcher->addListener($name, static function (Event $event) use ($log): void {
                    $log->add('first');
                    $event->stopPropagation();
                });
                $dispatcher->addListener($name, static fn() => $log->add('second'));
            }
        });

        self::assertGives("[['first'], ['first']]", static function (Subject $subject) use ($log): array {
            $log->entries = [];
            $subject->json(new Thing());
            $subject->fromJson('{}', Thing::class);

            return $log->entries;
        }, $configure);
    }

    #[Test]
    public function listenersMayComeAndGoLater(): void
    {
        $dispatcher = null;
        $configure = self::listening(static function (EventDispatcherInterface $given) use (&$dispatcher): void {
            $dispatcher = $given;
        });
        $add = static function (ObjectEvent $event): void {
            $visitor = $event->getVisitor();
            self::assertInstanceOf(SerializationVisitorInterface::class, $visitor);
            $visitor->visitProperty(new StaticPropertyMetadata('', 'late', 1), 1);
        };

        self::assertSame("gave ['{\"name\":\"thing\",\"children\":[]}', '{\"name\":\"thing\",\"children\":[],\"late\":1}', '[{\"name\":\"sub\",\"children\":[],\"late\":1}]', '{\"name\":\"thing\",\"children\":[]}', Thing{name: 'x', child: null, children: []}, Thing{name: 'late', child: null, children: []}, Thing{name: 'x', child: null, children: []}]", self::compare(static function (Subject $subject) use (&$dispatcher, $add): array {
            self::assertInstanceOf(EventDispatcher::class, $dispatcher);
            $results = [$subject->json(new Thing())];
            $dispatcher->addListener('serializer.post_serialize', $add);
            $results[] = $subject->json(new Thing());
            $results[] = $subject->json([new SubThing()]);
            $dispatcher->setListeners([]);
            $results[] = $subject->json(new Thing());
            $results[] = $subject->fromJson('{"name":"x"}', Thing::class);
            $dispatcher->addListener('serializer.pre_deserialize', static fn(PreDeserializeEvent $event) => $event->setData(['name' => 'late']));
            $results[] = $subject->fromJson('{"name":"x"}', Thing::class);
            $dispatcher->setListeners([]);
            $results[] = $subject->fromJson('{"name":"x"}', Thing::class);

            return $results;
        }, $configure)->text());
    }

    #[Test]
    public function listenersOfMembersMayComeLater(): void
    {
        $dispatcher = null;
        $configure = self::listening(static function (EventDispatcherInterface $given) use (&$dispatcher): void {
            $dispatcher = $given;
        });

        self::assertSucceeds(static function (Subject $subject) use (&$dispatcher): array {
            self::assertInstanceOf(EventDispatcher::class, $dispatcher);
            $results = [$subject->json(Album::filled()), $subject->fromJson('{"best":{"name":"x"}}', Album::class)];
            $dispatcher->addListener('serializer.pre_serialize', static function (PreSerializeEvent $event): void {
                $track = $event->getObject();
                self::assertInstanceOf(Track::class, $track);
                $track->name = 'late';
            }, Track::class);
            $dispatcher->addListener('serializer.post_deserialize', static function (ObjectEvent $event): void {
                $track = $event->getObject();
                self::assertInstanceOf(Track::class, $track);
                $track->name = 'late';
            }, Track::class);
            $results = [...$results, $subject->json(Album::filled()), $subject->fromJson('{"best":{"name":"x"}}', Album::class)];
            $dispatcher->setListeners([]);

            return $results;
        }, $configure);
    }

    #[Test]
    public function aListenerMayThrow(): void
    {
        foreach ([new \DomainException('of the listener'), new NotAcceptableException(), new SkipHandlerException(), new ExcludedClassException()] as $exception) {
            foreach (['serializer.pre_serialize', 'serializer.post_serialize', 'serializer.pre_deserialize', 'serializer.post_deserialize'] as $name) {
                $configure = self::listening(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addListener($name, static fn(): mixed => throw $exception, SubThing::class));
                self::compare(static fn(Subject $subject): string => $subject->json(Thing::nested()), $configure);
                self::compare(static fn(Subject $subject): string => $subject->json([1, new SubThing(), 2]), $configure);
                self::compare(static fn(Subject $subject): string => $subject->json(new SubThing()), $configure);
                self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"name":"x"}', SubThing::class), $configure);
                self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[{},{"child":{}}]', 'array<Kiln\Tests\Fixture\Jms\Events\SubThing>'), $configure);
            }
        }
    }

    #[Test]
    public function validationListensToo(): void
    {
        $configure = self::listening(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addSubscriber(new SymfonyValidatorValidatorSubscriber(Validation::createValidatorBuilder()->enableAttributeMapping()->getValidator())));

        self::assertReads("Checked{name: '', child: null}", '{"name":""}', Checked::class, null, $configure);
        self::assertReads("Checked{name: 'a', child: Checked{name: '', child: null}}", '{"name":"a","child":{"name":""}}', Checked::class, static fn(): DeserializationContext => DeserializationContext::create()->setAttribute('validation_groups', ['strict']), $configure);
        self::assertRefuses(ValidationFailedException::class, 'Validation failed with 1 error(s).', '{"name":""}', Checked::class, static fn(): DeserializationContext => DeserializationContext::create()->setAttribute('validation_groups', ['strict']), $configure);
    }

    #[Test]
    public function dispatchersMayBeLazyOrOfTheUser(): void
    {
        $build = static function (string $builder): Subject {
            $dispatcher = new LazyEventDispatcher(new Services(['subscriber' => static fn(): object => new ThingSubscriber()]));
            $dispatcher->setListeners(['serializer.pre_serialize' => [[['subscriber', 'note'], null, null, null]], 'serializer.post_deserialize' => [[['subscriber', 'note'], null, null, null]]]);

            return new Subject($builder === Jms::class ? Jms::create(null, $dispatcher)->build() : Kiln::create(null, $dispatcher)->build());
        };
        $log = new Recorder();
        ThingSubscriber::$recorder = $log;
        $work = static function (Subject $subject) use ($log): array {
            $log->entries = [];

            return [$subject->json(Thing::nested()), $subject->fromJson('{"child":{}}', Thing::class), $log->entries];
        };

        self::assertSame(Outcome::of(static fn(): mixed => $work($build(Jms::class)))->text(), Outcome::of(static fn(): mixed => $work($build(Kiln::class)))->text());
        self::assertCount(5, $log->entries);
    }

    /**
     * @param \Closure(EventDispatcherInterface): mixed $listen
     *
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function listening(\Closure $listen): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->addDefaultListeners()->configureListeners($listen);
    }
}
