<?php

declare(strict_types=1);

namespace Kiln\Console\Show;

use Kiln\Console\ExitCode;
use Kiln\Console\Text;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What happens to values of a type in one direction, in words.
 *
 * @internal
 */
final readonly class PlanSection implements Section
{
    /**
     * @param string                           $direction `write` or `read`
     * @param string                           $value     what the value as a whole is
     * @param array<string, ObjectDescription> $objects   by id
     * @param ?string                          $main      id of the object that the value is; null when it is something else
     */
    public function __construct(
        private string $direction,
        private string $type,
        private string $value,
        private array $objects,
        private ?string $main,
    ) {}

    public function exitCode(): ExitCode
    {
        return ExitCode::Ok;
    }

    public function text(OutputInterface $output, bool $withNested): void
    {
        if ($this->main === null) {
            $output->writeln(Text::plain(\ucfirst($this->direction) . " {$this->type}: {$this->value}\n"));
        } else {
            $this->object($this->objects[$this->main], $output);
        }
        $nested = \array_diff_key($this->objects, [(string) $this->main => true]);
        if ($withNested) {
            foreach ($nested as $object) {
                $this->object($object, $output);
            }
        } elseif ($nested !== []) {
            $output->writeln(Text::plain('Inside: ' . \implode(', ', \array_unique(\array_column($nested, 'class'))) . "; see --nested.\n"));
        }
    }

    public function json(): array
    {
        $objects = [];
        foreach ($this->objects as $id => $object) {
            $objects[] = ['class' => $object->class, 'code' => $id] + $object->json + [
                'unselected' => \array_map(static fn(Unselected $property): array => $property->json(), $object->unselected),
            ];
        }

        return ['direction' => $this->direction, 'value' => $this->value, 'objects' => $objects];
    }

    private function object(ObjectDescription $object, OutputInterface $output): void
    {
        $output->writeln(Text::plain($object->text));
        if ($object->unselected !== []) {
            $output->writeln($this->direction === 'write' ? '  not written:' : '  not read:');
            foreach (Unselected::byFacts($object->unselected, $object->class) as $facts => $names) {
                $output->writeln(Text::plain("    {$facts}: " . \implode(', ', $names)));
            }
            $output->writeln('');
        }
    }
}
