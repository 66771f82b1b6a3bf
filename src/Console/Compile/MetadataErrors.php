<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Scan\Subject;
use Kiln\Error\InvalidMetadata;

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
    public function all(): array
    {
        $errors = array_values($this->errors);
        usort($errors, static fn(InvalidMetadata $a, InvalidMetadata $b): int => $a->place <=> $b->place);

        return $errors;
    }

    /**
     * @return list<string> the types that cannot be compiled because of an error
     */
    public function stoppedBy(InvalidMetadata $error): array
    {
        return array_keys($this->stops[$error->getMessage()] ?? []);
    }

    public function isEmpty(): bool
    {
        return $this->errors === [];
    }
}
