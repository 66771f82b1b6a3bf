<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

/**
 * Content as complex types, which may say no more than a parser can decide without looking ahead (XML Schema 1.0, part 1, section
 * 3.8.6): what is more than that, allows more.
 *
 * @internal
 */
final readonly class ContentModel
{
    /** With so many elements that must be there, in any order among others, each order is said. */
    private const ORDERS = 2;

    public function __construct(private Documents $documents, private Unions $unions) {}

    public static function isMixed(Content $content): bool
    {
        return $content->isMixed || ($content->text !== null && $content->hasElements());
    }

    /**
     * @param ?Type $base of which the elements and attributes are an extension
     */
    public function complexType(Content $content, string $in, ?Type $base = null, ?Node $about = null): Node
    {
        $attributes = \array_map(fn(AttributeUse $attribute): Node => $this->documents->attribute($in, $attribute), \array_values($content->attributes));
        $isMixed = self::isMixed($content);
        if ($content->text !== null && !$isMixed) {
            return new Node('complexType', children: [$about, new Node('simpleContent', children: [$this->extension($content->text, $in)->with(...$attributes)])]);
        }
        $children = [$this->elements($content, $in), ...$attributes];

        return new Node('complexType', ['mixed' => $isMixed ? 'true' : null], $base === null
            ? [$about, ...$children]
            : [$about, new Node('complexContent', children: [$this->extension($base, $in)->with(...$children)])]);
    }

    /**
     * A type with one more attribute.
     */
    public function withAttribute(Type $type, AttributeUse $attribute, string $in): Type
    {
        if ($type->isAny()) {
            return $type;
        }
        $node = $this->documents->attribute($in, $attribute);
        $mixed = ['mixed' => $type->isMixed ? 'true' : null];
        $more = Type::inline($type->inline?->with($node) ?? new Node('complexType', $mixed, [
            new Node($type->isSimple ? 'simpleContent' : 'complexContent', $mixed, [$this->extension($type, $in)->with($node)]),
        ]));

        return $type->isNillable ? $more->orNil() : $more;
    }

    private function extension(Type $base, string $in): Node
    {
        return new Node('extension', ['base' => $this->documents->nameOf($in, $base)]);
    }

    private function elements(Content $content, string $in): ?Node
    {
        $particles = $content->particles();
        $elements = $this->unions->elements($particles, $in);
        $isForeign = \array_filter($elements, static fn(Particle $particle): bool => $particle->uri !== $in) !== [];
        if ($content->isOpen || ($content->hasUnknown() && $isForeign)) {
            return new Node('sequence', children: [new Node('any', ['processContents' => 'skip', 'minOccurs' => '0', 'maxOccurs' => 'unbounded'])]);
        }
        if (!$content->hasElements()) {
            return null;
        }
        if ($content->isOrdered && !$content->isMixed && \count($elements) === \count($particles)) {
            return $this->sequence($content->groups, $in)->with(...($content->endings === [] ? [] : [
                new Node('choice', children: \array_map(fn(array $groups): Node => $this->sequence($groups, $in), $content->endings)),
            ]));
        }
        $areSingle = !$content->hasUnknown() && !$content->isMixed && \array_filter($elements, static fn(Particle $particle): bool => $particle->isRepeated) === [];
        if ($areSingle) {
            return new Node(\count($elements) === 1 ? 'sequence' : 'all', children: \array_map(fn(Particle $particle): Node => $this->documents->element($in, $particle, $particle->isRequired, false), $elements));
        }
        $required = \array_values(\array_filter($elements, static fn(Particle $particle): bool => $particle->isRequired && !$particle->isRepeated));
        if ($content->isMixed || $required === [] || \count($required) > self::ORDERS) {
            $any = $this->anyOrder($elements, $content->hasUnknown(), $in);

            return $any->name === 'choice' ? $any : new Node('sequence', children: [$any]);
        }
        // What stands in several places must have a type with a name (section 3.8.6, Element Declarations Consistent).
        $named = fn(Particle $particle): Particle => $this->named($particle, $in);
        $others = \array_values(\array_filter($elements, static fn(Particle $particle): bool => !\in_array($particle, $required, true)));

        return new Node('sequence', children: $this->inEachOrder(
            \count($required) === 1 ? $required : \array_map($named, $required),
            \array_map($named, $others),
            $content->hasUnknown(),
            $in,
        ));
    }

    private function named(Particle $particle, string $in): Particle
    {
        $inline = $particle->type->inline;
        if ($inline === null) {
            return $particle;
        }
        $type = $this->documents->type(Documents::placeOf($in, $particle->uri), \ucfirst($particle->name), $inline);

        return $particle->with($particle->type->isNillable ? $type->orNil() : $type, $particle->isRequired, $particle->isRepeated);
    }

    /**
     * @param list<list<Particle>> $groups
     */
    private function sequence(array $groups, string $in): Node
    {
        return new Node('sequence', children: \array_map(fn(array $group): Node => $this->group($group, $in), $groups));
    }

    /**
     * @param list<Particle> $group none for elements that nobody knows
     */
    private function group(array $group, string $in): Node
    {
        if ($group === []) {
            return self::unknown();
        }
        if (\count($group) === 1) {
            return $this->documents->element($in, $group[0], $group[0]->isRequired, $group[0]->isRepeated);
        }

        return $this->anyOrder($group, false, $in);
    }

    /**
     * @param list<Particle> $elements
     */
    private function anyOrder(array $elements, bool $withUnknown, string $in): Node
    {
        if (\count($elements) === 1 && !$withUnknown) {
            return $this->documents->element($in, $elements[0], false, true);
        }
        $nodes = \array_map(fn(Particle $particle): Node => $this->documents->element($in, $particle, true, false), $elements);

        return new Node('choice', ['minOccurs' => '0', 'maxOccurs' => 'unbounded'], [...$nodes, ...($withUnknown ? [new Node('any', ['namespace' => '##other', 'processContents' => 'lax'])] : [])]);
    }

    /**
     * @param list<Particle> $required each once, in any order
     * @param list<Particle> $others   before, between and behind them
     *
     * @return list<Node>
     */
    private function inEachOrder(array $required, array $others, bool $withUnknown, string $in): array
    {
        $between = $others === [] && !$withUnknown ? [] : [$this->anyOrder($others, $withUnknown, $in)];
        $orders = [];
        foreach ($required as $index => $first) {
            $rest = $required;
            unset($rest[$index]);
            $orders[] = [$this->documents->element($in, $first, true, false), ...$this->inEachOrder(\array_values($rest), $others, $withUnknown, $in)];
        }

        return match (\count($orders)) {
            0 => $between,
            1 => [...$between, ...$orders[0]],
            default => [...$between, new Node('choice', children: \array_map(static fn(array $order): Node => new Node('sequence', children: $order), $orders))],
        };
    }

    private static function unknown(): Node
    {
        return new Node('any', ['namespace' => '##other', 'processContents' => 'lax', 'minOccurs' => '0', 'maxOccurs' => 'unbounded']);
    }
}
