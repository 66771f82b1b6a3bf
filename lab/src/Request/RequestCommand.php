<?php

declare(strict_types=1);

namespace Kiln\Lab\Request;

use Kiln\Lab\Json\Workload;
use Kiln\Lab\Json\Workloads;
use Kiln\Lab\Measure\Rounds;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Options;
use Kiln\Lab\Report\Goal;
use Kiln\Lab\Report\Report;
use Kiln\Lab\Report\Table;
use Kiln\Lab\Web\Programs;
use Kiln\Lab\Web\Server;
use Symfony\Component\Filesystem\Filesystem;

/**
 * What a request behind nginx and PHP-FPM pays a serializer that starts from nothing: [REQUESTS [DOCUMENT,...]]. The contenders take
 * turns; with the extension they have a server of their own.
 */
final class RequestCommand
{
    /** After these everything is stored, and opcache holds it. */
    private const WARM_UP = 12;

    /** Microseconds that the small request may take. */
    private const GOALS = [
        'kiln' => 100, 'kiln-native' => 50, 'kiln-compiled' => 50, 'kiln-native-compiled' => 25, 'kiln-preloaded' => 50, 'kiln-native-preloaded' => 25,
        'kiln-jms' => 300, 'kiln-jms-native' => 200,
    ];

    private string $directory;

    /**
     * @param list<string> $arguments
     * @param string       $project   the root of the project
     *
     * @throws \InvalidArgumentException when the user asks for what there is not
     *
     * @return int the exit code: 0 measured, 3 measured, and a goal is missed
     */
    public function run(array $arguments, string $project): int
    {
        $options = Options::of($arguments, []);
        $programs = Programs::in("{$project}/var/lab/web") ?? throw new \RuntimeException('nginx or PHP-FPM is missing; qa/require-web-servers says what to install.');
        $requests = Options::number($options->alone[0] ?? '300', 'The number of requests');
        $documents = Options::chosen($options->alone[1] ?? '*', 'document', Workloads::OF_REQUESTS);
        $this->directory = "{$project}/var/lab/request";
        $report = new Report(['kiln' => (string) phpversion('kiln')]);
        if (!\extension_loaded('kiln')) {
            $report->warn('NOT MEASURED: what is native, because PHP runs without the extension of Kiln.');
        }
        foreach ($documents as $title) {
            $document = Workloads::get($title);
            $report->progress($title);
            $samples = $this->measure($programs, $document, new Rounds($requests));
            $rows = [];
            foreach (array_diff_key($samples, ['nothing' => true]) as $name => $phases) {
                [$create, $write, $read, $again, $files] = array_map(
                    static fn(string $phase): float => (($phases[$phase] ?? null)?->median() ?? 0.0) - (($samples['nothing'][$phase] ?? null)?->median() ?? 0.0),
                    ['create', 'write', 'read', 'again', 'files'],
                );
                $rows[$name] = [$create, $write, $read, $create + $write + $read, $again, $files];
            }
            $report->table(new Table(
                \sprintf('%s, %s: median of %d requests, net, us', $title, Table::bytes(\strlen($document->json)), $requests),
                'contender',
                ['create', 'write', 'read', 'sum', 'again', 'files'],
                array_map(static fn(array $cells): array => array_map(static fn(float $cell): string => number_format($cell), $cells), $rows),
                [],
                array_map(static fn(array $phases): array => array_map(static fn(Timing $timing): array => $timing->samples, $phases), $samples),
            ));
            foreach ($title === 'order' ? self::GOALS : [] as $contender => $most) {
                $report->goals(Goal::atMost("an order, {$contender}", $most, $rows[$contender][3] ?? null, 'us'));
            }
        }

        return $report->finish("{$this->directory}/results.json", true);
    }

    /**
     * @return array<string, array<string, Timing>> by contender and phase
     */
    private function measure(Programs $programs, Workload $document, Rounds $rounds): array
    {
        (new Filesystem())->remove("{$this->directory}/code");
        $servers = ['plain' => $this->server($programs, 'plain', false)] + (\extension_loaded('kiln') ? ['native' => $this->server($programs, 'native', true)] : []);
        $turns = $hashes = [];
        try {
            foreach (RequestContender::cases() as $contender) {
                $server = $servers[$contender->isNative() ? 'native' : 'plain'] ?? null;
                if ($server === null) {
                    continue;
                }
                $directory = "{$this->directory}/code/{$contender->value}";
                (new Filesystem())->mkdir($directory, 0o700);
                $query = ['contender' => $contender->value, 'document' => $document->name, 'directory' => $directory];
                self::warmUp($server, $query);
                if ($contender->isPreloaded()) {
                    // What another server has stored.
                    $preload = ['opcache.preload' => "{$query['directory']}/preload.php", 'opcache.preload_user' => posix_getpwuid(posix_geteuid())['name'] ?? ''];
                    $servers[$contender->value] = $server = $this->server($programs, $contender->value, $contender->isNative(), $preload);
                    self::warmUp($server, $query);
                }
                $turns[$contender->value] = static function () use ($server, $query, $contender, &$hashes): array {
                    $answer = self::answer($server, $query);
                    if ($contender !== RequestContender::Nothing) {
                        $hashes[$contender->value . ': ' . json_encode($answer['hash'])] = $answer['hash'];
                    }

                    return array_filter($answer, \is_float(...));
                };
            }
            $samples = $rounds->run($turns);
        } finally {
            array_map(static fn(Server $server) => $server->stop(), $servers);
        }

        return \count(array_unique($hashes)) > 1
            ? throw new \RuntimeException('The contenders do not write and read the same: ' . implode(', ', array_keys($hashes)))
            : $samples;
    }

    /**
     * @param array<string, string> $query
     */
    private static function warmUp(Server $server, array $query): void
    {
        for ($round = 0; $round < self::WARM_UP; ++$round) {
            self::answer($server, $query + ['deploys' => '1']);
        }
    }

    /**
     * @param array<string, int|string> $query
     *
     * @return array<string, float|string>
     */
    private static function answer(Server $server, array $query): array
    {
        $text = $server->get($query);
        $answer = json_decode($text, true);
        if (!\is_array($answer)) {
            throw new \RuntimeException("A request failed: {$text}");
        }
        $figures = [];
        foreach ($answer as $name => $figure) {
            $figures[(string) $name] = \is_int($figure) || \is_float($figure) ? (float) $figure : (string) json_encode($figure);
        }

        return $figures;
    }

    /**
     * @param array<string, string> $settings for php.ini
     */
    private function server(Programs $programs, string $name, bool $withKiln, array $settings = []): Server
    {
        return new Server($programs, "{$this->directory}/{$name}", \dirname(__DIR__, 2) . '/web/request.php', $withKiln, $settings);
    }
}
