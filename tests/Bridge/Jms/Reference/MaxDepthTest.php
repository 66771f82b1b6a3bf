<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Depth\Inlined;
use Kiln\Tests\Fixture\Jms\Depth\Node;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * The depth below a property.
 */
#[CoversClass(JmsSerializer::class)]
final class MaxDepthTest extends ReferenceTestCase
{
    #[Test]
    public function depthDoesNotCountUnlessAskedFor(): void
    {
        self::assertWrites('{"label":"level 1","one":{"label":"level 0"},"two":[{"label":"level 0"}],"zero":{"label":"level 0"},"free":{"label":"level 0"},"untyped":[[1],2,{"a":["b"]}]}', Node::chain(1));
    }

    #[Test]
    public function whatIsDeeperVanishes(): void
    {
        self::assertWrites('{"label":"level 1","one":{"label":"level 0"},"two":[{"label":"level 0"}],"zero":{},"free":{"label":"level 0"},"untyped":[[1],2,{"a":["b"]}]}', Node::chain(1), self::checked());
        foreach ([2, 3] as $levels) {
            self::assertSucceeds(static fn(Subject $subject): string => $subject->json(Node::chain($levels), SerializationContext::create()->enableMaxDepthChecks()));
        }
        self::compare(static fn(Subject $subject): array => $subject->array([Node::chain(2)], SerializationContext::create()->enableMaxDepthChecks()));
        self::compare(static fn(Subject $subject): array => $subject->array([Node::chain(2)], SerializationContext::create()->enableMaxDepthChecks()->setSerializeNull(true)));
    }

    #[Test]
    public function readingCountsToo(): void
    {
        $json = json_encode(Node::chain(3), JSON_THROW_ON_ERROR);

        self::compare(static fn(Subject $subject): mixed => $subject->fromJson($json, Node::class, DeserializationContext::create()->enableMaxDepthChecks()));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson($json, Node::class));
    }

    #[Test]
    public function inlinedPropertiesCount(): void
    {
        $inlined = static function (): Inlined {
            $inlined = new Inlined();
            $inlined->node = Node::chain(2);

            return $inlined;
        };

        self::compare(static fn(Subject $subject): string => $subject->json($inlined(), SerializationContext::create()->enableMaxDepthChecks()));
        self::compare(static fn(Subject $subject): string => $subject->json($inlined()));
    }

    #[Test]
    public function depthAndGroupsGoTogether(): void
    {
        self::compare(static fn(Subject $subject): string => $subject->json(Node::chain(2), SerializationContext::create()->enableMaxDepthChecks()->setGroups(['Default', 'one' => ['x']])));
        self::compare(static fn(Subject $subject): string => $subject->json(Node::chain(2), SerializationContext::create()->enableMaxDepthChecks()->setGroups(['Default'])->setVersion('1')));
    }

    /**
     * @return \Closure(): SerializationContext
     */
    private static function checked(): \Closure
    {
        return static fn(): SerializationContext => SerializationContext::create()->enableMaxDepthChecks();
    }
}
