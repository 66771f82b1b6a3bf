<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Scan\Subject;
use Kiln\Console\Text;
use Kiln\Error\InvalidMetadata;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What is wrong with classes. An error inside a class stops every class that contains it, and shows in every context: it
 * counts once.
 *
 * @internal
 */
final class MetadataErrors
{
    /** @var array<string, InvalidMetadata> by message */
    private array $errors = [];

    /** @var array<string, array<string, true>> message => types that cannot be compiled because of it */
    private array $stops = [];

    public function add(Subject $subject, InvalidMetadata $error): void
    {
        $this->errors[$error->getMessage()] ??= $error;
        $this->stops[$error->getMessage()][$subject->type] = true;
    }

    /**
     * @return list<InvalidMetadata> sorted by place
     */
    private function all(): array
    {
        $errors = \array_values($this->errors);
        \usort($errors, static fn(InvalidMetadata $a, InvalidMetadata $b): int => $a->place <=> $b->place);

        return $errors;
    }

    /**
     * @return list<string> the types that cannot be compiled because of an error
     */
    private function stoppedBy(InvalidMetadata $error): array
    {
        return \array_keys($this->stops[$error->getMessage()] ?? []);
    }

    public function isEmpty(): bool
    {
        return $this->errors === [];
    }

    /**
     * @param string $type that cannot be compiled
     *
     * @return list<InvalidMetadata>
     */
    public function of(string $type): array
    {
        return \array_values(\array_filter($this->all(), fn(InvalidMetadata $error): bool => isset($this->stops[$error->getMessage()][$type])));
    }

    /**
     * Whether something is wrong with a type, as far as was tried.
     */
    public function isStopped(string $type): bool
    {
        return $this->of($type) !== [];
    }

    public function text(OutputInterface $output): void
    {
        foreach ($this->all() as $error) {
            $output->writeln('<fg=red>✗</> ' . Text::plain($error->getMessage()));
            $output->writeln(Text::plain('    stops: ' . \implode(', ', $this->stoppedBy($error))));
        }
    }

    /**
     * @return list<array{code: string, place: string, message: string, stops: list<string>}>
     */
    public function json(): array
    {
        return \array_map(fn(InvalidMetadata $error): array => [
            'code' => $error->errorCode,
            'place' => $error->place,
            'message' => $error->getMessage(),
            'stops' => $this->stoppedBy($error),
        ], $this->all());
    }
}
