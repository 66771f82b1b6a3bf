<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

final class ErrorChild extends \DomainException
{
    public string $detail = 'detail';
}
