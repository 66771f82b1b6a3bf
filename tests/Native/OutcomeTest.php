<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Context;
use Kiln\Limits;
use Kiln\SerializerBuilder;
use Kiln\Tests\Bridge\Jms\Differential\Declared;
use Kiln\Tests\Bridge\Jms\Differential\Model\ClassSource;
use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Bridge\Jms\Differential\Model\PropertySource;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Bridge\Jms\Differential\Workspace;
use Kiln\Tests\Fixture\Native\Cents;
use Kiln\Tests\Fixture\Native\CentsConverter;
use Kiln\Tests\Native\Differential\Census;
use Kiln\Tests\Native\Differential\OneCase;
use Kiln\Tests\Native\Differential\Operation;
use Kiln\Tests\Native\Differential\Outcome;
use Kiln\Tests\Native\Differential\Pair;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * That the comparison of the engines sees differences, of every sort.
 */
#[CoversNothing]
final class OutcomeTest extends TestCase
{
    private const CALLS = 'different calls of code of the model';

    /**
     * @return iterable<string, array{Outcome, Outcome, Operation, ?string}>
     */
    public static function outcomes(): iterable
    {
        $returned = static fn(string $result, string $inputs = ''): Outcome => new Outcome($result, null, [], [], $inputs, false);
        $failed = static fn(string $message): Outcome => new Outcome(null, Outcome::failure(new \DomainException($message)), [], [], '', false);
        yield 'the same' => [$returned('a'), $returned('a'), Operation::Write, null];
        yield 'a byte' => [$returned('a'), $returned('b'), Operation::Write, 'different results'];
        yield 'nothing for something' => [$returned('a'), $failed('x'), Operation::Read, 'only the native engine fails'];
        yield 'something for nothing' => [$failed('x'), $returned('a'), Operation::Read, 'only the PHP engine fails'];
        yield 'the same failure' => [$failed('x'), $failed('x'), Operation::Read, null];
        yield 'another failure' => [$failed('x'), $failed('y'), Operation::Read, 'they fail in different ways'];
        yield 'a changed object' => [$returned('a', 'b'), $returned('a', 'c'), Operation::Write, 'different objects afterwards'];
        yield 'a warning' => [$returned('a'), new Outcome('a', null, ['careful'], [], '', false), Operation::Read, 'different warnings'];
    }

    #[Test]
    #[DataProvider('outcomes')]
    public function everyDifferenceIsSeen(Outcome $php, Outcome $native, Operation $operation, ?string $difference): void
    {
        self::assertSame($difference, $php->difference($native, $operation));
    }

    /**
     * @return iterable<string, array{Operation, list<string>, list<string>, bool, ?string}>
     */
    public static function journals(): iterable
    {
        yield 'reading, the same' => [Operation::Read, ['a', 'b'], ['a', 'b'], false, null];
        yield 'reading, in another order' => [Operation::Read, ['a', 'b'], ['b', 'a'], false, null];
        yield 'reading, once more' => [Operation::Read, ['a'], ['a', 'a'], false, self::CALLS];
        yield 'reading, less' => [Operation::Read, ['a'], [], false, self::CALLS];
        yield 'reading, begun twice' => [Operation::Read, ['a', 'b'], ['a', 'a', 'b'], true, null];
        yield 'reading, begun twice with another' => [Operation::Read, ['a', 'b'], ['c', 'a', 'b'], true, self::CALLS];
        yield 'writing, in another order' => [Operation::Write, ['a', 'b'], ['b', 'a'], false, null];
        yield 'writing, another' => [Operation::Write, ['a'], ['b'], false, self::CALLS];
        yield 'writing, less' => [Operation::Write, ['a', 'b'], ['b'], false, self::CALLS];
        yield 'writing, more' => [Operation::Write, ['a'], ['b', 'a'], false, self::CALLS];
    }

    /**
     * @param list<string> $php
     * @param list<string> $native
     */
    #[Test]
    #[DataProvider('journals')]
    public function callsOfUserCodeAreCompared(Operation $operation, array $php, array $native, bool $isBegunTwice, ?string $difference): void
    {
        self::assertSame($difference, (new Outcome('', null, [], $php, '', false))->difference(new Outcome('', null, [], $native, '', $isBegunTwice), $operation));
    }

    #[Test]
    #[RequiresPhpExtension('kiln')]
    public function serializersThatDifferAreSeen(): void
    {
        $workspace = new Workspace();
        $directory = $workspace->directory();
        $shape = new Shape('class', '\\@@\\Alpha', 'Alpha', class: 'Alpha');
        $cents = new PropertySource('cents', 'public', '?\\' . Cents::class, 'null', [], new Shape('cents', null, null));
        $declared = Declared::of(new Model([new ClassSource('Alpha', 'class', properties: [$cents])], [], [$shape]), $directory);
        $builder = SerializerBuilder::create()->withCacheDir($directory);
        $writing = new OneCase(Operation::Write, $shape, 1, true, '\\@@\\Alpha', null, new Context());
        $reading = new OneCase(Operation::Read, $shape, 1, true, '\\@@\\Alpha', '{"cents":"7 ct"}', new Context());
        $census = new Census();

        self::assertNull((new Pair($declared, $builder, $builder))->difference($writing, $census));
        self::assertNull((new Pair($declared, $builder, $builder))->difference($reading, $census));
        self::assertSame(0.0, $census->percentDeclined('write, ordinary'));
        self::assertSame(0.0, $census->percentDeclined('read, ordinary'));
        self::assertSame(100.0, $census->percentDeclined('read, of a kind that there was none of'));

        $other = $builder->withConverter(Cents::class, new CentsConverter('number'))->withCacheDir($workspace->directory());
        self::assertSame('different results', (new Pair($declared, $builder, $other))->difference($writing)[0] ?? null);
        self::assertSame('only the native engine fails', (new Pair($declared, $builder, $builder->withLimits(new Limits(bytes: 3))))->difference($reading)[0] ?? null);
    }
}
