<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Attribute\AfterDeserialize;
use Kiln\Engine;
use Kiln\Engine\UserCode;
use Kiln\Error\DeserializationException;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Objects that go because the document does not fit have destructors, and these may throw.
 */
#[CoversClass(UserCode::class)]
final class HalfBuiltObjectsTest extends TestCase
{
    #[Test]
    #[TestWith(['json', '{"id":1,"count":"x"}', 'count'])]
    #[TestWith(['json', '{"id":1}', 'count'])]
    #[TestWith(['yaml', "id: 1\ncount: x\n", 'count'])]
    #[TestWith(['json', '{"id":1,"count":2,"inner":{"id":1,"count":2,"inner":{"id":"x","count":2}}}', 'inner.inner.id'])]
    public function whatTheirDestructorsThrowHidesNoProblem(string $format, string $text, string $path): void
    {
        foreach ([static fn(): mixed => Serializer::create()->deserialize($text, Ready::class, $format), static fn(): mixed => Serializer::create()->deserialize($text, Hostile::class, $format)] as $read) {
            try {
                $read();
                self::fail('It was read.');
            } catch (DeserializationException $exception) {
                self::assertSame($path, $exception->violations()->items[0]->path);
            }
        }
    }

    /**
     * Where no problem of the document was on its way, PHP decides: what the destructor throws has the other exception behind it.
     * The extension runs no destructors of what it has begun.
     */
    #[Test]
    public function whatDestructorsThrowOtherwiseComesOut(): void
    {
        try {
            SerializerBuilder::create()->withEngine(Engine::Php)->build()->deserialize('{"inner":{"id":1,"count":2}}', Refusing::class);
            self::fail('It was read.');
        } catch (\LogicException $exception) {
            self::assertSame('Nor does this one.', $exception->getMessage());
            self::assertSame('There is no inner one.', $exception->getPrevious()?->getMessage());
        }
    }
}

final class Ready
{
    public int $id; // @phpstan-ignore property.uninitialized (Kiln does it)

    public int $count; // @phpstan-ignore property.uninitialized (Kiln does it)

    public ?self $inner = null;

    public function __destruct()
    {
        if (!isset($this->count)) {
            throw new \DomainException('It was not ready.');
        }
    }
}

final class Hostile
{
    public int $id; // @phpstan-ignore property.uninitialized (Kiln does it)

    public int $count; // @phpstan-ignore property.uninitialized (Kiln does it)

    public ?self $inner = null;

    public function __destruct()
    {
        throw new \DomainException('It never goes well.', 0, new \TypeError('Nor was this.'));
    }
}

final class Refusing
{
    public Ready $inner; // @phpstan-ignore property.uninitialized (Kiln does it)

    #[AfterDeserialize]
    public function check(): void
    {
        throw new \DomainException('There is no inner one.');
    }

    public function __destruct()
    {
        throw new \LogicException('Nor does this one.');
    }
}
