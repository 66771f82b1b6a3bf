<?php

declare(strict_types=1);

namespace Kiln\Tests\Web;

use Kiln\Tests\Cache\Companion;
use PHPUnit\Framework\Assert;

/**
 * PHP-FPM behind a socket in the folder, which is asked in FastCGI, so that there is no other server between.
 *
 * @see https://fastcgi-archives.github.io/FastCGI_Specification.html
 */
final readonly class FpmServer implements WebServer
{
    /** What `qa/require-web-servers var/web php-fpm` has unpacked. */
    private const UNPACKED = __DIR__ . '/../../var/web/root';

    private const PATIENCE_SECONDS = 300;

    private const BEGIN_REQUEST = 1;

    private const PARAMS = 4;

    private const STDIN = 5;

    private const STDOUT = 6;

    private Companion $server;

    /**
     * Without php-fpm for this PHP the test is skipped, and fails where CI=true.
     *
     * @param array<string, string> $settings for php.ini
     */
    public function __construct(private string $folder, array $settings, int $workers = 1)
    {
        $user = posix_getuid() === 0 ? "user = root\ngroup = root" : '';
        file_put_contents("{$folder}/fpm.conf", <<<INI
            [global]
            error_log = {$folder}/fpm.log
            [tests]
            listen = {$folder}/fpm.sock
            pm = static
            pm.max_children = {$workers}
            catch_workers_output = yes
            {$user}
            INI);
        $command = [self::program(), '--nodaemonize', '--allow-to-run-as-root', '--fpm-config', "{$folder}/fpm.conf"];
        foreach ($settings as $name => $value) {
            array_push($command, '-d', "{$name}={$value}");
        }
        $this->server = new Companion($command, "{$folder}/fpm.out", ['PHP_INI_SCAN_DIR' => self::settingsOfThisPhp(), 'LD_LIBRARY_PATH' => implode(':', (array) glob(self::UNPACKED . '/usr/lib/*-linux-*', GLOB_ONLYDIR))]);
        fclose($this->connection());
    }

    public function __destruct()
    {
        $this->server->end();
    }

    public function get(string $path, string $cookie = ''): string
    {
        [$file, $query] = explode('?', $path, 2) + [1 => ''];
        $parameters = '';
        foreach ([
            'SCRIPT_FILENAME' => "{$this->folder}/{$file}",
            'QUERY_STRING' => $query,
            'REQUEST_METHOD' => 'GET',
            'REQUEST_URI' => "/{$path}",
            'HTTP_COOKIE' => $cookie,
        ] as $name => $value) {
            $parameters .= pack('NN', \strlen($name) | 1 << 31, \strlen($value) | 1 << 31) . $name . $value;
        }
        $connection = $this->connection();
        fwrite($connection, self::record(self::BEGIN_REQUEST, pack('nCx5', 1, 0))
            . self::record(self::PARAMS, $parameters) . self::record(self::PARAMS, '') . self::record(self::STDIN, ''));
        $output = self::output((string) stream_get_contents($connection));
        fclose($connection);

        return explode("\r\n\r\n", $output, 2)[1] ?? '';
    }

    public function log(): string
    {
        return file_get_contents("{$this->folder}/fpm.log") . (string) file_get_contents("{$this->folder}/fpm.out");
    }

    private static function program(): string
    {
        $name = 'php-fpm' . \PHP_MAJOR_VERSION . '.' . \PHP_MINOR_VERSION;
        foreach ([...explode(':', (string) getenv('PATH')), '/usr/sbin', self::UNPACKED . '/usr/sbin'] as $folder) {
            if (is_executable("{$folder}/{$name}")) {
                return "{$folder}/{$name}";
            }
        }
        $text = "There is no {$name}: run qa/require-web-servers var/web php-fpm.";
        if (getenv('CI') === 'true') {
            Assert::fail($text);
        }
        Assert::markTestSkipped($text);
    }

    /**
     * Debian has a folder of them for each way to run PHP, and that of FPM comes with its package.
     */
    private static function settingsOfThisPhp(): string
    {
        $folders = array_map(
            static fn(string $folder): string => $folder === '' ? \PHP_CONFIG_FILE_SCAN_DIR : $folder,
            explode(':', (string) getenv('PHP_INI_SCAN_DIR')),
        );

        return implode(':', $folders);
    }

    /**
     * @return resource
     */
    private function connection(): mixed
    {
        $until = microtime(true) + self::PATIENCE_SECONDS;
        while (microtime(true) < $until && !$this->server->hasEnded()) {
            $connection = @stream_socket_client("unix://{$this->folder}/fpm.sock");
            if ($connection !== false) {
                return $connection;
            }
            usleep(10_000);
        }
        Assert::fail('PHP-FPM did not start: ' . $this->log());
    }

    private static function record(int $kind, string $content): string
    {
        return pack('CCnnCx', 1, $kind, 1, \strlen($content), 0) . $content;
    }

    private static function output(string $records): string
    {
        $output = '';
        for ($at = 0; $at + 8 <= \strlen($records); $at += 8 + $length + $padding) {
            $kind = \ord($records[$at + 1]);
            $length = \ord($records[$at + 4]) << 8 | \ord($records[$at + 5]);
            $padding = \ord($records[$at + 6]);
            if ($kind === self::STDOUT) {
                $output .= substr($records, $at + 8, $length);
            }
        }

        return $output;
    }
}
