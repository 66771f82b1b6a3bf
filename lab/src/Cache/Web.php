<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\Report;
use Kiln\Lab\Report\Table;
use Kiln\Lab\Web\Server;

/**
 * Reads values behind nginx and PHP-FPM, each form with a server of its own, so that opcache holds nothing of another file.
 *
 * The source of 2022 saw require take many times as long from some size on and did not find out why. That is what the states of
 * opcache are for: it shows the same jump where opcache does not take the file, and is asked whether it has it.
 */
final readonly class Web
{
    /** In which state opcache is: what differs from PHP's own settings, which give it 128 MB, 8 MB of these for strings. */
    public const OPCACHE = [
        'defaults' => [],
        // As if an application had taken the rest: a large file does not fit.
        'full' => ['opcache.memory_consumption' => '8', 'opcache.interned_strings_buffer' => '1'],
        // As the php.ini in the repository of the source has it: a file of more than 10,000 bytes is never kept.
        'small-files-only' => ['opcache.max_file_size' => '10000'],
    ];

    private function __construct(private string $directory) {}

    /** @return ?self null where the programs are missing, which the report then says */
    public static function of(string $project, Report $report): ?self
    {
        try {
            Server::programs("{$project}/var/lab/web");

            return new self("{$project}/var/lab/web");
        } catch (\RuntimeException $problem) {
            $report->warn("NOT MEASURED: anything behind a web server. {$problem->getMessage()}");

            return null;
        }
    }

    /**
     * @param string            $file        that the form has written
     * @param list<positive-int> $concurrency
     *
     * @throws \RuntimeException when the value is not what was written
     *
     * @return array{array<string, float>, ?string} milliseconds for a request, one that reads `nothing` and one that reads, by
     *         concurrency, and for reading `inside` of a request (median); and a note where opcache did not take the file
     */
    public function read(Form $form, Value $value, string $file, string $opcache, int $requests, array $concurrency): array
    {
        $server = new Server($this->directory, "{$this->directory}/run", \dirname(__DIR__, 2) . '/web/cache.php', $form->isNative(), self::OPCACHE[$opcache] ?? []);
        try {
            $query = ['form' => $form->value, 'value' => $value->name, 'file' => $file];
            if ($server->get($query + ['check' => 1]) !== md5(serialize($value->make()))) {
                throw new \RuntimeException("{$form->value} gives back something else for {$value->name} behind the web server.");
            }
            $times = [];
            foreach ($concurrency as $clients) {
                $times["nothing {$clients}"] = $server->bench([], $requests, $clients);
                $times["read {$clients}"] = $server->bench($query, $requests, $clients);
            }
            $inside = array_map(static fn(): float => (float) $server->get($query) / 1e3, range(1, min($requests, 200)));
            $refused = $server->get($query + ['opcache' => 1]);
        } finally {
            $server->stop();
        }
        $note = $refused === '' ? null : "{$form->value}, {$value->name}: opcache did not take the file of {$refused}, so each request compiles it";

        return [[...$times, 'inside' => Timing::medianOf($inside)], $note];
    }

    /** Run behind the web server: what there is to say of a file that opcache did not take with its parts, if it is one. */
    public static function refusedByOpcache(string $file): string
    {
        $files = Form::withParts($file);
        /** @var array<string, array{free_memory?: int}> $status */
        $status = (array) opcache_get_status(false);
        if (!str_ends_with($file, '.php') || array_filter($files, static fn(string $part): bool => !opcache_is_script_cached($part)) === []) {
            return '';
        }
        $free = static fn(string $part): string => Table::bytes($status[$part]['free_memory'] ?? 0);
        $bytes = Table::bytes(array_sum(array_map(filesize(...), $files)));

        return "{$bytes} (free: {$free('memory_usage')}, for strings {$free('interned_strings_usage')})";
    }
}
