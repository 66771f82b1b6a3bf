<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use Kiln\Attribute\NamingStrategy;
use Kiln\Context;
use Kiln\JsonOptions;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Places\Address;
use Kiln\Tests\Fixture\Integration\Places\Alternating;
use Kiln\Tests\Fixture\Integration\Places\Author;
use Kiln\Tests\Fixture\Integration\Places\Editor;
use Kiln\Tests\Fixture\Integration\Places\Named;
use Kiln\Tests\Fixture\Integration\Places\Options;
use Kiln\Tests\Fixture\Integration\Places\Post;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\Serializer\Mapping\Factory\ClassMetadataFactory;
use Symfony\Component\Serializer\Mapping\Loader\AttributeLoader;
use Symfony\Component\Serializer\Normalizer\AbstractNormalizer;
use Symfony\Component\Serializer\Normalizer\ObjectNormalizer;
use Symfony\Component\Serializer\Serializer as Symfony;

/**
 * Options that differ from place to place: nested groups, nested lists of properties, and `#[Context]`.
 */
#[CoversClass(Context::class)]
#[CoversClass(Serializer::class)]
final class PlacesTest extends IntegrationTestCase
{
    private const CASES = 60;

    private const PROPERTIES = ['id', 'title', 'author', 'readers', 'anything', 'name', 'mail', 'address', 'boss', 'rank', 'city', 'street', 'none'];

    /**
     * @return iterable<string, array{array<mixed>, string}>
     */
    public static function nestedGroups(): iterable
    {
        yield 'others below a property' => [['list', 'author' => ['detail']], '{"id":1,"author":{"mail":"ann@example.org","boss":{"address":null}}}'];
        yield 'Default below what is named, where nothing else is said' => [['list', 'author' => ['name']], '{"id":1,"author":{"name":"Ann","boss":{"address":null}}}'];
        yield 'what holds here, below what is not named' => [['list', 'readers' => ['name']], '{"id":1,"author":{"name":"Ann"}}'];
        yield 'two steps' => [['list', 'author' => ['name', 'boss' => ['name', 'Default']]], '{"id":1,"author":{"name":"Ann","boss":{"name":"Bea","address":null,"boss":null}}}'];
        yield 'an empty list is Default' => [['list', 'author' => []], '{"id":1,"author":{"address":{"city":"Chur"}}}'];
        yield 'no group here' => [['author' => ['name']], '{}'];
        yield 'all others' => [['list', 'author' => ['name', '*' => ['name']]], '{"id":1,"author":{"name":"Ann","boss":{"name":"Bea","boss":null}}}'];
        yield 'all others, from the root' => [['detail', '*' => ['name', 'Default']], '{"author":{"name":"Ann","address":{"city":"Chur"},"boss":{"name":"Bea","address":null,"boss":null}},"readers":[],"anything":null}'];
        yield 'names with dots, nothing and digits' => [['a.b', '', '7', 'detail', 'author' => ['7', 'boss' => ['', 'a.b']]], '{"author":{"boss":{}},"readers":[],"anything":null}'];
    }

    /**
     * @param array<mixed> $groups
     */
    #[Test]
    #[DataProvider('nestedGroups')]
    public function groupsDifferFromPlaceToPlace(array $groups, string $json): void
    {
        $post = new Post();
        $post->author = new Author('Ann');
        $post->author->address = new Address();
        $post->author->boss = new Author('Bea');

        self::assertWrites($json, $post, context: new Context(groups: $groups));
    }

    #[Test]
    public function whatIsNoNameIsRefused(): void
    {
        foreach ([[['list']], ['author' => 'list'], [1], ['author' => [null]]] as $groups) {
            foreach (['groups', 'properties'] as $option) {
                try {
                    new Context(...[$option => $groups]);
                    self::fail('It was taken.');
                } catch (\InvalidArgumentException $exception) {
                    self::assertStringContainsString("['id', 'author' => ['name']]", $exception->getMessage());
                }
            }
        }
        $this->expectExceptionMessage('The properties below a property must not be empty');
        new Context(properties: ['author' => []]);
    }

