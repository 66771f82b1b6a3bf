<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * A class says something that cannot be: found when it is first used, or by `kiln compile`. The message names the place and
 * says what to write instead.
 *
 * @api
 */
final class InvalidMetadata extends \LogicException implements KilnException
{
    public readonly string $place;

    /**
     * @param string $errorCode stable, documented in docs/errors.md: `unknown_class`, `unknown_type`, `contradicting_types`, …
     * @param string $place     `App\Order::$total`
     */
    public function __construct(public readonly string $errorCode, string $place, string $problem, string $hint = '')
    {
        $this->place = ValueText::classes($place);
        parent::__construct(ValueText::classes("{$place}: {$problem}" . ($hint === '' ? '' : " {$hint}")) . " [{$errorCode}]");
    }
}
