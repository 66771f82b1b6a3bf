<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Random;

use Kiln\Tests\Bridge\Jms\Differential\Journal;
use Kiln\Tests\Bridge\Jms\Differential\Model\ClassSource;
use Kiln\Tests\Bridge\Jms\Differential\Model\MethodSource;
use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Bridge\Jms\Differential\Model\PropertySource;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fuzz\Chance;

/**
 * Random models of classes with Kiln's attributes. PHP can declare them; whether Kiln can read or write them shows later.
 */
final class ModelMaker
{
    /** The name of a class that stands in for another and gets its values when the first of them is asked for. */
    public const PROXY = 'Proxy';

    private const CLASSES = ['Alpha', 'Beta', 'HTMLPage', 'user_row', 'Delta'];

    public const PROPERTIES = ['id', 'name', 'fooBar', 'URL', 'x', 'kind', 'items', 'is_ok', '_under', 'a', 'htmlBody', 'v2', 'größe'];

    private const NOTE = '\\' . Journal::class . '::note';

    /** @var list<ClassSource> */
    private array $made = [];

    public function make(Chance $chance): Model
    {
        /** @var non-empty-list<'Alpha'|'Beta'|'Delta'|'HTMLPage'|'user_row'> $names */
        $names = \array_slice(self::CLASSES, 0, $chance->oneOf([1, 1, 2, 2, 3, 4]));
        $enums = $this->enums($chance);
        $base = match (true) {
            \count($names) === 1 || !$chance->percent(45) => null,
            $chance->percent(60) => 'Thing',
            default => 'Common',
        };
        $generics = $chance->percent(25) ? ['Page'] : [];
        $types = new TypeMaker($names, $base === null ? [] : [$base], array_column($enums, 'name'), $generics);

        $this->made = $enums;
        $parent = null;
        if ($base !== null) {
            $parent = $this->base($chance, $base, $names, $types);
            $this->made[] = $parent;
        }
        foreach ($names as $name) {
            $this->made[] = $this->class($chance, $name, $parent, $types);
        }
        if ($generics !== []) {
            $this->made[] = $this->page($chance);
        }
        foreach ($this->made as $class) {
            if ($class->kind === 'class' && $chance->percent(20)) {
                $this->made[] = $this->proxy($class);
            }
        }

        $roots = [$types->root($chance)];
        for ($count = 3; $count > 0; --$count) {
            $roots[] = $types->root($chance);
        }

        return new Model($this->made, self::steps($chance), $roots);
    }

    /**
     * @return list<string>
     */
    private static function steps(Chance $chance): array
    {
        $steps = [];
        foreach (['files' => 30, 'depth 3' => 3, 'depth 6' => 3, 'strings 12' => 2, 'elements 5' => 2, 'precision 17' => 4, 'precision 5' => 2, 'converter number' => 15, 'listener Alpha' => 4, 'listener Beta' => 2] as $step => $percent) {
            if ($chance->percent($percent)) {
                $steps[] = $step;
            }
        }

        return $steps;
    }

    /**
     * @return list<ClassSource>
     */
    private function enums(Chance $chance): array
    {
        $all = [
            new ClassSource('Suit', 'enum', cases: ['Hearts', 'Spades']),
            new ClassSource('Level', 'enum', cases: ["Low = 'low'", "High = 'h/igh'", "Odd = '7'", "Quoted = \"\\\"ü\\\\\""], backing: 'string'),
            new ClassSource('Rank', 'enum', cases: ['One = 1', 'Two = -2', 'Zero = 0', 'Most = PHP_INT_MAX'], backing: 'int'),
        ];

        return \array_slice($chance->shuffled($all), 0, $chance->oneOf([0, 1, 2, 3]));
    }

