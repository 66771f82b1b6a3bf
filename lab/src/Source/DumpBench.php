<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

use Kiln\Lab\Measure\FreshProcess;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\Progress;
use Kiln\Lab\Source\Dump\DumpFiles;
use Kiln\Lab\Source\Dump\DumpForm;
use Kiln\Lab\Source\Dump\Size;

/**
 * serialize against var_export on the command line.
 */
final readonly class DumpBench
{
    /**
     * @param FreshProcess $warm with opcache
     * @param FreshProcess $cold without, which is PHP's default on the command line
     */
    public function __construct(
        private FreshProcess $warm,
        private FreshProcess $cold,
        private DumpFiles $files,
        private SourceExtent $extent,
        private Progress $progress,
    ) {}

    /**
     * @return list<Figure>
     */
    public function run(): array
    {
        $forms = array_filter(DumpForm::cases(), static fn(DumpForm $form): bool => $form->isThere());
        $code = array_filter($forms, static fn(DumpForm $form): bool => $form->isCode() || $form === DumpForm::Igbinary);

        return [
            $this->measure('dump-cli', 'serialize against var_export, command line with opcache', $this->warm, $forms),
            $this->measure('dump-cli-cold', 'serialize against var_export, command line without opcache', $this->cold, $code),
            $this->sizes($forms),
        ];
    }

    /**
     * @param array<DumpForm> $forms
     */
    private function measure(string $name, string $title, FreshProcess $php, array $forms): Figure
    {
        $this->progress->start($title, \count($this->extent->sizes));
        $series = [];
        foreach ($this->extent->sizes as $objects) {
            $size = Size::of($objects);
            $probes = [];
            foreach ($forms as $form) {
                $probes[$form->value] = fn(): array => $php->run(
                    ['dump', $form->value, (string) $objects, $this->files->of($form, $size)],
                    KilnExtension::environment($form === DumpForm::KilnNative),
                );
            }
            foreach ((new Turns($this->extent->rounds))->take($probes)['read'] ?? [] as $form => $timing) {
                $series[$form][$objects] = $timing;
            }
            $this->progress->advance();
        }
        $this->progress->finish();

        return new Figure($name, $title, 'objects', 'ms to read', $series);
    }

    /**
     * @param array<DumpForm> $forms
     */
    private function sizes(array $forms): Figure
    {
        $series = [];
        foreach ($forms as $form) {
            foreach ($this->extent->sizes as $objects) {
                $series[$form->value][$objects] = new Timing([$this->files->bytes($form, Size::of($objects)) / 1e3]);
            }
        }

        return new Figure('dump-size', 'serialize against var_export, size', 'objects', 'kB', $series);
    }
}