    #[Test]
    public function groupsSelectWhatIsRead(): void
    {
        $json = '{"id":5,"title":"new","author":{"name":"Bob","mail":"new","boss":{"name":"Cy","mail":"new"}},"readers":[{"name":"Di","mail":"new"}]}';

        $post = self::read($json, Post::class, new Context(groups: ['list', 'detail', 'author' => ['name', 'boss' => ['name', 'detail']], 'readers' => ['name']]));
        self::assertSame([5, 'A post'], [$post->id, $post->title]);
        self::assertSame(['Bob', 'ann@example.org', 'new'], [$post->author?->name, $post->author?->mail, $post->author?->boss?->mail]);
        self::assertSame(['Di', 'ann@example.org'], [$post->readers[0]->name, $post->readers[0]->mail]);
        self::assertRefuses(['unknown_key at /author/boss/name', 'unknown_key at /author/boss/mail', 'unknown_key at /author/mail', 'unknown_key at /readers/0/mail'], $json, Post::class, new Context(groups: ['list', 'Default', 'detail', 'author' => ['name'], 'readers' => ['name']], strict: true));

        $before = $post->author;
        self::kiln()->populate($post, '{"author":{"name":"Eve","mail":"newer","boss":{"name":"Flo"}}}', context: new Context(properties: ['author' => ['mail', 'boss' => ['name']]]));
        self::assertSame($before, $post->author);
        self::assertSame(['Bob', 'newer', 'Flo', 'new'], [$post->author?->name, $post->author?->mail, $post->author?->boss?->name, $post->author?->boss?->mail]);
    }

    #[Test]
    public function aClassWithinItselfHasOnePlanForEachSelection(): void
    {
        $author = new Author('0');
        for ($level = 1; $level < 300; ++$level) {
            $boss = $author;
            $author = new Author((string) $level);
            $author->boss = $boss;
        }
        $json = self::kiln()->serialize($author, context: new Context(properties: ['name', 'boss' => ['name', 'boss']]));

        self::assertStringStartsWith('{"name":"299","boss":{"name":"298","boss":{"name":"297","mail":', $json);
        self::assertSame($json, json_encode(self::kiln()->toArray($author, new Context(properties: ['name', 'boss' => ['name', 'boss']])), JSON_THROW_ON_ERROR));
        self::assertSame(1, substr_count(self::kiln()->serialize($author, context: new Context(groups: ['name', 'boss' => ['list', '*' => ['list']]])), 'boss'));
    }

    /**
     * As deep as the levels allow, and no deeper, though each level is written by options of its own.
     */
    #[Test]
    public function levelsAreCountedThroughAllPlaces(): void
    {
        $this->expectExceptionMessage('nested more than 512 levels deep');
        $around = $inside = new Post();
        $post = null;
        for ($level = 0; $level < 600; ++$level) {
            $post = new Alternating($post);
        }

        self::kiln()->serialize([$post, $around, $inside]);
    }

    #[Test]
    public function aPropertySaysWhatHoldsBelowIt(): void
    {
        $options = new Options();
        $options->author = new Editor('Ann');
        $options->author->boss = new Author('Bea');
        $options->dates = [new \DateTimeImmutable('2026-01-01T00:30:00+01:00'), ['x' => new \DateTime('2027-01-01T12:00:00Z')]];
        $options->named = new Named();
        $options->named->innerValue = new Named();
        $options->address = new Address();
        $options->told = 1;
        $expected = '{"day":"25.11.2026","author":{"name":"Ann","boss":{"name":"Bea","boss":null}},"dates":["2025",{"x":"2027"}],"named":{"long_name":"x","inner_value":{"long_name":"x"}},"allcity":"Chur","allstreet":"Obere Gasse","told":[%s,"2"],"home":{"city":"Chur"}}';

        self::assertWrites(\sprintf($expected, 'null'), $options);
        self::assertWrites(\sprintf($expected, '["Default"]'), $options, context: new Context(groups: 'Default', version: '1', naming: NamingStrategy::Camel));
        // An own group would leave all of it out; under their names they are asked for.
        self::assertWrites('{}', $options, context: new Context(groups: 'list'));
        unset($options->day);
        self::assertWrites(str_replace('"day":"25.11.2026",', '', \sprintf($expected, 'null')), $options);
    }

    #[Test]
    public function aPropertySaysHowItsValueIsRead(): void
    {
        $read = self::read('{"day":"24.12.2026","author":{"name":"Bob","mail":"new"},"named":{"long_name":"y","inner_value":5},"allstreet":"here","told":"what"}', Options::class, new Context(groups: 'Default'));

        self::assertSame(['24.12.2026', 'Bob', 'ann@example.org', 'y', 'here'], [$read->day->format('d.m.Y'), $read->author?->name, $read->author?->mail, $read->named?->longName, $read->address?->street]);
        self::assertSame(['what', ['Default'], '2'], $read->told);
    }

