<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\LoadedClasses;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(LoadedClasses::class)]
final class LoadedClassesTest extends StoreTestCase
{
    /**
     * PHP lists a class whose ancestor is loaded in its midst before that ancestor: then the new ones are not the last.
     */
    #[Test]
    public function whatIsNewIsFoundWhereverItIsListed(): void
    {
        $child = "{$this->directory}/child.php";
        $parent = "{$this->directory}/parent.php";
        file_put_contents($child, '<?php namespace Kiln\Tests\Loaded; interface I {} trait T {} enum E {} class Child extends Ancestor {}');
        file_put_contents($parent, '<?php namespace Kiln\Tests\Loaded; class Ancestor {}');
        $load = static function (string $class) use ($parent): void {
            if ($class === 'Kiln\Tests\Loaded\Ancestor') {
                require $parent;
                LoadedClasses::refresh();
            }
        };
        spl_autoload_register($load);
        try {
            require $child;
        } finally {
            spl_autoload_unregister($load);
        }
        LoadedClasses::refresh();
        LoadedClasses::refresh();

        $found = LoadedClasses::from($child);
        sort($found);
        self::assertSame(['Kiln\Tests\Loaded\Child', 'Kiln\Tests\Loaded\E', 'Kiln\Tests\Loaded\I', 'Kiln\Tests\Loaded\T'], $found);
        self::assertSame(['Kiln\Tests\Loaded\Ancestor'], LoadedClasses::from($parent));
    }
}
