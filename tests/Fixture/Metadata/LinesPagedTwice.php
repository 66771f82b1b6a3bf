<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

/**
 * @extends PagedBy<Line>
 */
final class LinesPagedTwice extends PagedBy {}
