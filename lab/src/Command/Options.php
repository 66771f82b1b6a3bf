<?php

declare(strict_types=1);

namespace Kiln\Lab\Command;

use Symfony\Component\Console\Exception\InvalidOptionException;
use Symfony\Component\Console\Input\InputInterface;

/**
 * Options of the commands that users call. What they refuse is an InvalidOptionException.
 */
final readonly class Options
{
    public static function string(InputInterface $input, string $option): string
    {
        $value = $input->getOption($option);

        return \is_string($value) ? $value : throw new InvalidOptionException("--{$option} needs a value.");
    }

    /**
     * @return positive-int
     */
    public static function positive(InputInterface $input, string $option): int
    {
        $number = filter_var(self::string($input, $option), FILTER_VALIDATE_INT, ['options' => ['min_range' => 1]]);

        return \is_int($number) ? $number : throw new InvalidOptionException("--{$option} needs a whole number from 1.");
    }
}
