<?php

declare(strict_types=1);

namespace Kiln\Tests\Type\Parser;

use ArrayAccess;
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
use ReflectionFunction;
use Traversable;

#[CoversClass(NativeType::class)]
#[CoversClass(IntersectedTypes::class)]
final class NativeTypeTest extends TestCase
{
    /** @return iterable<string, array{ReflectionFunction, string}> */
    public static function signatures(): iterable
    {
        yield 'int' => [new ReflectionFunction(static fn(int $a): null => null), 'int'];
        yield 'float' => [new ReflectionFunction(static fn(float $a): null => null), 'float'];
        yield 'string' => [new ReflectionFunction(static fn(string $a): null => null), 'string'];
        yield 'bool' => [new ReflectionFunction(static fn(bool $a): null => null), 'bool'];
        yield 'false' => [new ReflectionFunction(static fn(false $a): null => null), 'false'];
        yield 'null' => [new ReflectionFunction(static fn(null $a): null => null), 'null'];
        yield 'mixed' => [new ReflectionFunction(static fn(mixed $a): null => null), 'mixed'];
        yield 'object' => [new ReflectionFunction(static fn(object $a): null => null), 'object'];
        yield 'callable' => [new ReflectionFunction(static fn(callable $a): null => null), 'Closure'];
        yield '?int' => [new ReflectionFunction(static fn(?int $a): null => null), '?int'];
        yield 'a union' => [new ReflectionFunction(static fn(string|int|null $a): null => null), 'int|string|null'];
        yield 'a union with false' => [new ReflectionFunction(static fn(string|false $a): null => null), 'false|string'];
        yield 'a class' => [new ReflectionFunction(static fn(Line $a): null => null), Line::class];
        yield 'classes' => [new ReflectionFunction(static fn(DateTimeImmutable|Line $a): null => null), 'DateTimeImmutable|' . Line::class];
        yield 'an intersection' => [new ReflectionFunction(static fn(DateTimeInterface&DateTimeImmutable $a): null => null), 'DateTimeImmutable'];
        yield 'an intersection of interfaces' => [new ReflectionFunction(static fn(Iterator&Traversable $a): null => null), 'Iterator'];
        yield 'an intersection that nothing stands for' => [new ReflectionFunction(static fn(Countable&ArrayAccess $a): null => null), 'object'];
        yield 'a nullable intersection' => [new ReflectionFunction(static fn((Countable&ArrayAccess)|null $a): null => null), '?object'];
        yield 'self' => [new ReflectionFunction(static fn(self $a): null => null), Line::class];
    }

    #[Test]
    #[DataProvider('signatures')]
    public function aNativeTypeBecomesOneOfKiln(ReflectionFunction $function, string $expected): void
    {
        $type = $function->getParameters()[0]->getType();
        self::assertNotNull($type);
        $scope = new NameScope('here', '', '', new Imports(null, 0), self: Line::class, static: Page::class);

        self::assertSame($expected, (string) NativeType::of($type, static fn(): NameScope => $scope));
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
            $types[$method->name] = (string) NativeType::of($type, static fn(): NameScope => $scope);
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
