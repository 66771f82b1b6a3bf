<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * @extends \ArrayObject<array-key, mixed>
 */
class Basket extends \ArrayObject {}
