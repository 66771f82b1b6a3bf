<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * What listens to objects of the class is shown the members that were written, and may give others in their place. The last step.
 *
 * @internal
 */
final readonly class ShowMembers implements WriteStep {}
