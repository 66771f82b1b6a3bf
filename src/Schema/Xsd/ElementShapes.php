<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

use Kiln\Attribute\Discriminator;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Xml\Syntax;
use Kiln\Format\Xml\Writer;
use Kiln\Format\Xml\XmlOptions;
use Kiln\Plan\Shape\Anything;
use Kiln\Plan\Shape\Choice;
use Kiln\Plan\Shape\Constant;
use Kiln\Plan\Shape\Decision;
use Kiln\Plan\Shape\Definition;
use Kiln\Plan\Shape\Enumeration;
use Kiln\Plan\Shape\Items;
use Kiln\Plan\Shape\Members;
use Kiln\Plan\Shape\Nothing;
use Kiln\Plan\Shape\Nullable;
use Kiln\Plan\Shape\Record;
use Kiln\Plan\Shape\Reference;
use Kiln\Plan\Shape\Scalars;
use Kiln\Plan\Shape\Schema;
use Kiln\Plan\Shape\Shape;
use Kiln\Plan\Shape\Tagged;
use Kiln\Plan\Shape\Text;
use Kiln\Plan\Shape\Tuple;
use Kiln\Schema\Direction;
use Kiln\Schema\Names;

/**
 * Shapes as types of elements.
 *
 * @phpstan-type Facts array<string, bool|int|float|string|null>
 *
 * @internal
 */
final class ElementShapes
{
    private readonly Documents $documents;

    private readonly SimpleTypes $simple;

    private readonly Unions $unions;

    private readonly ContentModel $model;

    private readonly ObjectContent $objects;

    private readonly Names $names;

    /** The namespace of names without a prefix, such as those in `xsi:type`. */
    private readonly string $default;

    /** @var array<string, Type> that have a name, by what they are of */
    private array $types = [];

    /** Of what says no other. */
    private readonly string $uri;

    public function __construct(private readonly Schema $schema, private readonly Direction $direction, private readonly XmlOptions $options)
    {
        $this->uri = (string) $options->namespace;
        $saidByType = [];
        foreach ($schema->definitions as $definition) {
            $saidByType += \array_fill_keys(self::valuesOfType($definition), true);
        }
        $this->names = new Names($schema, \array_map(\strval(...), \array_keys($saidByType)));
        $reserved = $saidByType;
        foreach ($schema->definitions as $id => $definition) {
            $reserved[$this->names->of($id)] = true;
        }
        $this->documents = new Documents(self::prefixes($schema), $reserved);
        $this->simple = new SimpleTypes($this->documents, $this->names, $direction);
        $this->unions = new Unions($this->simple);
        $this->model = new ContentModel($this->documents, $this->unions);
        $this->objects = new ObjectContent($this, $this->simple, $this->model, $schema, $direction, $options->nil);
        $root = Alternatives::of(\array_values($schema->roots)[0])[0];
        $facts = $root instanceof Reference ? self::facts($schema->definitions[$root->id]) : [];
        $this->default = isset($facts['prefix']) ? '' : (string) ($facts['namespace'] ?? $this->uri);
    }

    /**
     * @throws InvalidMetadata
     *
     * @return non-empty-array<string, string> texts by names of files
     */
    public function files(): array
    {
        $first = null;
        foreach ($this->schema->roots as $root) {
            foreach ($this->roots($root) as $element) {
                $this->documents->declare($element);
                $first ??= $element;
            }
        }

        return $this->documents->files($first->uri ?? $this->uri, $first->name ?? 'value', $this->unions);
    }

    /**
     * @return Facts
     */
    public static function facts(Definition $definition): array
    {
        return $definition->facts['xml'] ?? [];
    }

    /**
     * What a member has that says of which class an object is; null where that is another member.
     *
     * @return ?non-empty-list<Constant>
     */
    public static function constants(Shape $shape): ?array
    {
        $constants = [];
        foreach ($shape instanceof Choice ? $shape->shapes : [$shape] as $one) {
            if (!$one instanceof Constant) {
                return null;
            }
            $constants[] = $one;
        }

        return $constants;
    }

