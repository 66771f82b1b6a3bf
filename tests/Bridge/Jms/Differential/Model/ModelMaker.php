<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential\Model;

use Kiln\Tests\Bridge\Jms\Differential\Features;
use Kiln\Tests\Bridge\Jms\Differential\Journal;
use Kiln\Tests\Fuzz\Chance;

/**
 * Random models that PHP can declare. What jms/serializer thinks of them is another matter.
 */
final class ModelMaker
{
    private const CLASSES = ['Alpha', 'Beta', 'HTMLPage', 'user_row', 'Delta', 'Epsilon'];

    private const PROPERTIES = ['id', 'name', 'fooBar', 'URL', 'x', 'type', 'items', 'is_ok', '_under', 'a', 'htmlBody', 'v2'];

    /** What virtual properties are: a type, and a value in PHP code. */
    private const RESULTS = [
        ['', '(object) []'], ['', 'null'], ['', '7'], [': int', '7'], [': string', "'v/ö'"], [': ?string', 'null'], [': array', "[1, null, 'k' => []]"], [': float', '2.0'],
        [': \DateTimeInterface', "new \DateTime('2021-02-03')"], [': iterable', '[1, 2]'], [': int|string', "'7'"], [': mixed', '[]'],
    ];

    private ShapeMaker $shapes;

    private readonly AttributeMaker $attributes;

    private bool $hasEvaluator = false;

    /** @var list<ClassSource> */
    private array $made = [];

    /** @var array<string, string> class => parent */
    private array $parents = [];

    /** @var array<string, true> classes of inlined objects */
    private array $inlined = [];

    /** @var array<string, array{string, string}> visibility and type of methods by name, which are the same in all classes because some inherit */
    private array $signatures = [];

    public function __construct(private readonly Features $features)
    {
        $this->attributes = new AttributeMaker($features);
        $this->shapes = new ShapeMaker($features, [], [], []);
    }

    public function make(Chance $chance): Model
    {
        $names = \array_slice(self::CLASSES, 0, $chance->oneOf([1, 2, 3, 3, 4, 5]));
        $enums = $this->enums($chance);
        $interfaces = $this->features->has('interfaces') && $chance->percent(25) ? ['Thing'] : [];
        $this->shapes = new ShapeMaker($this->features, $names, $interfaces, $enums);
        $steps = (new StepMaker($this->features, [...$names, ...$interfaces], array_map(static fn(ClassSource $enum): string => $enum->name, $enums)))->make($chance);
        $this->hasEvaluator = \in_array('evaluator', $steps, true) || \in_array('evaluator plain', $steps, true);

        $this->made = [];
        foreach ($interfaces as $interface) {
            $this->made[] = new ClassSource($interface, 'interface', attributes: $chance->percent(40) ? $this->attributes->forClass($chance, ['id'], $this->hasEvaluator, false) : []);
        }
        array_push($this->made, ...$enums);
        $this->parents = $this->inlined = $this->signatures = [];
        foreach ($names as $i => $name) {
            $parents = array_filter($this->made, static fn(ClassSource $class): bool => $class->kind === 'class' || $class->kind === 'abstract class');
            $parent = $parents !== [] && $this->features->has('inheritance') && $chance->percent(45) ? $chance->oneOf($parents) : null;
            if ($parent !== null) {
                $this->parents[$name] = $parent->name;
            }
            $isLast = $i === \count($names) - 1;
            $kind = $this->features->has('inheritance') && !$isLast && $chance->percent(14) ? 'abstract class' : $chance->oneOf(['class', 'class', 'class', 'final class']);
            $this->made[] = $this->class($chance, $name, $kind, $parent, $interfaces);
        }
        $this->discriminate($chance);

        $roots = [$this->shapes->root($chance)];
        for ($count = 4; $count > 0; --$count) {
            $roots[] = $this->shapes->root($chance);
        }

        return new Model($this->made, $steps, $roots);
    }

