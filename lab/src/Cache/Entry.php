<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Lab\Measure\Stopwatch;

/** One form with one value. Bytes are in memory, as those of APCu or Redis would be; or reading begins with their file. */
final readonly class Entry
{
    private const COMPARED = 10_000;

    public string $file;

    /**
     * @param bool  $isReadFromFile whether reading begins with the file; nothing is written then
     * @param float $sampleTime     milliseconds that a sample lasts at least
     */
    public function __construct(private Form $form, private Value $value, string $directory, private bool $isReadFromFile = true, private float $sampleTime = 0.0)
    {
        $this->file = "{$directory}/{$value->name}.{$form->value}" . ($form->isCode() ? '.php' : '');
    }

    /** @return array{problem: ?string} why it is not to be timed */
    public function examine(): array
    {
        if ($this->form->isNative() !== Form::decodesNatively() && $this->form->isKiln() && !$this->form->isCode()) {
            $loads = $this->form->isNative() ? 'does not load' : 'loads';

            throw new \LogicException("{$this->form->value} cannot be measured: PHP {$loads} the extension of Kiln by itself.");
        }
        $value = $this->value->make();
        try {
            if (!is_file($this->file)) {
                $this->form->write($value, $this->file);
            }
            $read = $this->form->reader($this->file, $this->value->classes())();
        } catch (\Throwable $failure) {
            return ['problem' => "fails: {$failure->getMessage()}"];
        }

        return ['problem' => $this->form === Form::FileAlone || self::isEqual($value, $read) ? null : 'gives back something else'];
    }

    /**
     * @return array{problem: string}|array{write: float, read: float, bytes: float, live: float, made: float} microseconds for a call;
     *         bytes of the form, and of the memory of the value as it is read and as constructors make it
     */
    public function sample(): array
    {
        ['problem' => $problem] = $this->examine();
        if ($problem !== null) {
            return ['problem' => $problem];
        }
        gc_mem_caches();
        $before = memory_get_usage();
        $value = $this->value->make();
        $made = memory_get_usage() - $before;
        $write = 0.0;
        if (!$this->isReadFromFile) {
            $new = "{$this->file}.new";
            $encode = $this->form->isCode() ? fn(mixed $value): null => $this->form->write($value, $new) : $this->form->codec()->write;
            $idle = static fn(mixed $value): mixed => $value;
            $write = $this->time(static fn(): mixed => $encode($value), static fn(): mixed => $idle($value));
        }
        $read = $this->reading();
        $read();
        unset($value);
        gc_collect_cycles();
        gc_mem_caches();
        $before = memory_get_usage();
        $kept = $read();
        $live = memory_get_usage() - $before;
        unset($kept);
        $bytes = array_sum(array_map(filesize(...), Form::withParts($this->file)));
        $name = $this->file;
        $decode = static fn(string $bytes): string => $bytes;
        $idle = $this->form->isCode() ? static fn(): string => $name : static fn(): string => $decode($name);

        return ['write' => $write, 'read' => $this->time($read, $idle), 'bytes' => (float) $bytes, 'live' => (float) $live, 'made' => (float) $made];
    }

    private function reading(): \Closure
    {
        if ($this->isReadFromFile || $this->form->isCode()) {
            return $this->form->reader($this->file, $this->value->classes());
        }
        $bytes = (string) file_get_contents($this->file);
        $decode = $this->form->codec($this->value->classes())->read;

        return static fn(): mixed => $decode($bytes);
    }

    /**
     * @param \Closure(): mixed $call
     * @param \Closure(): mixed $idle
     */
    private function time(\Closure $call, \Closure $idle): float
    {
        return 1e3 * Stopwatch::sample($call, $this->sampleTime, $this->value->isSmall() ? $idle : null);
    }

    /** Part by part: a million objects, serialized at once, take a gigabyte. */
    private static function isEqual(mixed $value, mixed $read): bool
    {
        if (!\is_array($value) || !\is_array($read) || \count($read) !== \count($value)) {
            return serialize($value) === serialize($read);
        }
        for ($from = 0; $from < \count($value); $from += self::COMPARED) {
            if (serialize(\array_slice($read, $from, self::COMPARED, true)) !== serialize(\array_slice($value, $from, self::COMPARED, true))) {
                return false;
            }
        }

        return true;
    }
}
