<?php

declare(strict_types=1);

namespace Kiln\Console\Show;

use Kiln\Console\ExitCode;
use Kiln\Engine\Php\Store\CodeStore;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\PrintedCode;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * Generated PHP.
 *
 * @internal
 */
final readonly class CodeSection implements Section
{
    /**
     * @param ?string $object name of the class for the objects that the value is; null when it is something else
     */
    public function __construct(
        private string $direction,
        private PrintedCode $code,
        private ?string $object,
        private CodeStore $store,
    ) {}

    public function exitCode(): ExitCode
    {
        return ExitCode::Ok;
    }

    public function text(OutputInterface $output, bool $withNested): void
    {
        $nested = [];
        foreach (\array_reverse($this->code->classes) as $class) {
            if ($class->name === $this->code->main || $class->name === $this->object) {
                $this->write($class, $output);
            } else {
                $nested[] = $class;
            }
        }
        foreach ($withNested ? $nested : [] as $class) {
            $this->write($class, $output);
        }
        if ($nested !== [] && !$withNested) {
            $output->writeln('// Inside: ' . \implode(', ', \array_column($nested, 'name')) . "; see --nested.\n", OutputInterface::OUTPUT_RAW);
        }
    }

    public function json(): array
    {
        return [
            'direction' => $this->direction,
            'main' => $this->code->main,
            'classes' => \array_map(fn(GeneratedClass $class): array => [
                'name' => GeneratedClass::fullName($class->name),
                'file' => $this->store->pathOf($this->code->key),
                'code' => $class->code,
            ], $this->code->classes),
        ];
    }

    private function write(GeneratedClass $class, OutputInterface $output): void
    {
        $output->writeln('// ' . ($this->store->pathOf($this->code->key) ?? "{$class->name}, not stored yet"), OutputInterface::OUTPUT_RAW);
        $output->writeln($class->code, OutputInterface::OUTPUT_RAW);
    }
}
