<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * @extends \ArrayObject<int, string>
 */
final class NamedList extends \ArrayObject implements Named {}
