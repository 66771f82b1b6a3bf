<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * @extends \ArrayIterator<array-key, mixed>
 */
final class OwnIterator extends \ArrayIterator {}
