<?php

declare(strict_types=1);

namespace Kiln\Console\Status;

use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\Status\ClassStatus;
use Kiln\Bridge\Jms\Status\Examination;
use Kiln\Bridge\Jms\Status\PropertyStatus;
use Kiln\Bridge\Jms\Status\Treatment;
use Kiln\Bridge\Jms\Status\Work;
use Kiln\Console\Answer;
use Kiln\Console\ExitCode;
use Kiln\Console\Failure;
use Kiln\Console\Scan\Found;
use Kiln\Console\Scan\Skipped;
use Kiln\Console\Text;
use Kiln\Console\Workspace;
use Kiln\Plan\Text\Columns;
use Kiln\Schema\Direction;
use Kiln\System\Attempt;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What `kiln status --jms` has found.
 *
 * @internal
 */
final readonly class JmsStatusAnswer implements Answer
{
    /**
     * @param list<ClassStatus> $classes
     * @param list<Skipped>     $skipped
     * @param string            $serializer which one
     * @param 'json'|'xml'      $format
     */
    private function __construct(
        private Examination $examination,
        private array $classes,
        private array $skipped,
        private string $serializer,
        private string $format,
    ) {}

    /**
     * @param 'json'|'xml' $format
     *
     * @throws Failure when jms/serializer is not installed, or there is no class
     */
    public static function of(Found $found, Workspace $workspace, string $format): self
    {
        if (!\interface_exists(SerializerInterface::class)) {
            throw Failure::finding('no_jms', 'There is nothing to examine without jms/serializer, which is not installed: composer require jms/serializer');
        }
        $examination = Examination::of($workspace->configuration->jms ?? SerializerBuilder::create()->build(), $format);
        $names = \array_values(\array_filter(\array_column($found->subjects, 'type'), static fn(string $type): bool => \class_exists($type) || \interface_exists($type)));
        // PHP calls some classes of jms/serializer deprecated.
        [$classes] = Attempt::of(static fn(): array => \array_map($examination->examine(...), $names));
        if ($classes === [] && $found->skipped === []) {
            throw Failure::usage('There is no class to examine: name classes, or files and directories that hold some.');
        }

        return new self(
            $examination,
            $classes,
            $found->skipped,
            $workspace->configuration->jms === null ? 'jms/serializer without any setting' : "that of {$workspace->file}",
            $format,
        );
    }

    /**
     * Many classes are only written: that one cannot be read is no fault.
     */
    public function exitCode(): ExitCode
    {
        foreach ($this->classes as $class) {
            if (\in_array(Work::Fails, [$class->writing->work, ...\array_map(static fn(PropertyStatus $property): ?Work => $property->writing?->work, $class->properties)], true)) {
                return ExitCode::Findings;
            }
        }

        return ExitCode::Ok;
    }

    public function text(OutputInterface $output): void
    {
        $output->writeln(Text::plain("Serializer: {$this->serializer}" . ($this->format === 'xml' ? ', for XML' : '')));
        foreach ($this->obstacles() as $what => $obstacle) {
            $output->writeln('<comment>!</comment> ' . Text::plain("{$what} is left to jms/serializer: {$obstacle}."));
        }
        foreach ($this->skipped as $skipped) {
            $output->writeln('<comment>!</comment> ' . Text::plain("{$skipped->class} is passed over: {$skipped->reason} ({$skipped->file})"));
        }
        $isCompiled = $this->examination->writingObstacle === null || $this->examination->readingObstacle === null;
        if ($isCompiled && $this->classes !== []) {
            $output->writeln(Text::plain("\n" . $this->table()));
        }
        if ($this->examination->writingObstacle === null) {
            $output->writeln($this->summary('Writing', static fn(PropertyStatus $property): ?Treatment => $property->writing));
        }
        if ($this->examination->readingObstacle === null) {
            $output->writeln($this->summary('Reading', static fn(PropertyStatus $property): ?Treatment => $property->reading));
        }
        $output->writeln('Always left to jms/serializer: ' . \implode('; ', Examination::ALWAYS_BY_JMS) . '.');
    }

    public function json(): array
    {
        return [
            'ok' => $this->exitCode() === ExitCode::Ok,
            'serializer' => $this->serializer,
            'format' => $this->format,
            'obstacles' => ['write' => $this->examination->writingObstacle, 'read' => $this->examination->readingObstacle],
            'classes' => \array_map(static fn(ClassStatus $class): array => [
                'class' => $class->class,
                'write' => self::member($class->writing),
                'read' => self::member($class->reading),
                'properties' => \array_map(static fn(PropertyStatus $property): array => [
                    'property' => $property->name,
                    'write' => self::member($property->writing),
                    'read' => self::member($property->reading),
                ], $class->properties),
            ], $this->classes),
            'alwaysByJms' => Examination::ALWAYS_BY_JMS,
            'skipped' => \array_map(static fn(Skipped $skipped): array => [
                'class' => $skipped->class,
                'file' => $skipped->file,
                'reason' => $skipped->reason,
            ], $this->skipped),
        ];
    }

    /**
     * @return array<string, string> by what they hinder
     */
    private function obstacles(): array
    {
        $writing = $this->examination->writingObstacle;
        $reading = $this->examination->readingObstacle;

        return $writing !== null && $writing === $reading
            ? ['Everything' => $writing]
            : \array_filter(['Writing' => $writing, 'Reading' => $reading], \is_string(...));
    }

    private function table(): string
    {
        $table = new Columns(['CLASS AND PROPERTY', 'DIRECTION', 'HOW']);
        foreach ($this->classes as $class) {
            $this->add($table, $class->class, $class->writing, $class->reading);
            foreach ($class->properties as $property) {
                $this->add($table, "  \${$property->name}", $property->writing, $property->reading);
            }
        }

        return $table->text();
    }

    /**
     * A direction of which all is said already has no line.
     */
    private function add(Columns $table, string $name, ?Treatment $writing, ?Treatment $reading): void
    {
        $writing = $this->examination->writingObstacle === null ? $writing : null;
        $reading = $this->examination->readingObstacle === null ? $reading : null;
        $lines = match (true) {
            $writing === null && $reading === null => [['', '']],
            $writing === null => [[Direction::Read->value, $reading->text]],
            $reading === null => [[Direction::Write->value, $writing->text]],
            $writing->text === $reading->text => [[Direction::Both->value, $writing->text]],
            default => [[Direction::Write->value, $writing->text], [Direction::Read->value, $reading->text]],
        };
        foreach ($lines as $number => [$direction, $text]) {
            $table->add([$number === 0 ? $name : '', $direction, $text]);
        }
    }

    /**
     * @param \Closure(PropertyStatus): ?Treatment $treatment
     */
    private function summary(string $direction, \Closure $treatment): string
    {
        $all = $compiled = 0;
        foreach ($this->classes as $class) {
            foreach (\array_filter(\array_map($treatment, $class->properties)) as $of) {
                ++$all;
                $compiled += \in_array($of->work, [Work::Compiled, Work::CallsUserCode], true) ? 1 : 0;
            }
        }

        return "{$direction}: {$compiled} of " . Text::count($all, 'property is compiled', 'properties are compiled') . '.';
    }

    /**
     * @return ?array{work: string, text: string}
     */
    private static function member(?Treatment $treatment): ?array
    {
        return $treatment === null ? null : ['work' => $treatment->work->value, 'text' => $treatment->text];
    }
}
