<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Protobuf;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\Protobuf\Field;

/**
 * Asks somebody while it is written.
 */
final class Asking
{
    /** @var (\Closure(): string)|null */
    public static ?\Closure $answer = null;

    #[Field(1)]
    public int $first = 1;

    #[Field(2)]
    #[Accessor(getter: 'ask')]
    private string $asked = '';

    #[Field(3)]
    public string $last = 'last';

    public function ask(): string
    {
        return self::$answer === null ? $this->asked : (self::$answer)();
    }
}