    /**
     * @return list<ClassSource>
     */
    private function enums(Chance $chance): array
    {
        if (!$this->features->has('enums')) {
            return [];
        }
        $all = [
            new ClassSource('Suit', 'enum', cases: ['Hearts', 'Spades']),
            new ClassSource('Level', 'enum', cases: ["Low = 'low'", "High = 'h/igh'", "Odd = '7'"], backing: 'string'),
            new ClassSource('Rank', 'enum', cases: ['One = 1', 'Two = 2', 'Zero = 0'], backing: 'int'),
        ];

        return \array_slice($chance->shuffled($all), 0, $chance->oneOf([0, 1, 2, 3]));
    }

    /**
     * @param list<string> $interfaces
     */
    private function class(Chance $chance, string $name, string $kind, ?ClassSource $parent, array $interfaces): ClassSource
    {
        $exposes = $this->features->has('exclusion') && $chance->percent(12);
        $own = [];
        $methods = [];
        $chosen = \array_slice($chance->shuffled(self::PROPERTIES), 0, $chance->oneOf([0, 1, 2, 3, 3, 4, 5, 6]));
        if ($chance->percent(4)) {
            $chosen[] = 'größe';
        }
        $inherited = $this->inherited($parent);
        $givesAccessors = $this->features->has('accessors') && $chance->percent(25);
        $isByMethods = $givesAccessors && $chance->percent(35);
        foreach ($chosen as $property) {
            $source = $this->property($chance, $property, $inherited[$property] ?? null, $exposes, $name);
            if ($givesAccessors || $this->features->has('accessors') && $chance->percent(8)) {
                [$source, $accessors] = $this->accessors($chance, $name, $source, $isByMethods);
                array_push($methods, ...$accessors);
            }
            $own[] = $source;
        }
        // Parameters with a default come last, or PHP deprecates them.
        usort($own, static fn(PropertySource $a, PropertySource $b): int => ($a->isPromoted && $a->default !== null) <=> ($b->isPromoted && $b->default !== null));
        $attributes = $this->attributes->forClass($chance, $chosen, $this->hasEvaluator, $isByMethods);
        if ($exposes) {
            $attributes[] = "JMS\\ExclusionPolicy('{$chance->oneOf(['all', 'all', 'all', 'ALL', 'none'])}')";
        }
        array_push($methods, ...$this->virtual($chance, $name, $own), ...$this->hooks($chance, $name, $own));

        return new ClassSource($name, $kind, $parent?->name, array_values(array_filter($interfaces, static fn(): bool => $chance->percent(50))), $attributes, $own, $methods, hasTrait: array_intersect_key($inherited, array_flip($chosen)) === [] && $this->features->has('traits') && $chance->percent(12));
    }

    /**
     * @return array<string, PropertySource> those that a child can override, by name
     */
    private function inherited(?ClassSource $class): array
    {
        $properties = [];
        while ($class !== null) {
            foreach ($class->properties as $property) {
                if ($property->visibility() !== 'private') {
                    $properties[$property->name] ??= $property;
                }
            }
            $class = $this->madeClass($class->parent);
        }

        return $properties;
    }

    private function madeClass(?string $name): ?ClassSource
    {
        foreach ($this->made as $class) {
            if ($class->name === $name) {
                return $class;
            }
        }

        return null;
    }

