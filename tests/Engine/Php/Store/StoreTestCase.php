<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\GeneratedClass;
use PHPUnit\Framework\TestCase;

/**
 * A directory that is empty before a test and gone after it, and generated classes that no other test has declared.
 */
abstract class StoreTestCase extends TestCase
{
    /** The user and group "nobody" on Linux; any that is not ours would do. */
    protected const STRANGER = 65534;

    protected string $directory = '';

    private int $umask = 0;

    private mixed $start = null;

    protected function setUp(): void
    {
        // Some users let their group write what they make. Kiln refuses to run such files.
        $this->umask = umask(0022);
        // As if the process had started after the test made its files.
        $this->start = $_SERVER['REQUEST_TIME'] ?? null;
        $_SERVER['REQUEST_TIME'] = time() + 3600;
        $this->directory = self::temporary() . '/kiln-test-' . bin2hex(random_bytes(6));
        mkdir($this->directory, 0700);
    }

    protected function tearDown(): void
    {
        self::remove($this->directory);
        umask($this->umask);
        $_SERVER['REQUEST_TIME'] = $this->start;
    }

    protected static function temporary(): string
    {
        return (string) realpath(sys_get_temp_dir());
    }

    protected static function remove(string $path): void
    {
        if (is_link($path) || is_file($path)) {
            unlink($path);
        } elseif (is_dir($path)) {
            chmod($path, 0700);
            foreach (self::namesIn($path) as $name) {
                self::remove($path . '/' . $name);
            }
            rmdir($path);
        }
    }

    /**
     * @return list<string>
     */
    protected static function namesIn(string $directory): array
    {
        $names = scandir($directory);
        self::assertIsArray($names);

        return array_values(array_diff($names, ['.', '..']));
    }

    protected static function newName(): string
    {
        return 'Test_' . bin2hex(random_bytes(6));
    }

    protected static function classAnswering(string $name, string $answer, string $parent = ''): GeneratedClass
    {
        $extends = $parent === '' ? '' : " extends {$parent}";

        return new GeneratedClass($name, "<?php\n\ndeclare(strict_types=1);\n\nnamespace Kiln\\Generated;\n\nclass {$name}{$extends}\n{\n    public static function answer(): string\n    {\n        return " . var_export($answer, true) . ";\n    }\n}\n");
    }

    protected static function answerOf(string $name): mixed
    {
        $function = [GeneratedClass::fullName($name), 'answer'];
        self::assertIsCallable($function);

        return $function();
    }

    /**
     * Where a store keeps its files, found by looking.
     */
    protected function place(?string $directory = null): string
    {
        $directory ??= $this->directory;
        $places = array_values(array_filter(
            self::namesIn($directory),
            static fn(string $name): bool => str_starts_with($name, CodeLookup::CURRENT) && is_dir($directory . '/' . $name),
        ));
        self::assertCount(1, $places);

        return $directory . '/' . $places[0];
    }

    protected function entryFile(): string
    {
        $files = array_values(array_filter(self::namesIn($this->place()), static fn(string $name): bool => str_ends_with($name, '.entry.php')));
        self::assertCount(1, $files);

        return $this->place() . '/' . $files[0];
    }

    protected static function permissions(string $path): string
    {
        clearstatcache();

        return decoct((int) fileperms($path) & 07777);
    }

    protected static function write(string $path, string $bytes): void
    {
        self::assertSame(\strlen($bytes), file_put_contents($path, $bytes));
    }

    protected static function read(string $path): string
    {
        $bytes = file_get_contents($path);
        self::assertIsString($bytes);

        return $bytes;
    }

    protected static function requireRoot(): void
    {
        if (!\function_exists('posix_geteuid') || posix_geteuid() !== 0) {
            self::markTestSkipped('Only root can give a file to another user.');
        }
    }
}