    /**
     * @param non-empty-list<string> $names
     */
    private function base(Chance $chance, string $name, array $names, TypeMaker $types): ClassSource
    {
        $map = [];
        foreach ($names as $i => $class) {
            if ($chance->percent(92)) {
                $map[] = var_export($chance->oneOf([strtolower($class), "t/{$i}", (string) $i]), true) . " => {$class}::class";
            }
        }
        $attributes = $map === [] || $chance->percent(15) ? [] : ["\\Kiln\\Attribute\\Discriminator('{$chance->oneOf(['kind', 'type', 'what'])}', [" . implode(', ', $map) . '])'];
        if ($name === 'Thing') {
            return new ClassSource($name, 'interface', attributes: $attributes);
        }

        return new ClassSource($name, 'abstract class', attributes: $attributes, properties: [(new PropertyMaker($types, []))->make($chance, 'common', false)]);
    }

    private function class(Chance $chance, string $name, ?ClassSource $base, TypeMaker $types): ClassSource
    {
        $parents = array_values(array_filter($this->made, static fn(ClassSource $class): bool => $class->kind === 'class'));
        $parent = match (true) {
            $base !== null && !$base->isInterface() => $base,
            $parents !== [] && $chance->percent(30) => $chance->oneOf($parents),
            default => null,
        };
        $inherited = $this->namesOf($parent);
        $construction = $chance->oneOf(['none', 'none', 'promoting', 'promoting', 'assigning']);
        $inlinable = array_values(array_filter(array_column($parents, 'name'), static fn(string $class): bool => $class !== $parent?->name));
        $maker = new PropertyMaker($types, $inlinable);
        $properties = [];
        $methods = [];
        foreach (\array_slice($chance->shuffled(self::PROPERTIES), 0, $chance->oneOf([0, 1, 2, 3, 3, 4, 5, 7])) as $property) {
            if (\in_array($property, $inherited, true)) {
                continue;
            }
            $source = $maker->make($chance, $property, $construction === 'promoting');
            if ($chance->percent(9) && preg_grep('/Inline/', $source->attributes) === []) {
                [$source, $accessors] = self::accessors($chance, $name, $source);
                array_push($methods, ...$accessors);
            }
            $properties[] = $source;
        }
        // Parameters with a default come last, or PHP deprecates them.
        usort($properties, static fn(PropertySource $a, PropertySource $b): int => ($a->isPromoted && $a->default !== null) <=> ($b->isPromoted && $b->default !== null));
        if ($construction === 'assigning') {
            $methods[] = self::constructor($chance, $name, $properties);
        }
        array_push($methods, ...self::virtual($chance, $name, $maker), ...self::hooks($chance, $name, $properties), ...self::magic($chance, $name));
        $interfaces = $base?->isInterface() === true && $chance->percent(75) ? [$base->name] : [];
        if ($chance->percent(4)) {
            $interfaces[] = '\JsonSerializable';
            $methods[] = new MethodSource([], "public function jsonSerialize(): mixed { {$this->note($name, 'jsonSerialize')} return 'never'; }");
        }

        return new ClassSource(
            $name,
            $chance->oneOf(['class', 'class', 'final class']),
            $parent?->name,
            // Of an interface that the parent has, PHP allows to say so again.
            $interfaces,
            self::attributes($chance, array_map(static fn(PropertySource $property): string => $property->name, $properties)),
            $properties,
            $methods,
        );
    }

    private function note(string $class, string $method): string
    {
        return self::NOTE . "('{$class}::{$method}');";
    }

    /**
     * @return list<string> of all properties that a class has, private ones of its parents as well
     */
    private function namesOf(?ClassSource $class): array
    {
        $names = [];
        while ($class !== null) {
            foreach ($class->properties as $property) {
                $names[] = $property->name;
            }
            $parent = $class->parent;
            $class = null;
            foreach ($this->made as $made) {
                $class = $made->name === $parent ? $made : $class;
            }
        }

        return $names;
    }

    /**
     * @param list<string> $names of its properties
     *
     * @return list<string> PHP code
     */
    private static function attributes(Chance $chance, array $names): array
    {
        $attributes = [];
        if ($chance->percent(15)) {
            $attributes[] = '\Kiln\Attribute\Naming(\Kiln\Attribute\NamingStrategy::' . $chance->oneOf(['Snake', 'Camel', 'Kebab', 'Pascal']) . ')';
        }
        if ($names !== [] && $chance->percent(15)) {
            $attributes[] = '\Kiln\Attribute\Order(' . ($chance->percent(50) ? '\Kiln\Attribute\Order::ALPHABETICAL' : "['" . implode("', '", \array_slice($chance->shuffled($names), 0, 2)) . "']") . ')';
        }
        if ($chance->percent(2)) {
            $attributes[] = '\Kiln\Attribute\ReadOnlyProperty';
        }
        if ($chance->percent(25)) {
            $attributes[] = '\AllowDynamicProperties';
        }

        return $attributes;
    }

