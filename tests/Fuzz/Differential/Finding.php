<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;

/**
 * A call that two do differently.
 *
 * @template-covariant T of Call
 */
final readonly class Finding
{
    /**
     * @param string $difference in a few words, the same for what is of the same kind
     * @param T      $call
     * @param string $outcomes   what both have done
     */
    public function __construct(
        public string $name,
        public string $difference,
        public Model $model,
        public Call $call,
        private string $outcomes,
    ) {}

    public function describe(): string
    {
        return "{$this->name}: {$this->difference}\n"
            . 'steps: ' . ($this->model->steps === [] ? '(none)' : implode('; ', $this->model->steps)) . "\n"
            . "{$this->call->describe()}\n{$this->outcomes}\n--- model:\n{$this->model->source('Model')}";
    }
}
