<?php

declare(strict_types=1);

namespace Kiln\Tests\Type\Parser;

use ArrayAccess;
use Closure;
use Countable;
use DateTimeImmutable;
use DateTimeInterface;
use Iterator;
use Kiln\Tests\Fixture\Metadata\Line;
use Kiln\Tests\Fixture\Metadata\Page;
use Kiln\Type\Parser\Imports;
use Kiln\Type\Parser\IntersectedTypes;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\NativeType;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Traversable;

#[CoversClass(NativeType::class)]
#[CoversClass(IntersectedTypes::class)]
final class NativeTypeTest extends TestCase
{
    /** @return iterable<string, array{Closure, string}> */
    public static function signatures(): iterable
    {
        yield 'int' => [static fn(int $a): null => null, 'int'];
        yield 'float' => [static fn(float $a): null => null, 'float'];
        yield 'string' => [static fn(string $a): null => null, 'string'];
        yield 'bool' => [static fn(bool $a): null => null, 'bool'];
        yield 'false' => [static fn(false $a): null => null, 'bool'];
        yield 'null' => [static fn(null $a): null => null, 'null'];
        yield 'mixed' => [static fn(mixed $a): null => null, 'mixed'];
        yield 'object' => [static fn(object $a): null => null, 'object'];
        yield 'callable' => [static fn(callable $a): null => null, 'Closure'];
        yield '?int' => [static fn(?int $a): null => null, '?int'];
        yield 'a union' => [static fn(string|int|null $a): null => null, 'int|string|null'];
        yield 'a union with false' => [static fn(string|false $a): null => null, 'bool|string'];
        yield 'a class' => [static fn(Line $a): null => null, Line::class];
        yield 'classes' => [static fn(DateTimeImmutable|Line $a): null => null, 'DateTimeImmutable|' . Line::class];
        yield 'an intersection' => [static fn(DateTimeInterface&DateTimeImmutable $a): null => null, 'DateTimeImmutable'];
        yield 'an intersection of interfaces' => [static fn(Iterator&Traversable $a): null => null, 'Iterator'];
        yield 'an intersection that nothing stands for' => [static fn(Countable&ArrayAccess $a): null => null, 'object'];
        yield 'a nullable intersection' => [static fn((Countable&ArrayAccess)|null $a): null => null, '?object'];
        yield 'self' => [static fn(self $a): null => null, Line::class];
    }

    #[Test]
    #[DataProvider('signatures')]
    public function aNativeTypeBecomesOneOfKiln(Closure $function, string $expected): void
    {
        $type = (new \ReflectionFunction($function))->getParameters()[0]->getType();
        self::assertNotNull($type);
        $scope = new NameScope('here', '', '', new Imports(null, 0), self: Line::class, static: Page::class);

        self::assertSame($expected, (string) NativeType::of($type, $scope));
    }

    #[Test]
    public function iterablesAndResults(): void
    {
        $scope = new NameScope('here', '', '', new Imports(null, 0), self: Line::class, static: Page::class);
        $functions = new class {
            /** @param iterable<mixed> $a */
            public function iterable(iterable $a): void {}

            /** @param iterable<mixed>|null $a */
            public function nullable(?iterable $a): void {}

            /** @param int|iterable<mixed> $a */
            public function union(int|iterable $a): void {}

            /** @param array<mixed> $a */
            public function array(array $a): void {}

            /** @param Traversable<mixed> $a */
            public function traversable(Traversable $a): void {}

            public function itself(): static
            {
                return $this;
            }
        };
        $types = [];
        foreach ((new \ReflectionClass($functions))->getMethods() as $method) {
            $type = ($method->getParameters()[0] ?? null)?->getType() ?? $method->getReturnType();
            self::assertNotNull($type);
            $types[$method->name] = (string) NativeType::of($type, $scope);
        }

        self::assertSame([
            'iterable' => 'iterable',
            'nullable' => '?iterable',
            'union' => 'int|iterable',
            'array' => 'array',
            'traversable' => 'Traversable',
            'itself' => Page::class,
        ], $types);
    }
}
