<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Inherits readonly properties, which only the scope of the ancestor may set.
 */
final class StampedNote extends Stamped
{
    public string $text = 'note';
}
