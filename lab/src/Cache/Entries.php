<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Lab\Measure\Rounds;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Measure\Worker;
use Kiln\Lab\Report\Report;
use Symfony\Component\Filesystem\Filesystem;

/** Measures values in several forms: each sample in a process of its own, in turns. */
final readonly class Entries
{
    private const SETTINGS = ['opcache.enable_cli' => '1', 'opcache.memory_consumption' => '512', 'opcache.file_update_protection' => '0', 'memory_limit' => '4G'];

    /**
     * @param string $directory  for the values; is emptied
     * @param float  $sampleTime milliseconds that a sample lasts at least
     */
    public function __construct(private string $directory, public Rounds $rounds, private float $sampleTime, private Report $report)
    {
        (new Filesystem())->remove($directory);
        (new Filesystem())->mkdir($directory);
    }

    /** A report that says which forms are missing. */
    public static function report(): Report
    {
        $versions = array_map(phpversion(...), ['igbinary' => 'igbinary', 'msgpack' => 'msgpack', 'kiln' => 'kiln']);
        $report = new Report(array_filter($versions, \is_string(...)));
        foreach (Form::cases() as $form) {
            if ($form->isMissing() !== null) {
                $report->warn("NOT MEASURED: {$form->value}. {$form->isMissing()}");
            }
        }

        return $report;
    }

    /**
     * @param list<Form> $forms
     * @param bool       $isReadFromFile whether reading begins with the file; nothing is written then
     *
     * @throws \RuntimeException when Kiln gives back something else than it was given
     *
     * @return array<string, array<string, Timing>> by form and figure: microseconds to `write` and `read`, `bytes`, and the memory of
     *         the value when it is read, `live`, and when constructors make it, `made`; without opcache those to read alone, `cold`
     */
    public function measure(array $forms, Value $value, bool $isReadFromFile = false, bool $hasOpcache = true): array
    {
        $this->report->progress($value->name . ($isReadFromFile ? ', from files' : '') . ($hasOpcache ? '' : ', without opcache'));
        $settings = ['opcache.enable_cli' => $hasOpcache ? '1' : '0'] + self::SETTINGS;
        $turns = [];
        foreach ($forms as $form) {
            $task = $this->task('sample-entry', $form, $value, $isReadFromFile);
            if ($this->isThere($form, $value)) {
                $turns[$form->value] = static fn(): array => Worker::sample($task, $form->isNative(), $settings);
            }
        }

        $measured = $this->rounds->run($turns);

        return $hasOpcache ? $measured : array_map(static fn(array $figures): array => isset($figures['read']) ? ['cold' => $figures['read']] : [], $measured);
    }

    public function file(Form $form, Value $value): string
    {
        return "{$this->directory}/{$value->name}.{$form->value}" . ($form->isCode() ? '.php' : '');
    }

    /**
     * Writes the file in a process that has Kiln's extension only for the form that needs it, and compares what is read of it.
     */
    public function isThere(Form $form, Value $value): bool
    {
        static $known = [];

        return $known["{$form->value} {$value->name}"] ??= $this->examine($form, $value);
    }

    private function examine(Form $form, Value $value): bool
    {
        if ($form->isMissing() !== null) {
            return false;
        }
        $problem = Worker::answer($this->task('examine-entry', $form, $value, true), $form->isNative(), self::SETTINGS)['problem'] ?? null;
        if (!\is_string($problem)) {
            return true;
        }
        if ($form->isKiln()) {
            throw new \RuntimeException("{$form->value} {$problem} with {$value->name}.");
        }
        $this->report->warn("NOT MEASURED: {$form->value} with {$value->name}, because it {$problem}.");

        return false;
    }

    /** @return list<string> */
    private function task(string $kind, Form $form, Value $value, bool $isReadFromFile): array
    {
        return [$kind, $form->value, $value->name, $this->file($form, $value), $isReadFromFile ? 'file' : 'memory', (string) $this->sampleTime];
    }
}
