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
     * @param string  $errorCode stable, documented in docs/errors.md: `unknown_class`, `unknown_type`, `contradicting_types`, …
     * @param string  $place     `App\Order::$total`
     * @param ?string $path      to an object of the class in what is written: `orders[3].customer`; null where it is what is written,
     *                           or no object is
     */
    public function __construct(
        public readonly string $errorCode,
        string $place,
        private readonly string $problem,
        private readonly string $hint = '',
        public readonly ?string $path = null,
    ) {
        $this->place = ValueText::classes($place);
        $text = \implode(' ', \array_filter(["{$place}: {$problem}", $hint, $path === null ? '' : "The object stands at {$path}."], static fn(string $part): bool => $part !== ''));
        parent::__construct(ValueText::classes($text) . " [{$errorCode}]");
    }

    /**
     * @internal
     *
     * @param list<string|int> $segments to an object of the class
     */
    public function at(array $segments): self
    {
        return $segments === [] ? $this : new self($this->errorCode, $this->place, $this->problem, $this->hint, Path::toText($segments));
    }
}
