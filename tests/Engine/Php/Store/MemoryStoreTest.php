<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\MemoryStore;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(MemoryStore::class)]
final class MemoryStoreTest extends StoreTestCase
{
    #[Test]
    public function nothingIsThereBeforeItIsSaved(): void
    {
        self::assertNull((new MemoryStore())->load('key'));
    }

    #[Test]
    public function whatWasSavedIsLoaded(): void
    {
        $store = new MemoryStore();
        [$base, $main] = [self::newName(), self::newName()];

        $saved = $store->save('key', $main, [self::classAnswering($base, 'base'), self::classAnswering($main, 'main', $base)], [__FILE__]);

        self::assertSame('main', self::answerOf($main));
        self::assertSame('base', self::answerOf($base));
        self::assertSame([$base, $main], $saved->classes);
        self::assertSame([], $saved->sources, 'nobody looks at them');
        self::assertEquals($saved, $store->load('key'));
        self::assertNull($store->load('another key'));
        self::assertNull($store->pathOf($main));
    }

    #[Test]
    public function aClassIsDeclaredOnce(): void
    {
        $name = self::newName();
        (new MemoryStore())->save('key', $name, [self::classAnswering($name, 'first')], []);

        (new MemoryStore())->save('key', $name, [self::classAnswering($name, 'second')], []);

        self::assertSame('first', self::answerOf($name));
    }

    #[Test]
    public function linesAreCountedAsInTheText(): void
    {
        $name = self::newName();
        (new MemoryStore())->save('key', $name, [self::classAnswering($name, '')], []);

        self::assertTrue(class_exists(GeneratedClass::fullName($name), false));
        // "<?php", "", "declare", "", "namespace", "", "class".
        self::assertSame(7, (new \ReflectionClass(GeneratedClass::fullName($name)))->getStartLine());
    }

    #[Test]
    public function codeThatIsNotPhpIsAnError(): void
    {
        $this->expectException(\ParseError::class);

        (new MemoryStore())->save('key', 'A', [new GeneratedClass('A', "<?php\nclass {")], []);
    }
}
