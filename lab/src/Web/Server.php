<?php

declare(strict_types=1);

namespace Kiln\Lab\Web;

use Kiln\Lab\Measure\Php;
use Symfony\Component\Filesystem\Filesystem;
use Symfony\Component\Process\Process;

/**
 * nginx and PHP-FPM on a free port of the loopback interface, with a configuration of their own. They are children of this process,
 * touch nothing outside of their directory, and are stopped with this object.
 */
final class Server
{
    private const WORKERS = 4;

    private const MOST_SECONDS = 10.0;

    private const MOST_SECONDS_OF_A_BENCH = 1_800.0;

    private readonly string $url;

    /** @var list<Process> */
    private array $processes = [];

    /**
     * @param string                $directory   for configuration, logs and the socket; is emptied
     * @param string                $script      answers all requests
     * @param bool                  $withKiln    whether PHP loads Kiln's extension
     * @param array<string, string> $settings    for php.ini
     */
    public function __construct(
        private readonly Programs $programs,
        private readonly string $directory,
        string $script,
        bool $withKiln,
        private readonly array $settings = [],
    ) {
        $port = self::freePort();
        $this->url = "http://127.0.0.1:{$port}/";
        $files = new Filesystem();
        $files->remove($directory);
        $files->dumpFile("{$directory}/nginx.conf", $this->nginxConfiguration($port, $script));
        $files->dumpFile("{$directory}/fpm.conf", $this->fpmConfiguration());
        try {
            $libraries = ['LD_LIBRARY_PATH' => $programs->libraries];
            $this->start($this->fpmCommand(), Php::environment($withKiln) + $libraries);
            $this->start([$programs->nginx, '-p', $directory, '-e', "{$directory}/nginx.log", '-c', "{$directory}/nginx.conf"], $libraries);
            $this->awaitAnswer();
        } catch (\Throwable $problem) {
            $this->stop();

            throw $problem;
        }
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
     */
    private function address(array $query): string
    {
        return $this->url . '?' . http_build_query($query);
    }

    /**
     * @param array<string, int|string> $query
     *
     * @throws \RuntimeException when the answer is an error
     */
    public function get(array $query): string
    {
        $answer = @file_get_contents($this->address($query), context: stream_context_create(['http' => ['timeout' => 60]]));

        return $answer === false ? throw new \RuntimeException('No answer to ' . http_build_query($query) . ": {$this->log()}") : $answer;
    }

    /**
     * What ApacheBench says of many requests.
     *
     * @param array<string, int|string> $query
     *
     * @throws \RuntimeException when a request failed
     *
     * @return float milliseconds that a request takes, seen from one client
     */
    public function bench(array $query, int $requests, int $concurrency): float
    {
        $command = [$this->programs->ab, '-q', '-n', (string) $requests, '-c', (string) min($concurrency, $requests), $this->address($query)];
        $process = new Process($command, env: ['LD_LIBRARY_PATH' => $this->programs->libraries], timeout: self::MOST_SECONDS_OF_A_BENCH);

        return self::timeIn($process->mustRun()->getOutput());
    }

    /**
     * @throws \RuntimeException when the report of ApacheBench tells of a request that failed
     */
    public static function timeIn(string $report): float
    {
        $failed = preg_match('/^Failed requests:\s+([1-9]\d*)/m', $report) === 1 || preg_match('/^Non-2xx responses:/m', $report) === 1;
        if ($failed || preg_match('/^Time per request:\s+([\d.]+) \[ms\] \(mean\)$/m', $report, $time) !== 1) {
            throw new \RuntimeException("Requests failed:\n{$report}");
        }

        return (float) $time[1];
    }

    /**
     * @param list<string>          $command
     * @param array<string, string> $environment
     */
    private function start(array $command, array $environment): void
    {
        $process = new Process($command, env: $environment, timeout: null);
        $process->disableOutput();
        $process->start();
        $this->processes[] = $process;
    }

    /**
     * @return list<string>
     */
    private function fpmCommand(): array
    {
        $settings = $this->settings + [
            'opcache.enable' => '1',
            'opcache.jit' => 'disable',
            'opcache.jit_buffer_size' => '0',
            'opcache.file_update_protection' => '0',
            'memory_limit' => '1G',
            'zend.assertions' => '-1',
            'opcache.memory_consumption' => '128',
            'opcache.interned_strings_buffer' => '8',
        ];
        $command = [$this->programs->fpm, '--nodaemonize', '--allow-to-run-as-root', '--fpm-config', "{$this->directory}/fpm.conf"];
        foreach ($settings as $name => $value) {
            array_push($command, '-d', "{$name}={$value}");
        }

        return $command;
    }

    private function fpmConfiguration(): string
    {
        $workers = self::WORKERS;
        $user = posix_getuid() === 0 ? "user = root\ngroup = root\n" : '';

        return <<<INI
            [global]
            error_log = {$this->directory}/fpm.log
            [lab]
            listen = {$this->directory}/fpm.sock
            pm = static
            pm.max_children = {$workers}
            catch_workers_output = yes
            {$user}
            INI;
    }

    private function nginxConfiguration(int $port, string $script): string
    {
        $temporary = implode("\n", array_map(
            fn(string $kind): string => "    {$kind}_temp_path {$this->directory}/{$kind};",
            ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'],
        ));
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
                    listen 127.0.0.1:{$port};
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
        $end = microtime(true) + self::MOST_SECONDS;
        while (true) {
            try {
                $this->get([]);

                return;
            } catch (\RuntimeException $problem) {
                if (microtime(true) > $end) {
                    throw $problem;
                }
                usleep(50_000);
            }
        }
    }

    private function log(): string
    {
        $text = '';
        foreach (['fpm.log', 'nginx.log'] as $name) {
            if (is_file("{$this->directory}/{$name}")) {
                $text .= file_get_contents("{$this->directory}/{$name}");
            }
        }

        return trim(substr($text, -2_000));
    }

    private static function freePort(): int
    {
        $socket = stream_socket_server('tcp://127.0.0.1:0');
        if ($socket === false) {
            throw new \RuntimeException('There is no free port.');
        }
        $name = (string) stream_socket_get_name($socket, false);
        fclose($socket);

        return (int) substr($name, (int) strrpos($name, ':') + 1);
    }
}
