<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * @extends \ArrayObject<array-key, mixed>
 */
final class OwnArray extends \ArrayObject
{
    public string $place = 'here';

    private float $private = 1.5;
}
