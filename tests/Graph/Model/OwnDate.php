<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

final class OwnDate extends \DateTimeImmutable
{
    public string $place = 'here';

    /** @var list<int> */
    private array $private = [1];
}
