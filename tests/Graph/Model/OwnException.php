<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

final class OwnException extends \DomainException
{
    public string $place = 'here';

    private ?self $private = null;
}
