<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

use Kiln\Dialect\Jms\Plan\Reflected;

/**
 * A key, and where its value goes.
 *
 * @internal
 */
final readonly class Field
{
    /**
     * @param string        $property      name that user code knows the property by
     * @param ?ReadNode     $value         null where no type is known: the key must not be there
     * @param ?DefaultValue $default       null where a missing key leaves the property alone
     * @param bool          $isInline      whether the value is made of all data of the object
     * @param bool          $isConditional whether user code decides about it
     * @param bool          $isNoted       whether user code may be called below it, and ask for the way there
     * @param string        $origin        `App\Order::$total`, for comments
     * @param ?XmlSource    $xml           null where JSON is read
     */
    public function __construct(
        public string $key,
        public string $property,
        public Slot|Setter|Reflected|Entrusted $target,
        public ?ReadNode $value,
        public ?DefaultValue $default,
        public bool $isInline,
        public bool $isConditional,
        public bool $isNoted,
        public string $origin,
        public ?XmlSource $xml = null,
    ) {}
}
