<?php

declare(strict_types=1);

namespace Kiln\Examples\Demo;

use ReflectionClass;

/**
 * The code that Kiln has made and loaded in this process.
 */
final readonly class GeneratedCode
{
    private const PREFIX = 'Kiln\\Generated\\';

    /**
     * @param array<string, string> $files name of the class => path
     */
    private function __construct(private array $files) {}

    public static function loaded(): self
    {
        $files = [];
        foreach (get_declared_classes() as $class) {
            $path = str_starts_with($class, self::PREFIX) ? (new ReflectionClass($class))->getFileName() : false;
            // Code that could not be stored lies in memory, and has no file.
            if ($path !== false && is_file($path)) {
                $files[substr($class, \strlen(self::PREFIX))] = $path;
            }
        }

        return new self($files);
    }

    public function count(): int
    {
        return \count($this->files);
    }

    public function folder(): ?string
    {
        $first = array_key_first($this->files);

        return $first === null ? null : \dirname($this->files[$first]);
    }

    /**
     * The shortest file that writes a few properties.
     *
     * @return ?array{string, string} its name, and its code from the function on
     */
    public function example(): ?array
    {
        $codes = [];
        foreach ($this->files as $class => $path) {
            if (str_contains($class, 'Writer_')) {
                $codes[basename($path)] = (string) file_get_contents($path);
            }
        }
        uasort($codes, static fn(string $a, string $b): int => \strlen($a) <=> \strlen($b));
        foreach ($codes as $name => $code) {
            if (substr_count($code, '::$') > 3) {
                break;
            }
        }

        return isset($name, $code) ? [$name, $this->fromFunction($code)] : null;
    }

    private function fromFunction(string $code): string
    {
        return preg_match('/^[^\n]*static function.*\z/ms', $code, $match) === 1 ? $match[0] : $code;
    }
}
