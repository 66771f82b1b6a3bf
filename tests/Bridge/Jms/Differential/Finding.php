<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;

/**
 * A case in which the two libraries differ.
 */
final readonly class Finding
{
    public function __construct(
        public string $name,
        public string $difference,
        public Model $model,
        public OneCase $case,
        public Outcome $expected,
        public Outcome $seen,
        public ?string $value,
    ) {}

    public function describe(): string
    {
        return "{$this->name}: {$this->difference}\n"
            . 'steps: ' . ($this->model->steps === [] ? '(none)' : implode('; ', $this->model->steps)) . "\n"
            . "{$this->case->describe()}\n"
            . ($this->value === null ? '' : "value: {$this->value}\n")
            . "--- jms/serializer {$this->expected->describe()}\n"
            . "--- Kiln {$this->seen->describe()}\n"
            . ($this->difference === 'different objects, or another context, afterwards' ? "--- afterwards, jms/serializer: {$this->expected->inputs->text}\n--- afterwards, Kiln: {$this->seen->inputs->text}\n" : '')
            . "--- model:\n{$this->model->source('Model')}";
    }
}
