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

    public function exitCode(): ExitCode
    {
        return \in_array(Level::Bad, array_column($this->findings, 'level'), true) ? ExitCode::Findings : ExitCode::Ok;
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
            'findings' => array_map(static fn(Finding $finding): array => [
                'subject' => $finding->subject,
                'level' => $finding->level->value,
                'text' => $finding->text,
                'advice' => $finding->advice,
            ], $this->findings),
        ];
    }
}
