<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Dialect\Jms\Metadata\XmlClassFacts;
use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Plan\Write\Constant;

/**
 * How the objects of one class are written at one place.
 *
 * @internal
 */
final readonly class WriteObject
{
    /**
     * @param string          $id        equal for equal plans; also the name of the generated class
     * @param class-string    $class
     * @param list<Field|Invoke|Constant> $steps
     * @param list<Invoke>    $afterwards
     * @param bool            $writesNull whether null is written
     * @param bool            $isGuarded whether the objects around it are kept in mind: one of it may stand inside itself, and is left out there, or user code below it may ask for the way
     * @param bool            $isAnnounced whether listeners are told when it is written, and may add to it
     * @param bool            $isBody    whether only its members are asked for: user code before and after is called elsewhere
     * @param ?XmlClassFacts  $xml       null where JSON is written
     */
    public function __construct(
        public string $id,
        public string $class,
        public array $steps,
        public array $afterwards,
        public Shape $shape,
        public bool $writesNull,
        public bool $isGuarded,
        public bool $isAnnounced,
        public bool $isBody,
        public ?XmlClassFacts $xml = null,
    ) {}

    /**
     * Whether it is read in the scope of its class.
     */
    public function isScoped(): bool
    {
        foreach ($this->steps as $step) {
            if ($step instanceof Field && $step->access instanceof Slot && !$step->access->isPublic && $step->access->class === $this->class) {
                return true;
            }
        }

        return false;
    }
}
