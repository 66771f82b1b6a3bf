<?php

declare(strict_types=1);

namespace Kiln\Tests\Type;

use Kiln\Tests\Fixture\Metadata\Line;
use Kiln\Tests\Fixture\Metadata\LinePage;
use Kiln\Tests\Fixture\Metadata\Page;
use Kiln\Type\Parser\Imports;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\TypeParser;
use Kiln\Type\Refinement;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Refinement::class)]
final class RefinementTest extends TestCase
{
    /** @return iterable<string, array{string, string, ?string}> */
    public static function pairs(): iterable
    {
        $cases = [
            // first, finer, result; classes by their short names
            ['mixed', 'list<Line>', 'list<Line>'],
            ['mixed', '?int', '?int'],
            ['int', 'int', 'int'],
            ['int', 'string', null],
            ['int', 'float', null],
            ['float', 'int', null],
            ['int', 'mixed', null],
            ['int|string', 'int', 'int'],
            ['int', 'int|string', null],
            ['int|float|string', 'int|string', 'int|string'],
            ['?int', 'int', '?int'],
            ['?int', '?int', '?int'],
            ['?int', 'null', 'null'],
            ['int', '?int', 'int'],
            ['?int', 'string', null],
            ['int|string|null', '?string', '?string'],
            ['array', 'list<Line>', 'list<Line>'],
            ['array', 'array<string, int>', 'array<string, int>'],
            ['array', 'array{id: int}', 'array{id: int}'],
            ['array', 'list<Line>|null', 'list<Line>'],
            ['?array', 'list<Line>', '?list<Line>'],
            ['array', 'iterable<Line>', 'list<Line>'],
            ['array', 'list<int>|array<string, int>', 'array<string, int>|list<int>'],
            ['array', 'Line', null],
            ['array', 'list<int>|Line', null],
            ['array', 'Traversable<int>', null],
            ['list<mixed>', 'list<Line>', 'list<Line>'],
            ['list<Line>', 'list<?Line>', null],
            ['list<?Line>', 'list<Line>', 'list<?Line>'],
            ['list<int>', 'array<string, int>', null],
            ['list<int>', 'array{int, int}', 'array{0: int, 1: int}'],
            ['list<int>', 'array{int, string}', null],
            ['list<int>', 'array{id: int}', null],
            ['list<Line>', 'array', null],
            ['array<array-key, int>', 'array<string, int>', 'array<string, int>'],
            ['array<array-key, int>', 'list<int>', 'list<int>'],
            ['array<int, int>', 'list<int>', 'list<int>'],
            ['array<string, int>', 'list<int>', null],
            ['array<string, int>', 'array<int, int>', null],
            ['array<string, mixed>', 'array{id: int}', 'array{id: int}'],
            ['array<string, string>', 'array{id: int}', null],
            ['array{id: int, ...}', 'array{id: int, name: string}', 'array{id: int, name: string}'],
            ['array{id: int, name?: string}', 'array{id: int}', 'array{id: int}'],
            ['array{id: int, name?: string}', 'array{id: int, name: string}', 'array{id: int, name: string}'],
            ['array{id: int, name: string}', 'array{id: int, name?: string}', null],
            ['array{id: int}', 'array{id: int, name: string}', null],
            ['array{id: int}', 'array{id: int, ...}', null],
            ['array{id: int}', 'array{id: string}', null],
            ['array{id: int}', 'array{name: string}', null],
            ['array{id: int}', 'list<int>', null],
            ['object', 'Line', 'Line'],
            ['object', 'Page<Line>', 'Page<Line>'],
            ['object', 'Traversable<Line>', 'Traversable<Line>'],
            ['object', 'array', null],
            ['object', 'iterable<Line>', null],
            ['Page', 'LinePage', 'LinePage'],
            ['LinePage', 'Page', null],
            ['Page', 'Page<Line>', 'Page<Line>'],
            ['Page<Line>', 'Page', 'Page<Line>'],
            ['Page<mixed>', 'Page<Line>', 'Page<Line>'],
            ['Page<Line>', 'Page<LinePage>', null],
            ['Page<Line>', 'Page<Line, string>', null],
            ['Line', 'Page', null],
            ['Line', 'list<Line>', null],
            ['Line', 'string', null],
            ['Line', 'T', 'T'],
            ['int', 'T', 'T'],
            ['mixed', 'T', 'T'],
            ['Line', 'I', null],
            ['I', 'int', 'int'],
            ['I', 'string', null],
            ['DateTimeInterface', 'DateTimeImmutable', 'DateTimeImmutable'],
            ['DateTimeImmutable', 'DateTimeInterface', null],
            ['DateTime|DateTimeImmutable', 'DateTimeImmutable', 'DateTimeImmutable'],
            ['ArrayObject', 'ArrayObject<string, Line>', 'ArrayObject<string, Line>'],
            ['ArrayObject', 'Line[]', 'ArrayObject<Line>'],
            ['ArrayObject', 'iterable<string, Line>', 'ArrayObject<string, Line>'],
            ['ArrayObject', 'array<array-key, Line>', 'ArrayObject<int|string, Line>'],
            ['ArrayObject', 'ArrayObject|Line[]', 'ArrayObject<Line>'],
            ['?ArrayObject', 'ArrayObject|Line[]|null', '?ArrayObject<Line>'],
            ['ArrayObject<Line>', 'list<Line>', 'ArrayObject<Line>'],
            ['Countable', 'Line[]', null],
            ['iterable', 'iterable<Line>', 'iterable<Line>'],
            ['iterable', 'list<Line>', 'list<Line>'],
            ['iterable', 'array', 'array'],
            ['iterable', 'Generator<int, Line>', 'Generator<int, Line>'],
            ['iterable', 'ArrayObject<Line>', 'ArrayObject<Line>'],
            ['iterable', 'Line', null],
            ['iterable', 'array{id: int}', 'array{id: int}'],
            ['Traversable', 'Iterator<Line>', 'Iterator<Line>'],
            ['Traversable', 'iterable<Line>', 'Traversable<Line>'],
            ['Traversable', 'Line[]', 'Traversable<Line>'],
            ['Traversable', 'array{id: int}', null],
            ['Iterator', 'Traversable<Line>', null],
            ['Iterator', 'IteratorAggregate<Line>', null],
            ['Traversable', 'ArrayObject', 'ArrayObject'],
            ['null', 'null', 'null'],
            ['null', 'int', null],
        ];
        foreach ($cases as [$type, $finer, $expected]) {
            yield "{$type}, then {$finer}" => [$type, $finer, $expected];
        }
    }

