<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

use Kiln\Error\InvalidMetadata;
use Kiln\Format\Xml\Syntax;
use Kiln\Format\Xml\Writer;
use Kiln\Plan\Shape\Constant;
use Kiln\Plan\Shape\Definition;
use Kiln\Plan\Shape\Items;
use Kiln\Plan\Shape\Member;
use Kiln\Plan\Shape\Members;
use Kiln\Plan\Shape\Nothing;
use Kiln\Plan\Shape\Nullable;
use Kiln\Plan\Shape\Record;
use Kiln\Plan\Shape\Reference;
use Kiln\Plan\Shape\Schema;
use Kiln\Plan\Shape\Shape;
use Kiln\Schema\Direction;

/**
 * What stands in the elements of objects, lists and maps: the same as {@see Writer} writes there.
 *
 * @phpstan-import-type Facts from ElementShapes
 *
 * @internal
 */
final readonly class ObjectContent
{
    /** @var array<string, true> ids of objects in whose place `xsi:nil` may stand, without their attributes */
    private array $nilled;

    public function __construct(
        private ElementShapes $shapes,
        private SimpleTypes $simple,
        private ContentModel $model,
        private Schema $schema,
        private Direction $direction,
        bool $isNullWritten,
    ) {
        $this->nilled = NilledObjects::in($schema, $isNullWritten);
    }

    /**
     * @param string $own the namespace of its elements
     * @param string $in  the namespace of the document in which its type stands
     *
     * @throws InvalidMetadata
     */
    public function content(Definition $definition, string $own, string $in): Content
    {
        $content = new Content($this->direction === Direction::Write);
        foreach ($definition->record->members as $member) {
            $this->member($member, $definition, $own, $in, $content);
        }
        $content->isOpen = $content->isOpen || $definition->record->prefixed !== [];
        if (isset($this->nilled[$definition->id])) {
            $content->attributes = \array_map(static fn(AttributeUse $attribute): AttributeUse => $attribute->with($attribute->type, false), $content->attributes);
        }

        return $content;
    }

    /**
     * Whether its elements are not all that stands in it.
     */
    public function hasText(Definition $definition): bool
    {
        foreach ($definition->record->members as $member) {
            if (\in_array($member->facts['xml']['as'] ?? null, ['text', 'mixed'], true)) {
                return true;
            }
        }

        return false;
    }

    /**
     * An element around the items of a list.
     *
     * @param Facts $facts
     */
    public function items(Items $list, array $facts, string $name, string $uri, string $in): Type
    {
        $content = new Content($this->direction === Direction::Write);
        if (!$list->isEmpty) {
            $content->add(...$this->itemElements($list->item, $facts, $name, $uri, $in));
        }

        return Type::inline($this->model->complexType($content, $in));
    }

    /**
     * An array with known keys.
     */
    public function shape(Record $record, string $uri, string $in): Type
    {
        $keys = \array_map(\strval(...), \array_keys($record->members));
        if (($record->isOpen && $this->direction->writes()) || $keys === [Writer::ITEM] || \array_filter($keys, Syntax::isName(...)) !== $keys) {
            return Type::any();
        }
        $content = new Content($this->direction === Direction::Write);
        foreach ($record->members as $member) {
            $content->add(new Particle($member->key, $uri, $this->shapes->type($member->shape, $uri, $in), $member->isRequired));
        }

        return Type::inline($this->model->complexType($content, $in));
    }

    /**
     * @throws InvalidMetadata
     */
    public function checked(string $name, Definition $definition): string
    {
        return Syntax::isName($name) ? $name : throw new InvalidMetadata(
            'not_in_schema',
            $definition->class,
            "\"{$name}\" cannot be the name of an element or attribute.",
            'Name it by #[Xml\Element] or #[Xml\Attribute].',
        );
    }

    /**
     * @throws InvalidMetadata
     */
    private function member(Member $member, Definition $definition, string $own, string $in, Content $content): void
    {
        $facts = $member->facts['xml'] ?? [];
        $about = Node::annotation($member->description, $member->isDeprecated);
        $constants = ElementShapes::constants($member->shape);
        if ($facts === [] && $constants !== null) {
            $this->discriminator($member, $constants, $definition, $own, $content);

            return;
        }
        $as = $facts['as'] ?? null;
        if ($as === 'any') {
            $content->addUnknown();

            return;
        }
        $uri = (string) ($facts['namespace'] ?? ($as === 'attribute' ? '' : $own));
        $place = Documents::placeOf($in, $uri);
        if ($as === 'mixed') {
            $content->isMixed = true;
            $content->add(...$this->mixed($member->shape, $facts, $uri, $place));

            return;
        }
        $isMaybeNull = \array_filter(Alternatives::of($member->shape), static fn(Shape $shape): bool => $shape instanceof Nothing) !== [];
        if ($as === 'text') {
            $type = $this->shapes->type($member->shape, $uri, $in);
            $type = $type->isSimple ? $type : Type::builtIn('string');
            $content->text = $isMaybeNull || !$member->isRequired ? $this->simple->orEmpty($type, $in) : $type;

            return;
        }
        $name = $this->checked((string) ($facts['name'] ?? $member->key), $definition);
        if ($as === 'attribute') {
            $type = $this->shapes->type($member->shape, '', $place);
            $this->attribute($content, new AttributeUse($name, $uri, $type->isSimple ? $type : Type::builtIn('anySimpleType'), $member->isRequired && !$type->isNillable, $about));

            return;
        }
        foreach ([$name, ...$member->aliases] as $alias) {
            $this->elements($alias, $member, $facts, $uri, $place, $isMaybeNull, $about, $content);
        }
    }

    /**
     * @param Facts $facts
     */
    private function elements(string $name, Member $member, array $facts, string $uri, string $in, bool $isMaybeNull, ?Node $about, Content $content): void
    {
        $array = $member->shape instanceof Nullable ? $member->shape->inner : $member->shape;
        $array = ($array instanceof Members && !$array->isObject) || ($array instanceof Items && !$array->isEmpty) ? $array : null;
        $isWrapped = $array === null || ($facts['wrapped'] ?? $array instanceof Members) === true;
        if ($array instanceof Items && !$isWrapped) {
            $content->add(...$this->itemElements($array->item, $facts, $name, $uri, $in, $about));

            return;
        }
        $entries = $array instanceof Members ? $this->entries($array, $facts, $uri, $in) : null;
        if (!$isWrapped) {
            $entries === null ? $content->isOpen = true : $content->add($entries);

            return;
        }
        $type = match (true) {
            $array instanceof Items => $this->items($array, $facts, $name, $uri, $in),
            $array instanceof Members => $this->wrapped($entries, $array, $in),
            default => $this->shapes->type($member->shape, $uri, $in),
        };
        $isRequired = $member->isRequired && !$isMaybeNull && !$type->isNillable && $member->aliases === [];
        $content->add(new Particle($name, $uri, $isMaybeNull ? $type->orNil() : $type, $isRequired, about: $about));
    }

    private function attribute(Content $content, AttributeUse $attribute): void
    {
        $content->attributes[$attribute->key()] = $attribute;
    }

    /**
     * @param non-empty-list<Constant> $constants
     */
    private function discriminator(Member $member, array $constants, Definition $definition, string $own, Content $content): void
    {
        $as = ElementShapes::facts($definition)['discriminator'] ?? 'element';
        if ($as === Syntax::XSI_TYPE) {
            return;
        }
        $type = SimpleTypes::constants($constants);
        $name = $this->checked($member->key, $definition);
        if ($as === 'attribute') {
            $this->attribute($content, new AttributeUse($name, '', $type, $member->isRequired));
        } else {
            $content->add(new Particle($name, $own, $type, $member->isRequired));
        }
    }

    /**
     * @param Facts $facts
     *
     * @return list<Particle>
     */
    private function itemElements(Shape $item, array $facts, string $name, string $uri, string $in, ?Node $about = null): array
    {
        $usual = (string) ($facts['item'] ?? $name);
        $shapes = [];
        foreach (Alternatives::of($item) as $shape) {
            $shapes[$shape instanceof Reference && isset($facts['item']) ? $this->itemName($shape, $facts) ?? $usual : $usual][] = $shape;
        }
        $elements = [];
        foreach ($shapes as $itemName => $ofName) {
            $type = \count($shapes) === 1 ? $this->shapes->type($item, $uri, $in) : $this->shapes->oneOf($ofName, $uri, $in);
            $elements[] = new Particle("{$itemName}", $uri, $type, false, true, $about);
        }

        return $elements;
    }

    /**
     * @param Facts $facts
     */
    private function itemName(Reference $item, array $facts): ?string
    {
        $class = $this->schema->definitions[$item->id]->class;
        if (isset($facts["item {$class}"])) {
            return (string) $facts["item {$class}"];
        }
        foreach ($facts as $fact => $name) {
            if (\str_starts_with($fact, 'item ') && \is_a($class, \substr($fact, 5), true)) {
                return (string) $name;
            }
        }

        return null;
    }

    /**
     * @param Facts $facts
     *
     * @return list<Particle>
     */
    private function mixed(Shape $shape, array $facts, string $uri, string $in): array
    {
        $elements = [];
        foreach (Alternatives::of($shape) as $list) {
            foreach ($list instanceof Items ? Alternatives::of($list->item) : [] as $item) {
                if ($item instanceof Reference) {
                    $name = $this->itemName($item, $facts) ?? $this->shapes->nameOf($this->schema->definitions[$item->id]);
                    $elements[] = new Particle($name, $uri, $this->shapes->type($item, $uri, $in), false, true);
                }
            }
        }

        return $elements;
    }

    /**
     * @param Facts $facts
     *
     * @return ?Particle null where keys are the names of elements
     */
    private function entries(Members $map, array $facts, string $uri, string $in): ?Particle
    {
        if (isset($facts['keyAsName'])) {
            return null;
        }
        $name = (string) ($facts['entry'] ?? Writer::ENTRY);
        $value = $this->shapes->type($map->value, $uri, $in);
        $key = $map->key === null ? Type::builtIn('string') : $this->simple->of($map->key, $in);
        if (!isset($facts['keyElement'])) {
            return new Particle($name, $uri, $this->model->withAttribute($value, new AttributeUse((string) ($facts['key'] ?? Writer::KEY), '', $key, true), $in), false, true);
        }
        $content = new Content($this->direction === Direction::Write);
        $content->add(new Particle((string) $facts['keyElement'], $uri, $key, true));
        $content->add(new Particle((string) $facts['value'], $uri, $value, true));

        return new Particle($name, $uri, Type::inline($this->model->complexType($content, $in)), false, true);
    }

    private function wrapped(?Particle $entries, Members $map, string $in): Type
    {
        $content = new Content($this->direction === Direction::Write);
        if ($entries === null) {
            $content->isOpen = true;
        } elseif (!$map->isEmpty) {
            $content->add($entries);
        }

        return Type::inline($this->model->complexType($content, $in));
    }
}
