<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text\Fixture;

final class Thing extends Base {}
