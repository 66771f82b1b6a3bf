<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Error\SerializationException;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\SaysItself\Box;
use Kiln\Tests\Fixture\Integration\SaysItself\Longer;
use Kiln\Tests\Fixture\Integration\SaysItself\Named;
use Kiln\Tests\Fixture\Integration\SaysItself\Order;
use Kiln\Tests\Fixture\Integration\SaysItself\Own;
use Kiln\Tests\Fixture\Integration\SaysItself\Suit;
use Kiln\Tests\Fixture\Integration\SaysItself\Throwing;
use Kiln\Tests\Fixture\Integration\SaysItself\Token;
use Kiln\Tests\Fixture\Integration\SaysItself\TokenMapping;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Classes that say by jsonSerialize() how they are written.
 */
#[CoversClass(Serializer::class)]
final class JsonSerializableTest extends IntegrationTestCase
{
    #[Test]
    public function jsonSerializeIsAskedWhereNothingElseIsSaid(): void
    {
        $box = new Box(new Token('abc'), [new Longer('ab'), new Token('a', 'shown')], [new Token('', 5), ['k' => new Longer('abcd')]], new Token('x'));

        self::assertWrites('{"token":{"length":3},"tokens":[{"length":2},"shown"],"any":[5,{"k":{"length":4}}],"declared":{"length":1}}', $box);
        self::assertWrites('"top"', new Token('x', 'top'));
        self::assertWrites('[{"length":1}]', [new Token('x')], 'list<' . Token::class . '>');
    }

    #[Test]
    public function whatItGivesIsWrittenByKilnsRules(): void
    {
        self::assertWrites('{"id":5,"token":{"length":1},"when":"2024-01-01T00:00:00Z","price":3.0}', new Order(5, new Token('x')));
        self::assertEquals(new Order(5), self::read('{"id":5,"token":null,"when":"2024-01-01T00:00:00Z","price":3.0}', Order::class));
    }

    #[Test]
    public function whatIsSaidToKilnGoesBeforeIt(): void
    {
        self::assertWrites('{"secret":"s","shown":null,"is":"n"}', new Named('s'));
        self::assertWrites('["h"]', [Suit::Hearts]);
        self::assertWrites('["2024-01-01T00:00:00Z"]', [new class ('2024-01-01T00:00:00Z') extends \DateTimeImmutable implements \JsonSerializable {
            public function jsonSerialize(): string
            {
                return 'never';
            }
        }]);

        $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withMapping(TokenMapping::class)->build();
        self::assertSame('{"secret":"abc"}', $serializer->serialize(new Token('abc')));

        $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withValue(Token::class, write: '$secret')->build();
        self::assertSame('["abc","d"]', $serializer->serialize([new Token('abc'), new Longer('d')]));
    }

    #[Test]
    public function whatIsNoObjectOfItsClassIsAProblem(): void
    {
        foreach ([Token::class, Longer::class] as $class) {
            self::assertCannotWrite(['type_mismatch at '], null, $class);
            self::assertCannotWrite(['type_mismatch at /0', 'type_mismatch at /1'], ['text', new Order(5)], "list<{$class}>");
            self::assertWrites('[null,{"length":1}]', [null, new Longer('x')], "list<?{$class}>");
        }
        self::assertCannotWrite(['type_mismatch at '], new Token('x'), Longer::class);
    }

    #[Test]
    public function itIsAskedOnceForAValueAlsoWhereTheCallFails(): void
    {
        Token::$asked = 0;
        self::kiln()->serialize([new Token('a'), new Box(new Token('b'))]);
        self::assertSame(2, Token::$asked);

        Token::$asked = 0;
        self::assertCannotWrite(['not_finite at /1', 'not_finite at /2'], [new Token('a'), new Token('b', NAN), INF]);
        self::assertSame(2, Token::$asked);
    }

    #[Test]
    public function whatItThrowsComesOutAsItIs(): void
    {
        $this->expectExceptionObject(new \DomainException('Not now.'));

        self::kiln()->serialize([new Throwing()]);
    }

    #[Test]
    public function oneThatGivesItselfIsFound(): void
    {
        $this->expectException(SerializationException::class);
        $this->expectExceptionMessageMatches('/a\[0\]   the same .*Own as at a/');

        self::kiln()->serialize(['a' => new Own()]);
    }
}
