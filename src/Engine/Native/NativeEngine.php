<?php

declare(strict_types=1);

namespace Kiln\Engine\Native;

use Kiln\Context;
use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Native\Host\WriteHost;
use Kiln\Engine\Native\Program\ProgramStore;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\View;

/**
 * Runs plans in the extension, with the PHP engine beside it for what the extension leaves.
 *
 * @internal
 */
final readonly class NativeEngine
{
    public ProgramLoader $programs;

    public function __construct(private PhpEngine $php)
    {
        $this->programs = new ProgramLoader($php->planning, new ProgramStore($php->store), $php->keys);
    }

    public function view(Context $context): View
    {
        return new NativeView(
            $this->php->view($context),
            $this->programs,
            new WriteHost($this->programs, $this->php->converters, $context),
            new ReadHost($this->php->converters, $context),
            $this->php->converters->calls,
            $context,
            $this->php->limits->depth,
        );
    }
}
