<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text\Fixture;

enum Letter: string
{
    case A = 'a';
}
