<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

enum Level
{
    case Low;
    case High;
}
