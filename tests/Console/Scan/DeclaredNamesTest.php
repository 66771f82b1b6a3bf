<?php

declare(strict_types=1);

namespace Kiln\Tests\Console\Scan;

use Kiln\Console\Scan\DeclaredNames;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(DeclaredNames::class)]
final class DeclaredNamesTest extends TestCase
{
    /** @return iterable<string, array{string, list<string>}> */
    public static function texts(): iterable
    {
        yield 'a class' => ['<?php namespace A\B; class C {}', ['A\B\C']];
        yield 'no namespace' => ['<?php class C {}', ['C']];
        yield 'a namespace of one name' => ['<?php namespace A; interface C {}', ['A\C']];
        yield 'modifiers and attributes' => ['<?php namespace A; #[X(C::class)] final readonly class C {} abstract class D {}', ['A\C', 'A\D']];
        yield 'an argument of an attribute' => ["<?php namespace A; #[Root('a', namespace: 'urn:a')] class C {}", ['A\C']];
        yield 'several namespaces' => ['<?php namespace A { class C {} } namespace { class D {} } namespace B { class E {} }', ['A\C', 'D', 'B\E']];
        yield 'comments in between' => ["<?php namespace /* a */ A; class // c\n C {}", ['A\C']];
        yield 'anonymous classes' => ['<?php $a = new class {}; $b = new class(1) extends C {}; $c = new readonly class implements D {};', []];
        yield 'names of classes' => ['<?php namespace A; echo C::class; echo C::class . D::class; function f() { return static::class; }', []];
        yield 'enums and traits' => ['<?php namespace A; enum E: string {} trait T {} class enum_like {}', ['A\enum_like']];
        yield 'a relative name' => ['<?php namespace A; namespace\f(); class C {}', ['A\C']];
        yield 'inside a condition' => ['<?php namespace A; if (!class_exists("A\C")) { class C {} }', ['A\C']];
        yield 'a constant called class' => ['<?php namespace A; class C { const INTERFACE = 1; public $class; function f() { return $this->class; } }', ['A\C']];
        yield 'text, not PHP' => ["class C {}\n", []];
        yield 'not valid PHP' => ['<?php namespace A; class C { function', ['A\C']];
    }

    /** @param list<string> $names */
    #[Test]
    #[DataProvider('texts')]
    public function namesAreFound(string $code, array $names): void
    {
        self::assertSame($names, DeclaredNames::in($code));
    }
}
