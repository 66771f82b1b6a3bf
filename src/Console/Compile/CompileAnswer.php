<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Answer;
use Kiln\Console\ContextText;
use Kiln\Console\ExitCode;
use Kiln\Console\Scan\Found;
use Kiln\Console\Scan\Skipped;
use Kiln\Console\Scan\Subject;
use Kiln\Console\Text;
use Kiln\Context;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What `kiln compile` has done, or would do.
 *
 * @internal
 */
final readonly class CompileAnswer implements Answer
{
    /**
     * @param list<Context> $contexts
     * @param list<LeftToJms> $left
     * @param list<string>  $problems     why something could not be written
     * @param list<string>  $warnings     what is no error and may surprise
     * @param bool          $isIndexed    whether the index of all code is up to date
     * @param float         $milliseconds
     */
    public function __construct(
        private Compiled $compiled,
        private Found $found,
        private array $contexts,
        private array $left,
        private string $directory,
        private array $problems,
        private array $warnings,
        private bool $isCheck,
        private bool $isIndexed,
        private int $removed,
        private float $milliseconds,
    ) {}

    public function exitCode(): ExitCode
    {
        return $this->isGood() ? ExitCode::Ok : ExitCode::Findings;
    }

    public function text(OutputInterface $output): void
    {
        foreach ($this->found->skipped as $skipped) {
            $output->writeln('<comment>!</comment> ' . Text::plain("{$skipped->class} is passed over: {$skipped->reason} ({$skipped->file})"));
        }
        foreach ($this->left as $left) {
            $output->writeln('<comment>!</comment> ' . Text::plain("{$left->subject->type} is left to jms/serializer, to {$left->purpose->value}: {$left->reason}"));
        }
        $this->compiled->errors->text($output);
        foreach ($this->problems as $problem) {
            $output->writeln('<fg=red>✗</> ' . Text::plain($problem));
        }
        foreach ($this->warnings as $warning) {
            $output->writeln('<comment>!</comment> ' . Text::plain($warning));
        }
        if (($this->isCheck || $output->isVerbose()) && $this->compiled->pieces() !== []) {
            $output->writeln(Text::plain(PieceTable::of($this->compiled->pieces())));
        }
        $output->writeln(Text::plain($this->summary()));
        $output->writeln(Text::plain($this->isCheck ? $this->verdict() : "Directory: {$this->directory}"));
    }

    public function json(): array
    {
        return [
            'ok' => $this->isGood(),
            'check' => $this->isCheck,
            'directory' => $this->directory,
            'index' => $this->isIndexed,
            'types' => \array_map(static fn(Subject $subject): string => $subject->type, $this->found->subjects),
            'contexts' => \array_map(ContextText::json(...), $this->contexts),
            'files' => ['total' => $this->compiled->countFiles(), 'written' => $this->isCheck ? 0 : $this->compiled->countWritten(), 'removed' => $this->removed],
            'milliseconds' => \round($this->milliseconds, 1),
            'changes' => \array_map(static fn(Piece $piece): array => [
                'type' => $piece->subject->type,
                'purpose' => $piece->purpose->value,
                'format' => $piece->format ?? 'json',
                'context' => ContextText::json($piece->context),
                'change' => $piece->change->value,
            ], $this->compiled->pieces()),
            'errors' => $this->compiled->errors->json(),
            'skipped' => \array_map(static fn(Skipped $skipped): array => [
                'class' => $skipped->class,
                'file' => $skipped->file,
                'reason' => $skipped->reason,
            ], $this->found->skipped),
            'leftToJms' => \array_map(static fn(LeftToJms $left): array => [
                'type' => $left->subject->type,
                'purpose' => $left->purpose->value,
                'reason' => $left->reason,
            ], $this->left),
            'problems' => $this->problems,
            'warnings' => $this->warnings,
        ];
    }

    private function isGood(): bool
    {
        return $this->compiled->errors->isEmpty() && $this->problems === [] && !($this->isCheck && $this->compiled->pieces() !== []) && $this->isIndexed;
    }

    private function summary(): string
    {
        $good = \array_filter($this->found->subjects, fn(Subject $subject): bool => !$this->compiled->errors->isStopped($subject->type));
        $bad = \count($this->found->subjects) - \count($good);
        $classes = \count(\array_filter($good, static fn(Subject $subject): bool => $subject->class !== null));
        $others = \count($good) - $classes;
        $what = Text::count($classes, 'class', 'classes')
            . ($others === 0 ? '' : ' and ' . Text::count($others, 'other type'))
            . ($bad === 0 ? '' : " ({$bad} with errors aside)")
            . (\count($this->contexts) === 1 ? '' : ' in ' . Text::count(\count($this->contexts), 'context'));
        $files = Text::count($this->compiled->countFiles(), 'file')
            . ($this->isCheck ? '' : ", {$this->compiled->countWritten()} of them written")
            . ($this->removed === 0 ? '' : ', ' . Text::count($this->removed, 'old file') . ' removed');

        return \sprintf('%s %s: %s, %d ms.', $this->isCheck ? 'Checked' : 'Compiled', $what, $files, (int) \round($this->milliseconds));
    }

    private function verdict(): string
    {
        $pieces = \count($this->compiled->pieces());
        $notCompilable = $this->compiled->errors->isEmpty() ? '' : 'Not everything can be compiled. ';

        return $notCompilable . match (true) {
            $pieces > 0 => Text::count($pieces, 'piece') . ' of code missing or out of date. Run: kiln compile',
            !$this->isIndexed => 'The index of the code is missing or out of date. Run: kiln compile',
            $notCompilable === '' => 'Everything is up to date.',
            default => 'The rest is up to date.',
        };
    }
}
