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
use Kiln\Lab\Web\Server;
use Symfony\Component\Filesystem\Filesystem;

/**
 * What a request behind nginx and PHP-FPM pays a serializer that starts from nothing: [REQUESTS [DOCUMENT,...]]. The contenders take
 * turns.
 */
final class RequestCommand
{
    /** After these everything is stored, and opcache holds it. */
    private const WARM_UP = 12;

    /** Seconds after which the extension notes what it has found in a directory. */
    private const SETTLED = 4;

    /** Microseconds that the small request may take. */
    private const GOALS = [
        'kiln' => 100, 'kiln-native' => 50, 'kiln-compiled' => 50, 'kiln-native-compiled' => 25, 'kiln-preloaded' => 50, 'kiln-native-preloaded' => 25,
        'kiln-jms' => 300, 'kiln-jms-native' => 200, 'kiln-jms-compiled' => 150, 'kiln-jms-native-compiled' => 100, 'kiln-jms-preloaded' => 150, 'kiln-jms-native-preloaded' => 100,
    ];

    /** What a request tells of, and behind the first three, `sum`, in the order of the columns. */
    private const PHASES = ['create', 'write', 'read', 'cold', 'again', 'files'];

    private string $directory;

    /** @param list<string> $arguments */
    public function run(array $arguments, string $project): int
    {
        $options = Options::of($arguments, []);
        $packages = "{$project}/var/lab/web";
        Server::programs($packages);
        $requests = Options::number($options->alone[0] ?? '300', 'The number of requests');
        $documents = Options::chosen($options->alone[1] ?? '*', 'document', Workloads::OF_REQUESTS);
        $this->directory = "{$project}/var/lab/request";
        $report = new Report(['kiln' => (string) phpversion('kiln')], isOfServers: true);
        if (!\extension_loaded('kiln')) {
            $report->warn('NOT MEASURED: what is native, because PHP runs without the extension of Kiln.');
        }
        foreach ($documents as $title) {
            $document = Workloads::get($title);
            $report->progress($title);
            $samples = $this->measure($packages, $document, new Rounds($requests));
            $rows = [];
            foreach (array_diff_key($samples, [Request::NOBODY => true]) as $name => $phases) {
                $net = array_map(static fn(string $phase): float => $phases[$phase]->median() - $samples[Request::NOBODY][$phase]->median(), self::PHASES);
                $rows[$name] = [...\array_slice($net, 0, 3), array_sum(\array_slice($net, 0, 3)), ...\array_slice($net, 3)];
            }
            $report->table(new Table(
                \sprintf('%s, %s: median of %d requests, net, us', $title, Table::bytes(\strlen($document->json)), $requests),
                'contender',
                ['create', 'write', 'read', 'sum', 'cold', 'again', 'files'],
                array_map(static fn(array $cells): array => array_map(number_format(...), $cells), $rows),
                ['Just before, the process has answered a request with another serializer; cold: not, while the other processes have run; again: a second write and read.'],
                array_map(static fn(array $phases): array => array_map(static fn(Timing $timing): array => $timing->samples, $phases), $samples),
            ));
            foreach ($title === 'order' ? self::GOALS : [] as $contender => $most) {
                $report->goals(new Goal("an order, {$contender}", $most, $rows[$contender][3] ?? null, 'us'));
            }
        }

        return $report->finish("{$this->directory}/results.json", true);
    }

    /**
     * Each contender has a server of its own with one process, so that all find the same state.
     *
     * @return array<string, array<string, Timing>> by contender and phase
     */
    private function measure(string $packages, Workload $document, Rounds $rounds): array
    {
        (new Filesystem())->remove("{$this->directory}/code");
        $servers = $turns = $hashes = [];
        try {
            foreach (Request::CONTENDERS as $contender) {
                $isNative = str_contains($contender, '-native');
                if ($isNative && !\extension_loaded('kiln')) {
                    continue;
                }
                $query = ['contender' => $contender, 'document' => $document->name, 'directory' => "{$this->directory}/code/{$contender}"];
                (new Filesystem())->mkdir($query['directory'], 0o700);
                $server = null;
                $preload = ['opcache.preload' => Request::codeDirectory($contender, $query['directory']) . '/preload.php', 'opcache.preload_user' => posix_getpwuid(posix_geteuid())['name'] ?? ''];
                // What another server has stored is preloaded.
                foreach (str_ends_with($contender, '-preloaded') ? [[], $preload] : [[]] as $settings) {
                    $server?->stop();
                    $server = new Server($packages, "{$this->directory}/{$contender}", \dirname(__DIR__, 2) . '/web/request.php', $isNative, $settings, 1);
                    for ($round = 0; $round < self::WARM_UP; ++$round) {
                        self::answer($server, $query + ($settings === [] ? ['deploys' => '1'] : []));
                    }
                }
                $servers[] = $server;
                $turns[$contender] = static function () use ($server, $query, $contender, &$hashes): array {
                    $cold = self::answer($server, $query);
                    self::answer($server, ['contender' => $contender === 'jms' ? 'symfony' : 'jms'] + $query);
                    ['hash' => $hash] = $answer = self::answer($server, $query);
                    if ($contender !== Request::NOBODY) {
                        $hashes["{$contender}: {$hash}"] = $hash;
                    }

                    return array_map(floatval(...), array_diff_key($answer, ['hash' => 0])) + ['cold' => $cold['create'] + $cold['write'] + $cold['read']];
                };
            }
            sleep(self::SETTLED);
            array_map(static fn(\Closure $turn): array => $turn(), [...$turns, ...$turns]);
            $samples = $rounds->run($turns);
        } finally {
            array_map(static fn(Server $server) => $server->stop(), $servers);
        }

        return \count(array_unique($hashes)) > 1
            ? throw new \RuntimeException('The contenders do not write and read the same: ' . implode(', ', array_keys($hashes)))
            : $samples;
    }

    /**
     * @param array<string, int|string> $query
     *
     * @return array{hash: string, create: float, write: float, read: float, ...<string, float>}
     */
    private static function answer(Server $server, array $query): array
    {
        $answer = json_decode($text = $server->get($query), true);
        /** @var array{hash: string, create: float, write: float, read: float, ...<string, float>} */
        return \is_array($answer) ? $answer : throw new \RuntimeException("A request failed: {$text}");
    }
}
