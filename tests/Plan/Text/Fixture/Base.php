<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text\Fixture;

class Base {}
