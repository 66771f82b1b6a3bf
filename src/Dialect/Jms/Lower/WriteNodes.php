<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower;

use Kiln\Dialect\Jms\Plan\Write\Artificial;
use Kiln\Dialect\Jms\Plan\Write\AsIs;
use Kiln\Dialect\Jms\Plan\Write\Asked;
use Kiln\Dialect\Jms\Plan\Write\ByOwnType;
use Kiln\Dialect\Jms\Plan\Write\Cast;
use Kiln\Dialect\Jms\Plan\Write\CastCase;
use Kiln\Dialect\Jms\Plan\Write\Delegated;
use Kiln\Dialect\Jms\Plan\Write\Duration;
use Kiln\Dialect\Jms\Plan\Write\Elements;
use Kiln\Dialect\Jms\Plan\Write\Field;
use Kiln\Dialect\Jms\Plan\Write\Getter;
use Kiln\Dialect\Jms\Plan\Write\Members;
use Kiln\Dialect\Jms\Plan\Write\ObjectOf;
use Kiln\Dialect\Jms\Plan\Write\Observed;
use Kiln\Dialect\Jms\Plan\Write\OfClass;
use Kiln\Dialect\Jms\Plan\Write\Omitted;
use Kiln\Dialect\Jms\Plan\Write\OwnCase;
use Kiln\Dialect\Jms\Plan\Write\Proxy;
use Kiln\Dialect\Jms\Plan\Write\Reflected;
use Kiln\Dialect\Jms\Plan\Write\Refused;
use Kiln\Dialect\Jms\Plan\Write\Round;
use Kiln\Dialect\Jms\Plan\Write\Slot;
use Kiln\Dialect\Jms\Plan\Write\Source;
use Kiln\Dialect\Jms\Plan\Write\SubclassOf;
use Kiln\Engine\Native\Lowering\Op;
use Kiln\Engine\Native\Lowering\Scalars;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\WriteNode;

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
    public function lower(WriteNode $node): array
    {
        return match (true) {
            $node instanceof AsIs => [Op::JMS_WRITE_AS_IS],
            $node instanceof Cast => [Op::JMS_WRITE_CAST, Scalars::mask([$node->kind])],
            $node instanceof Round => [Op::JMS_WRITE_ROUND, $node->precision, $node->mode],
            $node instanceof Date => [Op::JMS_WRITE_DATE, $node->class, $node->format],
            $node instanceof Timestamp => [Op::JMS_WRITE_TIMESTAMP, $node->class],
            $node instanceof EnumCase => [Op::JMS_WRITE_ENUM_CASE, $node->byName, 0],
            $node instanceof CastCase => [Op::JMS_WRITE_ENUM_CASE, $node->case->byName, Scalars::mask([$node->kind])],
            $node instanceof OwnCase => [Op::JMS_WRITE_OWN_CASE],
            $node instanceof Elements => $this->elements($node),
            $node instanceof ByOwnType => [Op::JMS_WRITE_BY_OWN_TYPE, $node->place, $this->writesOwnNull],
            $node instanceof ObjectOf => [Op::JMS_WRITE_OBJECT_OF, $this->objects[$node->plan], $node->class, $node->isExact, $node->place],
            $node instanceof SubclassOf => [Op::JMS_WRITE_SUBCLASS_OF, $node->class, $node->place],
            $node instanceof OfClass => [Op::JMS_WRITE_OF_CLASS, $node->class, $this->lower($node->value), $node->place],
            $node instanceof Members => [Op::JMS_WRITE_MEMBERS, $node->place, $this->writesOwnNull],
            $node instanceof Proxy => [Op::JMS_WRITE_LOADED, $node->method, $this->lower($node->loaded)],
            $node instanceof Duration => [Op::JMS_WRITE_ASKED, 'duration', []],
            $node instanceof Observed => [Op::JMS_WRITE_ASKED, 'observed', [$node->type, $node->place]],
            $node instanceof Artificial => [Op::JMS_WRITE_ASKED, 'artificial', [$node->type, $node->place]],
            $node instanceof Delegated => [Op::JMS_WRITE_ASKED, 'delegate', [$node->type]],
            $node instanceof Refused => [Op::JMS_WRITE_REFUSED],
            $node instanceof Omitted => [Op::JMS_WRITE_OMITTED],
            default => throw new \LogicException('no way to lower ' . $node::class),
        };
    }

    /**
     * @param class-string $class of the object
     *
     * @return non-empty-list<mixed>
     */
    public function access(Field $field, string $class): array
    {
        $access = $field->access;

        return match (true) {
            $access instanceof Slot && $access->canBeMagic => [Op::ACCESS_ASKED, 'read', [$access->class, $access->name]],
            $access instanceof Slot => [Op::ACCESS_SLOT, $access->class, $access->name],
            $access instanceof Getter => [Op::ACCESS_METHOD, $class, $access->name],
            $access instanceof Reflected => [Op::ACCESS_ASKED, 'reflect', [$access->class, $access->name]],
            $access instanceof Asked => [Op::ACCESS_ASKED, 'ask', [$class, $field->property]],
            default => throw new \LogicException('no way to lower ' . $access::class),
        };
    }

    /**
     * @return non-empty-list<mixed>
     */
    private function elements(Elements $node): array
    {
        $hasNoType = $node->item instanceof ByOwnType && $node->keepsKeys;

        return [
            Op::JMS_WRITE_ELEMENTS,
            $this->lower($node->item),
            match ($node->source) {
                Source::PlainArray => null,
                Source::Cast => 'cast',
                Source::Iterable => 'iterate',
                Source::Collection => 'collect',
            },
            ($node->source === Source::Collection ? 0 : Op::JMS_TAKES_ARRAY)
                | ($node->keepsKeys ? Op::JMS_KEEPS_KEYS : 0)
                | ($node->isMap ? Op::JMS_IS_MAP : 0)
                | (($hasNoType ? $this->writesOwnNull : $this->writesNull) ? Op::JMS_WRITES_NULL : 0),
        ];
    }
}
