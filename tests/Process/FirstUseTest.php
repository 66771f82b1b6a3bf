<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Engine\Php\CodeMaker;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Tests\Engine\Php\Store\Child;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What PHP has to compile where code for a class is made, and opcache holds nothing.
 */
#[CoversClass(CodeMaker::class)]
#[CoversClass(PhpEngine::class)]
final class FirstUseTest extends TestCase
{
    private const CODE = <<<'PHP'
        final class Order { public int $id = 7; /** @var list<Line> */ public array $lines = []; }
        final class Line { public string $sku = "a"; }
        $order = new Order();
        $order->lines = [new Line()];
        echo Kiln\Serializer::create($argv[1], engine: Kiln\Engine::Php)->serialize($order);
        foreach (get_included_files() as $file) {
            echo "\n", $file;
        }
        PHP;

    #[Test]
    public function nothingIsLoadedThatAnOrdinaryClassDoesNotNeed(): void
    {
        $lines = explode("\n", Child::run(self::CODE, [TemporaryDirectory::create()]));
        $text = array_shift($lines);
        $unneeded = '~/Engine/Listeners|/Error/ValueText|/Store/MemoryStore|/phpdoc-parser/src/(?:Lexer|Parser)|/Read/|Reader(?:Printer|Names)|/Format/|/Diagnosis/|/Native/(?!Extension)~';

        self::assertSame('{"id":7,"lines":[{"sku":"a"}]}', $text);
        self::assertNotSame([], $lines);
        self::assertSame([], array_values(array_filter($lines, static fn(string $file): bool => preg_match($unneeded, $file) === 1)));
    }
}
