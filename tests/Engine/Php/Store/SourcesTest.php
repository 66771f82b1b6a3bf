<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\OutdatedClass;
use Kiln\Engine\Php\Store\SourceCheck;
use Kiln\Engine\Php\Store\Sources;
use Kiln\Engine\Php\Store\SourceState;
use Kiln\Engine\Php\Store\UntouchedFiles;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Sources::class)]
final class SourcesTest extends StoreTestCase
{
    /**
     * @return iterable<string, array{string}> a file of a namespace, in which LIMIT stands for the value of a constant of the class
     */
    public static function ownConstants(): iterable
    {
        yield 'of a property' => ['class A { const X = LIMIT; public $a = self::X; }'];
        yield 'of a property, in capitals' => ['class A { const X = LIMIT; public $a = SELF::X; }'];
        yield 'of an attribute' => ['class A { const X = LIMIT; #[\Kiln\Attribute\Groups([self::X])] public $a; }'];
        yield 'of a parameter' => ['class A { const X = LIMIT; function __construct(public int $a = self::X) {} }'];
        yield 'of a case' => ['enum A: int { const X = LIMIT; case B = self::X; }'];
        yield 'of the parent' => ['class P { const X = LIMIT; } class A extends P { public $a = parent::X; }'];
        yield 'of an interface' => ['interface I { const X = LIMIT; } class A implements I { public $a = self::X; }'];
        yield 'of the class that uses a trait' => ['trait T { public $a = self::X; } class A { use T; const X = LIMIT; }'];
        yield 'of the parent of such a class' => ['trait T { public $a = parent::X; } class P { const X = LIMIT; } class A extends P { use T; }'];
    }

    #[Test]
    #[DataProvider('ownConstants')]
    public function constantsOfItsOwnCount(string $code): void
    {
        $namespace = self::newName();
        $file = "{$this->directory}/File.php";
        self::write($file, $code = "<?php namespace {$namespace}; const LIMIT = 1; {$code}");
        require $file;

        self::assertSame(SourceState::ofConstant("{$namespace}\\LIMIT"), Sources::states([$file], UntouchedFiles::none())["constant {$namespace}\\LIMIT"] ?? null);
        self::write($file, str_replace('X = LIMIT', 'X = 2', $code));
        $this->expectException(OutdatedClass::class);
        Sources::states([$file], UntouchedFiles::none());
    }

    #[Test]
    public function aConstantOfTheNamespaceMustNotAppear(): void
    {
        $namespace = self::newName();
        $file = "{$this->directory}/File.php";
        self::write($file, "<?php namespace {$namespace}; class A { public \$a = PHP_INT_MAX; }");
        require $file;
        $constant = "constant {$namespace}\\PHP_INT_MAX";

        $states = Sources::states([$file], UntouchedFiles::none());

        self::assertSame($states[$constant] ?? null, SourceCheck::confirm($constant, $states[$constant] ?? ''));
        \define("{$namespace}\\PHP_INT_MAX", 1);
        self::assertNull(SourceCheck::confirm($constant, $states[$constant] ?? ''));
        self::assertArrayHasKey('constant PHP_INT_MAX', $states);
    }
}
