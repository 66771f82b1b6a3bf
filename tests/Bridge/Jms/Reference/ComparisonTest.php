<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Protection;
use Kiln\Tests\Fixture\Jms\Common\Uninitialized;
use Kiln\Tests\Fixture\Jms\Enums\Suit;
use Kiln\Tests\Fixture\Jms\Extension\BackwardNames;
use Kiln\Tests\Fixture\Jms\Extension\FailingAccessors;
use Kiln\Tests\Fixture\Jms\Inheritance\ExcludingChild;
use Metadata\MethodMetadata;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\ExpectationFailedException;

/**
 * The comparison itself notices what differs.
 */
#[CoversClass(JmsSerializer::class)]
final class ComparisonTest extends ReferenceTestCase
{
    /**
     * @return iterable<string, array{\Closure(Subject): mixed, \Closure(Jms|Kiln): mixed}>
     */
    public static function differences(): iterable
    {
        $naming = static fn(Jms|Kiln $builder): mixed => $builder instanceof Kiln ? $builder->setPropertyNamingStrategy(new BackwardNames()) : null;
        yield 'another text' => [static fn(Subject $subject): string => $subject->json(Person::of('a')), $naming];
        yield 'another array' => [static fn(Subject $subject): array => $subject->array(Person::of('a')), $naming];
        yield 'another object' => [static fn(Subject $subject): mixed => $subject->fromJson('{"name":"a"}', Person::class), $naming];
        yield 'a call that succeeds' => [static fn(Subject $subject): string => $subject->json(Person::of('a')), static fn(Jms|Kiln $builder): mixed => $builder instanceof Kiln ? null : $builder->setAccessorStrategy(new FailingAccessors('one'))];
        yield 'another message' => [static fn(Subject $subject): string => $subject->json(Person::of('a')), static fn(Jms|Kiln $builder): mixed => $builder->setAccessorStrategy(new FailingAccessors($builder instanceof Kiln ? 'one' : 'another'))];
        yield 'a private property' => [static fn(Subject $subject): mixed => $subject->fromJson('{"private":"x"}', Protection::class), static fn(Jms|Kiln $builder): mixed => $builder instanceof Kiln ? $builder->setPropertyNamingStrategy(new BackwardNames()) : null];
    }

    /**
     * @param \Closure(Subject): mixed  $work
     * @param \Closure(Jms|Kiln): mixed $configure
     */
    #[Test]
    #[DataProvider('differences')]
    public function differencesAreFound(\Closure $work, \Closure $configure): void
    {
        $this->expectException(ExpectationFailedException::class);
        $this->expectExceptionMessage("The first call differs from the original's.");

        self::compare($work, $configure);
    }

    #[Test]
    public function theSecondCallCountsToo(): void
    {
        $calls = 0;
        $this->expectException(ExpectationFailedException::class);
        $this->expectExceptionMessage("The second call differs from the original's.");

        self::compare(static function () use (&$calls): bool {
            return ++$calls === 5;
        });
    }

    #[Test]
    public function warningsCount(): void
    {
        self::assertSame("gave 1\nPHP: of the test", Outcome::of(static function (): int {
            trigger_error('of the test', \E_USER_WARNING);

            return 1;
        })->text());
        self::assertSame('gave 1', Outcome::of(static function (): int {
            @trigger_error('of the test', \E_USER_WARNING);

            return 1;
        })->text());
    }

    #[Test]
    public function deprecationsCountUnlessTheyAreOfTheirPackage(): void
    {
        self::assertSame("gave 'YQ=='\nPHP: mb_convert_encoding(): Handling Base64 via mbstring is deprecated; use base64_encode/base64_decode instead", Outcome::of(static fn(): mixed => mb_convert_encoding('a', 'BASE64'))->text());
        self::assertSame("gave 'a'", Outcome::of(static fn(): mixed => (new MethodMetadata(\ArrayIterator::class, 'current'))->invoke(new \ArrayIterator(['a'])))->text());
    }

    /**
     * @return iterable<string, array{string, mixed}>
     */
    public static function values(): iterable
    {
        $person = Person::of('a');
        yield 'null' => ['null', null];
        yield 'an int' => ['5', 5];
        yield 'a float' => ['5.0', 5.0];
        yield 'minus zero' => ['-0.0', -0.0];
        yield 'a text' => ["'5'", '5'];
        yield 'a bool' => ['true', true];
        yield 'a list' => ['[1, 2]', [1, 2]];
        yield 'an array that is no list' => ['[1 => 1, 0 => 2]', [1 => 1, 0 => 2]];
        yield 'an object' => ["Person{name: 'a', age: null}", $person];
        yield 'an object again' => ["[Person{name: 'a', age: null}, Person#1]", [$person, $person]];
        yield 'an equal object' => ["[Person{name: 'a', age: null}, Person{name: 'a', age: null}]", [$person, clone $person]];
        yield 'uninitialized properties' => ['Uninitialized{before: 1, never: ?, neverOrNull: ?, hidden: ?, after: 2}', new Uninitialized()];
        yield 'private properties of parents' => ["ExcludingChild{first: 'first of the child', second: 'second', ParentClass.secret: 'of the parent', ParentClass.own: 'own of the parent', Grandparent.secret: 'of the grandparent', shared: 'shared'}", new ExcludingChild()];
        yield 'properties that are not declared' => ['stdClass{+x: 1, +0: 2}', (object) ['x' => 1, 0 => 2]];
        yield 'a case' => ['Suit::Hearts', Suit::Hearts];
        yield 'a date' => ['DateTime{2020-01-01T00:00:00.500000 UTC}', new \DateTime('2020-01-01 00:00:00.5 UTC')];
        yield 'a collection' => ['ArrayCollection{elements: [1]}', new ArrayCollection([1])];
    }

    #[Test]
    #[DataProvider('values')]
    public function descriptionsShowEverything(string $text, mixed $value): void
    {
        self::assertSame($text, Description::of($value));
    }
}
