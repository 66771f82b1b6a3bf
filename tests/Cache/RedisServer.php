<?php

declare(strict_types=1);

namespace Kiln\Tests\Cache;

use PHPUnit\Framework\Assert;

/**
 * A server of its own for a test, on a socket in a folder of its own. It ends with this object, and if this process is killed.
 */
final class RedisServer
{
    private const PATIENCE_SECONDS = 20;

    public readonly string $socket;

    private readonly string $folder;

    /** @var resource */
    private $process;

    /** @var array<int, resource> */
    private array $pipes;

    public function __construct()
    {
        [$program, $libraries] = Caches::redisServer();
        $this->folder = sys_get_temp_dir() . '/kiln-redis-' . bin2hex(random_bytes(6));
        mkdir($this->folder, 0700);
        $this->socket = $this->folder . '/redis.sock';
        // Nobody writes to the shell: what it reads ends when this process does.
        $process = proc_open(
            ['/bin/sh', '-c', '"$@" </dev/null & read -r nothing; kill $!; wait', 'sh',
                $program, '--port', '0', '--unixsocket', $this->socket, '--dir', $this->folder, '--save', '', '--appendonly', 'no'],
            [['pipe', 'r'], ['file', $this->folder . '/log', 'w'], ['file', $this->folder . '/log', 'a']],
            $pipes,
            env_vars: ['LD_LIBRARY_PATH' => $libraries] + getenv(),
        );
        Assert::assertIsResource($process);
        $this->process = $process;
        $this->pipes = $pipes;
        $this->wait();
    }

    public function __destruct()
    {
        fclose($this->pipes[0]);
        proc_close($this->process);
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
