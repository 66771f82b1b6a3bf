<?php

declare(strict_types=1);

namespace Kiln\Tests\Cache;

use PHPUnit\Framework\Assert;

/**
 * A server of its own for a test, on a socket in a folder of its own. It ends with this object, and if this process is killed.
 */
final class RedisServer
{
    private const PATIENCE_SECONDS = 300;

    public readonly string $socket;

    private readonly string $folder;

    private readonly Companion $server;

    public function __construct()
    {
        [$program, $libraries] = Caches::redisServer();
        $this->folder = sys_get_temp_dir() . '/kiln-redis-' . bin2hex(random_bytes(6));
        mkdir($this->folder, 0700);
        $this->socket = $this->folder . '/redis.sock';
        $this->server = new Companion(
            [$program, '--port', '0', '--unixsocket', $this->socket, '--dir', $this->folder, '--save', '', '--appendonly', 'no'],
            $this->folder . '/log',
            ['LD_LIBRARY_PATH' => $libraries],
        );
        $this->wait();
    }

    public function __destruct()
    {
        $this->server->end();
        exec('rm -r ' . escapeshellarg($this->folder));
    }

    private function wait(): void
    {
        $until = microtime(true) + self::PATIENCE_SECONDS;
        while (@stream_socket_client('unix://' . $this->socket) === false) {
            if (microtime(true) > $until) {
                Assert::fail('redis-server does not answer: ' . file_get_contents($this->folder . '/log'));
            }
            usleep(10_000);
        }
    }
}
