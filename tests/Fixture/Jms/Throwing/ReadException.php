<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

final class ReadException extends \Exception
{
    public string $note = '';
}
