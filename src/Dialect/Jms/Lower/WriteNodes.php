<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower;

use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Reflected;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Dialect\Jms\Plan\Write;
use Kiln\Engine\Native\Lowering\Op;
use Kiln\Engine\Native\Lowering\Scalars;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\SharedNode;
use Kiln\Plan\Write\Timestamp;

/**
 * The nodes of a program that writes as jms/serializer does, and where their values come from.
 *
 * @internal
 */
final readonly class WriteNodes
{
    /**
     * @param array<string, int> $objects       where an object stands in the program, by the id of its plan
     * @param bool               $writesNull    whether null is written
     * @param bool               $writesOwnNull whether it is where a value has no type
     */
    public function __construct(
        private array $objects,
        private bool $writesNull,
        private bool $writesOwnNull,
    ) {}

    /**
     * @return non-empty-list<mixed>
     */
    public function lower(Write\WriteNode|SharedNode $node): array
    {
        return match ($node::class) {
            Write\AsIs::class => [Op::JMS_WRITE_AS_IS],
            Write\Cast::class => [Op::JMS_WRITE_CAST, Scalars::mask([$node->kind])],
            Write\Round::class => [Op::JMS_WRITE_ROUND, $node->precision, $node->mode],
            Date::class => [Op::JMS_WRITE_DATE, $node->class, $node->format],
            Timestamp::class => [Op::JMS_WRITE_TIMESTAMP, $node->class],
            EnumCase::class => [Op::JMS_WRITE_ENUM_CASE, $node->byName, 0],
            Write\CastCase::class => [Op::JMS_WRITE_ENUM_CASE, $node->case->byName, Scalars::mask([$node->kind])],
            Write\OwnCase::class => [Op::JMS_WRITE_OWN_CASE],
            Write\Elements::class => $this->elements($node),
            Write\ByOwnType::class => [Op::JMS_WRITE_BY_OWN_TYPE, $node->place, $this->writesOwnNull],
            Write\ObjectOf::class => [Op::JMS_WRITE_OBJECT_OF, $this->objects[$node->plan], $node->class, $node->isExact, $node->place],
            Write\SubclassOf::class => [Op::JMS_WRITE_SUBCLASS_OF, $node->class, $node->place],
            Write\OfClass::class => [Op::JMS_WRITE_OF_CLASS, $node->class, $this->lower($node->value), $node->place],
            Write\Members::class => [Op::JMS_WRITE_MEMBERS, $node->place, $this->writesOwnNull],
            Write\Proxy::class => [Op::JMS_WRITE_LOADED, $node->method, $this->lower($node->loaded)],
            Write\Duration::class => [Op::JMS_WRITE_ASKED, 'duration', []],
            Observed::class => [Op::JMS_WRITE_ASKED, 'observed', [$node->type, $node->place]],
            Write\Artificial::class => [Op::JMS_WRITE_ASKED, 'artificial', [$node->type, $node->place]],
            Delegated::class => [Op::JMS_WRITE_ASKED, 'delegate', [$node->type]],
            Refused::class => [Op::JMS_WRITE_REFUSED],
            Write\Omitted::class => [Op::JMS_WRITE_OMITTED],
            Write\XmlNumber::class, Write\XmlPlain::class => throw new \LogicException('It stands in programs for XML alone.'),
        };
    }

    /**
     * @param class-string $class of the object
     *
     * @return non-empty-list<mixed>
     */
    public function access(Write\Field $field, string $class): array
    {
        $access = $field->access;

        return match ($access::class) {
            Write\Slot::class => $access->canBeMagic ? [Op::ACCESS_ASKED, 'read', [$access->class, $access->name]] : [Op::ACCESS_SLOT, $access->class, $access->name],
            Write\Getter::class => [Op::ACCESS_METHOD, $class, $access->name],
            Reflected::class => [Op::ACCESS_ASKED, 'reflect', [$access->class, $access->name]],
            Write\Asked::class => [Op::ACCESS_ASKED, 'ask', [$class, $field->property]],
            Write\Fixed::class => throw new \LogicException('It stands in programs for XML alone.'),
        };
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function elements(Write\Elements $node): array
    {
        $hasNoType = $node->item instanceof Write\ByOwnType && $node->keepsKeys;

        return [
            Op::JMS_WRITE_ELEMENTS,
            $this->lower($node->item),
            match ($node->source) {
                Write\Source::PlainArray => null,
                Write\Source::Cast => 'cast',
                Write\Source::Iterable => 'iterate',
                Write\Source::Collection => 'collect',
            },
            ($node->source === Write\Source::Collection ? 0 : Op::JMS_TAKES_ARRAY)
                | ($node->keepsKeys ? Op::JMS_KEEPS_KEYS : 0)
                | ($node->isMap ? Op::JMS_IS_MAP : 0)
                | (($hasNoType ? $this->writesOwnNull : $this->writesNull) ? Op::JMS_WRITES_NULL : 0),
        ];
    }
}
