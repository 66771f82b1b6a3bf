<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\Entry;
use Kiln\Engine\Php\Store\GeneratedClass;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

#[CoversClass(GeneratedClass::class)]
#[CoversClass(Entry::class)]
final class GeneratedClassTest extends TestCase
{
    #[Test]
    #[TestWith([''])]
    #[TestWith(['1a'])]
    #[TestWith(['../a'])]
    #[TestWith(['a/b'])]
    #[TestWith(['a\\b'])]
    #[TestWith(["a\n"])]
    #[TestWith(["a\0"])]
    #[TestWith(['a.php'])]
    #[TestWith(['é'])]
    public function aNameThatIsNoFileNameAndNoClassNameIsRefused(string $name): void
    {
        $this->expectException(\InvalidArgumentException::class);

        new GeneratedClass($name, "<?php\n");
    }

    #[Test]
    #[TestWith([''])]
    #[TestWith(['<?php '])]
    #[TestWith(["\n<?php\n"])]
    #[TestWith(["<?php\r\n"])]
    #[TestWith(["#!/usr/bin/php\n<?php\n"])]
    public function codeMustBeginWithTheTagAlone(string $code): void
    {
        $this->expectException(\InvalidArgumentException::class);

        new GeneratedClass('A', $code);
    }

    #[Test]
    public function namesAreMadeFromTheShortOne(): void
    {
        self::assertSame('Kiln\\Generated\\WriteOrder_1f', GeneratedClass::fullName('WriteOrder_1f'));
        self::assertSame('Kiln\\Generated\\B', (new Entry('B', ['A', 'B'], []))->mainClass());
    }

    #[Test]
    public function theMainClassMustBeLoadedToo(): void
    {
        $this->expectException(\InvalidArgumentException::class);

        new Entry('C', ['A', 'B'], []);
    }
}
