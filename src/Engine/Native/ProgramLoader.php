<?php

declare(strict_types=1);

namespace Kiln\Engine\Native;

use Kiln\Context;
use Kiln\Engine\Native\Lowering\NotLowerable;
use Kiln\Engine\Native\Lowering\ReadLowering;
use Kiln\Engine\Native\Lowering\WriteLowering;
use Kiln\Engine\Native\Program\ProgramPrinter;
use Kiln\Engine\Native\Program\ProgramStore;
use Kiln\Engine\Php\CodeKeys;
use Kiln\Engine\Php\PrintedCode;
use Kiln\Engine\Planning;
use Kiln\Engine\Target;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Write\Convert;
use Kiln\Plan\Write\WritePlan;

/**
 * Finds the program for a call, and has it made where there is none.
 *
 * @internal
 */
final readonly class ProgramLoader
{
    public function __construct(
        private Planning $planning,
        private ProgramStore $store,
        private CodeKeys $keys,
    ) {}

    /**
     * @return ?array<mixed> null where the PHP engine is to do it
     */
    public function writer(string $type, Context $context): ?array
    {
        return $this->store->get($this->writerKey($type, $context), fn(): PrintedCode => $this->codeOfWriter($type, $context));
    }

    /**
     * @param class-string $class
     *
     * @return ?array<mixed> for objects of just this class; null where the PHP engine is to do it
     */
    public function classWriter(string $class, Context $context): ?array
    {
        return $this->store->get($this->classWriterKey($class, $context), fn(): PrintedCode => $this->codeOfClassWriter($class, $context));
    }

    /**
     * @return ?array<mixed> null where the PHP engine is to do it
     */
    public function reader(string $type, Context $context): ?array
    {
        return $this->store->get($this->readerKey($type, $context), fn(): PrintedCode => $this->codeOfReader($type, $context));
    }

    /**
     * What {@see writer()} stores and runs.
     */
    public function codeOfWriter(string $type, Context $context): PrintedCode
    {
        return self::printWriter($this->writerKey($type, $context), $this->planning->write($type, $context));
    }

    /**
     * What {@see classWriter()} stores and runs.
     *
     * @param class-string $class
     */
    public function codeOfClassWriter(string $class, Context $context): PrintedCode
    {
        return self::printWriter($this->classWriterKey($class, $context), $this->planning->writeClass($class, $context));
    }

    /**
     * What {@see reader()} stores and runs.
     */
    public function codeOfReader(string $type, Context $context): PrintedCode
    {
        return self::printReader($this->readerKey($type, $context), $this->planning->read($type, $context));
    }

    /**
     * Whether objects of a class are written by a converter.
     *
     * @param class-string $class
     */
    public function isConverted(string $class, Context $context): bool
    {
        return $this->planning->writeClass($class, $context)->root instanceof Convert;
    }

    private function writerKey(string $type, Context $context): string
    {
        return $this->keys->of('native write', $type, $context, Target::Json);
    }

    private function classWriterKey(string $class, Context $context): string
    {
        return $this->keys->of('native write class', $class, $context, Target::Json);
    }

    private function readerKey(string $type, Context $context): string
    {
        return $this->keys->of('native read', $type, $context);
    }

    private static function printWriter(string $key, WritePlan $plan): PrintedCode
    {
        return self::print($key, 'WriteProgram', "Writes {$plan->type} as JSON", "'{$plan->type}' --direction=write", static fn(): array => WriteLowering::program($plan), $plan->files);
    }

    private static function printReader(string $key, ReadPlan $plan): PrintedCode
    {
        return self::print($key, 'ReadProgram', "Reads {$plan->type} from JSON", "'{$plan->type}' --direction=read", static fn(): array => ReadLowering::program($plan), $plan->files);
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
