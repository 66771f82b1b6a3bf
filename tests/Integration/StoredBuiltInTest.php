<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Engine;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\ShortWay;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Optional;
use Kiln\Serializer;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Code for a class of PHP itself, or of Kiln, may be stored. The short way to stored code takes it without asking what the class is.
 */
#[CoversClass(ShortWay::class)]
#[CoversClass(Writing::class)]
final class StoredBuiltInTest extends TestCase
{
    /**
     * @return iterable<string, array{string, object}> JSON, value
     */
    public static function values(): iterable
    {
        yield 'a date' => ['"2024-05-06T07:08:09+02:00"', new \DateTimeImmutable('2024-05-06T07:08:09+02:00')];
        yield 'a mutable date' => ['"2024-05-06T07:08:09Z"', new \DateTime('2024-05-06T07:08:09Z')];
        yield 'a date of the user' => ['"2024-05-06T07:08:09Z"', new class ('2024-05-06T07:08:09Z') extends \DateTimeImmutable {}];
        yield 'a duration' => ['"P1DT2H"', new \DateInterval('P1DT2H')];
        yield 'a backed enum' => ['"H"', BuiltInSuit::Hearts];
        yield 'a unit enum' => ['"On"', BuiltInSwitch::On];
        yield 'stdClass' => ['{"a":1}', (object) ['a' => 1]];
        yield 'stdClass without members' => ['{}', new \stdClass()];
        yield 'an array object' => ['{"b":[1]}', new \ArrayObject(['b' => [1]])];
        yield 'an array iterator' => ['[1,2]', new \ArrayIterator([1, 2])];
        yield 'an optional value' => ['5', Optional::of(5)];
    }

    #[Test]
    #[DataProvider('values')]
    public function codeOfAClassThatIsBuiltInWritesTheSame(string $json, object $value): void
    {
        $directory = TemporaryDirectory::create();
        self::assertSame($json, self::written($value, $directory));
        try {
            (new PhpEngine(CodeLookup::in($directory, false)))->classOf('write class', $value::class, null);
        } catch (\Throwable) {
            // What has no code cannot be found.
        }

        self::assertSame($json, self::written($value, $directory));
    }

    /**
     * @phpstan-impure what is stored decides how
     */
    private static function written(object $value, string $directory): string
    {
        return Serializer::create($directory, engine: Engine::Php)->serialize($value);
    }
}

enum BuiltInSuit: string
{
    case Hearts = 'H';
}

enum BuiltInSwitch
{
    case On;
}
