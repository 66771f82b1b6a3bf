<?php

declare(strict_types=1);

namespace Kiln\Console;

use Symfony\Component\Console\Helper\ProgressBar;
use Symfony\Component\Console\Output\OutputInterface;
use Symfony\Component\Console\Output\StreamOutput;

/**
 * A progress bar, where there is a terminal that can show one.
 *
 * @internal
 */
final readonly class Progress
{
    private ?ProgressBar $bar;

    public function __construct(OutputInterface $output, bool $isWanted, int $steps)
    {
        $stream = $isWanted && !$output->isQuiet() && $output instanceof StreamOutput ? $output->getStream() : null;
        // A bar moves the cursor. That is not colour: NO_COLOR does not forbid it, while a terminal called "dumb" cannot.
        $this->bar = $stream !== null && \stream_isatty($stream) && \getenv('TERM') !== 'dumb'
            ? new ProgressBar(new StreamOutput($stream, decorated: true), $steps)
            : null;
        $this->bar?->setFormat(' %current%/%max% [%bar%] %message%');
        $this->bar?->setMessage('');
        $this->bar?->start();
    }

    public function advance(string $message): void
    {
        $this->bar?->setMessage(Text::plain($message));
        $this->bar?->advance();
    }

    public function finish(): void
    {
        $this->bar?->clear();
    }
}
