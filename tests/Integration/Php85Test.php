<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Graph\Graph;
use Kiln\Graph\UnencodableValue;
use Kiln\Serializer;
use Kiln\Tests\Metadata\DeclaresClasses;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhp;
use PHPUnit\Framework\Attributes\Test;

/**
 * What classes may say from PHP 8.5 on is no obstacle, and means what it means to everybody else.
 */
#[CoversClass(Serializer::class)]
#[RequiresPhp('>= 8.5')]
final class Php85Test extends IntegrationTestCase
{
    use DeclaresClasses;

    private const CLASSES = <<<'PHP'
        #[Check(strlen(...))]
        const LIMIT = 5;
        #[\Deprecated('say LIMIT')]
        const OLD_LIMIT = 6;
        #[\Attribute(\Attribute::TARGET_ALL)]
        final class Check {
            public function __construct(public ?\Closure $check = null) {}
        }
        final class Clock {
            public function __construct(
                public int $id,
                #[Ignore] public \Closure $now = static function (): int { return 7; },
                #[Ignore] public \Closure $length = strlen(...),
                public string $name = 'n',
            ) {}
        }
        #[Check(static function (): bool { return true; })]
        final class Defaults {
            #[Check(strlen(...))]
            public int $cast = (int) '5';
            #[Ignore] public \Closure $made = static function (): int { return 3; };
            public int $plain = 2;
        }
        final readonly class Point {
            public function __construct(public int $x, private ?Point $next = null) {}
            public function withX(int $x): self { return clone($this, ['x' => $x]); }
        }
        class Base { public int $id = 1; }
        final class Over extends Base {
            #[\Deprecated] #[Check(strlen(...))]
            public const OLD = 3;
            #[\Override] public int $id = 2;
            public int $limit = LIMIT;
        }
        final class Promoted {
            public private(set) static int $count = 3;
            public function __construct(final public int $n, final public private(set) string $s = 's') {}
        }
        class Selves {
            public ?self $one = null;
            /** @var list<self> */
            public array $all = [];
            public self|int $either = 1;
        }
        final class Heir extends Selves {
            public ?parent $parent = null;
        }
        PHP;

    private static ?string $namespace = null;

    #[Test]
    public function closuresInConstantExpressionsAreDefaults(): void
    {
        $clock = self::read('{"id":1}', $this->className('Clock'));

        self::assertWrites('{"id":1,"name":"n"}', $clock);
        $now = (new \ReflectionProperty($clock, 'now'))->getValue($clock);
        $length = (new \ReflectionProperty($clock, 'length'))->getValue($clock);
        self::assertTrue($now instanceof \Closure && $length instanceof \Closure);
        self::assertSame([7, 3], [$now(), $length('abc')]);
        self::assertWrites('{"cast":5,"plain":4}', self::read('{"plain":4}', $this->className('Defaults')));
    }

    #[Test]
    public function aCloneWithOtherValuesIsAnObjectLikeAnyOther(): void
    {
        $point = self::read('{"x":1,"next":{"x":2}}', $this->className('Point'));
        $clone = (new \ReflectionMethod($point, 'withX'))->invoke($point, 9);

        self::assertWrites('{"x":9,"next":{"x":2,"next":null}}', $clone);
        $again = Graph::decode(Graph::encode([$clone, $clone, $point]), [$this->className('Point')]);
        self::assertEquals([$clone, $clone, $point], $again);
        self::assertTrue(\is_array($again) && $again[0] === $again[1]);
    }

    #[Test]
    public function attributesStandOnConstantsOfAllKindsAndOverriddenProperties(): void
    {
        // A deprecation would fail the test: nobody asks for the constant.
        self::assertWrites('{"id":9,"limit":5}', self::read('{"id":9}', $this->className('Over')));
    }

    #[Test]
    public function promotedPropertiesMayBeFinal(): void
    {
        $promoted = self::read('{"n":4,"s":"t"}', $this->className('Promoted'));

        self::assertWrites('{"n":4,"s":"t"}', $promoted);
        self::assertEquals($promoted, Graph::decode(Graph::encode($promoted), [$this->className('Promoted')]));
    }

    /**
     * PHP names the class itself now where `self` and `parent` are written.
     */
    #[Test]
    public function selfAndParentAreTheClassesTheyWereWrittenFor(): void
    {
        $json = '{"one":{"one":null,"all":[],"either":1},"all":[{"one":null,"all":[],"either":2}],"either":{"one":null,"all":[],"either":3}}';
        self::assertWrites($json, self::read($json, $this->className('Selves')));

        $heir = self::read('{"one":{"either":5},"parent":{"either":6}}', $this->className('Heir'));
        foreach (['one', 'parent'] as $property) {
            $value = (new \ReflectionProperty($heir, $property))->getValue($heir);
            self::assertTrue(\is_object($value) && $value::class === $this->className('Selves'), $property);
        }
    }

    #[Test]
    public function closuresAreRefusedByGraphsWithTheirPlace(): void
    {
        $this->expectException(UnencodableValue::class);
        $this->expectExceptionMessage('[0].now: Closure');

        Graph::encode([self::read('{"id":1}', $this->className('Clock'))]);
    }

    /**
     * @return class-string
     */
    private function className(string $class): string
    {
        self::$namespace ??= $this->declareClasses(self::CLASSES);
        $name = self::$namespace . '\\' . $class;
        \assert(class_exists($name));

        return $name;
    }
}
