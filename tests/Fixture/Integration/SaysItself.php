<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\SaysItself;

use Kiln\Attribute\ExtendsSerializationFor;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\SerializedName;

class Token implements \JsonSerializable
{
    public static int $asked = 0;

    public function __construct(private string $secret, protected mixed $shown = null) {}

    public function jsonSerialize(): mixed
    {
        ++self::$asked;

        return $this->shown ?? ['length' => \strlen($this->secret)];
    }
}

final class Longer extends Token {}

/** What it says to Kiln counts. */
final class Named extends Token
{
    #[SerializedName('is')]
    public string $name = 'n';
}

/** Read by its constructor. */
final class Order implements \JsonSerializable
{
    public function __construct(public int $id, public ?Token $token = null) {}

    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return ['id' => $this->id, 'token' => $this->token, 'when' => new \DateTimeImmutable('2024-01-01T00:00:00Z'), 'price' => 3.0];
    }
}

final class Throwing implements \JsonSerializable
{
    public function jsonSerialize(): mixed
    {
        throw new \DomainException('Not now.');
    }
}

final class Own implements \JsonSerializable
{
    public function jsonSerialize(): mixed
    {
        return [$this];
    }
}

enum Suit: string implements \JsonSerializable
{
    case Hearts = 'h';

    public function jsonSerialize(): string
    {
        return 'of hearts';
    }
}

final class Box
{
    /** @param list<Token> $tokens */
    public function __construct(public Token $token, public array $tokens = [], public mixed $any = null, public ?\JsonSerializable $declared = null) {}
}

#[ExtendsSerializationFor(Token::class)]
abstract class TokenMapping
{
    #[Ignore]
    protected mixed $shown;
}
