<?php

declare(strict_types=1);

namespace Kiln\Tests\Cache;

use PHPUnit\Framework\Assert;

/**
 * A server that runs until it is ended, or this process ends, however that happens.
 */
final readonly class Companion
{
    /**
     * Nobody writes to the shell: what it reads ends when this process does. The server has a group of processes of its own,
     * since its workers need not end with it.
     */
    private const SHELL = 'exec 3<&0; setsid "$@" </dev/null 3<&- & server=$!; { read -r nothing <&3; kill -- -$server || kill $server; } 2>/dev/null & wait $server';

    /** @var resource */
    private mixed $process;

    /** @var array<int, resource> */
    private array $pipes;

    /**
     * @param list<string>          $command
     * @param string                $log         a file for all that it writes
     * @param array<string, string> $environment added to ours
     */
    public function __construct(array $command, string $log, array $environment = [])
    {
        $process = proc_open(
            ['/bin/sh', '-c', self::SHELL, 'sh', ...$command],
            [['pipe', 'r'], ['file', $log, 'w'], ['file', $log, 'a']],
            $pipes,
            env_vars: $environment + getenv(),
        );
        Assert::assertIsResource($process);
        $this->process = $process;
        $this->pipes = $pipes;
    }

    /**
     * Whether it has ended by itself.
     */
    public function hasEnded(): bool
    {
        return !proc_get_status($this->process)['running'];
    }

    public function end(): void
    {
        fclose($this->pipes[0]);
        proc_close($this->process);
    }
}
