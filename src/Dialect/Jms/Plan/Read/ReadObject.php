<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

use Kiln\Dialect\Jms\Metadata\XmlClassFacts;
use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Plan\Read\BlankObject;
use Kiln\Plan\Read\ExistingObject;
use Kiln\Plan\Read\NewObject;

/**
 * How objects of one class are read at one place.
 *
 * @internal
 */
final readonly class ReadObject
{
    /**
     * @param string       $id          equal for equal plans; also the name of the generated class
     * @param class-string $class
     * @param BlankObject|NewObject|Constructed|ExistingObject $construction for an object that exists, user code before and after is called elsewhere
     * @param list<Field|Condition> $fields
     * @param list<Invoke> $afterwards
     * @param bool         $isNoted     whether user code may be called below it
     * @param bool         $isAnnounced whether listeners are told when it is read
     * @param bool         $ignoresNull whether null is as good as a missing key, and in place of an object as good as no keys
     * @param ?XmlClassFacts $xml      null where JSON is read
     */
    public function __construct(
        public string $id,
        public string $class,
        public BlankObject|NewObject|Constructed|ExistingObject $construction,
        public array $fields,
        public array $afterwards,
        public bool $isNoted,
        public bool $isAnnounced,
        public bool $ignoresNull,
        public ?XmlClassFacts $xml = null,
    ) {}

    /**
     * Whether it is filled in the scope of its class.
     */
    public function isScoped(): bool
    {
        foreach ($this->fields as $field) {
            foreach ($field instanceof Field ? [$field->target, $field->default?->target] : [] as $target) {
                if ($target instanceof Slot && !$target->isPublic && $target->class === $this->class) {
                    return true;
                }
            }
        }

        return false;
    }
}
