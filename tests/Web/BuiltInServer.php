<?php

declare(strict_types=1);

namespace Kiln\Tests\Web;

use Kiln\Tests\Cache\Companion;
use PHPUnit\Framework\Assert;

/**
 * PHP's own web server, on a free port.
 */
final readonly class BuiltInServer implements WebServer
{
    private const PATIENCE_SECONDS = 300;

    private Companion $server;

    private string $log;

    private string $address;

    /**
     * @param array<string, string> $settings for php.ini
     * @param int                   $workers  processes; 0 for the server itself alone
     */
    public function __construct(string $folder, array $settings, int $workers = 0)
    {
        $this->log = $log = $folder . '/server.log';
        $command = [\PHP_BINARY];
        foreach ($settings as $name => $value) {
            array_push($command, '-d', "{$name}={$value}");
        }
        $this->server = new Companion(
            [...$command, '-S', '127.0.0.1:0', '-t', $folder],
            $log,
            $workers > 0 ? ['PHP_CLI_SERVER_WORKERS' => (string) $workers] : [],
        );
        $this->address = self::addressIn($log);
    }

    public function __destruct()
    {
        $this->server->end();
    }

    public function get(string $path, string $cookie = ''): string
    {
        $context = stream_context_create(['http' => ['header' => "Cookie: {$cookie}\r\n", 'ignore_errors' => true]]);

        return (string) @file_get_contents("http://{$this->address}/{$path}", false, $context);
    }

    public function log(): string
    {
        return (string) file_get_contents($this->log);
    }

    private static function addressIn(string $log): string
    {
        $until = microtime(true) + self::PATIENCE_SECONDS;
        while (microtime(true) < $until) {
            if (preg_match('~http://([\d.:]+)~', (string) file_get_contents($log), $found) === 1) {
                return $found[1];
            }
            usleep(10_000);
        }
        Assert::fail('The web server did not start: ' . file_get_contents($log));
    }
}
