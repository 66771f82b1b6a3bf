<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use PHPUnit\Framework\Assert;

/**
 * How a process ended, and what it said.
 */
final readonly class Result
{
    public function __construct(public int $exitCode, public string $output, public string $errors) {}

    /**
     * The answer as JSON; members are reached by their names.
     *
     * @return mixed of the member, or of the whole answer
     */
    public function json(string|int ...$path): mixed
    {
        $value = json_decode($this->output, true, flags: JSON_THROW_ON_ERROR);
        foreach ($path as $name) {
            Assert::assertIsArray($value);
            Assert::assertArrayHasKey($name, $value);
            $value = $value[$name];
        }

        return $value;
    }

    /**
     * @return array<mixed>
     */
    public function jsonArray(string|int ...$path): array
    {
        $value = $this->json(...$path);
        Assert::assertIsArray($value);

        return $value;
    }

    /**
     * One member of each element of an array in the answer.
     *
     * @return list<string>
     */
    public function strings(string $member, string|int ...$path): array
    {
        $strings = [];
        foreach (array_column($this->jsonArray(...$path), $member) as $value) {
            Assert::assertIsString($value);
            $strings[] = $value;
        }

        return $strings;
    }
}
