<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Declared;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Enums\Suit;
use Kiln\Tests\Fixture\Jms\Inheritance\LabelledThing;
use Kiln\Tests\Fixture\Jms\Metadata\Types;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Types as PHP declares them.
 */
#[CoversClass(JmsSerializer::class)]
final class DeclaredTypesTest extends ReferenceTestCase
{
    /**
     * @return iterable<string, array{string, \Closure(): mixed}>
     */
    public static function values(): iterable
    {
        yield 'an int' => ['nullableInt', static fn(): int => 5];
        yield 'a standard object' => ['standard', static fn(): \stdClass => (object) ['a' => 1, 'b' => [null]]];
        yield 'an array object' => ['arrayObject', static fn(): \ArrayObject => new \ArrayObject(['a' => 1])];
        yield 'an array iterator' => ['arrayIterator', static fn(): \ArrayIterator => new \ArrayIterator([1, null, 3])];
        yield 'an iterator' => ['iterator', static fn(): \Iterator => new \ArrayIterator(['a' => Person::of('p')])];
        yield 'another iterator' => ['iterator', static fn(): \Iterator => new \LimitIterator(new \ArrayIterator([1, 2, 3]), 1, 1)];
        yield 'a generator' => ['generator', static fn(): \Generator => yield from ['a' => 1, 'b' => Person::of('p')]];
        yield 'a generator for an iterator' => ['iterator', static fn(): \Generator => yield from [1, 2]];
        yield 'a traversable' => ['traversable', static fn(): \Traversable => new \ArrayIterator([1])];
        yield 'an aggregate' => ['aggregate', static fn(): \IteratorAggregate => new ArrayCollection([1, 2])];
        yield 'a storage' => ['storage', static fn(): \SplObjectStorage => new \SplObjectStorage()];
        yield 'a fixed array' => ['fixed', static fn(): \SplFixedArray => \SplFixedArray::fromArray([1, 2])];
        yield 'an iterable array' => ['iterable', static fn(): array => [1, 'a' => null, 2 => [Person::of('p')]]];
        yield 'an iterable generator' => ['iterable', static fn(): \Generator => yield from [1, 2]];
        yield 'an iterable collection' => ['iterable', static fn(): ArrayCollection => new ArrayCollection(['x' => 1])];
        yield 'an array' => ['array', static fn(): array => [1, null, ['x' => Person::of('p')]]];
        yield 'an implementation' => ['interface', static fn(): LabelledThing => new LabelledThing()];
        yield 'a person' => ['person', static fn(): Person => Person::of('p', 5)];
        yield 'any object' => ['object', static fn(): object => Person::of('p', 5)];
        yield 'itself' => ['self', static function (): Declared {
            $declared = new Declared();
            $declared->nullableInt = 1;

            return $declared;
        }];
        yield 'a closure' => ['closure', static fn(): \Closure => static fn(): int => 1];
        yield 'an intersection' => ['intersection', static fn(): ArrayCollection => new ArrayCollection([1])];
        yield 'false' => ['nullOrFalse', static fn(): bool => false];
        yield 'a scalar' => ['scalar', static fn(): float => 1.0];
        yield 'a case' => ['enum', static fn(): Suit => Suit::Hearts];
        yield 'a name beyond ASCII' => ['größe', static fn(): string => 'ß'];
    }

    /**
     * @param \Closure(): mixed $value
     */
    #[Test]
    #[DataProvider('values')]
    public function everyDeclarationWrites(string $property, \Closure $value): void
    {
        $declared = static function () use ($property, $value): Declared {
            $declared = new Declared();
            (new \ReflectionProperty($declared, $property))->setValue($declared, $value());

            return $declared;
        };

        foreach ([static fn(): null => null, static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport(), static fn(Jms|Kiln $builder): mixed => $builder->setDocBlockTypeResolver(true)] as $configure) {
            self::compareEach([
                'declared' => static fn(Subject $subject): string => $subject->json($declared()),
                'with nulls' => static fn(Subject $subject): array => $subject->array([$declared()], SerializationContext::create()->setSerializeNull(true)),
                'by itself' => static fn(Subject $subject): string => $subject->json($value()),
                'as an array' => static fn(Subject $subject): string => $subject->json(['x' => $value()], null, 'array<string, array>'),
            ], $configure);
        }
    }

    #[Test]
    #[DataProvider('values')]
    public function everyDeclarationReads(string $property): void
    {
        $name = (string) preg_replace_callback('/[A-Z]/', static fn(array $match): string => '_' . strtolower($match[0]), $property);
        $works = [];
        foreach (['5', '"a"', '[1,"b"]', '{"name":"x","nullable_int":"7"}', '[]', 'null', 'false', 'true', '1.5', '[[1],{"a":{}}]'] as $value) {
            $works[$value] = static fn(Subject $subject): mixed => $subject->fromJson("{\"$name\":$value}", Declared::class);
        }
        self::compareEach($works);
    }

    #[Test]
    public function theOldNameOfReadOnlyWorks(): void
    {
        self::assertSucceeds(static fn(Subject $subject): string => $subject->json(new Declared()));
        self::assertSame('gave true', self::compare(static function (Subject $subject): bool {
            $declared = $subject->fromJson('{"old_read_only":5}', Declared::class);

            return $declared instanceof Declared && $declared->oldReadOnly === 1;
        })->text());
    }
}