    private function property(Chance $chance, string $name, ?PropertySource $overridden, bool $isExposed, string $class): PropertySource
    {
        $shape = $this->shapes->make($chance);
        $type = $shape->type;
        $native = null;
        $attributes = $this->attributes->forMember($chance, $isExposed, $this->hasEvaluator);
        if ($overridden !== null) {
            $shape = $overridden->shape;
            $native = $overridden->native;
            $type = $chance->percent(70) ? $shape->type : null;
        } elseif ($shape->native !== null && $chance->percent(65)) {
            $isNullable = $chance->percent(45);
            $native = match (true) {
                !$isNullable || $shape->native === 'mixed' => $shape->native,
                $shape->kind === 'union' => "{$shape->native}|null",
                default => "?{$shape->native}",
            };
            if ($shape->isInferred && $chance->percent(65)) {
                $type = null;
            }
        } elseif ($chance->percent(5)) {
            $native = 'mixed';
        } elseif ($chance->percent(15)) {
            $type = null;
        }
        if ($type !== null && $chance->percent(2) && $this->features->has('strange')) {
            $type = $this->shapes->make($chance)->type ?? $type;
        }
        $doc = '';
        if ($this->features->has('docblocks') && $chance->percent(12)) {
            $doc = '@var ' . ($shape->kind === 'array' && $chance->percent(40) ? 'string[]' : str_replace('@@\\', '', $shape->type ?? 'mixed')) . ($chance->percent(30) ? '|null' : '');
        }
        if ($type !== null) {
            $attributes[] = 'JMS\Type(' . var_export($type, true) . ')';
        }
        if ($shape->kind === 'union' && $chance->percent(40)) {
            $attributes[] = $this->unionDiscriminator($chance, $shape);
        }
        $inline = $type === null || $type === $shape->type ? $this->inline($chance, $shape, $type, $class) : null;
        if ($inline !== null) {
            $attributes[] = $inline;
        }

        $isStatic = $overridden?->isStatic() ?? ($this->features->has('static') && $chance->percent(4));
        if ($isStatic) {
            // One with a type but no value could not be made what it was before.
            $native = null;
        }
        $isReadonly = $overridden?->isReadonly() ?? ($native !== null && $this->features->has('readonly') && $chance->percent(8));
        $isPromoted = !$isStatic && $native !== '\Generator' && $this->features->has('promoted') && $chance->percent(16);
        $visibility = match ($overridden?->visibility()) {
            'public' => 'public',
            'protected' => $chance->oneOf(['protected', 'public']),
            default => $native === 'self' || $native === '?self' ? 'private' : $chance->oneOf(['public', 'public', 'protected', 'private']),
        };
        $default = $isReadonly && !$isPromoted || !$chance->percent(35) ? null : $this->default($chance, $shape, $native, $isPromoted);

        $namesClass = preg_match('/JMS.Type\(\'[^\']*@@/', implode("\n", $attributes)) === 1;
        if ($this->features->isXml && ($namesClass || !\in_array($shape->kind, ['int', 'string', 'bool', 'float', 'array', 'list', 'iterable', 'collection', 'enum', 'DateTime', 'DateTimeImmutable'], true))) {
            // jms/serializer would read an object from its own element without an end.
            $attributes = array_values(array_filter($attributes, static fn(string $attribute): bool => preg_match('/inline: true|XmlValue/', $attribute) !== 1));
        }

        return new PropertySource($name, $visibility . ($isStatic ? ' static' : ($isReadonly ? ' readonly' : '')), $native, $default, $attributes, $shape, $isPromoted, $doc);
    }

    /**
     * @return ?string PHP code; null for no default
     */
    private function default(Chance $chance, Shape $shape, ?string $native, bool $isPromoted): ?string
    {
        if ($native !== null && (str_starts_with($native, '?') || str_contains($native, '|null') || $native === 'mixed') && $chance->percent(50)) {
            return 'null';
        }

        return match ($shape->kind) {
            'int' => (string) $chance->int(-3, 9),
            'string' => $chance->oneOf(["'d'", "''", "'ä/'"]),
            'bool' => $shape->native === 'false' ? 'false' : $chance->oneOf(['true', 'false']),
            'float' => $chance->oneOf(['1.5', '2', '-0.0']),
            'array', 'list', 'iterable' => $chance->oneOf(['[]', '[1, 2]', "['k' => 'v']"]),
            'enum' => $this->enumCase($chance, $shape, $native),
            'union' => $this->unionDefault($shape),
            'DateTime', 'DateTimeInterface' => $isPromoted && $native !== null ? "new \\DateTime('2020-01-02 03:04:05')" : null,
            'DateTimeImmutable' => $isPromoted ? "new \\DateTimeImmutable('2020-01-02 03:04:05')" : null,
            'anything' => $native === null || $native === 'mixed' ? $chance->oneOf(['null', '0', "'d'", '[]']) : null,
            default => null,
        };
    }

