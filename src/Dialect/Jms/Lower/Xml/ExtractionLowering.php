<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower\Xml;

use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;
use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Read;
use Kiln\Dialect\Jms\Plan\Refused;
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
    public static function lower(Read\ReadPlan $plan): array
    {
        $self = new self(\array_flip(\array_keys($plan->objects)));

        return ['root' => $self->node($plan->root), 'objects' => \array_map($self->object(...), \array_values($plan->objects))];
    }

    /**
     * @return Node
     */
    private function node(?Read\ReadNode $node): array
    {
        return $node === null ? [Extraction::STOP] : match ($node::class) {
            Read\Coerce::class => [match ($node->kind) {
                ScalarKind::String => Extraction::TEXT,
                ScalarKind::Int => Extraction::INT,
                ScalarKind::Float => Extraction::FLOAT,
                ScalarKind::Bool, ScalarKind::True, ScalarKind::False => Extraction::BOOL,
            }],
            Read\DateFrom::class, Read\DurationFrom::class => [Extraction::DATE],
            Read\EnumFrom::class, Read\DeprecatedEnumFrom::class => [Extraction::TEXT],
            Read\ListOf::class => [Extraction::LIST, $this->node($node->item)],
            Read\MapOf::class => [Extraction::MAP, $this->node($node->value)],
            Read\Wrapped::class => $this->node($node->array),
            Read\ObjectOf::class => [Extraction::OBJECT, $this->objects[$node->plan]],
            Read\Discriminated::class => $node->xml === null ? [Extraction::STOP] : [Extraction::CLASSES, $node->field, $node->xml->name, $node->xml->isAttribute, $node->xml->namespace, \array_map($this->node(...), $node->cases)],
            Observed::class, Delegated::class => [Extraction::RAW],
            Read\Nothing::class => [Extraction::NOTHING],
            Read\Untyped::class => [Extraction::EMPTY_ARRAY],
            Read\Exactly::class, Refused::class, Read\ScalarUnion::class => [Extraction::STOP],
        };
    }

    /**
     * @return array{?string, list<array{string, int, string, ?string, Node, ?array{string, ?string, ?string, bool}}>}
     */
    private function object(Read\ReadObject $object): array
    {
        $fields = [];
        foreach ($object->fields as $field) {
            if ($field instanceof Read\Field && $field->xml !== null) {
                $facts = $field->xml->facts;
                // jms/serializer loses its way where pairs are something else, too, or have no type for their keys.
                $pairs = $field->value instanceof Read\Wrapped ? $field->value->array : $field->value;
                $isStrange = $facts->hasNamedEntries && ($facts->isCollection || !$pairs instanceof Read\MapOf);
                $fields[] = [$field->key, $this->kind($field, $facts), $field->xml->name, $facts->namespace, $isStrange ? [Extraction::STOP] : $this->node($field->value), !$field->xml->isInline && ($facts->isCollection || $facts->hasNamedEntries) ? self::form($facts) : null];
            }
        }

        return [$object->xml?->defaultNamespace(), $fields];
    }

    private function kind(Read\Field $field, XmlPropertyFacts $facts): int
    {
        $name = $field->xml->name ?? '';

        return match (true) {
            $field->isInline => Extraction::INLINE,
            $field->xml?->isInline === true => Extraction::VALUE,
            $facts->isAttribute => Extraction::ATTRIBUTE,
            \str_starts_with($name, '@') => Extraction::NAMED_ATTRIBUTE,
            \str_contains($name, '/@') => Extraction::ATTRIBUTE_BESIDE,
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
