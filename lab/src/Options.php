<?php

declare(strict_types=1);

namespace Kiln\Lab;

/**
 * The arguments of a command: `--name=value`, `--name`, and what stands alone. What they refuse is an InvalidArgumentException.
 */
final readonly class Options
{
    /**
     * @param array<string, string> $named
     * @param list<string>          $alone
     */
    private function __construct(public array $named, public array $alone) {}

    /**
     * @param list<string> $arguments
     * @param list<string> $known
     */
    public static function of(array $arguments, array $known): self
    {
        $named = $alone = [];
        foreach ($arguments as $argument) {
            if (!str_starts_with($argument, '--')) {
                $alone[] = $argument;
                continue;
            }
            [$name, $value] = explode('=', substr($argument, 2), 2) + [1 => ''];
            self::chosen($name, 'option', $known);
            $named[$name] = isset($named[$name]) ? "{$named[$name]},{$value}" : $value;
        }

        return new self($named, $alone);
    }

    /**
     * @param list<string> $choices
     *
     * @return list<string> what the user names; all of them when nothing is named
     */
    public function choice(string $name, array $choices): array
    {
        return self::chosen($this->named[$name] ?? '*', $name, $choices);
    }

    /**
     * @param string       $patterns with commas; `*` stands for anything
     * @param list<string> $choices
     *
     * @return list<string> each once, in the order of the choices
     */
    public static function chosen(string $patterns, string $name, array $choices): array
    {
        $chosen = [];
        foreach (explode(',', $patterns) as $pattern) {
            $found = array_filter($choices, static fn(string $choice): bool => fnmatch($pattern, $choice, \FNM_NOESCAPE));
            $chosen += $found !== [] ? $found : throw new \InvalidArgumentException("There is no {$name} \"{$pattern}\". There are: " . implode(', ', $choices) . '.');
        }
        ksort($chosen);

        return array_values($chosen);
    }

    /** @return positive-int */
    public static function number(string $text, string $name): int
    {
        $number = filter_var($text, FILTER_VALIDATE_INT);

        return \is_int($number) && $number > 0 ? $number : throw new \InvalidArgumentException("{$name} needs a whole number from 1.");
    }
}
