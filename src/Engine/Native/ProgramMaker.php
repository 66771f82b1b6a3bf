<?php

declare(strict_types=1);

namespace Kiln\Engine\Native;

use Kiln\Engine\Native\Lowering\NotLowerable;
use Kiln\Engine\Native\Lowering\ReadLowering;
use Kiln\Engine\Native\Lowering\WriteLowering;
use Kiln\Engine\Native\Program\ProgramPrinter;
use Kiln\Engine\Php\Store\PrintedCode;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Write\WritePlan;

/**
 * Prints the program of a plan, or that the PHP engine is to do it.
 *
 * @internal
 */
final readonly class ProgramMaker
{
    public static function writer(string $key, WritePlan $plan): PrintedCode
    {
        return self::print($key, 'WriteProgram', "Writes {$plan->type}", "'{$plan->type}' --direction=write", static fn(): array => WriteLowering::program($plan), $plan->files);
    }

    public static function reader(string $key, ReadPlan $plan): PrintedCode
    {
        return self::print($key, 'ReadProgram', "Reads {$plan->type}", "'{$plan->type}' --direction=read", static fn(): array => ReadLowering::program($plan), $plan->files);
    }

    /**
     * @param \Closure(): array<string, mixed> $lower throws {@see NotLowerable}
     * @param list<string>                     $files
     */
    private static function print(string $key, string $name, string $what, string $arguments, \Closure $lower, array $files): PrintedCode
    {
        $header = ["{$what}, in the native engine.", "Made by Kiln; do not edit. Print it by: kiln show {$arguments} --native"];
        try {
            $program = $lower();
        } catch (NotLowerable $reason) {
            $program = null;
            $header[] = "Left to the PHP engine: {$reason->getMessage()}.";
        }
        $class = ProgramPrinter::print($name, $header, $program);

        return new PrintedCode($key, $class->name, [$class], $files);
    }
}
