<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Error\ThrownAt;
use Kiln\Serializer;
use Kiln\Tests\Metadata\DeclaresClasses;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhp;
use PHPUnit\Framework\Attributes\Test;

/**
 * Hooks and visibility of their own for setting, which properties may have from PHP 8.4 on, mean what they mean to everybody else.
 */
#[CoversClass(Serializer::class)]
#[RequiresPhp('>= 8.4')]
final class HookedPropertiesTest extends IntegrationTestCase
{
    use DeclaresClasses;

    private const CLASSES = <<<'PHP'
        class Hooked {
            public string $plain = 'p';
            public string $computed { get => 'computed of ' . $this->plain; }
            public string $both { get => $this->plain; set { $this->plain = "set to {$value}"; } }
            public string $stored = 'stored' { get => strtoupper($this->stored); }
            public string $trimmed = '' { set => trim($value); }
        }
        class Guarded {
            public private(set) string $own = 'o';
            public protected(set) int $family = 1;
        }
        class Heir extends Guarded {
            public string $more = 'm';
        }
        class Constructed {
            public function __construct(public private(set) string $name, public string $title { set => ucfirst($value); }) {}
        }
        abstract class Named {
            abstract public string $name { get; }
            public readonly int $id;
        }
        final class Fixed extends Named {
            public string $name { get => 'fixed'; }
            public function __construct(public protected(set) int $size) { $this->id = 5; }
        }
        final class Refusing {
            public int $even = 0 { set { if ($value % 2) { throw new \DomainException('odd'); } $this->even = $value; } }
        }
        final class Moody {
            public string $name = 'n';
            public string $mood { get => throw new \DomainException('bad'); }
        }
        final class Holder {
            /** @var list<Hooked> */
            public array $all = [];
            public ?Hooked $one = null;
        }
        PHP;

    private static ?string $namespace = null;

    #[Test]
    public function gettersAreAsked(): void
    {
        $hooked = '{"plain":"p","computed":"computed of p","both":"p","stored":"STORED","trimmed":""}';
        self::assertWrites($hooked, $this->make('Hooked'));

        $holder = $this->make('Holder');
        foreach (['all' => [$this->make('Hooked'), $this->make('Hooked')], 'one' => $this->make('Hooked')] as $name => $value) {
            (new \ReflectionProperty($holder, $name))->setValue($holder, $value);
        }
        self::assertWrites("{\"all\":[{$hooked},{$hooked}],\"one\":{$hooked}}", $holder);
    }

    #[Test]
    public function settersAreTold(): void
    {
        $read = self::read('{"plain":"a","computed":"ignored","both":"b","stored":"c","trimmed":"  d "}', $this->className('Hooked'));

        self::assertWrites('{"plain":"set to b","computed":"computed of set to b","both":"set to b","stored":"C","trimmed":"d"}', $read);
        self::assertRefuses(['type_mismatch at /both', 'type_mismatch at /trimmed'], '{"both":1,"trimmed":[]}', $this->className('Hooked'));
    }

    #[Test]
    public function settersMayThrow(): void
    {
        self::assertWrites('{"even":4}', self::read('{"even":4}', $this->className('Refusing')));
        $this->expectExceptionMessage('odd');

        self::kiln()->deserialize('{"even":3}', $this->className('Refusing'));
    }

    #[Test]
    public function whatTheyThrowHasThePathOfTheProperty(): void
    {
        $type = "list<{$this->className('Refusing')}>";
        self::assertSame('while Kiln was reading [1].even (line 1, column 21)', self::placeOf(static fn(): mixed => self::kiln()->deserialize('[{"even":2},{"even":3}]', $type)));
        self::assertSame('while Kiln was writing [1].mood', self::placeOf(fn(): string => self::kiln()->serialize([$this->make('Hooked'), $this->make('Moody')])));
    }

    /**
     * @param \Closure(): mixed $call
     */
    private static function placeOf(\Closure $call): ?string
    {
        try {
            $call();
        } catch (\DomainException $thrown) {
            return ThrownAt::find($thrown)?->getMessage();
        }
        self::fail('Nothing was thrown.');
    }

    #[Test]
    public function whatOnlyTheClassMaySetIsSet(): void
    {
        self::assertWrites('{"own":"x","family":2}', self::read('{"own":"x","family":2}', $this->className('Guarded')));
        self::assertWrites('{"own":"x","family":2,"more":"y"}', self::read('{"own":"x","family":2,"more":"y"}', $this->className('Heir')));
        self::assertWrites('{"name":"n","title":"Sir"}', self::read('{"name":"n","title":"sir"}', $this->className('Constructed')));
    }

    #[Test]
    public function abstractPropertiesAreThoseOfTheSubclass(): void
    {
        self::assertWrites('{"name":"fixed","id":5,"size":3}', self::read('{"size":3,"name":"other","id":9}', $this->className('Fixed')));
    }

    #[Test]
    public function populatedObjectsAreTold(): void
    {
        $hooked = $this->make('Hooked');
        self::kiln()->populate($hooked, '{"both":"x","trimmed":" y "}');

        self::assertWrites('{"plain":"set to x","computed":"computed of set to x","both":"set to x","stored":"STORED","trimmed":"y"}', $hooked);
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

    private function make(string $class): object
    {
        return new ($this->className($class))();
    }
}
