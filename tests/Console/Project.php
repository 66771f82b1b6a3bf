<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

/**
 * A project in a directory of its own, in which `kiln` is run as a real process.
 */
final readonly class Project
{
    /** Loads the classes of the namespace App from src/. */
    private const AUTOLOADER = <<<'PHP'
        <?php
        spl_autoload_register(static function (string $class): void {
            $file = __DIR__ . '/src/' . strtr(substr($class, 4), '\\', '/') . '.php';
            if (str_starts_with($class, 'App\\') && is_file($file)) {
                require $file;
            }
        });
        PHP;

    private function __construct(public string $directory) {}

    public static function make(): self
    {
        $directory = realpath(sys_get_temp_dir()) . '/kiln-console-' . bin2hex(random_bytes(6));
        mkdir($directory, 0700);
        mkdir($directory . '/src');
        $project = new self($directory);
        $project->write('autoload.php', self::AUTOLOADER);
        // The same files whether or not the extension is loaded.
        $project->configure('Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withEngine(Kiln\Engine::Php)');

        return $project;
    }

    /**
     * @param string $expression PHP code of what the configuration file returns
     */
    public function configure(string $expression, string $file = 'kiln.php'): void
    {
        $this->write($file, "<?php\nrequire_once __DIR__ . '/autoload.php';\nreturn {$expression};\n");
    }

    /**
     * @param string $code of a class, without the opening tag and the namespace App
     */
    public function declare(string $name, string $code): void
    {
        $this->write("src/{$name}.php", "<?php\n\nnamespace App;\n\nuse Kiln\\Attribute as Kiln;\n\n{$code}\n");
    }

    public function write(string $path, string $content): void
    {
        $file = "{$this->directory}/{$path}";
        if (!is_dir(\dirname($file))) {
            mkdir(\dirname($file), 0755, true);
        }
        file_put_contents($file, $content);
    }

    /**
     * @param list<string>          $arguments
     * @param list<string>          $php         options of PHP itself
     * @param array<string, string> $environment
     */
    public function kiln(array $arguments, array $php = [], array $environment = [], ?string $in = null): Result
    {
        return $this->process([PHP_BINARY, ...$php, self::binary(), ...$arguments], $environment, ['pipe', 'w'], $in);
    }

    /**
     * The same with a terminal as standard error.
     *
     * @param list<string>          $arguments
     * @param array<string, string> $environment
     */
    public function kilnOnTerminal(array $arguments, array $environment = []): Result
    {
        return $this->process([PHP_BINARY, self::binary(), ...$arguments], $environment + ['TERM' => 'xterm'], ['pty'], null);
    }

    /**
     * @param string $code without the opening tag
     */
    public function php(string $code): Result
    {
        $this->write('run.php', '<?php require ' . var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true) . "; require __DIR__ . '/autoload.php';\n{$code}");

        return $this->run(['run.php']);
    }

    /**
     * @param non-empty-list<string> $arguments of PHP
     */
    public function run(array $arguments): Result
    {
        return $this->process([PHP_BINARY, ...$arguments], [], ['pipe', 'w'], null);
    }

    /**
     * @return list<string> paths of all files below a directory, relative to it, sorted
     */
    public function files(string $below): array
    {
        if (!is_dir("{$this->directory}/{$below}")) {
            return [];
        }
        $files = [];
        /** @var \SplFileInfo $file */
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator("{$this->directory}/{$below}", \FilesystemIterator::SKIP_DOTS)) as $file) {
            $files[] = substr($file->getPathname(), \strlen("{$this->directory}/{$below}/"));
        }
        sort($files, SORT_STRING);

        return $files;
    }

    /**
     * The names of the generated classes that are stored, without the hashes in them, each once, sorted.
     *
     * @return list<string>
     */
    public function generated(): array
    {
        $names = [];
        foreach ($this->files('var') as $file) {
            preg_match_all('/^final class (\w+)_[0-9a-f]+$/m', (string) file_get_contents("{$this->directory}/var/{$file}"), $match);
            $names += array_fill_keys($match[1], true);
        }
        ksort($names);

        return array_keys($names);
    }

    public function remove(): void
    {
        self::removeAll($this->directory);
    }

    public static function binary(): string
    {
        return \dirname(__DIR__, 2) . '/bin/kiln';
    }

    /**
     * @param list<string>                                $command
     * @param array<string, string>                       $environment
     * @param array{'pty'}|array{'pipe', 'w'}             $errors
     */
    private function process(array $command, array $environment, array $errors, ?string $in): Result
    {
        $process = proc_open(
            $command,
            [['pipe', 'r'], ['pipe', 'w'], $errors],
            $pipes,
            $in ?? $this->directory,
            // Where ini files are looked for tells which extensions this PHP has been given.
            $environment + ['COLUMNS' => '200'] + array_intersect_key(getenv(), ['PATH' => true, 'PHP_INI_SCAN_DIR' => true]),
        );
        \assert(\is_resource($process) && \is_resource($pipes[0]) && \is_resource($pipes[1]) && \is_resource($pipes[2]));
        fclose($pipes[0]);
        $output = (string) stream_get_contents($pipes[1]);
        // Linux answers with an error of input or output when the other side of a terminal is closed.
        $said = (string) @stream_get_contents($pipes[2]);

        return new Result(proc_close($process), $output, $said);
    }

    private static function removeAll(string $path): void
    {
        if (is_dir($path) && !is_link($path)) {
            chmod($path, 0700);
            foreach (array_diff((array) scandir($path), ['.', '..']) as $name) {
                self::removeAll("{$path}/{$name}");
            }
            rmdir($path);
        } else {
            unlink($path);
        }
    }
}
