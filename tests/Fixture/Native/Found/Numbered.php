<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

final class Numbered extends NumberedBase {}