    /**
     * @param string $uri the namespace of the element, which is that of elements within that say nothing else
     * @param string $in  the namespace of the document in which it is used
     *
     * @throws InvalidMetadata
     */
    public function type(Shape $shape, string $uri, string $in): Type
    {
        return match ($shape::class) {
            Anything::class, Nothing::class => Type::any()->orNil(),
            Nullable::class => $this->type($shape->inner, $uri, $in)->orNil(),
            Scalars::class, Text::class, Constant::class, Enumeration::class => $this->simple->of($shape, $in),
            Reference::class => $this->reference($shape->id, $uri),
            Items::class => $this->objects->items($shape, ['item' => Writer::ITEM], Writer::ITEM, $uri, $in),
            Tuple::class => $this->tuple($shape, $uri, $in),
            // Keys are names of elements, or attributes where one of them is no name.
            Members::class => Type::any(),
            Record::class => $this->objects->shape($shape, $uri, $in),
            Choice::class, Decision::class => $this->oneOf(Alternatives::of($shape), $uri, $in),
            Tagged::class => $this->oneOf(Alternatives::of($shape), $uri, $in, $shape->fallback === null ? $shape->key : null),
        };
    }

    private function tuple(Tuple $shape, string $uri, string $in): Type
    {
        $any = self::item($shape);
        if ($any === null) {
            return $this->objects->items(new Items(new Anything(), true), [], Writer::ITEM, $uri, $in);
        }
        $place = Documents::placeOf($in, $uri);
        $item = $this->documents->element($in, new Particle(Writer::ITEM, $uri, $this->type($any, $uri, $place), true), true, false);

        return Type::inline(new Node('complexType', children: [new Node('sequence', children: [
            $item->occurring($shape->required, $shape->others === null ? \count($shape->items) : null),
        ])]));
    }

    /**
     * @param list<Shape> $shapes as {@see Alternatives} gives them
     * @param ?string     $key    that must be there, because it tells them apart
     *
     * @throws InvalidMetadata
     */
    public function oneOf(array $shapes, string $uri, string $in, ?string $key = null): Type
    {
        $others = \array_values(\array_filter($shapes, static fn(Shape $shape): bool => !$shape instanceof Nothing));
        if (\count($others) < \count($shapes)) {
            return $this->oneOf($others, $uri, $in)->orNil();
        }
        if (\count($others) === 1) {
            return $this->type($others[0], $uri, $in);
        }
        $references = \array_filter($others, static fn(Shape $shape): bool => $shape instanceof Reference);
        if ($others !== [] && \count($references) === \count($others)) {
            return $this->oneOfClasses(\array_values(\array_unique(\array_map(static fn(Reference $reference): string => $reference->id, $references))), $uri, $key);
        }
        $types = \array_map(fn(Shape $shape): Type => $this->type($shape, $uri, $in), $others);
        $simple = \array_filter($types, static fn(Type $type): bool => $type->isSimple);

        return $types !== [] && \count($simple) === \count($types)
            ? $this->simple->union($types, $in)
            : Type::any()->orNil();
    }

    /**
     * What an object is called where nothing around it says so, as {@see Writer::nameOf()} has it.
     */
    public function nameOf(Definition $definition): string
    {
        $name = self::facts($definition)['name'] ?? null;

        return match (true) {
            \is_string($name) => $name,
            \str_contains($definition->class, '@anonymous') => 'object',
            default => Names::short($definition->class),
        };
    }

