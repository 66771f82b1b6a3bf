<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class Constructed
{
    public string $late = 'late';

    private string $upper;

    /** @var list<string> */
    private array $log = [];

    public function __construct(
        public readonly int $id,
        protected string $name,
        private float $ratio = 0.5,
        public readonly Priority $priority = Priority::High,
        private array $options = ['a' => 1, 'b' => [true, null]],
        public readonly ?Item $item = new Item(),
        string $upper = WithDefaults::LIMIT . '',
        private bool $internal = false,
    ) {
        $this->upper = strtoupper($upper);
        $this->log[] = 'constructed';
    }

    /**
     * @return array<string, mixed>
     */
    public function all(): array
    {
        return get_object_vars($this);
    }
}
