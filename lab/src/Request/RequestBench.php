<?php

declare(strict_types=1);

namespace Kiln\Lab\Request;

use Kiln\Lab\CacheDirectories;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Source\KilnExtension;
use Kiln\Lab\Source\Web\OpcacheState;
use Kiln\Lab\Source\Web\WebPrograms;
use Kiln\Lab\Source\Web\WebServer;

/**
 * What a request behind nginx and PHP-FPM pays a serializer that starts from nothing. The contenders take turns; with the extension
 * they have a server of their own.
 */
final readonly class RequestBench
{
    /** After these everything is stored, and opcache holds it. */
    private const WARM_UP = 12;

    /**
     * @param string $directory for the web servers and for what the contenders store
     */
    public function __construct(private WebPrograms $programs, private string $script, private string $directory, private int $requests) {}

    /**
     * @throws \RuntimeException when contenders write or read different things
     *
     * @return array<string, RequestFigures> by contender
     */
    public function run(RequestDocument $document): array
    {
        $hasExtension = \extension_loaded('kiln');
        $plain = $this->server('plain', false);
        $native = $hasExtension ? $this->server('native', true) : null;
        $directories = new CacheDirectories("{$this->directory}/code");
        $turns = [];
        foreach (RequestContender::cases() as $contender) {
            $server = $contender->isNative() ? $native : $plain;
            if ($server !== null) {
                $directories->clear($contender->value);
                $request = new Request($contender, $document, $directories->of($contender->value));
                $turns[$contender->value] = [$contender->isPreloaded() ? $this->preloaded($server, $request) : $server, $request];
            }
        }

        try {
            return self::measure($turns, $this->requests);
        } finally {
            foreach ([...array_column($turns, 0), $plain, $native] as $server) {
                $server?->stop();
            }
        }
    }

    /**
     * @param array<string, array{WebServer, Request}> $turns
     *
     * @return array<string, RequestFigures>
     */
    private static function measure(array $turns, int $requests): array
    {
        $samples = [];
        $hashes = [];
        for ($round = -self::WARM_UP; $round < $requests; ++$round) {
            $order = array_keys($turns);
            shuffle($order);
            foreach ($order as $name) {
                [$server, $request] = $turns[$name];
                $answer = json_decode($text = $server->get($request->query() + ($round < 0 ? ['deploys' => 1] : [])), true);
                if (!\is_array($answer)) {
                    throw new \RuntimeException("{$name} failed: {$text}");
                }
                $hash = $answer['hash'];
                unset($answer['hash']);
                \assert(\is_string($hash));
                if ($request->contender !== RequestContender::Nothing && ($hashes[$name] ??= $hash) !== $hash) {
                    throw new \RuntimeException("{$name} does not do the same in every request.");
                }
                if ($round >= 0) {
                    foreach ($answer as $phase => $figure) {
                        \assert(is_numeric($figure));
                        $samples[$name][$phase][] = (float) $figure;
                    }
                }
            }
        }
        if (\count(array_unique($hashes)) > 1) {
            throw new \RuntimeException('The contenders do not write and read the same: ' . json_encode($hashes, \JSON_THROW_ON_ERROR));
        }
        $nothing = $samples[RequestContender::Nothing->value] ?? [];
        unset($samples[RequestContender::Nothing->value]);

        return array_map(
            static fn(array $ofContender): RequestFigures => new RequestFigures(array_map(
                static fn(string $phase): float => self::median($ofContender[$phase] ?? []) - self::median($nothing[$phase] ?? []),
                array_combine(RequestFigures::PHASES, RequestFigures::PHASES),
            )),
            $samples,
        );
    }

    /**
     * @param list<float> $samples
     */
    private static function median(array $samples): float
    {
        return $samples === [] ? 0.0 : Timing::medianOf($samples);
    }

    /**
     * A server that preloads what another one has stored.
     */
    private function preloaded(WebServer $other, Request $request): WebServer
    {
        for ($round = 0; $round < self::WARM_UP; ++$round) {
            $other->get($request->query() + ['deploys' => 1]);
        }

        return $this->server($request->contender->value, $request->contender->isNative(), ['opcache.preload' => "{$request->directory}/preload.php", 'opcache.preload_user' => posix_getpwuid(posix_geteuid())['name'] ?? '']);
    }

    /**
     * @param array<string, string> $settings for php.ini
     */
    private function server(string $name, bool $withExtension, array $settings = []): WebServer
    {
        return new WebServer($this->programs, "{$this->directory}/{$name}", $this->script, OpcacheState::Defaults, KilnExtension::environment($withExtension), $settings);
    }
}