    #[Test]
    #[DataProvider('pairs')]
    public function aLaterTypeMayOnlyNarrow(string $type, string $finer, ?string $expected): void
    {
        $refined = Refinement::of(self::parse($type), self::parse($finer));

        self::assertSame($expected, $refined === null ? null : str_replace('Kiln\Tests\Fixture\Metadata\\', '', (string) $refined));
    }

    #[Test]
    public function nullIsAddedOnlyWhereThatIsOverlooked(): void
    {
        self::assertNull(Refinement::of(self::parse('int'), self::parse('?int'), false));
        self::assertNull(Refinement::of(self::parse('array'), self::parse('list<int>|null'), false));
        self::assertEquals(self::parse('?int'), Refinement::of(self::parse('mixed'), self::parse('?int'), false));
    }

    #[Test]
    public function aTemplateWithoutABoundTakesTheTypeForOne(): void
    {
        $refined = Refinement::of(self::parse('Line'), self::parse('T'));

        self::assertInstanceOf(TemplateType::class, $refined);
        self::assertSame(Line::class, (string) $refined->bound);
    }

    private static function parse(string $type): Type
    {
        // The classes are loaded, so that the scope may hold their short names.
        self::assertTrue(class_exists(Line::class) && class_exists(Page::class) && class_exists(LinePage::class));
        $type = preg_replace('/\b(?:DateTime\w*|ArrayObject|Countable|Traversable|IteratorAggregate|Iterator|Generator)\b/', '\\\\$0', $type);

        return (new TypeParser())->parse((string) $type, new NameScope('here', '', 'Kiln\Tests\Fixture\Metadata', new Imports(null, 0), templates: [
            'T' => new TemplateType('T', new \Kiln\Type\MixedType()),
            'I' => new TemplateType('I', new ScalarType(ScalarKind::Int)),
        ]));
    }
}
