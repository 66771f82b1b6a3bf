<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

enum Direction: string
{
    case Write = 'write';
    case Read = 'read';
}
