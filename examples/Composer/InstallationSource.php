<?php

declare(strict_types=1);

namespace Kiln\Examples\Composer;

enum InstallationSource: string
{
    case Dist = 'dist';
    case Source = 'source';
}