    #[Test]
    public function whatHoldsForAWholeDocumentIsRefusedAtAProperty(): void
    {
        $withJson = new class {
            #[Context(json: new JsonOptions(pretty: true))]
            public mixed $value = null;
        };
        $withObjects = new class {
            #[Context(keepEmptyObjects: true)]
            public mixed $value = null;
        };
        $withDepth = new class {
            #[Context(maxDepth: 2)]
            public mixed $value = null;
        };
        $atMethod = new class {
            #[Context(groups: 'a')]
            public function value(): int
            {
                return 1;
            }
        };

        self::assertInvalid('class@anonymous::$value: #[Context] names options of JSON, which hold for a whole text. Name them where the text is asked for. [invalid_attribute]', static fn(): string => self::kiln()->serialize($withJson));
        self::assertInvalid('class@anonymous::$value: #[Context] names keepEmptyObjects, which holds for a whole document. Name it where the document is read or written. [invalid_attribute]', static fn(): string => self::kiln()->serialize($withObjects));
        self::assertInvalid('class@anonymous::$value: #[Context] names a depth, which counts from the root of what is written. Write #[MaxDepth(2)]. [invalid_attribute]', static fn(): string => self::kiln()->serialize($withDepth));
        self::assertInvalid('class@anonymous::value(): #[Context] says something about a property, but this is a method. Add #[VirtualProperty] to write what it returns. [misplaced_attribute]', static fn(): string => self::kiln()->serialize($atMethod));
    }

    /**
     * By what jms/serializer writes, and what both of our ways to a text and an array write.
     */
    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function nestedGroupsAreThoseOfJms(int $seed): void
    {
        if (!class_exists(JmsBuilder::class)) {
            self::markTestSkipped('jms/serializer is not installed.');
        }
        $chance = Chance::announced($seed, __METHOD__);
        $jms = JmsBuilder::create()->build();
        for ($case = Chance::cases(self::CASES); $case > 0; --$case) {
            $of = $chance->forCase($case);
            $post = self::post($of);
            $groups = self::nested($of, ['list', 'detail', 'name', 'Default', 'a.b', '', '7', 'nobody'], 3);
            $expected = $jms->serialize($post, 'json', SerializationContext::create()->setGroups($groups)->setSerializeNull(true));

            self::assertWrites($expected, $post, null, new Context(groups: $groups));
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function nestedPropertiesAreTheAttributesOfSymfony(int $seed): void
    {
        if (!class_exists(ObjectNormalizer::class)) {
            self::markTestSkipped('symfony/serializer is not installed.');
        }
        $chance = Chance::announced($seed, __METHOD__);
        $symfony = new Symfony([new ObjectNormalizer(new ClassMetadataFactory(new AttributeLoader()))]);
        for ($case = Chance::cases(self::CASES); $case > 0; --$case) {
            $of = $chance->forCase($case);
            $post = self::post($of);
            $properties = self::nested($of, self::PROPERTIES, 3);
            $groups = $of->percent(30) ? ['list', 'detail'] : null;
            $expected = $symfony->normalize($post, null, [AbstractNormalizer::ATTRIBUTES => $properties, ...$groups === null ? [] : ['groups' => $groups]]);

            self::assertEquals($expected, self::kiln()->toArray($post, new Context(groups: $groups, properties: $properties)), json_encode($properties, JSON_THROW_ON_ERROR));
            self::assertEquals($expected, json_decode(self::kiln()->serialize($post, context: new Context(groups: $groups, properties: $properties)), true, flags: JSON_THROW_ON_ERROR));
        }
    }

    private static function post(Chance $chance): Post
    {
        $post = new Post();
        $post->author = $chance->percent(80) ? self::author($chance, 3) : null;
        $post->readers = $chance->listOf(2, static fn(): Author => self::author($chance, 2));
        $post->anything = $chance->oneOf([null, 5, [self::author($chance, 1)], new Address(), self::author($chance, 2)]);

        return $post;
    }

    private static function author(Chance $chance, int $levels): Author
    {
        $author = $chance->percent(30) ? new Editor('Ed') : new Author('Bo');
        $author->address = $chance->percent(50) ? new Address() : null;
        $author->boss = $levels > 0 && $chance->percent(60) ? self::author($chance, $levels - 1) : null;

        return $author;
    }

    /**
     * @param non-empty-list<string> $names
     *
     * @return non-empty-array<mixed>
     */
    private static function nested(Chance $chance, array $names, int $levels): array
    {
        $nested = [$chance->oneOf($names), ...$chance->sample($names)];
        foreach ($levels > 0 ? ['author', 'readers', 'anything', 'boss', 'address'] : [] as $property) {
            if ($chance->percent(40)) {
                $nested = array_filter($nested, static fn(mixed $name): bool => $names !== self::PROPERTIES || $name !== $property);
                $nested[$property] = self::nested($chance, $names, $levels - 1);
            }
        }

        return $nested;
    }
}