    private function enumCase(Chance $chance, Shape $shape, ?string $native): ?string
    {
        if ($native === null && $chance->percent(50)) {
            return null;
        }
        $cases = $this->madeClass($shape->class)->cases ?? [];

        return $cases === [] ? null : "{$shape->class}::" . explode(' ', $chance->oneOf($cases))[0];
    }

    private function unionDefault(Shape $shape): ?string
    {
        foreach ($shape->inner as $member) {
            $default = match ($member->kind) {
                'int' => '4',
                'string' => "'u'",
                'float' => '0.5',
                'bool' => 'false',
                'array' => '[]',
                default => null,
            };
            if ($default !== null) {
                return $default;
            }
        }

        return null;
    }

    private function unionDiscriminator(Chance $chance, Shape $shape): string
    {
        $map = [];
        foreach ($shape->inner as $i => $member) {
            if ($member->class !== null && $member->kind === 'class') {
                $map[] = "'k{$i}' => " . var_export('@@\\' . $member->class, true);
            }
        }

        return "JMS\\UnionDiscriminator(field: '{$chance->oneOf(['type', 'kind', 'x'])}', map: [" . implode(', ', $map) . '])';
    }

    /**
     * An inlined object is read from the same data, so no way may lead from its class back to the one that has it.
     */
    private function inline(Chance $chance, Shape $shape, ?string $type, string $class): ?string
    {
        if (!$this->features->has('inline') || !$chance->percent(\in_array($shape->kind, ['class', 'array', 'list', 'stdClass', 'collection'], true) ? 14 : 1) || ($type === null && $shape->kind !== 'class')) {
            return null;
        }
        if ($shape->kind !== 'class' && $shape->kind !== 'union' && $shape->kind !== 'anything') {
            return 'JMS\Inline';
        }
        $target = $shape->kind === 'class' ? $this->madeClass($shape->class) : null;
        if ($target === null || $target->isInterface()) {
            return null;
        }
        for ($name = $class; $name !== null; $name = $this->parents[$name] ?? null) {
            if ($name === $target->name) {
                return null;
            }
        }
        $this->inlined[$target->name] = true;

        return 'JMS\Inline';
    }

    /**
     * @return array{PropertySource, list<MethodSource>}
     */
    private function accessors(Chance $chance, string $class, PropertySource $property, bool $isByMethods): array
    {
        $upper = ucfirst($property->name);
        $note = '\\' . Journal::class . '::note';
        $this_ = $property->isStatic() ? 'self::$' : '$this->';
        $getter = $chance->oneOf(["get{$upper}", "get{$upper}", "is{$upper}", "has{$upper}", "fetch{$upper}"]);
        $setter = "set{$upper}";
        $methods = [];
        $rarely = $chance->percent(6);
        if ($isByMethods && !$rarely) {
            $getter = $chance->oneOf(["get{$upper}", "get{$upper}", "is{$upper}", "has{$upper}"]);
        }
        if (!$rarely) {
            [$visibility] = $this->signatures[$getter] ??= [$chance->percent(98) ? 'public' : 'private', ''];
            $methods[] = new MethodSource([], "{$visibility} function {$getter}() { {$note}('{$class}::{$getter}'); return {$this_}{$property->name}; }");
        }
        if (!$rarely || $chance->percent(50)) {
            [$visibility, $native] = $this->signatures[$setter] ??= [$chance->percent(98) ? 'public' : 'private', $property->native === null || str_ends_with($property->native, 'self') || $chance->percent(40) ? '' : "{$property->native} "];
            $methods[] = new MethodSource([], "{$visibility} function {$setter}({$native}\$value) { {$note}('{$class}::{$setter}'); {$this_}{$property->name} = \$value; }");
        }
        $attributes = $property->attributes;
        if ($chance->percent(55)) {
            $attributes[] = 'JMS\Accessor(' . $chance->oneOf(["getter: '{$getter}'", "setter: '{$setter}'", "getter: '{$getter}', setter: '{$setter}'", "getter: '{$getter}', setter: '{$setter}'"]) . ')';
        } elseif (!str_starts_with($getter, 'fetch') && $chance->percent(40)) {
            $attributes[] = "JMS\\AccessType(type: '{$chance->oneOf(['public_method', 'property'])}')";
        }

        return [$property->with(attributes: $attributes), $methods];
    }

