<?php

declare(strict_types=1);

namespace Kiln\Console\Show;

use Kiln\Console\Answer;
use Kiln\Console\ContextText;
use Kiln\Console\ExitCode;
use Kiln\Context;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What `kiln show` shows.
 *
 * @internal
 */
final readonly class ShowAnswer implements Answer
{
    /**
     * @param string        $name     of the sections: `plan` or `code`
     * @param list<Section> $sections
     */
    public function __construct(
        private string $type,
        private Context $context,
        private string $name,
        private array $sections,
        private bool $withNested,
    ) {}

    public function exitCode(): ExitCode
    {
        foreach ($this->sections as $section) {
            if ($section->exitCode() !== ExitCode::Ok) {
                return $section->exitCode();
            }
        }

        return ExitCode::Ok;
    }

    public function text(OutputInterface $output): void
    {
        foreach ($this->sections as $section) {
            $section->text($output, $this->withNested);
        }
    }

    public function json(): array
    {
        return [
            'type' => $this->type,
            'context' => ContextText::json($this->context),
            $this->name => \array_map(static fn(Section $section): array => $section->json(), $this->sections),
        ];
    }
}
