<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\InvalidMetadataException;
use JMS\Serializer\Exception\LogicException;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Groups\Album;
use Kiln\Tests\Fixture\Jms\Groups\Grouped;
use Kiln\Tests\Fixture\Jms\Groups\Misspelt;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Groups, flat and nested.
 */
#[CoversClass(JmsSerializer::class)]
final class GroupsTest extends ReferenceTestCase
{
    #[Test]
    public function withoutGroupsEverythingIsWritten(): void
    {
        self::assertWrites('{"in_a":"A","in_b":"B","in_both":"AB","in_default":"D","without":"none"}', new Grouped());
    }

    #[Test]
    public function groupsSelectProperties(): void
    {
        self::assertWrites('{"in_a":"A","in_both":"AB","in_default":"D"}', new Grouped(), self::in(['a']));
        self::assertWrites('{"in_b":"B","in_both":"AB"}', new Grouped(), self::in(['b']));
        self::assertWrites('{"in_default":"D","without":"none"}', new Grouped(), self::in(['Default']));
        self::assertWrites('{"in_b":"B","in_both":"AB","in_default":"D","without":"none"}', new Grouped(), self::in(['Default', 'b']));
        self::assertWrites('{}', new Grouped(), self::in(['c']));
        self::assertWrites('{"in_a":"A","in_both":"AB","in_default":"D"}', new Grouped(), static fn(): SerializationContext => SerializationContext::create()->setGroups('a'));
    }

    #[Test]
    public function groupsSelectWhatIsRead(): void
    {
        $json = '{"in_a":"1","in_b":"2","in_both":"3","in_default":"4","without":"5"}';

        self::assertReads("Grouped{inA: '1', inB: 'B', inBoth: '3', inDefault: '4', without: 'none'}", $json, Grouped::class, static fn(): DeserializationContext => DeserializationContext::create()->setGroups(['a']));
        self::assertReads("Grouped{inA: 'A', inB: 'B', inBoth: 'AB', inDefault: '4', without: '5'}", $json, Grouped::class, static fn(): DeserializationContext => DeserializationContext::create()->setGroups(['Default']));
    }

    #[Test]
    public function noGroupsAreRefused(): void
    {
        self::assertThrows(LogicException::class, 'The groups must not be empty.', static fn(Subject $subject): string => $subject->json(new Grouped(), SerializationContext::create()->setGroups([])));
        self::assertThrows(LogicException::class, 'The groups must not be empty.', static fn(Subject $subject): string => $subject->json(new Grouped(), SerializationContext::create()->setGroups('')));
    }

    #[Test]
    public function groupsHoldForTheWholeGraph(): void
    {
        self::assertWrites('{"title":"album","tracks":[{"name":"track","seconds":10},{"name":"track","seconds":10}],"best":{"name":"track","seconds":10}}', Album::filled(), self::in(['full']));
        self::assertWrites('{"title":"album"}', Album::filled(), self::in(['list']));
        self::assertWrites('{"title":"album","note":"note"}', Album::filled(), self::in(['list', 'Default']));
        self::assertWrites('[{"title":"album"}]', [Album::filled()], self::in(['list']));
    }

    /**
     * @return iterable<string, array{array<mixed>}>
     */
    public static function nestedGroups(): iterable
    {
        yield 'a level of its own' => [['full', 'tracks' => ['list']]];
        yield 'two levels' => [['full', 'tracks' => ['list', 'writer' => ['list']], 'best' => ['full']]];
        yield 'a level without groups' => [['full', 'tracks' => ['writer' => ['deep']]]];
        yield 'an empty level' => [['full', 'tracks' => []]];
        yield 'only a level' => [['tracks' => ['list']]];
        yield 'a level that does not exist' => [['full', 'missing' => ['list']]];
        yield 'a level and Default' => [['Default', 'full', 'tracks' => ['Default', 'list', 'writer' => ['Default', 'deep']]]];
        yield 'an empty level of a level' => [['full', 'best' => ['list', 'writer' => []]]];
        yield 'a deep level' => [['full', 'best' => ['list', 'writer' => ['deep' => ['x']]]]];
    }

    /**
     * @param array<mixed> $groups
     */
    #[Test]
    #[DataProvider('nestedGroups')]
    public function nestedGroupsFollowThePath(array $groups): void
    {
        $outcome = self::compare(static fn(Subject $subject): string => $subject->json(Album::filled(), SerializationContext::create()->setGroups($groups)));
        self::assertNull($outcome->thrown);
        self::compare(static fn(Subject $subject): string => $subject->json(['tracks' => Album::filled(), 'x' => [Album::filled()]], SerializationContext::create()->setGroups($groups)));
        self::compare(static fn(Subject $subject): array => $subject->array(Album::filled(), SerializationContext::create()->setGroups($groups)));
        $json = '{"title":"t","tracks":[{"name":"n","seconds":1,"remark":"r","writer":{"plain":"p","listed":"l","deep":"d"}}],"best":{"name":"n","seconds":1,"remark":"r","writer":{"plain":"p","listed":"l","deep":"d"}},"note":"n"}';
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson($json, Album::class, DeserializationContext::create()->setGroups($groups)));
    }

    #[Test]
    public function nestedGroupsAreSpelledOut(): void
    {
        self::assertWrites('{"title":"album","tracks":[{"name":"track","writer":{"plain":"plain"}},{"name":"track","writer":{"plain":"plain"}}],"best":{"name":"track","seconds":10}}', Album::filled(), self::in(['full', 'tracks' => ['list']]));
        self::assertWrites('{"title":"album","tracks":[{"name":"track","writer":{"listed":"listed"}},{"name":"track","writer":{"listed":"listed"}}],"best":{"name":"track","seconds":10}}', Album::filled(), self::in(['full', 'tracks' => ['list', 'writer' => ['list']], 'best' => ['full']]));
    }

    #[Test]
    public function aNameWithACommaIsRefused(): void
    {
        self::assertThrows(InvalidMetadataException::class, 'Invalid group name "a, b" on "' . Misspelt::class . '->a", did you mean to create multiple groups?', static fn(Subject $subject): string => $subject->json(new Misspelt()));
    }

    #[Test]
    public function otherGroupsOnTheSameSerializerAreOtherResults(): void
    {
        self::assertGives("['{\"in_a\":\"A\",\"in_both\":\"AB\",\"in_default\":\"D\"}', '{\"in_b\":\"B\",\"in_both\":\"AB\"}', '{\"in_a\":\"A\",\"in_b\":\"B\",\"in_both\":\"AB\",\"in_default\":\"D\",\"without\":\"none\"}', '{\"in_a\":\"A\",\"in_both\":\"AB\",\"in_default\":\"D\"}']", static fn(Subject $subject): array => [
            $subject->json(new Grouped(), SerializationContext::create()->setGroups(['a'])),
            $subject->json(new Grouped(), SerializationContext::create()->setGroups(['b'])),
            $subject->json(new Grouped()),
            $subject->json(new Grouped(), SerializationContext::create()->setGroups(['a', 'a'])),
        ]);
    }

    /**
     * @param array<mixed> $groups
     *
     * @return \Closure(): SerializationContext
     */
    private static function in(array $groups): \Closure
    {
        return static fn(): SerializationContext => SerializationContext::create()->setGroups($groups);
    }
}
