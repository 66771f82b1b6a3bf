<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Brick\Math\BigDecimal;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Handler\SymfonyUidHandler;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use JMS\Serializer\SerializerInterface as Jms;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Everywhere\Circle;
use Kiln\Tests\Fixture\Integration\Everywhere\Disc;
use Kiln\Tests\Fixture\Integration\Everywhere\Named;
use Kiln\Tests\Fixture\Integration\SaysItself\Token;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use Ramsey\Uuid\Uuid as RamseyUuid;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Normalizer\DenormalizerInterface;
use Symfony\Component\Serializer\Normalizer\JsonSerializableNormalizer;
use Symfony\Component\Serializer\Normalizer\NormalizerInterface;
use Symfony\Component\Serializer\Normalizer\PropertyNormalizer;
use Symfony\Component\Serializer\Normalizer\UidNormalizer;
use Symfony\Component\Serializer\Serializer as Symfony;
use Symfony\Component\Uid\Ulid;
use Symfony\Component\Uid\Uuid;

/**
 * The same values by symfony/serializer and jms/serializer, set up as their manuals say.
 */
#[CoversClass(Serializer::class)]
final class ValuesBesideOthersTest extends IntegrationTestCase
{
    protected function setUp(): void
    {
        foreach ([Symfony::class, Uuid::class, RamseyUuid::class, BigDecimal::class] as $class) {
            if (!class_exists($class)) {
                self::markTestSkipped("{$class} is not installed.");
            }
        }
    }

    #[Test]
    public function identifiersAreTheTextsThatBothWrite(): void
    {
        $json = '["9c5b94b1-35ad-49bb-b118-8e8fc24abf80","01ARZ3NDEKTSV4RRFFQ69G5FAV"]';
        $values = [Uuid::fromString('9c5b94b1-35ad-49bb-b118-8e8fc24abf80'), Ulid::fromString('01ARZ3NDEKTSV4RRFFQ69G5FAV')];

        self::assertWrites($json, $values);
        self::assertSame($json, self::symfony()->serialize($values, 'json'));
        self::assertSame($json, self::jms()->serialize($values, 'json'));
        self::assertEquals($values[0], self::kiln()->deserialize('"9c5b94b1-35ad-49bb-b118-8e8fc24abf80"', Uuid::class));
        self::assertEquals($values[0], self::symfony()->deserialize('"9c5b94b1-35ad-49bb-b118-8e8fc24abf80"', Uuid::class, 'json'));
    }

    #[Test]
    public function whatSaysItselfIsAskedAsSymfonyAsks(): void
    {
        $values = [RamseyUuid::fromString('25769c6c-d34d-4bfe-ba98-e0ee856f3e7a'), BigDecimal::of('12.50'), new Token('abc')];
        $json = '["25769c6c-d34d-4bfe-ba98-e0ee856f3e7a","12.50",{"length":3}]';

        self::assertWrites($json, $values);
        self::assertSame($json, self::symfony()->serialize($values, 'json'));
        // Nor does jms/serializer ask jsonSerialize().
        self::assertStringContainsString('"secret":"abc"', self::jms()->serialize([new Token('abc')], 'json'));
    }

    #[Test]
    public function aConverterOfAParentIsUsedWhereSymfonysNormalizerIs(): void
    {
        $values = ['a' => new Circle('x'), 'b' => [new Disc('y')]];
        $json = '{"a":"circle:x","b":["circle:y"]}';
        $kiln = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withConverter(Circle::class, new Named('circle'))->build();

        self::assertSame($json, $kiln->serialize($values));
        self::assertSame($json, self::symfony()->serialize($values, 'json'));
        // A handler of jms/serializer is for one class, and not for those below it.
        self::assertSame('{"a":"circle:x","b":[{"text":"y"}]}', self::jms()->serialize($values, 'json'));
        self::assertEquals([new Circle('x')], $kiln->deserialize('["circle:x"]', 'list<' . Circle::class . '>'));
        self::assertEquals(new Circle('x'), self::symfony()->deserialize('"circle:x"', Circle::class, 'json'));
    }

    private static function symfony(): Symfony
    {
        $circles = new class implements NormalizerInterface, DenormalizerInterface {
            public function normalize(mixed $data, ?string $format = null, array $context = []): string
            {
                return $data instanceof Circle ? "circle:{$data->text}" : '';
            }

            public function supportsNormalization(mixed $data, ?string $format = null, array $context = []): bool
            {
                return $data instanceof Circle;
            }

            public function denormalize(mixed $data, string $type, ?string $format = null, array $context = []): mixed
            {
                return new Circle(\is_string($data) ? substr($data, \strlen('circle:')) : '');
            }

            public function supportsDenormalization(mixed $data, string $type, ?string $format = null, array $context = []): bool
            {
                return $type === Circle::class;
            }

            /** @return array<class-string, bool> */
            public function getSupportedTypes(?string $format): array
            {
                return [Circle::class => true];
            }
        };

        return new Symfony([$circles, new UidNormalizer(), new JsonSerializableNormalizer(), new PropertyNormalizer()], [new JsonEncoder()]);
    }

    private static function jms(): Jms
    {
        return JmsBuilder::create()->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $handlers): void {
            $handlers->registerSubscribingHandler(new SymfonyUidHandler());
            $handlers->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Circle::class, 'json', static fn(mixed $visitor, Circle $circle): string => "circle:{$circle->text}");
        })->build();
    }
}
