<?php

declare(strict_types=1);

namespace Kiln\Tests\Type;

use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\Parser\Imports;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\TypeParser;
use Kiln\Type\Substitution;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Substitution::class)]
#[CoversClass(UnionType::class)]
#[CoversClass(NullableType::class)]
final class SubstitutionTest extends TestCase
{
    /** @return iterable<string, array{string, string, string}> */
    public static function cases(): iterable
    {
        yield 'a template' => ['T', 'int', 'int'];
        yield 'another template' => ['U', 'int', 'U'];
        yield 'a nullable template' => ['?T', 'int', '?int'];
        yield 'a nullable template for a nullable' => ['?T', '?int', '?int'];
        yield 'a nullable template for mixed' => ['?T', 'mixed', 'mixed'];
        yield 'a nullable template for a union' => ['?T', 'string|int', 'int|string|null'];
        yield 'a union' => ['T|string', 'int', 'int|string'];
        yield 'a union that falls together' => ['T|string', 'string', 'string'];
        yield 'a union with a nullable' => ['T|string', '?int', 'int|string|null'];
        yield 'a union with mixed' => ['T|string', 'mixed', 'mixed'];
        yield 'a list' => ['list<T>', 'int', 'list<int>'];
        yield 'a map' => ['array<string, list<T>>', 'int', 'array<string, list<int>>'];
        yield 'an iterable' => ['iterable<T>', 'int', 'iterable<int>'];
        yield 'an iterable map' => ['\Traversable<string, T>', 'int', 'Traversable<string, int>'];
        yield 'an iterable of anything' => ['iterable', 'int', 'iterable'];
        yield 'a generic class' => ['\ArrayObject<string, T>', 'int', 'ArrayObject<string, int>'];
        yield 'a shape' => ['array{id: T, name?: ?T, ...}', 'int', 'array{id: int, name?: ?int, ...}'];
        yield 'a class' => ['\DateTime', 'int', 'DateTime'];
    }

    #[Test]
    #[DataProvider('cases')]
    public function argumentsStandForTemplates(string $type, string $argument, string $expected): void
    {
        self::assertSame($expected, (string) (new Substitution(['T' => self::parse($argument)]))->apply(self::parse($type)));
    }

    private static function parse(string $type): Type
    {
        return (new TypeParser())->parse($type, new NameScope('here', '', '', new Imports(null, 0), templates: [
            'T' => new TemplateType('T', new MixedType()),
            'U' => new TemplateType('U', new MixedType()),
        ]));
    }
}
