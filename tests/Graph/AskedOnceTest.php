<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Graph;
use Kiln\Graph\UnencodableValue;
use Kiln\Tests\Graph\Model\Counting;
use Kiln\Tests\Graph\Model\CountingSleeper;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * A method of users is called once for a call of Graph, also where the extension begins, and plain PHP does the rest.
 */
#[CoversClass(Graph::class)]
final class AskedOnceTest extends TestCase
{
    /**
     * @return iterable<string, array{\Closure(): mixed, list<string>}> a value, and the calls
     */
    public static function values(): iterable
    {
        $both = ['serialize', 'sleep'];
        yield 'beside an exception, which the extension leaves to PHP' => [static fn(): array => [new Counting(1), new CountingSleeper(2), new \LogicException('text')], $both];
        yield 'in each other' => [static fn(): array => [new Counting([new CountingSleeper(2), new \LogicException('text')])], $both];
        yield 'the value as a whole' => [static fn(): Counting => new Counting([new CountingSleeper(2), new \LogicException('text')]), $both];
        yield 'a value that names its properties' => [static fn(): CountingSleeper => new CountingSleeper([new Counting(1), new \LogicException('text')]), ['sleep', 'serialize']];
        yield 'in two places' => [static fn(): array => [$counting = new Counting(1), $counting, new \LogicException('text'), $counting], ['serialize']];
        yield 'what a method has made, and drops' => [static fn(): array => [new Counting([new Counting(1), new Counting(2)]), new \LogicException('text')], ['serialize', 'serialize', 'serialize']];
    }

    /**
     * @param \Closure(): mixed $make
     * @param list<string>      $calls
     */
    #[Test]
    #[DataProvider('values')]
    public function eachMethodAnswersOnce(\Closure $make, array $calls): void
    {
        $value = $make();
        Counting::$calls = [];
        $bytes = Graph::encode($value);

        self::assertSame($calls, Counting::$calls);
        self::assertSame(serialize(unserialize(serialize($value))), serialize(Graph::decode($bytes, Graph::ALL)));
    }

    /**
     * @param \Closure(): mixed $make
     * @param list<string>      $calls
     */
    #[Test]
    #[DataProvider('values')]
    public function alsoWhereTheValueIsRefused(\Closure $make, array $calls): void
    {
        $value = [$make(), static fn(): int => 1];
        Counting::$calls = [];
        try {
            Graph::encode($value);
            self::fail('A closure was encoded.');
        } catch (UnencodableValue $refusal) {
            self::assertSame('Cannot encode [1]: Closure: PHP forbids to serialize objects of this class.', $refusal->getMessage());
        }

        self::assertSame($calls, Counting::$calls);
    }
}
