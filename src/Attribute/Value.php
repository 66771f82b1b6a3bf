<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * A class whose objects are one value each: a number, a code, an address. It is written as that value, and read from it.
 *
 *     #[Value]
 *     final class Iban
 *     {
 *         public static function fromString(string $text): self { ... }
 *         public function __toString(): string { ... }
 *     }
 *
 * What is written: what `__toString()` returns, else the only property. What is read goes to the static method `fromString`,
 * `from` or `parse`, else to a constructor with one parameter. The attribute on a property or method of the class chooses that
 * one instead: a static method or the constructor reads, any other member is what is written.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS | \Attribute::TARGET_METHOD | \Attribute::TARGET_PROPERTY)]
final readonly class Value
{
    /**
     * @param ?string                        $write     method or property that gives the value
     * @param ?string                        $read      static method that takes it: of the class, or of another as `Other::method`;
     *                                                  `__construct` for the constructor
     * @param ?string                        $type      of the value where PHP and phpdoc do not say it: `string`, `int|string`
     * @param ?string                        $expected  what a right value is, for messages: `an IBAN`
     * @param list<class-string<\Throwable>> $refusedBy what is thrown for a wrong value, besides the exceptions of PHP that say so:
     *                                                  \InvalidArgumentException, \DomainException, \RangeException,
     *                                                  \UnexpectedValueException, \ValueError
     */
    public function __construct(
        public ?string $write = null,
        public ?string $read = null,
        public ?string $type = null,
        public ?string $expected = null,
        public array $refusedBy = [],
    ) {}
}
