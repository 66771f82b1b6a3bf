<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden;

use Kiln\Engine\Php\Store\GeneratedClass;
use PHPUnit\Framework\Assert;

/**
 * All classes that are generated for a shape, one after the other.
 *
 * What every class begins with stands in the file once, and so does an import of several classes.
 */
final readonly class GoldenFile
{
    private const UPDATE = 'KILN_UPDATE_FIXTURES';

    private const FORM = '~^<\?php\n\n((?://[^\n]*\n)+)\ndeclare\(strict_types=1\);\n\nnamespace Kiln\\\\Generated;\n((?:\nuse [^\n]+;)*)\n?\n/\*\*\n \* @internal\n \*/\n(final class .*)$~s';

    public function __construct(private string $path) {}

    /**
     * Compares, or writes anew when that is asked for.
     *
     * @param list<GeneratedClass> $classes
     */
    public function assertHolds(array $classes): void
    {
        $text = self::join($classes);
        if (getenv(self::UPDATE) === '1') {
            file_put_contents($this->path, $text);
        }

        Assert::assertStringEqualsFile($this->path, $text, 'Run `make fixtures` if the change is right.');
    }

    /**
     * @return list<string> of the PHP files in a folder, without their extension
     */
    public static function namesIn(string $folder): array
    {
        $paths = glob("{$folder}/*.php");

        return $paths === false ? [] : array_map(static fn(string $path): string => basename($path, '.php'), $paths);
    }

    /**
     * @param list<GeneratedClass> $classes
     */
    private static function join(array $classes): string
    {
        $imports = [];
        $bodies = [];
        foreach ($classes as $class) {
            if (preg_match(self::FORM, $class->code, $parts) !== 1) {
                Assert::fail("Not the form of a generated class:\n\n{$class->code}");
            }
            $imports[$class->name] = $parts[2] === '' ? [] : explode("\n", ltrim($parts[2]));
            $bodies[$class->name] = ['comment' => $parts[1], 'code' => $parts[3]];
        }
        $all = array_values(array_unique(array_merge(...array_values($imports))));
        sort($all, SORT_STRING);
        foreach ($bodies as $name => $body) {
            // Each class imports what it uses, in order.
            Assert::assertSame(array_values(array_filter($all, static fn(string $import): bool => self::isUsed($import, $body['code']))), $imports[$name], $name);
        }

        return "<?php\n\ndeclare(strict_types=1);\n\nnamespace " . GeneratedClass::IN_NAMESPACE . ";\n"
            . ($all === [] ? '' : "\n" . implode("\n", $all) . "\n")
            . implode('', array_map(static fn(array $body): string => "\n{$body['comment']}{$body['code']}", $bodies));
    }

    /**
     * @param string $import "use Kiln\Engine\Php\Runtime\Mismatch;"
     */
    private static function isUsed(string $import, string $code): bool
    {
        $name = substr($import, (int) strrpos($import, '\\') + 1, -1);

        return preg_match('/(?<![\w\\\\$>])' . $name . '\b/', $code) === 1;
    }
}
