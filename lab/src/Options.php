<?php

declare(strict_types=1);

namespace Kiln\Lab;

/**
 * The arguments of a command: `--name=value`, `--name`, and what stands alone.
 */
final readonly class Options
{
    /**
     * @param array<string, string> $named
     * @param list<string>          $alone
     */
    private function __construct(private array $named, public array $alone) {}

    /**
     * @param list<string> $arguments
     * @param list<string> $known
     *
     * @throws \InvalidArgumentException when an option is not among these
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
            $named[$name] = \in_array($name, $known, true)
                ? (isset($named[$name]) ? "{$named[$name]},{$value}" : $value)
                : throw new \InvalidArgumentException("There is no option --{$name}. There are: --" . implode(', --', $known) . '.');
        }

        return new self($named, $alone);
    }

    public function has(string $name): bool
    {
        return isset($this->named[$name]);
    }

    public function text(string $name, string $default): string
    {
        return $this->named[$name] ?? $default;
    }

    /**
     * @param list<string> $choices
     *
     * @throws \InvalidArgumentException when the user names what is not among them
     *
     * @return list<string> what the user names, with `*` for anything, in the order of the choices; all of them when nothing is named
     */
    public function choice(string $name, array $choices): array
    {
        return self::chosen($this->named[$name] ?? '*', $name, $choices);
    }

    /**
     * @param list<string> $choices
     *
     * @return list<string>
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

    /**
     * @throws \InvalidArgumentException
     *
     * @return positive-int
     */
    public function positive(string $name, int $default): int
    {
        return self::number($this->named[$name] ?? (string) $default, "--{$name}");
    }

    /**
     * @throws \InvalidArgumentException
     *
     * @return positive-int
     */
    public static function number(string $text, string $name): int
    {
        $number = filter_var($text, FILTER_VALIDATE_INT);

        return \is_int($number) && $number > 0 ? $number : throw new \InvalidArgumentException("{$name} needs a whole number from 1.");
    }
}