    /**
     * @param list<PropertySource> $properties
     *
     * @return list<MethodSource>
     */
    private function virtual(Chance $chance, string $class, array $properties): array
    {
        if (!$this->features->has('virtual') || !$chance->percent(22)) {
            return [];
        }
        $methods = [];
        foreach (\array_slice($chance->shuffled(['getTotal', 'getaway', 'label', 'getNothing', 'isOdd']), 0, $chance->int(1, 2)) as $name) {
            $shape = $this->shapes->make($chance);
            $attributes = $this->attributes->forMember($chance, false, $this->hasEvaluator, true);
            array_unshift($attributes, 'JMS\VirtualProperty' . ($chance->percent(15) ? "('other')" : ''));
            if ($shape->type !== null && $chance->percent(30)) {
                $attributes[] = 'JMS\Type(' . var_export($shape->type, true) . ')';
            }
            $from = $properties === [] ? null : $chance->oneOf($properties);
            [$return, $body] = $this->signatures[$name] ??= $chance->oneOf(self::RESULTS);
            if ($return === '' && $from !== null && $chance->percent(70)) {
                $body = ($from->isStatic() ? 'self::$' : '$this->') . "{$from->name} ?? null";
            }
            $methods[] = new MethodSource($attributes, "public function {$name}(){$return} { \\" . Journal::class . "::note('{$class}::{$name}'); return {$body}; }");
        }

        return $methods;
    }

    /**
     * @param list<PropertySource> $properties
     *
     * @return list<MethodSource>
     */
    private function hooks(Chance $chance, string $class, array $properties): array
    {
        if (!$this->features->has('hooks')) {
            return [];
        }
        $methods = [];
        foreach (['PreSerialize' => 'before', 'PostSerialize' => 'after', 'PostDeserialize' => 'restored'] as $attribute => $name) {
            if (!$chance->percent(9)) {
                continue;
            }
            $changed = array_values(array_filter($properties, static fn(PropertySource $property): bool => $property->native === null && !$property->isStatic()));
            $change = $changed !== [] && $chance->percent(40) ? " \$this->{$chance->oneOf($changed)->name} = '{$name}';" : '';
            // A child that overrides one would have to be as visible.
            $visibility = $chance->percent(70) ? 'public' : 'private';
            $own = $visibility === 'private' ? "{$name}{$class}" : $name;
            $methods[] = new MethodSource(["JMS\\{$attribute}"], "{$visibility} function {$own}() { \\" . Journal::class . "::note('{$class}::{$own}');{$change} }");
        }

        return $methods;
    }

    private function discriminate(Chance $chance): void
    {
        if (!$this->features->has('discriminators')) {
            return;
        }
        $model = new Model($this->made, [], [new Shape('anything', null, null)]);
        foreach ($this->made as $i => $class) {
            $children = array_values(array_filter($model->concrete($class->name), static fn(ClassSource $child): bool => $child !== $class));
            if ($class->isEnum() || $class->isInterface() || $children === [] || isset($this->inlined[$class->name]) || !$chance->percent(55)) {
                continue;
            }
            $map = [];
            foreach ($model->concrete($class->name) as $number => $child) {
                if (!$chance->percent(4)) {
                    $map[] = "'" . $chance->oneOf([strtolower($child->name), "t/{$number}", (string) $number]) . "' => " . var_export('@@\\' . $child->name, true);
                }
            }
            $attribute = $chance->percent(4) ? 'JMS\Discriminator(disabled: true)' : "JMS\\Discriminator(field: '{$chance->oneOf(['type', 'kind', 'what', 'kind'])}', map: [" . implode(', ', $map) . ']'
                . ($chance->percent(25) ? ", groups: [{$this->attributes->groups($chance)}]" : '') . ')';
            $this->made = Less::replaced($this->made, $i, $class->with(attributes: [...$class->attributes, $attribute]));
            if ($chance->percent(90)) {
                return;
            }
        }
    }
}
