<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf;

use Kiln\Attribute\Protobuf\Number;

enum Weight: string
{
    #[Number(0)]
    case Unknown = 'unknown';
    #[Number(-1)]
    case Light = 'light';
    #[Number(300)]
    case Heavy = 'heavy';
}