    /**
     * @param list<PropertySource> $properties
     */
    private static function constructor(Chance $chance, string $class, array $properties): MethodSource
    {
        $required = $optional = [];
        $body = self::NOTE . "('{$class}::__construct');";
        foreach ($properties as $property) {
            if ($property->native === '\Generator' || !$chance->percent(75)) {
                continue;
            }
            $parameter = ($property->native === null ? '' : "{$property->native} ") . "\${$property->name}";
            if ($property->native !== null && $property->default !== null || $property->native === null && $chance->percent(30)) {
                $optional[] = "{$parameter} = " . ($property->default ?? 'null');
            } else {
                $required[] = $parameter;
            }
            if ($property->shape->kind === 'int') {
                $body .= " if (\${$property->name} === 7) { throw new \\DomainException('seven'); }";
            }
            $body .= " \$this->{$property->name} = \${$property->name};";
        }
        $more = match ($chance->int(0, 9)) {
            0 => '\stdClass $stranger',
            1, 2 => 'int $extra = 3',
            3 => 'string ...$rest',
            4 => 'array $list = [1, 2], ?self $other = null',
            default => null,
        };
        if ($more !== null) {
            if (str_contains($more, '=') || str_contains($more, '...')) {
                $optional[] = $more;
            } else {
                $required[] = $more;
            }
        }
        $visibility = $chance->oneOf(['public', 'public', 'public', 'protected', 'private']);

        return new MethodSource([], "{$visibility} function __construct(" . implode(', ', [...$required, ...$optional]) . ") { {$body} }");
    }

    /**
     * @return array{PropertySource, list<MethodSource>}
     */
    private static function accessors(Chance $chance, string $class, PropertySource $property): array
    {
        $upper = ucfirst($property->name);
        $type = $property->native === null ? '' : "{$property->native} ";
        $return = $property->native === null ? '' : ": {$property->native}";
        $which = $chance->int(1, 3);
        $arguments = [];
        $methods = [];
        if (($which & 1) !== 0) {
            $arguments[] = "getter: 'get{$upper}'";
            $methods[] = new MethodSource([], "{$chance->oneOf(['public', 'public', 'private'])} function get{$upper}(){$return} { " . self::NOTE . "('{$class}::get{$upper}'); return \$this->{$property->name}; }");
        }
        if (($which & 2) !== 0 && !$property->isReadonly()) {
            $arguments[] = "setter: 'set{$upper}'";
            $methods[] = new MethodSource([], "{$chance->oneOf(['public', 'public', 'private'])} function set{$upper}({$type}\$value): void { " . self::NOTE . "('{$class}::set{$upper}'); \$this->{$property->name} = \$value; }");
        }

        return [$arguments === [] ? $property : $property->with([...$property->attributes, '\Kiln\Attribute\Accessor(' . implode(', ', $arguments) . ')']), $methods];
    }

    /**
     * @return list<MethodSource>
     */
    private static function virtual(Chance $chance, string $class, PropertyMaker $maker): array
    {
        if (!$chance->percent(15)) {
            return [];
        }
        [$return, $body] = $chance->oneOf([
            ['int', '7'], ['string', "'v/ö'"], ['?string', 'null'], ['float', '2.0'], ['\DateTimeImmutable', "new \\DateTimeImmutable('2021-02-03 04:05:06.7 Europe/Zurich')"], ['int|string', "'7'"],
            ['mixed', '[]'], ['mixed', "['k' => [1.5, null]]"], ['mixed', '$this'], ['array', '[1, 2]'], ['array', 'array_keys(get_object_vars($this))'], ['?self', 'null'], ['bool', "throw new \\DomainException('no total')"],
        ]);

        return [new MethodSource(
            ['\Kiln\Attribute\VirtualProperty' . $chance->oneOf(['', "('sum')"]), ...$maker->selection($chance)],
            "{$chance->oneOf(['public', 'private'])} function getTotal{$class}(): {$return} { " . self::NOTE . "('{$class}::getTotal'); " . (str_starts_with($body, 'throw') ? "{$body};" : "return {$body};") . ' }',
        )];
    }

