<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

final class ReadError extends \Error
{
    public string $note = '';
}
