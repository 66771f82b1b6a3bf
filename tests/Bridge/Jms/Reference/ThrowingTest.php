<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\Construction\ObjectConstructorInterface;
use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\EventDispatcher\EventDispatcher;
use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistry;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\SerializerInterface;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use Kiln\Bridge\Jms\Failure;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Engine\UserCode;
use Kiln\Tests\Bridge\Jms\PackageDeprecation;
use Kiln\Tests\Fixture\Jms\Throwing\Handled;
use Kiln\Tests\Fixture\Jms\Throwing\Heard;
use Kiln\Tests\Fixture\Jms\Throwing\Part;
use Kiln\Tests\Fixture\Jms\Throwing\Whole;
use Kiln\Tests\Fixture\Throwing\Once;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Symfony\Component\ExpressionLanguage\ExpressionFunction;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * What code of the application throws ends the call at once and comes out as it is, whatever it is and whatever has thrown it;
 * so it does with jms/serializer.
 */
#[CoversClass(JmsSerializer::class)]
#[CoversClass(Failure::class)]
#[CoversClass(UserCode::class)]
final class ThrowingTest extends TestCase
{
    private const DOCUMENT = '{"parts":[{"text":"b","numbers":[2],"percent":5,"handled":{}},{"text":"c"}],"heard":{"number":3,"conditional":4}}';

    private const WRITING = ['getter', 'virtual', 'before', 'after', 'generator', 'text', 'handler', 'named handler', 'pre_serialize', 'post_serialize', 'expression'];

    private const READING = ['setter', 'made', 'handler', 'named handler', 'pre_deserialize', 'post_deserialize', 'constructor', 'expression'];

    protected function setUp(): void
    {
        PackageDeprecation::passOver();
    }

    protected function tearDown(): void
    {
        restore_error_handler();
    }

    #[Test]
    #[TestWith([true])]
    #[TestWith([false])]
    public function whatUserCodeThrowsWhenWritingEndsTheCall(bool $toText): void
    {
        foreach (self::both() as $name => $serializer) {
            foreach (self::WRITING as $place) {
                self::assertEnds($name, $place, static function () use ($serializer, $toText): void {
                    $data = Whole::of(Part::full(), Part::full());
                    $toText ? $serializer->serialize($data, 'json') : $serializer->toArray($data);
                });
            }
        }
    }

    #[Test]
    #[TestWith([true])]
    #[TestWith([false])]
    public function whatUserCodeThrowsWhenReadingEndsTheCall(bool $fromText): void
    {
        foreach ([...self::both(), ...self::bothWithoutConstructor()] as $name => $serializer) {
            foreach (str_contains($name, 'default') ? array_diff(self::READING, ['constructor']) : self::READING as $place) {
                self::assertEnds($name, $place, static function () use ($serializer, $fromText): void {
                    $fromText ? $serializer->deserialize(self::DOCUMENT, Whole::class, 'json') : $serializer->fromArray(self::decoded(), Whole::class);
                });
            }
        }
    }

    /**
     * @return array<mixed>
     */
    private static function decoded(): array
    {
        return json_decode(self::DOCUMENT, true);
    }

    #[Test]
    public function nothingThrowsWhereNothingShall(): void
    {
        foreach (self::both() as $name => $serializer) {
            Once::at('', static fn(): \Throwable => new \LogicException());
            $written = [$serializer->serialize(Whole::of(Part::full(), Part::full()), 'json'), Once::$calls];
            Once::at('', static fn(): \Throwable => new \LogicException());
            $read = [$serializer->deserialize(self::DOCUMENT, Whole::class, 'json'), Once::$calls];
            $expected ??= [$written, $read];

            self::assertEquals($expected, [$written, $read], $name);
            self::assertEqualsCanonicalizing(self::WRITING, array_keys($written[1]));
            self::assertEqualsCanonicalizing(self::READING, array_keys($read[1]));
        }
    }

    /**
     * @param \Closure(): void $call
     */
    private static function assertEnds(string $serializer, string $place, \Closure $call): void
    {
        foreach (Once::kinds() as $kind => $make) {
            $made = null;
            Once::at($place, static function () use ($make, &$made): \Throwable {
                return $made = $make();
            });
            $thrown = null;
            try {
                $call();
            } catch (\Throwable $thrown) {
            }
            self::assertNotNull($made, "{$serializer}: {$place} is not called");
            self::assertSame($made, $thrown, "{$serializer}: {$kind} of {$place}");
            self::assertSame(1, Once::$calls[$place], "{$serializer}: {$place} is called once, {$kind}");
        }
    }

    /**
     * @return array<string, SerializerInterface&ArrayTransformerInterface>
     */
    private static function both(): array
    {
        return ['jms/serializer' => self::build(Jms::create()), 'Kiln' => self::build(Kiln::create())];
    }

    /**
     * Generated code and the extension make objects by themselves.
     *
     * @return array<string, SerializerInterface&ArrayTransformerInterface>
     */
    private static function bothWithoutConstructor(): array
    {
        $default = new UnserializeObjectConstructor();

        return ['jms/serializer by default' => self::build(Jms::create(), $default), 'Kiln by default' => self::build(Kiln::create(), $default)];
    }

    private static function build(Jms|Kiln $builder, ?ObjectConstructorInterface $constructor = null): SerializerInterface&ArrayTransformerInterface
    {
        $language = new ExpressionLanguage();
        $language->addFunction(new ExpressionFunction('decides', static fn(): string => 'false', static function (): bool {
            Once::pass('expression');

            return false;
        }));

        $builder
            ->setExpressionEvaluator(new ExpressionEvaluator($language))
            ->setObjectConstructor($constructor ?? self::constructor())
            ->addDefaultHandlers()
            ->addDefaultListeners()
            ->configureHandlers(static function (HandlerRegistry $handlers): void {
                foreach ([GraphNavigatorInterface::DIRECTION_SERIALIZATION, GraphNavigatorInterface::DIRECTION_DESERIALIZATION] as $direction) {
                    $handlers->registerHandler($direction, 'percent', 'json', static function (mixed $visitor, mixed $value): mixed {
                        Once::pass('named handler');

                        return $value;
                    });
                    $handlers->registerHandler($direction, Handled::class, 'json', static function () use ($direction): mixed {
                        Once::pass('handler');

                        return $direction === GraphNavigatorInterface::DIRECTION_SERIALIZATION ? ['handled' => true] : new Handled();
                    });
                }
            })
            ->configureListeners(static function (EventDispatcher $listeners): void {
                foreach (['pre_serialize', 'post_serialize', 'pre_deserialize', 'post_deserialize'] as $event) {
                    $listeners->addListener("serializer.{$event}", static function () use ($event): void {
                        Once::pass($event);
                    }, Heard::class, 'json');
                }
            });

        return $builder->build();
    }

    private static function constructor(): ObjectConstructorInterface
    {
        return new class implements ObjectConstructorInterface {
            /**
             * @param array{name: string, params: array<mixed>} $type
             */
            public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, mixed $data, array $type, DeserializationContext $context): ?object
            {
                if ($metadata->name === Heard::class) {
                    Once::pass('constructor');
                }

                return (new UnserializeObjectConstructor())->construct($visitor, $metadata, $data, $type, $context);
            }
        };
    }
}
