<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

use Kiln\Console\Text;
use Kiln\Console\Workspace;

/**
 * What the command works with.
 *
 * @internal
 */
final readonly class ConfigurationExamination implements Examination
{
    public function __construct(private Workspace $workspace) {}

    public function findings(): iterable
    {
        if ($this->workspace->file === null) {
            yield Finding::warning('configuration', 'there is no kiln.php', 'Without it the command knows neither the directory nor the converters of your serializer. docs/command.md shows one.');

            return;
        }
        $configuration = $this->workspace->configuration;
        yield Finding::good('configuration', "{$this->workspace->file}: " . \implode(', ', [
            Text::count(\count($configuration->paths), 'path'),
            Text::count(\count($configuration->types), 'type'),
            Text::count(\count($this->workspace->contexts()), 'context'),
        ]));
        foreach ($this->workspace->paths() as $path) {
            if (!\file_exists($path)) {
                yield Finding::bad('configuration.paths', "there is no file or directory {$path}", 'Correct it in the configuration file; relative paths count from there.');
            }
        }
    }
}
