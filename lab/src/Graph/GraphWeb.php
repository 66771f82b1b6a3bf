<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Source\KilnExtension;
use Kiln\Lab\Source\Web\ApacheBench;
use Kiln\Lab\Source\Web\OpcacheState;
use Kiln\Lab\Source\Web\WebPrograms;
use Kiln\Lab\Source\Web\WebServer;

/**
 * How long a request takes that reads a value, behind nginx and PHP-FPM with opcache as PHP comes.
 */
final readonly class GraphWeb
{
    private const CONCURRENCY = [1, 10];

    private const REQUESTS = 200;

    /**
     * @param string $script    answers ?form=FORM&file=FILE
     * @param string $directory for the web server
     */
    public function __construct(private WebPrograms $programs, private string $script, private string $directory, private int $rounds) {}

    /**
     * @param array<string, string> $files by form
     *
     * @return array<string, array<int, Timing>> microseconds for a request, by form and concurrency
     */
    public function run(array $files): array
    {
        $times = [];
        for ($round = 0; $round < $this->rounds; ++$round) {
            foreach ($files as $form => $file) {
                foreach ($this->requests($form, $file) as $concurrency => $time) {
                    $times[$form][$concurrency][] = $time;
                }
            }
        }

        return array_map(static fn(array $ofForm): array => array_map(static fn(array $samples): Timing => new Timing($samples), $ofForm), $times);
    }

    /**
     * @return array<int, float>
     */
    private function requests(string $form, string $file): array
    {
        $server = new WebServer($this->programs, $this->directory, $this->script, OpcacheState::Defaults, KilnExtension::environment($form === GraphForm::KilnNative->value));
        try {
            $query = ['form' => $form, 'file' => $file];
            $server->get($query);
            $bench = new ApacheBench($this->programs);
            $times = [];
            foreach (self::CONCURRENCY as $concurrency) {
                $times[$concurrency] = $bench->run($server->address($query), self::REQUESTS, $concurrency) * 1_000;
            }

            return $times;
        } finally {
            $server->stop();
        }
    }
}
