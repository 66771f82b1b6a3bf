<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Variables;

/**
 * The class that is being printed: each function once, by what it reads, and the expressions of all.
 *
 * @internal
 */
final class ScanClass
{
    public readonly ClassFrame $frame;

    private readonly Variables $names;

    /** @var array<array-key, true> names of functions without what makes no difference to PHP */
    private array $ids;

    /** @var array<string, string> names of functions by what they read */
    private array $functions = [];

    /** @var list<\Closure(): void> that print functions */
    private array $pending = [];

    /** @var array<string, string> by name */
    private array $patterns = [];

    /**
     * @param list<string> $taken names of functions
     */
    public function __construct(string $name, array $taken)
    {
        $this->names = new Variables($taken);
        $this->ids = \array_fill_keys(\array_map(self::id(...), $taken), true);
        $this->frame = new ClassFrame($name);
    }

    /**
     * @param \Closure(string): void $print the function of that name
     */
    public function named(string $key, string $name, \Closure $print): string
    {
        if (!isset($this->functions[$key])) {
            $function = $this->functions[$key] = $this->take(\lcfirst((string) \preg_replace('/[^A-Za-z0-9_]+/', '_', $name)));
            $this->pending[] = static fn() => $print($function);
        }

        return $this->functions[$key];
    }

    /**
     * A name that is free. To PHP functions are the same if their names differ in case alone, and so are constants named after them.
     */
    private function take(string $wish): string
    {
        do {
            $name = \substr($this->names->take($wish), 1);
            $id = self::id($name);
        } while (isset($this->ids[$id]));
        $this->ids[$id] = true;

        return $name;
    }

    private static function id(string $name): string
    {
        return \strtolower(\str_replace('_', '', $name));
    }

    public function pattern(string $function, string $pattern): void
    {
        $this->patterns[$function] = $pattern;
    }

    /**
     * Prints the functions that others call, and the expressions.
     */
    public function finish(): void
    {
        while ($this->pending !== []) {
            \array_shift($this->pending)();
        }
        $this->frame->member(Php::lines('private const PATTERNS = [', \array_map(static fn(string $pattern, string $name): string => Php::literal($name) . ' => ' . Php::literal($pattern) . ',', $this->patterns, \array_keys($this->patterns)), '];'));
    }
}