    /**
     * @param list<PropertySource> $properties
     *
     * @return list<MethodSource>
     */
    private static function hooks(Chance $chance, string $class, array $properties): array
    {
        $methods = [];
        foreach (['BeforeSerialize' => 'before', 'AfterDeserialize' => 'after'] as $attribute => $name) {
            if (!$chance->percent(9)) {
                continue;
            }
            $changed = array_values(array_filter($properties, static fn(PropertySource $property): bool => !$property->isReadonly()));
            $change = '';
            if ($changed !== [] && $chance->percent(50)) {
                $property = $chance->oneOf($changed)->name;
                $change = $chance->oneOf([" if (isset(\$this->{$property})) { \$this->{$property} = \$this->{$property}; }", " unset(\$this->{$property});", " if ((\$this->{$property} ?? null) === 0) { throw new \\DomainException('zero'); }"]);
            }
            $methods[] = new MethodSource(["\\Kiln\\Attribute\\{$attribute}"], "{$chance->oneOf(['public', 'protected', 'private'])} function {$name}{$class}(): void { " . self::NOTE . "('{$class}::{$name}');{$change} }");
        }

        return $methods;
    }

    /**
     * @return list<MethodSource>
     */
    private static function magic(Chance $chance, string $class): array
    {
        $methods = [];
        $add = static function (int $percent, string $code) use ($chance, &$methods): void {
            if ($chance->percent($percent)) {
                $methods[] = new MethodSource([], $code);
            }
        };
        $note = self::NOTE . "('{$class}::";
        $add(6, "public function __get(string \$name): mixed { {$note}__get ' . \$name); return {$chance->oneOf(['null', "'from __get'", '3', '[]'])}; }");
        $add(4, "public function __set(string \$name, mixed \$value): void { {$note}__set ' . \$name); }");
        $add(3, "public function __isset(string \$name): bool { {$note}__isset ' . \$name); return true; }");
        // Not noted: whenever the garbage of earlier cases is collected, there are more of them.
        $add(6, "public function __destruct() { unset(\$this->gone); }");
        $add(3, "public function __clone() { {$note}__clone'); }");

        return $methods;
    }

    /**
     * A class with a template, of whose arguments the types of its properties are made.
     */
    private function page(Chance $chance): ClassSource
    {
        $template = new Shape('template', 'T', null);
        $properties = [
            new PropertySource('items', 'public', 'array', $chance->oneOf([null, '[]']), [], new Shape('list', 'list<T>', 'array', [$template]), doc: '@var list<T>'),
            new PropertySource('first', $chance->oneOf(['public', 'private']), $chance->oneOf([null, 'mixed']), $chance->oneOf([null, 'null']), [], TypeMaker::nullable($template), doc: '@var ?T'),
            new PropertySource('total', 'public', 'int', null, [], new Shape('int', 'int', 'int', isInferred: true)),
        ];

        return new ClassSource('Page', 'class', properties: \array_slice($properties, 0, $chance->int(1, 3)), doc: '/** @template T */');
    }

    /**
     * As object-relational mappers make them.
     */
    private function proxy(ClassSource $class): ClassSource
    {
        $name = $class->name . self::PROXY;
        $proxies = '\\' . ObjectTricks::class;

        return new ClassSource($name, 'class', $class->name, methods: [
            new MethodSource([], "public function __get(string \$name): mixed { {$this->note($name, '__get')} {$proxies}::load(\$this); return {$proxies}::value(\$this, \$name); }"),
            new MethodSource([], "public function __isset(string \$name): bool { {$this->note($name, '__isset')} {$proxies}::load(\$this); return isset(\$this->{\$name}); }"),
        ]);
    }
}
