<?php

declare(strict_types=1);

namespace Kiln\Console\Input;

use Kiln\Console\Failure;
use Symfony\Component\Console\Input\InputInterface;

/**
 * What was typed, with its type.
 *
 * @internal
 */
final readonly class Options
{
    public function __construct(private InputInterface $input) {}

    public function flag(string $name): bool
    {
        return $this->input->getOption($name) === true;
    }

    public function string(string $name): ?string
    {
        $value = $this->input->getOption($name);

        return \is_string($value) ? $value : null;
    }

    /**
     * @return list<string>
     */
    public function strings(string $name): array
    {
        $values = $this->input->getOption($name);

        return \is_array($values) ? \array_values(\array_filter($values, \is_string(...))) : [];
    }

    public function argument(string $name): string
    {
        $value = $this->input->getArgument($name);

        return \is_string($value) ? $value : '';
    }

    /**
     * @return list<string>
     */
    public function arguments(string $name): array
    {
        $values = $this->input->getArgument($name);

        return \is_array($values) ? \array_values(\array_filter($values, \is_string(...))) : [];
    }

    /**
     * Of an option whose value may be left out.
     *
     * @return bool|string whether it was given, or its value
     */
    public function flagOrString(string $name): bool|string
    {
        $value = $this->input->getOption($name);

        return \is_string($value) ? $value : $this->input->hasParameterOption("--{$name}", true);
    }

    /**
     * @template E of \BackedEnum
     *
     * @param class-string<E> $enum
     *
     * @throws Failure when the value is none of the enum's
     *
     * @return E
     */
    public function choice(string $name, string $enum): \BackedEnum
    {
        $value = (string) $this->string($name);
        foreach ($enum::cases() as $case) {
            if ($case->value === $value) {
                return $case;
            }
        }

        throw Failure::usage("--{$name} takes " . \implode(' or ', \array_column($enum::cases(), 'value')) . ", not \"{$value}\".");
    }
}
