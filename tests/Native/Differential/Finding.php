<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;

/**
 * A case in which the two engines differ.
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
            . "--- PHP engine {$this->expected->describe()}\n"
            . '--- native engine' . ($this->seen->isBegunTwice ? ', after declining,' : '') . " {$this->seen->describe()}\n"
            . ($this->expected->inputs === $this->seen->inputs ? '' : "--- afterwards, PHP engine: {$this->expected->inputs}\n--- afterwards, native engine: {$this->seen->inputs}\n")
            . "--- model:\n{$this->model->source('Model')}";
    }
}
