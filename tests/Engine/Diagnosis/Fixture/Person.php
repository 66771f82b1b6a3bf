<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

class Person
{
    /** @var list<string> */
    public array $calls = [];

    public ?self $friend = null;

    public function __construct(private string $secret = 'a secret', public string $name = '', public readonly int $id = 0) {}

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
