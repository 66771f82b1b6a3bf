<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use JMS\Serializer\SerializerBuilder as JmsBuilder;
use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Coercion\Row;
use Kiln\Tests\Fixture\Integration\Construction\Email;
use Kiln\Tests\Fixture\Integration\Refusals\Email as StrictEmail;
use Kiln\Tests\Fixture\Integration\Refusals\Refused;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\PropertyAccess\PropertyAccess;
use Symfony\Component\PropertyInfo\Extractor\ReflectionExtractor;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;
use Symfony\Component\Serializer\Normalizer\ObjectNormalizer;
use Symfony\Component\Serializer\Serializer as Symfony;

/**
 * How objects are made, and text is cast, by symfony/serializer and jms/serializer.
 */
#[CoversClass(Serializer::class)]
final class ConstructionBesideOthersTest extends IntegrationTestCase
{
    protected function setUp(): void
    {
        foreach ([Symfony::class, PropertyAccess::class] as $class) {
            if (!class_exists($class)) {
                self::markTestSkipped("{$class} is not installed.");
            }
        }
    }

    #[Test]
    public function parametersWithoutAPropertyAreKeysAsInSymfony(): void
    {
        $json = '{"email":"Ann@Example.org"}';

        self::assertSame('ann@example.org', self::read($json, Email::class)->email());
        self::assertEquals(self::read($json, Email::class), self::symfony()->deserialize($json, Email::class, 'json'));
        // There no constructor is called.
        $byJms = JmsBuilder::create()->build()->deserialize($json, Email::class, 'json');
        self::assertInstanceOf(Email::class, $byJms);
        self::assertFalse((new \ReflectionProperty(Email::class, 'value'))->isInitialized($byJms));
    }

    #[Test]
    public function textIsCastAsSymfonyCastsThatOfCsv(): void
    {
        $data = ['number' => '5', 'ratio' => '1.5', 'isOpen' => 'true', 'isDone' => '0', 'empty' => '', 'day' => '2026-11-22'];

        $read = self::kiln()->fromArray($data, Row::class, new Context(coerce: true));
        self::assertEquals($read, self::symfony()->denormalize($data, Row::class, 'csv'));
        self::assertSame([5, 1.5, true, false, null], [$read->number, $read->ratio, $read->isOpen, $read->isDone, $read->empty]);
    }

    #[Test]
    public function whatAConstructorThrowsHasAPlaceOnlyHere(): void
    {
        $json = '{"address":"nobody"}';
        try {
            self::symfony()->deserialize($json, StrictEmail::class, 'json');
            self::fail('It was read.');
        } catch (Refused $exception) {
            self::assertSame('"nobody" is no address', $exception->getMessage());
        }
        try {
            SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withUserErrors(Refused::class)->build()->deserialize("[{$json},{$json}]", 'list<' . StrictEmail::class . '>');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame(['/0', '/1'], array_column($exception->violations()->items, 'pointer'));
        }
    }

    private static function symfony(): Symfony
    {
        return new Symfony([new DateTimeNormalizer(), new ObjectNormalizer(propertyTypeExtractor: new ReflectionExtractor())], [new JsonEncoder()]);
    }
}
