<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\Progress;
use Kiln\Lab\Source\Dump\DumpFiles;
use Kiln\Lab\Source\Dump\DumpForm;
use Kiln\Lab\Source\Dump\Size;
use Kiln\Lab\Source\Web\ApacheBench;
use Kiln\Lab\Source\Web\OpcacheReport;
use Kiln\Lab\Source\Web\OpcacheState;
use Kiln\Lab\Source\Web\WebPrograms;
use Kiln\Lab\Source\Web\WebServer;

/**
 * serialize against var_export behind nginx and PHP-FPM.
 *
 * The source saw require take many times as long from some size on and did not find out why. That is what the states of opcache are
 * for: it shows the same jump where opcache does not take the file, and asks opcache whether it has it.
 */
final readonly class WebBench
{
    private const CONCURRENCY = [1, 10];

    public function __construct(
        private WebPrograms $programs,
        private DumpFiles $files,
        private string $script,
        private string $directory,
        private SourceExtent $extent,
        private Progress $progress,
    ) {}

    /**
     * @return list<Figure>
     */
    public function run(): array
    {
        $figures = [];
        foreach (OpcacheState::cases() as $opcache) {
            foreach ($opcache->lacksRoom() ? [1] : self::CONCURRENCY as $concurrency) {
                $figures[] = $this->measure($opcache, $concurrency);
            }
        }

        return $figures;
    }

    private function measure(OpcacheState $opcache, int $concurrency): Figure
    {
        $requests = $opcache->lacksRoom() ? $this->extent->lateRequests : $this->extent->requests;
        $title = "serialize against var_export, web, opcache {$opcache->value}, concurrency {$concurrency}";
        $forms = array_filter(DumpForm::cases(), static fn(DumpForm $form): bool => $form->isThere() && self::concerns($form, $opcache));
        $this->progress->start($title, \count($forms));
        $series = ['nothing' => []];
        $notes = [];
        foreach ($forms as $form) {
            foreach ($this->extent->webSizes as $objects) {
                [$series[$form->value][$objects], $nothing, $note] = $this->time($opcache, $form, Size::of($objects), $requests, $concurrency);
                $series['nothing'][$objects] ??= $nothing;
                if ($note !== null) {
                    $notes[] = $note;
                }
            }
            $this->progress->advance();
        }
        $this->progress->finish();
        $settings = urldecode(http_build_query($opcache->settings(), '', ', '));

        return new Figure("web-{$opcache->value}-{$concurrency}", $title, 'objects', 'ms for a request', $series, ["{$requests} requests; {$settings}", ...$notes]);
    }

    /**
     * Where opcache is enlarged or takes not everything, only what is code can differ; igbinary is there to compare it with.
     */
    private static function concerns(DumpForm $form, OpcacheState $opcache): bool
    {
        return $opcache === OpcacheState::Defaults || $form->isCode() || $form === DumpForm::Igbinary;
    }

    /**
     * With a server of its own, so that opcache holds nothing of another file.
     *
     * @param positive-int $requests
     *
     * @return array{Timing, Timing, ?string} a request that reads, one that reads nothing, and whether opcache did not take the file
     */
    private function time(OpcacheState $opcache, DumpForm $form, Size $size, int $requests, int $concurrency): array
    {
        $file = $this->files->of($form, $size);
        $server = new WebServer($this->programs, $this->directory, $this->script, $opcache, KilnExtension::environment($form === DumpForm::KilnNative));
        try {
            $query = ['form' => $form->value, 'file' => $file];
            if ($server->get($query + ['check' => 1]) !== md5(serialize($size->value($form->family())))) {
                throw new \RuntimeException("{$form->value} gives back something else behind the web server");
            }
            $bench = new ApacheBench($this->programs);
            $nothing = $bench->run($server->address(['form' => 'nothing']), $requests, $concurrency);
            $time = $bench->run($server->address($query), $requests, $concurrency);
            $report = OpcacheReport::from($server->get($query + ['opcache' => 1]));
        } finally {
            $server->stop();
        }
        $note = !$form->isCode() || $report->cached ? null : \sprintf(
            '%s, %s objects: opcache did not take the file of %s kB (free: %s kB, for strings %s kB), so each request compiles it',
            $form->value,
            number_format($size->objects()),
            number_format($this->files->bytes($form, $size) / 1e3),
            number_format($report->freeMemory / 1e3),
            number_format($report->freeStrings / 1e3),
        );

        return [new Timing([$time]), new Timing([$nothing]), $note];
    }
}
