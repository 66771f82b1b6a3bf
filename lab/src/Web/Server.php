<?php

declare(strict_types=1);

namespace Kiln\Lab\Web;

use Kiln\Lab\Measure\Worker;
use Symfony\Component\Filesystem\Filesystem;
use Symfony\Component\Process\ExecutableFinder;
use Symfony\Component\Process\Process;

/**
 * nginx and PHP-FPM on a free port of the loopback interface, with a configuration of their own. They are children of this process,
 * touch nothing outside of their directory, and are stopped with this object.
 */
final class Server
{
    private const SETTINGS = [
        'opcache.enable' => '1', 'opcache.jit' => 'disable', 'opcache.jit_buffer_size' => '0', 'opcache.file_update_protection' => '0',
        'opcache.memory_consumption' => '128', 'opcache.interned_strings_buffer' => '8', 'memory_limit' => '1G', 'zend.assertions' => '-1',
    ];

    private readonly string $url;

    /** @var array{nginx: string, fpm: string, ab: string, libraries: string} */
    private readonly array $programs;

    /** @var list<Process> */
    private array $processes = [];

    /**
     * @param string                $packages  as {@see programs()} takes it
     * @param string                $directory for configuration, logs and the socket; is emptied
     * @param string                $script    answers all requests
     * @param bool                  $withKiln  whether PHP loads Kiln's extension
     * @param array<string, string> $settings  for php.ini
     * @param int                   $workers   processes that answer
     */
    public function __construct(string $packages, private readonly string $directory, string $script, bool $withKiln, array $settings = [], int $workers = 4)
    {
        $this->programs = $programs = self::programs($packages);
        // A port that was free a moment ago.
        $socket = stream_socket_server('tcp://127.0.0.1:0');
        $address = $socket === false ? throw new \RuntimeException('There is no free port.') : (string) stream_socket_get_name($socket, false);
        fclose($socket);
        $this->url = "http://{$address}/?";
        $files = new Filesystem();
        $files->remove($directory);
        $files->dumpFile("{$directory}/nginx.conf", $this->nginxConfiguration($address, $script));
        $files->dumpFile(
            "{$directory}/fpm.conf",
            "[global]\nerror_log = {$directory}/fpm.log\n[lab]\nlisten = {$directory}/fpm.sock\npm = static\npm.max_children = {$workers}\ncatch_workers_output = yes\n"
                . (posix_getuid() === 0 ? "user = root\ngroup = root\n" : ''),
        );
        $fpm = [$programs['fpm'], '--nodaemonize', '--allow-to-run-as-root', '--fpm-config', "{$directory}/fpm.conf"];
        foreach ($settings + self::SETTINGS as $name => $value) {
            array_push($fpm, '-d', "{$name}={$value}");
        }
        try {
            $this->start($fpm, Worker::environment($withKiln));
            $this->start([$programs['nginx'], '-p', $directory, '-e', "{$directory}/nginx.log", '-c', "{$directory}/nginx.conf"], []);
            $this->awaitAnswer();
        } catch (\Throwable $problem) {
            $this->stop();

            throw $problem;
        }
    }

    /**
     * What qa/require-web-servers provides.
     *
     * @param string $directory where packages are unpacked that the system has not installed
     *
     * @throws \RuntimeException when one of the programs is missing
     *
     * @return array{nginx: string, fpm: string, ab: string, libraries: string}
     */
    public static function programs(string $directory): array
    {
        $places = ['/usr/sbin', "{$directory}/root/usr/sbin", "{$directory}/root/usr/bin"];
        $find = static fn(string $name): string => (new ExecutableFinder())->find($name, null, $places)
            ?? throw new \RuntimeException("{$name} is missing; qa/require-web-servers says what to install.");
        $libraries = (array) glob("{$directory}/root/usr/lib/*-linux-*", GLOB_ONLYDIR);

        return ['nginx' => $find('nginx'), 'fpm' => $find('php-fpm' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION), 'ab' => $find('ab'), 'libraries' => implode(':', $libraries)];
    }

    public function __destruct()
    {
        $this->stop();
    }

    public function stop(): void
    {
        foreach (array_reverse($this->processes) as $process) {
            $process->stop(5.0);
        }
        $this->processes = [];
    }

    /**
     * @param array<string, int|string> $query
     *
     * @throws \RuntimeException when the answer is an error
     */
    public function get(array $query): string
    {
        $answer = @file_get_contents($this->url . http_build_query($query), context: stream_context_create(['http' => ['timeout' => 60]]));
        if ($answer !== false) {
            return $answer;
        }
        $logs = implode('', array_map(fn(string $name): string => (string) @file_get_contents("{$this->directory}/{$name}.log"), ['fpm', 'nginx']));

        throw new \RuntimeException('No answer to ' . http_build_query($query) . ': ' . substr($logs, -2_000));
    }

    /**
     * @param array<string, int|string> $query
     *
     * @throws \RuntimeException when a request failed
     *
     * @return float milliseconds that one of many requests takes, seen from one client, as ApacheBench says
     */
    public function bench(array $query, int $requests, int $concurrency): float
    {
        $command = [$this->programs['ab'], '-q', '-n', (string) $requests, '-c', (string) min($concurrency, $requests), $this->url . http_build_query($query)];

        return self::timeIn((new Process($command, env: ['LD_LIBRARY_PATH' => $this->programs['libraries']], timeout: 1_800.0))->mustRun()->getOutput());
    }

    /** @throws \RuntimeException when the report of ApacheBench tells of a request that failed */
    public static function timeIn(string $report): float
    {
        $failed = preg_match('/^Failed requests:\s+([1-9]\d*)/m', $report) === 1 || preg_match('/^Non-2xx responses:/m', $report) === 1;

        return !$failed && preg_match('/^Time per request:\s+([\d.]+) \[ms\] \(mean\)$/m', $report, $time) === 1
            ? (float) $time[1]
            : throw new \RuntimeException("Requests failed:\n{$report}");
    }

    /**
     * @param list<string>          $command
     * @param array<string, string> $environment
     */
    private function start(array $command, array $environment): void
    {
        $process = new Process($command, env: $environment + ['LD_LIBRARY_PATH' => $this->programs['libraries']], timeout: null);
        $process->disableOutput();
        $process->start();
        $this->processes[] = $process;
    }

    private function nginxConfiguration(string $address, string $script): string
    {
        $temporary = implode(' ', array_map(fn(string $kind): string => "{$kind}_temp_path {$this->directory}/{$kind};", ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']));
        $user = posix_getuid() === 0 ? 'user root;' : '';

        return <<<NGINX
            daemon off;
            {$user}
            worker_processes 1;
            pid {$this->directory}/nginx.pid;
            error_log {$this->directory}/nginx.log;
            events { worker_connections 64; }
            http {
                access_log off;
                {$temporary}
                server {
                    listen {$address};
                    location / {
                        fastcgi_pass unix:{$this->directory}/fpm.sock;
                        fastcgi_read_timeout 120s;
                        fastcgi_param SCRIPT_FILENAME {$script};
                        fastcgi_param QUERY_STRING \$query_string;
                        fastcgi_param REQUEST_METHOD \$request_method;
                        fastcgi_param REQUEST_URI \$request_uri;
                    }
                }
            }

            NGINX;
    }

    private function awaitAnswer(): void
    {
        for ($end = microtime(true) + 10.0;; usleep(50_000)) {
            try {
                $this->get([]);

                return;
            } catch (\RuntimeException $problem) {
                microtime(true) <= $end || throw $problem;
            }
        }
    }
}
