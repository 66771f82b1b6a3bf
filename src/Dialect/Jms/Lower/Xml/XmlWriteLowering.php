<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower\Xml;

use Kiln\Dialect\Jms\Lower\WriteLowering;
use Kiln\Dialect\Jms\Metadata\XmlClassFacts;
use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;
use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Dialect\Jms\Plan\Write;
use Kiln\Dialect\Jms\Print\Xml\XmlValues;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\Lowering\NotLowerable;
use Kiln\Engine\Native\Lowering\Op;
use Kiln\Engine\Native\Lowering\Scalars;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\SharedNode;
use Kiln\Plan\Write\Timestamp;

/**
 * Makes a program of a plan that writes XML as jms/serializer does, where all of it is ordinary: names stand in no namespace, and
 * no user code is called, so that a call which the extension declines can be made again.
 *
 * @internal
 */
final readonly class XmlWriteLowering
{
    private const KIND = 'jms xml write';

    /**
     * @param array<string, int> $objects where an object stands in the program, by the id of its plan
     */
    private function __construct(private array $objects, private bool $writesNull) {}

    /**
     * @return array<string, mixed> scalars and arrays only; a program that the extension does not take, where generated code must write
     */
    public static function lower(Write\WritePlan $plan): array
    {
        $self = new self(\array_flip(\array_keys($plan->objects)), $plan->writesNull);
        try {
            $root = $self->node($plan->root, new XmlPropertyFacts());
            $objects = \array_values(\array_map($self->object(...), $plan->objects));
        } catch (NotLowerable) {
            $root = $objects = [];
        }

        return ['abi' => Extension::ABI, 'kind' => self::KIND, 'root' => $root, 'objects' => $objects];
    }

    /**
     * @throws NotLowerable
     *
     * @return non-empty-list<mixed>
     */
    private function node(Write\WriteNode|SharedNode $node, XmlPropertyFacts $facts): array
    {
        return match ($node::class) {
            Write\XmlPlain::class => $this->node($node->text, new XmlPropertyFacts(isCData: false)),
            Write\Cast::class => [Op::JMS_XML_CAST, Scalars::mask([$node->kind]), self::markup($node, $facts)],
            Write\XmlNumber::class => [Op::JMS_XML_NUMBER, $node->precision, $node->mode, $node->decimals],
            Date::class => [Op::JMS_XML_DATE, $node->class, $node->format ?? throw new NotLowerable(), self::markup($node, $facts)],
            Timestamp::class => [Op::JMS_XML_TIMESTAMP, $node->class],
            EnumCase::class => [Op::JMS_XML_ENUM_CASE, $node->byName, 0, self::markup($node, $facts)],
            Write\CastCase::class => [Op::JMS_XML_ENUM_CASE, $node->case->byName, Scalars::mask([$node->kind]), self::markup($node, $facts)],
            Write\OwnCase::class => [Op::JMS_XML_OWN_CASE, self::markup($node, $facts)],
            Write\ByOwnType::class => [Op::JMS_XML_BY_OWN_TYPE, $node->place, XmlValues::isUsual($facts) && $facts->keyAttribute === null ? $facts->entryName ?? 'entry' : null, $this->writesNull, self::markup($node, $facts)],
            Write\Elements::class => $this->entries($node, $facts),
            Write\ObjectOf::class => [Op::JMS_XML_OBJECT_OF, $this->objects[$node->plan], $node->class, $node->isExact, $node->place],
            Write\SubclassOf::class => [Op::JMS_XML_SUBCLASS_OF, $node->class, $node->place],
            Write\OfClass::class => [Op::JMS_XML_OF_CLASS, $node->class, $this->node($node->value, $facts), $node->place],
            Write\Omitted::class => [Op::JMS_XML_OMITTED],
            Write\AsIs::class, Write\Artificial::class, Delegated::class, Write\Duration::class, Write\Members::class, Observed::class, Write\Proxy::class, Refused::class, Write\Round::class => throw new NotLowerable(),
        };
    }

    private static function markup(Write\WriteNode|SharedNode $node, XmlPropertyFacts $facts): int
    {
        return match (true) {
            XmlValues::isNumeric($node) => Op::JMS_XML_PLAIN,
            $facts->isCData => Op::JMS_XML_CDATA,
            default => XmlValues::isPlain($node) ? Op::JMS_XML_PLAIN : Op::JMS_XML_ESCAPED,
        };
    }

    /**
     * @throws NotLowerable
     *
     * @return non-empty-list<mixed>
     */
    private function entries(Write\Elements $node, XmlPropertyFacts $facts): array
    {
        self::require($node->source === Write\Source::PlainArray || $node->source === Write\Source::Cast);
        // An object may have an attribute of that name, too.
        self::require(XmlValues::isUsual($facts) && ($facts->keyAttribute === null || XmlValues::isText($node->item)));

        return [Op::JMS_XML_ENTRIES, $this->node($node->item, $facts), $facts->entryName ?? 'entry', $facts->keyAttribute, $this->writesNull];
    }

    /**
     * @throws NotLowerable
     *
     * @return list<mixed>
     */
    private function object(Write\WriteObject $object): array
    {
        self::require($object->afterwards === [] && !$object->isAnnounced && !$object->isBody);
        $attributes = $others = [];
        foreach ($object->steps as $step) {
            self::require($step instanceof Write\Field && self::namespaceOf($step, $object->xml) === null);
            $attribute = self::attributeName($step);
            if ($attribute === null) {
                $others[] = $this->step($step);
            } else {
                self::require(!isset($attributes[$attribute]));
                $attributes[$attribute] = $this->attribute($step, $attribute);
            }
        }

        return [$object->class, [...\array_values($attributes), ...$others], self::rootName($object->xml), $object->isGuarded, $object->writesNull];
    }

    private static function namespaceOf(Write\Field $field, ?XmlClassFacts $class): ?string
    {
        return $field->xml->namespace ?? $class?->defaultNamespace();
    }

    /**
     * @throws NotLowerable
     */
    private static function rootName(?XmlClassFacts $class): ?string
    {
        if ($class === null) {
            return null;
        }
        self::require($class->namespaces === []);
        if ((string) $class->rootName === '') {
            return null;
        }
        self::require((string) $class->rootNamespace === '' && Text::isName((string) $class->rootName) && !\str_contains((string) $class->rootName, ':'));

        return $class->rootName;
    }

    /**
     * @return ?string null where a property is no attribute
     */
    private static function attributeName(Write\Field $field): ?string
    {
        return match (true) {
            $field->xml?->isAttribute === true => $field->key,
            $field->xml?->isValue === true, $field->xml?->isAttributeMap === true => null,
            \str_starts_with($field->key, '@') => \substr($field->key, 1),
            default => null,
        };
    }

    /**
     * @throws NotLowerable
     *
     * @return non-empty-list<mixed>
     */
    private function attribute(Write\Field $field, string $name): array
    {
        self::require(Text::isAttributeName($name) && (XmlValues::isText($field->value) || $field->value instanceof Write\ByOwnType));

        return [Op::JMS_XML_ATTRIBUTE, $name, self::access($field), $this->node($field->value, new XmlPropertyFacts()), WriteLowering::maskOfSlot($field)];
    }

    /**
     * @throws NotLowerable
     *
     * @return non-empty-list<mixed>
     */
    private function step(Write\Field $field): array
    {
        $facts = $field->xml ?? new XmlPropertyFacts();
        $access = self::access($field);
        if ($facts->isValue) {
            // An array or an object without a type is refused there.
            self::require(XmlValues::isText($field->value));

            return [Op::JMS_XML_INSIDE, '', $access, $this->node($field->value, $facts), WriteLowering::maskOfSlot($field)];
        }
        self::require(!$facts->isAttributeMap && !\str_contains($field->key, '@'));
        if ($field->isInline || ($facts->isCollection && $facts->isInline)) {
            self::require($field->value instanceof Write\Elements);

            return [Op::JMS_XML_INSIDE, '', $access, $this->node($field->value, $facts), WriteLowering::maskOfSlot($field)];
        }
        self::require(Text::isName($field->key));
        $isSkipped = !XmlValues::isText($field->value) && ($facts->isCollection ? $facts->skipsEmpty : $field->skipWhenEmpty);

        return [Op::JMS_XML_ELEMENT, $field->key, $access, $this->node($field->value, $facts), WriteLowering::maskOfSlot($field) | ($isSkipped ? Op::JMS_SKIPPED_EMPTY : 0)];
    }

    /**
     * @throws NotLowerable
     *
     * @return non-empty-list<mixed>
     */
    private static function access(Write\Field $field): array
    {
        $access = $field->access;
        self::require(!$field->isConditional);

        return match (true) {
            $access instanceof Write\Slot && !$access->canBeMagic => [Op::ACCESS_SLOT, $access->class, $access->name],
            $access instanceof Write\Fixed => [Op::JMS_XML_FIXED, $access->value],
            default => throw new NotLowerable(),
        };
    }

    /**
     * @phpstan-assert true $isOrdinary
     *
     * @throws NotLowerable
     */
    private static function require(bool $isOrdinary): void
    {
        if (!$isOrdinary) {
            throw new NotLowerable();
        }
    }
}
