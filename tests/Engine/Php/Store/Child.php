<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use PHPUnit\Framework\Assert;

/**
 * Another PHP process. What it writes is kept in a file, so that any number can run at once.
 */
final class Child
{
    private const PRELUDE = <<<'PHP'
        <?php
        require %s;
        use Kiln\Engine\Php\Store\PrintedCode;
        use Kiln\Engine\Php\Store\{CodeLookup, DefaultDirectory, DirectoryCheck, DirectoryStore, GeneratedClass, StoreFactory};
        function generated(string $name, string $answer): GeneratedClass
        {
            return new GeneratedClass($name, "<?php\n\nnamespace Kiln\Generated;\n\nclass $name\n{\n    public static function answer(): string\n    {\n        return '$answer';\n    }\n}\n");
        }
        /** Waits until so many processes are here. */
        function meet(string $file, int $processes): void
        {
            file_put_contents($file, '.', FILE_APPEND);
            while (filesize($file) < $processes) {
                usleep(500);
                clearstatcache();
            }
        }
        function refuseWarnings(): void
        {
            // As a careless user's handler does it: also for what "@" silences.
            set_error_handler(static fn(int $level, string $message, string $file, int $line) => throw new ErrorException($message, 0, $level, $file, $line));
        }

        PHP;

    /** Only for a child that hangs: no machine is as slow as this. */
    private const PATIENCE_SECONDS = 600;

    /** For a shell: every write fails, as on a full disk. */
    public const WITHOUT_SPACE = "(trap '' XFSZ; ulimit -f 0; exec %s) | cat";

    /** @var resource */
    private $process;

    private readonly string $output;

    /** Null while it runs; above 128, or -1, for a signal. */
    public ?int $exitCode = null;

    /**
     * @param list<string>          $arguments   in $argv, from 1
     * @param array<string, string> $settings    for php.ini
     * @param array<string, string> $environment added to ours
     * @param string                $shell       a line for the shell that runs the command %s
     */
    public function __construct(string $code, array $arguments = [], array $settings = [], array $environment = [], string $shell = 'exec %s')
    {
        $this->output = (string) tempnam(sys_get_temp_dir(), 'kiln-child-');
        $script = $this->output . '.php';
        file_put_contents($script, \sprintf(self::PRELUDE, var_export(\dirname(__DIR__, 4) . '/vendor/autoload.php', true)) . $code);
        chmod($script, 0644);
        $command = [\PHP_BINARY];
        foreach ($settings + ['display_errors' => 'stdout', 'error_reporting' => '-1', 'opcache.enable_cli' => '0'] as $name => $value) {
            array_push($command, '-d', "{$name}={$value}");
        }
        $line = \sprintf($shell, implode(' ', array_map(escapeshellarg(...), [...$command, $script, ...$arguments])));
        $process = proc_open(
            ['/bin/sh', '-c', $line],
            [['file', '/dev/null', 'r'], ['file', $this->output, 'w'], ['file', $this->output, 'a']],
            $pipes,
            env_vars: $environment + getenv(),
        );
        Assert::assertIsResource($process);
        $this->process = $process;
    }

    public function __destruct()
    {
        @unlink($this->output);
        @unlink($this->output . '.php');
    }

    /**
     * What a child wrote that ended well.
     *
     * @phpstan-impure
     *
     * @param list<string>          $arguments
     * @param array<string, string> $settings
     * @param array<string, string> $environment
     */
    public static function run(string $code, array $arguments = [], array $settings = [], array $environment = [], string $shell = 'exec %s'): string
    {
        $child = new self($code, $arguments, $settings, $environment, $shell);
        $output = $child->finish();
        Assert::assertSame(0, $child->exitCode, $output);

        return $output;
    }

    /**
     * A line for a shell that runs a command which permissions keep from writing, whoever runs the tests. What they keep root
     * from is what capabilities(7) lets root do, so root goes without that and still enters any folder that the checkout is in.
     */
    public static function boundByPermissions(): string
    {
        return self::isRoot() ? self::withSetpriv('--bounding-set=-dac_override') : 'exec %s';
    }

    /**
     * As {@see self::boundByPermissions()}, for reading too. Root becomes the user of the library's files, who can read those, and
     * gets the directory.
     */
    public static function boundByPermissionsToRead(string $directory): string
    {
        if (!self::isRoot()) {
            return 'exec %s';
        }
        $user = (int) fileowner(__FILE__);
        chown($directory, $user);

        return self::withSetpriv("--reuid={$user} --bounding-set=-dac_override,-dac_read_search");
    }

    public function isRunning(): bool
    {
        if ($this->exitCode !== null) {
            return false;
        }
        $status = proc_get_status($this->process);
        if (!$status['running']) {
            $this->exitCode = $status['exitcode'];
        }

        return $status['running'];
    }

    public function kill(): void
    {
        // SIGKILL: no destructor, no shutdown function.
        proc_terminate($this->process, 9);
    }

    /**
     * Waits for the end.
     *
     * @return string all that it wrote
     */
    public function finish(): string
    {
        $until = microtime(true) + self::PATIENCE_SECONDS;
        while ($this->isRunning()) {
            if (microtime(true) > $until) {
                $this->kill();
                Assert::fail('The child did not end: ' . file_get_contents($this->output));
            }
            usleep(2_000);
        }

        return (string) file_get_contents($this->output);
    }

    private static function isRoot(): bool
    {
        return \function_exists('posix_geteuid') && posix_geteuid() === 0;
    }

    private static function withSetpriv(string $options): string
    {
        exec("setpriv {$options} true 2>&1", $output, $exitCode);
        if ($exitCode !== 0) {
            Assert::markTestSkipped('Root cannot be bound by permissions here: ' . implode(' ', $output));
        }

        return "exec setpriv {$options} %s";
    }
}
