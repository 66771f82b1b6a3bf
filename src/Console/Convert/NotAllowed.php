<?php

declare(strict_types=1);

namespace Kiln\Console\Convert;

/**
 * A value holds objects of classes that were not allowed.
 *
 * @internal
 */
final class NotAllowed extends \RuntimeException
{
    /**
     * @param non-empty-list<string> $classes
     */
    public function __construct(array $classes)
    {
        parent::__construct('There are objects of ' . \implode(', ', $classes) . '. Only as text and JSON they are converted without being made; to let them be made: --allow=' . \escapeshellarg(\implode(',', $classes)));
    }
}
