<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Version\Versioned;
use Kiln\Tests\Fixture\Jms\Virtual\Methods;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Since and until.
 */
#[CoversClass(JmsSerializer::class)]
final class VersionTest extends ReferenceTestCase
{
    #[Test]
    public function versionsDoNotCountUnlessAskedFor(): void
    {
        self::assertWrites('{"since":"since 1.1","until":"until 1.1","between":"1.0 to 2.0","always":"always","beta":"beta"}', new Versioned());
    }

    #[Test]
    public function bothEndsAreInclusive(): void
    {
        self::assertWrites('{"until":"until 1.1","between":"1.0 to 2.0","always":"always"}', new Versioned(), self::version('1.0'));
        self::assertWrites('{"since":"since 1.1","until":"until 1.1","between":"1.0 to 2.0","always":"always"}', new Versioned(), self::version('1.1'));
        self::assertWrites('{"since":"since 1.1","between":"1.0 to 2.0","always":"always","beta":"beta"}', new Versioned(), self::version('2.0'));
        self::assertWrites('{"since":"since 1.1","always":"always","beta":"beta"}', new Versioned(), self::version('2.0.1'));
        self::assertWrites('{"until":"until 1.1","always":"always"}', new Versioned(), self::version('0.9'));
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function versions(): iterable
    {
        foreach (['', '0', '1', '1.1.0', '1.1-beta', '1.1.0-beta', '1.1.0-alpha', '1.1RC1', '2', '2.0.0', '10', '1.10', 'dev', 'x'] as $version) {
            yield "\"$version\"" => [$version];
        }
    }

    #[Test]
    #[DataProvider('versions')]
    public function versionsAreComparedAsPhpDoes(string $version): void
    {
        self::compare(static fn(Subject $subject): string => $subject->json([new Versioned()], SerializationContext::create()->setVersion($version)));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"since":"1","until":"2","between":"3","always":"4","beta":"5"}', Versioned::class, DeserializationContext::create()->setVersion($version)));
    }

    #[Test]
    public function versionsSelectWhatIsRead(): void
    {
        self::assertReads("Versioned{since: 'since 1.1', until: '2', between: '3', always: '4', beta: 'beta'}", '{"since":"1","until":"2","between":"3","always":"4","beta":"5"}', Versioned::class, static fn(): DeserializationContext => DeserializationContext::create()->setVersion('1.0'));
    }

    #[Test]
    public function versionsAndGroupsBothSelect(): void
    {
        self::compare(static fn(Subject $subject): string => $subject->json(new Versioned(), SerializationContext::create()->setVersion('1.0')->setGroups(['Default'])));
        self::compare(static fn(Subject $subject): string => $subject->json(new Methods(), SerializationContext::create()->setVersion('1.0')->setGroups(['g'])));
        self::compare(static fn(Subject $subject): string => $subject->json(new Methods(), SerializationContext::create()->setVersion('2.0')->setGroups(['g'])));
    }

    /**
     * @return \Closure(): SerializationContext
     */
    private static function version(string $version): \Closure
    {
        return static fn(): SerializationContext => SerializationContext::create()->setVersion($version);
    }
}
