<?php

declare(strict_types=1);

namespace Kiln\Tests\Type\Parser;

use Kiln\Type\Parser\Imports;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Imports::class)]
final class ImportsTest extends TestCase
{
    /** @return iterable<string, array{string, string, array<string, string>}> code up to the class at the line with `HERE` */
    public static function files(): iterable
    {
        yield 'none' => ["<?php\nclass A {} // HERE", '', []];
        yield 'plain' => ["<?php\nnamespace N\\M;\nuse App\\Order;\nuse \\App\\Line;\nclass A {} // HERE", 'N\M', ['order' => 'App\Order', 'line' => 'App\Line']];
        yield 'an alias' => ["<?php\nnamespace N;\nuse App\\Order as Purchase;\nclass A {} // HERE", 'N', ['purchase' => 'App\Order']];
        yield 'several in one statement' => ["<?php\nuse App\\Order, App\\Line as L, DateTime;\nclass A {} // HERE", '', ['order' => 'App\Order', 'l' => 'App\Line', 'datetime' => 'DateTime']];
        yield 'a group' => ["<?php\nuse App\\{Order, Sub\\Line as L,\n  Item,};\nclass A {} // HERE", '', ['order' => 'App\Order', 'l' => 'App\Sub\Line', 'item' => 'App\Item']];
        yield 'functions and constants' => ["<?php\nuse function App\\f;\nuse const App\\C, App\\D;\nuse App\\{function g, const E, Order};\nclass A {} // HERE", '', ['order' => 'App\Order']];
        yield 'a comment in between' => ["<?php\n# use Not\\This;\nuse /* nor this */ App\\Order // nor App\\Line\n  as O;\nclass A {} // HERE", '', ['o' => 'App\Order']];
        yield 'traits and closures' => ["<?php\nnamespace N;\nuse App\\Order;\nclass B { use Order, Line; public function f() { return function () use (\$x) {}; } }\n\$f = function () use (\$y) {};\nclass A {} // HERE", 'N', ['order' => 'App\Order']];
        yield 'a second namespace' => ["<?php\nnamespace N;\nuse App\\Order;\nnamespace M;\nuse App\\Line;\nclass A {} // HERE", 'M', ['line' => 'App\Line']];
        yield 'braces' => ["<?php\nnamespace N { use App\\Order; class B {} }\nnamespace M {\nuse App\\Line;\nclass B { use Line; }\nclass A {} // HERE\n}", 'M', ['line' => 'App\Line']];
        yield 'the global namespace in braces' => ["<?php\nnamespace N { use App\\Order; }\nnamespace { use App\\Line;\nclass A {} // HERE\n}", '', ['line' => 'App\Line']];
        yield 'what stands after it' => ["<?php\nuse App\\Order;\nclass A {} // HERE\nuse App\\Line;\nclass B {}", '', ['order' => 'App\Order']];
        yield 'an argument of an attribute' => ["<?php\nnamespace N;\nuse App\\Order;\n#[Root('a', namespace: 'urn:a')]\nclass A {} // HERE", 'N', ['order' => 'App\Order']];
        yield 'strings with braces' => ["<?php\n\$a = \"{\$b} \${c}\";\nuse App\\Order;\nclass A {} // HERE", '', ['order' => 'App\Order']];
    }

    /**
     * @param array<string, string> $imports
     */
    #[Test]
    #[DataProvider('files')]
    public function theStatementsBeforeAClassHold(string $code, string $namespace, array $imports): void
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'kiln');
        file_put_contents($file, $code);
        $line = substr_count(explode('HERE', $code)[0], "\n") + 1;
        $found = new Imports($file, $line);

        self::assertSame($imports, $found->all());
        self::assertSame($namespace, $found->namespace());
        foreach ($imports as $alias => $class) {
            self::assertSame($class, $found->find(strtoupper($alias)));
        }
        self::assertNull($found->find('Unheard'));

        unlink($file);
        self::assertSame($imports, $found->all(), 'It is read once.');
    }

    #[Test]
    public function aFileThatIsGoneHasNone(): void
    {
        self::assertSame([], (new Imports(__DIR__ . '/nothing.php', 1))->all());
        self::assertSame([], (new Imports(null, 0))->all());
    }
}
