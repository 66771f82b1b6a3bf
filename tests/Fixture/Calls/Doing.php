<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Calls;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\BeforeSerialize;

/**
 * Does what a test says, in a getter or before it is written.
 */
final class Doing
{
    #[Accessor(getter: 'getText')]
    public string $text = '';

    /** @var (\Closure(): string)|null */
    private static ?\Closure $getter = null;

    /** @var (\Closure(): mixed)|null */
    private static ?\Closure $before = null;

    /**
     * @param (\Closure(): string)|null $getter
     * @param (\Closure(): mixed)|null  $before
     */
    public static function what(?\Closure $getter, ?\Closure $before = null): self
    {
        [self::$getter, self::$before] = [$getter, $before];

        return new self();
    }

    public function getText(): string
    {
        return self::$getter === null ? 'text' : (self::$getter)();
    }

    #[BeforeSerialize]
    public function before(): void
    {
        self::$before === null ? null : (self::$before)();
    }
}
