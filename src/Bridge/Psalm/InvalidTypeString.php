<?php

declare(strict_types=1);

namespace Kiln\Bridge\Psalm;

use Psalm\Issue\PluginIssue;

/**
 * To be suppressed by its short name, as the issues of Psalm are.
 *
 * @internal
 */
final class InvalidTypeString extends PluginIssue {}