    /**
     * The values by which `xsi:type` says that an object is of a class; none where it does not.
     *
     * @return list<string>
     */
    private static function valuesOfType(Definition $definition): array
    {
        if ((self::facts($definition)['discriminator'] ?? null) !== Syntax::XSI_TYPE) {
            return [];
        }
        foreach ($definition->record->members as $member) {
            $constants = ($member->facts['xml'] ?? []) === [] ? self::constants($member->shape) : null;
            if ($constants !== null) {
                return \array_values(\array_filter(\array_map(static fn(Constant $constant): string => (string) $constant->value, $constants), Syntax::isName(...)));
            }
        }

        return [];
    }

    /**
     * @return array<string, string> that classes ask for, by namespace
     */
    private static function prefixes(Schema $schema): array
    {
        $prefixes = [];
        foreach ($schema->definitions as $definition) {
            $facts = self::facts($definition);
            foreach ($facts as $fact => $prefix) {
                $prefixes += \str_starts_with($fact, 'prefix ') ? [\substr($fact, 7) => (string) $prefix] : [];
            }
            $prefixes += isset($facts['prefix'], $facts['namespace']) ? [(string) $facts['namespace'] => (string) $facts['prefix']] : [];
        }

        return $prefixes;
    }

    /**
     * @return ?Shape of each of them; null where there can be none
     */
    private static function item(Items|Tuple $shape): ?Shape
    {
        if ($shape instanceof Items) {
            return $shape->isEmpty ? null : $shape->item;
        }
        $items = [...$shape->items, ...($shape->others === null ? [] : [$shape->others])];

        return $items === [] ? null : new Choice($items);
    }

    /**
     * The elements that may be all of a document.
     *
     * @throws InvalidMetadata
     *
     * @return list<Particle>
     */
    private function roots(Shape $root): array
    {
        $elements = [];
        foreach (Alternatives::of($root) as $shape) {
            if ($shape instanceof Items || $shape instanceof Tuple) {
                $content = new Content(false);
                $item = self::item($shape);
                $items = $item === null ? [] : \array_map(fn(Shape $one): Particle => $this->root($one, $item, Writer::ITEM, $this->options->item), Alternatives::of($item));
                $content->add(...\array_map(static fn(Particle $item): Particle => $item->with($item->type, false, true), $this->unions->elements($items, $this->uri)));
                $elements[] = new Particle($this->options->root ?? Writer::ITEMS, $this->uri, Type::inline($this->model->complexType($content, $this->uri)), true);

                continue;
            }
            $elements[] = $this->root($shape, $root, $this->options->root ?? 'value');
            if ($shape instanceof Anything && $this->options->root === null) {
                $elements[] = $this->root($shape, $root, Writer::ITEMS);
            }
        }

        return $elements;
    }

    /**
     * @param Shape   $all   of which it is one: when it is read, its name does not tell which
     * @param string  $name  of what is no object
     * @param ?string $given of all; null for none
     */
    private function root(Shape $shape, Shape $all, string $name, ?string $given = null): Particle
    {
        if (!$shape instanceof Reference) {
            return new Particle($given ?? $name, $this->uri, $this->type($shape, $this->uri, $this->uri), true);
        }
        $definition = $this->schema->definitions[$shape->id];
        $uri = (string) (self::facts($definition)['namespace'] ?? $this->uri);
        $all = $all instanceof Nullable ? $all->inner : $all;

        return new Particle(
            $given ?? $this->objects->checked($this->nameOf($definition), $definition),
            $uri,
            $all instanceof Tagged && $this->direction->reads() ? $this->type($all, $uri, $uri) : $this->reference($shape->id, $uri),
            true,
        );
    }

    private function reference(string $id, string $uri): Type
    {
        $definition = $this->schema->definitions[$id];
        $own = (string) (self::facts($definition)['namespace'] ?? $uri);
        $key = "{$id} {$own}";
        if (isset($this->types[$key])) {
            return $this->types[$key];
        }
        $values = self::valuesOfType($definition);
        $in = $values === [] ? $own : $this->default;
        $name = $values[0] ?? $this->names->of($id);
        $this->types[$key] = Type::complex($in, $name, false);
        $content = $this->objects->content($definition, $own, $in);
        $base = $values === [] ? null : $this->base($definition);
        $this->documents->define($in, $name, $this->model->complexType($content, $in, $base, Node::annotation($definition->description, $definition->isDeprecated)));
        foreach (\array_slice($values, 1) as $more) {
            $this->documents->define($in, $more, new Node('complexType', children: [new Node('complexContent', children: [new Node('extension', ['base' => $this->documents->nameOf($in, $this->types[$key])])])]));
        }

        return $this->types[$key] = Type::complex($in, $name, ContentModel::isMixed($content));
    }

