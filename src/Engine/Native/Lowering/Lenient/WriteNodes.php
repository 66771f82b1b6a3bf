<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering\Lenient;

use Kiln\Engine\Native\Lowering\Op;
use Kiln\Engine\Native\Lowering\Scalars;
use Kiln\Plan\Lenient\Write\Artificial;
use Kiln\Plan\Lenient\Write\AsIs;
use Kiln\Plan\Lenient\Write\Asked;
use Kiln\Plan\Lenient\Write\ByOwnType;
use Kiln\Plan\Lenient\Write\Cast;
use Kiln\Plan\Lenient\Write\CastCase;
use Kiln\Plan\Lenient\Write\Delegated;
use Kiln\Plan\Lenient\Write\Duration;
use Kiln\Plan\Lenient\Write\Elements;
use Kiln\Plan\Lenient\Write\Field;
use Kiln\Plan\Lenient\Write\Getter;
use Kiln\Plan\Lenient\Write\Members;
use Kiln\Plan\Lenient\Write\ObjectOf;
use Kiln\Plan\Lenient\Write\Observed;
use Kiln\Plan\Lenient\Write\OfClass;
use Kiln\Plan\Lenient\Write\Omitted;
use Kiln\Plan\Lenient\Write\OwnCase;
use Kiln\Plan\Lenient\Write\Proxy;
use Kiln\Plan\Lenient\Write\Reflected;
use Kiln\Plan\Lenient\Write\Refused;
use Kiln\Plan\Lenient\Write\Round;
use Kiln\Plan\Lenient\Write\Slot;
use Kiln\Plan\Lenient\Write\Source;
use Kiln\Plan\Lenient\Write\SubclassOf;
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
            $node instanceof AsIs => [Op::LENIENT_WRITE_AS_IS],
            $node instanceof Cast => [Op::LENIENT_WRITE_CAST, Scalars::mask([$node->kind])],
            $node instanceof Round => [Op::LENIENT_WRITE_ROUND, $node->precision, $node->mode],
            $node instanceof Date => [Op::LENIENT_WRITE_DATE, $node->class, $node->format],
            $node instanceof Timestamp => [Op::LENIENT_WRITE_TIMESTAMP, $node->class],
            $node instanceof EnumCase => [Op::LENIENT_WRITE_ENUM_CASE, $node->byName, 0],
            $node instanceof CastCase => [Op::LENIENT_WRITE_ENUM_CASE, $node->case->byName, Scalars::mask([$node->kind])],
            $node instanceof OwnCase => [Op::LENIENT_WRITE_OWN_CASE],
            $node instanceof Elements => $this->elements($node),
            $node instanceof ByOwnType => [Op::LENIENT_WRITE_BY_OWN_TYPE, $node->place, $this->writesOwnNull],
            $node instanceof ObjectOf => [Op::LENIENT_WRITE_OBJECT_OF, $this->objects[$node->plan], $node->class, $node->isExact, $node->place],
            $node instanceof SubclassOf => [Op::LENIENT_WRITE_SUBCLASS_OF, $node->class, $node->place],
            $node instanceof OfClass => [Op::LENIENT_WRITE_OF_CLASS, $node->class, $this->lower($node->value), $node->place],
            $node instanceof Members => [Op::LENIENT_WRITE_MEMBERS, $node->place, $this->writesOwnNull],
            $node instanceof Proxy => [Op::LENIENT_WRITE_LOADED, $node->method, $this->lower($node->loaded)],
            $node instanceof Duration => [Op::LENIENT_WRITE_ASKED, 'duration', []],
            $node instanceof Observed => [Op::LENIENT_WRITE_ASKED, 'observed', [$node->type, $node->place]],
            $node instanceof Artificial => [Op::LENIENT_WRITE_ASKED, 'artificial', [$node->type, $node->place]],
            $node instanceof Delegated => [Op::LENIENT_WRITE_ASKED, 'delegate', [$node->type]],
            $node instanceof Refused => [Op::LENIENT_WRITE_REFUSED],
            $node instanceof Omitted => [Op::LENIENT_WRITE_OMITTED],
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
            Op::LENIENT_WRITE_ELEMENTS,
            $this->lower($node->item),
            match ($node->source) {
                Source::PlainArray => null,
                Source::Cast => 'cast',
                Source::Iterable => 'iterate',
                Source::Collection => 'collect',
            },
            ($node->source === Source::Collection ? 0 : Op::LENIENT_TAKES_ARRAY)
                | ($node->keepsKeys ? Op::LENIENT_KEEPS_KEYS : 0)
                | ($node->isMap ? Op::LENIENT_IS_MAP : 0)
                | (($hasNoType ? $this->writesOwnNull : $this->writesNull) ? Op::LENIENT_WRITES_NULL : 0),
        ];
    }
}
