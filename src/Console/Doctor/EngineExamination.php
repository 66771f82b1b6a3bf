<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Error\UnusableEngine;

/**
 * The engine that runs the plans, and the extension that one of them is.
 *
 * @internal
 */
final readonly class EngineExamination implements Examination
{
    /**
     * @param list<Sapi> $others whose settings may differ
     */
    public function __construct(private Extension $extension, private Engine $wanted, private array $others) {}

    public function findings(): iterable
    {
        if ($this->extension->version !== null) {
            yield $this->extension($this->extension->version);
        }
        yield $this->engine();
        foreach ($this->others as $sapi) {
            if ($sapi->loads(Extension::NAME) !== ($this->extension->version !== null)) {
                yield $this->other($sapi);
            }
        }
    }

    private function extension(string $version): Finding
    {
        $text = 'ext-' . Extension::NAME . " {$version} is loaded";
        if (!$this->extension->isUsable()) {
            return Finding::warning(
                'ext-kiln',
                "{$text}, but runs programs of version " . ($this->extension->abi ?? '?') . ', and this Kiln makes version ' . Extension::ABI,
                'Install the extension that belongs to this version of the library.',
            );
        }
        $simdjson = Extension::simdjson();

        return Finding::good('ext-kiln', "{$text} (programs of version {$this->extension->abi}" . ($simdjson === null ? '' : ", simdjson {$simdjson}") . ')');
    }

    private function other(Sapi $sapi): Finding
    {
        $extension = 'ext-' . Extension::NAME;

        return $this->extension->version === null
            ? Finding::warning("{$sapi->name}.extension", "{$extension} is loaded by the settings of {$sapi->name}, not by those of the command line", "kiln compile makes no programs for it here. On Debian: phpenmod kiln")
            : Finding::warning("{$sapi->name}.extension", "{$extension} is not loaded by the settings of {$sapi->name}", "There the PHP engine works. On Debian: phpenmod kiln, and reload it. More: kiln doctor --sapi={$sapi->name}");
    }

    private function engine(): Finding
    {
        try {
            return match ($this->extension->choose($this->wanted)) {
                Engine::Native => Finding::good('engine', 'the native engine reads and writes JSON'),
                default => Finding::good('engine', 'the PHP engine reads and writes JSON (' . $this->whyPhp() . ')'),
            };
        } catch (UnusableEngine $error) {
            return Finding::bad('engine', 'the native engine is asked for and cannot be used', $error->getMessage());
        }
    }

    private function whyPhp(): string
    {
        return match (true) {
            $this->wanted === Engine::Php => 'Engine::Php is asked for',
            $this->extension->version === null => 'ext-' . Extension::NAME . ' is not loaded',
            $this->extension->setting === Engine::Php => Extension::SETTING . ' is php',
            default => 'ext-' . Extension::NAME . ' is of another version',
        };
    }
}
