<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\UserCode;

/**
 * Which handler a type has.
 *
 * @internal
 */
final readonly class Handling
{
    /**
     * @param ?BuiltIn     $builtIn  null for the application's own, which is called
     * @param ?string      $format   of {@see BuiltIn::Date}: where the type names none
     * @param list<string> $formats  of {@see BuiltIn::Date}: those read where the type names none
     * @param ?string      $timezone of {@see BuiltIn::Date}: of a text that names none
     * @param ?array{string, string, string} $quotedName of {@see BuiltIn::Enum}: how a name of an enum in quotes is deprecated, as trigger_deprecation() takes it
     * @param bool $isCData of {@see BuiltIn::Date} and {@see BuiltIn::Interval}: whether the text may be a CDATA section in XML
     * @param bool $emptiesExcluded of {@see BuiltIn::Collection}: whether one is written without elements where objects are excluded
     */
    public function __construct(
        public ?BuiltIn $builtIn,
        public ?string $format = null,
        public array $formats = [],
        public ?string $timezone = null,
        public ?array $quotedName = null,
        public bool $emptiesExcluded = false,
        public bool $isCData = true,
    ) {}
}
