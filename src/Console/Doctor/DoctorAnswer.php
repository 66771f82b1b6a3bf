<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

use Kiln\Console\Answer;
use Kiln\Console\ExitCode;
use Kiln\Console\Text;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What `kiln doctor` has found.
 *
 * @internal
 */
final readonly class DoctorAnswer implements Answer
{
    /**
     * @param list<Finding> $findings
     */
    private function __construct(private array $findings) {}

    public static function of(Examination ...$examinations): self
    {
        $findings = [];
        foreach ($examinations as $examination) {
            foreach ($examination->findings() as $finding) {
                $findings[] = $finding;
            }
        }

        return new self($findings);
    }

    /**
     * The answer of a `kiln doctor` that has the settings of another interface.
     *
     * @param list<string> $options
     */
    public static function ofSapi(Sapi $sapi, array $options): self
    {
        // However it was called, the script is the first of the files.
        [$exitCode, $output] = $sapi->run([\get_included_files()[0], 'doctor', '--format=json', "--sapi={$sapi->name}", ...$options]);
        $answer = \json_decode($output, true);
        $findings = [];
        foreach (\is_array($answer) && \is_array($answer['findings'] ?? null) ? $answer['findings'] : [] as $finding) {
            $findings[] = Finding::fromJson($finding);
        }

        return new self($findings !== [] ? $findings : [Finding::bad('php', "PHP ends with {$exitCode} when it has the settings of {$sapi->name}", 'What it says stands above.')]);
    }

    public function exitCode(): ExitCode
    {
        return \in_array(Level::Bad, \array_column($this->findings, 'level'), true) ? ExitCode::Findings : ExitCode::Ok;
    }

    public function text(OutputInterface $output): void
    {
        foreach ($this->findings as $finding) {
            $output->writeln("{$finding->level->mark()} " . Text::plain($finding->text));
            if ($finding->advice !== null) {
                $output->writeln('  ' . Text::plain($finding->advice));
            }
        }
    }

    public function json(): array
    {
        return [
            'ok' => $this->exitCode() === ExitCode::Ok,
            'findings' => \array_map(static fn(Finding $finding): array => $finding->json(), $this->findings),
        ];
    }
}
