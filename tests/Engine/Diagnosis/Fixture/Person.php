<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

class Person
{
    /** @var list<string> */
    public array $calls = [];

    public readonly int $id;

    public string $name;

    public ?self $friend = null;

    public function __construct(private string $secret = 'a secret') {}

    public function fix(int $id): static
    {
        $this->id = $id;

        return $this;
    }

    public function upper(): string
    {
        return strtoupper($this->secret);
    }

    protected function prepare(): void
    {
        $this->calls[] = 'prepare';
    }

    private function hidden(): string
    {
        return "hidden {$this->secret}";
    }

    /** Keeps the private method in use. */
    public function reveal(): string
    {
        return $this->hidden();
    }
}