    /**
     * @param non-empty-list<string> $ids
     */
    private function oneOfClasses(array $ids, string $uri, ?string $required): Type
    {
        if (\count($ids) === 1) {
            return $this->reference($ids[0], $uri);
        }
        $definitions = \array_map(fn(string $id): Definition => $this->schema->definitions[$id], $ids);
        $areSaidByType = \array_filter($definitions, static fn(Definition $definition): bool => self::valuesOfType($definition) === []) === [];
        if ($areSaidByType) {
            foreach ($ids as $id) {
                $this->reference($id, $uri);
            }
            $bases = \array_map($this->base(...), $definitions);

            return $bases[0] !== null && \array_filter($bases, static fn(?Type $base): bool => $base?->key() !== $bases[0]->key()) === [] ? $bases[0] : Type::any();
        }
        \sort($ids);
        $own = (string) (self::facts($definitions[0])['namespace'] ?? $uri);
        $key = \implode(' ', [...$ids, $own, (string) $required]);
        if (isset($this->types[$key])) {
            return $this->types[$key];
        }
        $name = $this->documents->free($own, $this->nameOfSeveral($definitions));
        $this->types[$key] = Type::complex($own, $name, false);
        $content = $this->unions->contents(\array_map(
            fn(Definition $definition): Content => $this->objects->content($definition, (string) (self::facts($definition)['namespace'] ?? $uri), $own),
            $definitions,
        ), $own);
        if ($required !== null) {
            $content->require($required);
        }
        $this->documents->define($own, $name, $this->model->complexType($content, $own));

        return $this->types[$key] = Type::complex($own, $name, ContentModel::isMixed($content));
    }

    /**
     * The type that those of a hierarchy extend which `xsi:type` tells apart; null where they cannot.
     */
    private function base(Definition $definition): ?Type
    {
        $above = self::above($definition->class);
        if ($above === null) {
            return null;
        }
        foreach ($this->schema->definitions as $one) {
            if ($one->class === $above || (\is_a($one->class, $above, true) && $this->objects->hasText($one))) {
                return null;
            }
        }
        if (!isset($this->types[$above])) {
            $name = $this->documents->free($this->default, Names::short($above));
            $this->types[$above] = Type::complex($this->default, $name, false);
            $this->documents->define($this->default, $name, new Node('complexType', ['abstract' => 'true']));
        }

        return $this->types[$above];
    }

    /**
     * The class or interface that says how the classes below it are told apart.
     *
     * @param class-string $class
     *
     * @return ?class-string
     */
    private static function above(string $class): ?string
    {
        foreach ([...\class_parents($class), ...\class_implements($class)] as $above) {
            if ((new \ReflectionClass($above))->getAttributes(Discriminator::class) !== []) {
                return $above;
            }
        }

        return null;
    }

    /**
     * @param non-empty-list<Definition> $definitions
     */
    private function nameOfSeveral(array $definitions): string
    {
        $classes = \array_values(\array_unique(\array_map(static fn(Definition $definition): string => $definition->class, $definitions)));
        $aboves = \array_unique(\array_map(self::above(...), $classes));

        return \count($aboves) === 1 && isset($aboves[0])
            ? Names::short($aboves[0])
            : \implode('Or', \array_map(Names::short(...), \array_slice($classes, 0, 3))) . (\count($classes) > 3 ? 'OrOther' : '');
    }
}
