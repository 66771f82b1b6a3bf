<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower\Xml;

use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;
use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Read\Coerce;
use Kiln\Dialect\Jms\Plan\Read\DateFrom;
use Kiln\Dialect\Jms\Plan\Read\DeprecatedEnumFrom;
use Kiln\Dialect\Jms\Plan\Read\Discriminated;
use Kiln\Dialect\Jms\Plan\Read\DurationFrom;
use Kiln\Dialect\Jms\Plan\Read\EnumFrom;
use Kiln\Dialect\Jms\Plan\Read\Field;
use Kiln\Dialect\Jms\Plan\Read\ListOf;
use Kiln\Dialect\Jms\Plan\Read\MapOf;
use Kiln\Dialect\Jms\Plan\Read\Nothing;
use Kiln\Dialect\Jms\Plan\Read\ObjectOf;
use Kiln\Dialect\Jms\Plan\Read\ReadNode;
use Kiln\Dialect\Jms\Plan\Read\ReadObject;
use Kiln\Dialect\Jms\Plan\Read\ReadPlan;
use Kiln\Dialect\Jms\Plan\Read\Untyped;
use Kiln\Dialect\Jms\Plan\Read\Wrapped;
use Kiln\Dialect\Jms\Run\Xml\Extraction;
use Kiln\Type\ScalarKind;

/**
 * What {@see Extraction} does for a plan, as an array.
 *
 * @phpstan-import-type Node from Extraction
 * @phpstan-import-type Program from Extraction
 *
 * @internal
 */
final readonly class ExtractionLowering
{
    /**
     * @param array<string, int> $objects by id
     */
    private function __construct(private array $objects) {}

    /**
     * @return Program
     */
    public static function lower(ReadPlan $plan): array
    {
        $self = new self(array_flip(array_keys($plan->objects)));

        return ['root' => $self->node($plan->root), 'objects' => array_map($self->object(...), array_values($plan->objects))];
    }

    /**
     * @return Node
     */
    private function node(?ReadNode $node): array
    {
        return match (true) {
            $node instanceof Coerce => [match ($node->kind) {
                ScalarKind::String => Extraction::TEXT,
                ScalarKind::Int => Extraction::INT,
                ScalarKind::Float => Extraction::FLOAT,
                ScalarKind::Bool, ScalarKind::True, ScalarKind::False => Extraction::BOOL,
            }],
            $node instanceof DateFrom, $node instanceof DurationFrom => [Extraction::DATE],
            $node instanceof EnumFrom, $node instanceof DeprecatedEnumFrom => [Extraction::TEXT],
            $node instanceof ListOf => [Extraction::LIST, $this->node($node->item)],
            $node instanceof MapOf => [Extraction::MAP, $this->node($node->value)],
            $node instanceof Wrapped => $this->node($node->array),
            $node instanceof ObjectOf => [Extraction::OBJECT, $this->objects[$node->plan]],
            $node instanceof Discriminated && $node->xml !== null => [Extraction::CLASSES, $node->field, $node->xml->name, $node->xml->isAttribute, $node->xml->namespace, array_map($this->node(...), $node->cases)],
            $node instanceof Observed, $node instanceof Delegated => [Extraction::RAW],
            $node instanceof Nothing => [Extraction::NOTHING],
            $node instanceof Untyped => [Extraction::EMPTY_ARRAY],
            default => [Extraction::STOP],
        };
    }

    /**
     * @return array{?string, list<array{string, int, string, ?string, Node, ?array{string, ?string, ?string, bool}}>}
     */
    private function object(ReadObject $object): array
    {
        $fields = [];
        foreach ($object->fields as $field) {
            if ($field instanceof Field && $field->xml !== null) {
                $facts = $field->xml->facts;
                // jms/serializer loses its way where pairs are something else, too.
                $isStrange = $facts->hasNamedEntries && ($facts->isCollection || !$field->value instanceof ListOf && !$field->value instanceof MapOf && !$field->value instanceof Wrapped);
                $fields[] = [$field->key, $this->kind($field, $facts), $field->xml->name, $facts->namespace, $isStrange ? [Extraction::STOP] : $this->node($field->value), !$field->xml->isInline && ($facts->isCollection || $facts->hasNamedEntries) ? self::form($facts) : null];
            }
        }

        return [$object->xml?->defaultNamespace(), $fields];
    }

    private function kind(Field $field, XmlPropertyFacts $facts): int
    {
        $name = $field->xml->name ?? '';

        return match (true) {
            $field->isInline => Extraction::INLINE,
            $field->xml?->isInline === true => Extraction::VALUE,
            $facts->isAttribute => Extraction::ATTRIBUTE,
            str_starts_with($name, '@') => Extraction::NAMED_ATTRIBUTE,
            str_contains($name, '/@') => Extraction::ATTRIBUTE_BESIDE,
            $facts->isValue => Extraction::VALUE,
            $facts->isCollection && $facts->isInline => Extraction::ENTRIES,
            $facts->isCollection => Extraction::COLLECTION,
            default => Extraction::ELEMENT,
        };
    }

    /**
     * @return array{string, ?string, ?string, bool} the name and namespace of entries, the attribute of their keys, and whether keys are their names
     */
    private static function form(XmlPropertyFacts $facts): array
    {
        $name = (string) $facts->entryName;
        $namespace = (string) $facts->entryNamespace;

        return [$name === '' || $name === '0' ? 'entry' : $name, $namespace === '' || $namespace === '0' ? null : $namespace, $facts->keyAttribute, $facts->hasNamedEntries];
    }
}
