<?php

declare(strict_types=1);

namespace Kiln\Tests\Dialect\Jms\Metadata;

use Kiln\Tests\Fuzz\Chance;

/**
 * Classes, interfaces, enums and a trait with attributes of chance: PHP takes them; jms/serializer takes most of them.
 *
 * A name has the same type everywhere, so that subclasses may declare it anew.
 */
final readonly class ClassesOfChance
{
    /** Native types, and defaults that they take; none where there are no two. */
    private const TYPES = [
        '' => ['1', '[]'],
        'int' => ['1', '-7'],
        '?string' => ['null', "'x'"],
        'float' => ['1', '1.5'],
        'bool' => ['true'],
        'array' => ['[]', "[1, 'a' => self::class]"],
        '?array' => ['null'],
        'mixed' => ['null', '[[]]'],
        'iterable' => ['[]'],
        'iterable|int' => ['5'],
        'Shade' => ['Shade::Dark'],
        '?Size' => ['null', 'Size::Small'],
        'Shade|int|null' => ['null', 'Shade::Dark'],
        'array|string' => ["''"],
        'bool|float|int|string|null' => ['0'],
        '\DateTimeImmutable' => [],
        'Missing' => [],
        'Missing|int' => ['3'],
        '?C0' => ['null'],
        'I0|C0' => [],
        'object' => [],
        'false|null' => ['false'],
        '\Countable&\Traversable' => [],
        '(\Countable&\Traversable)|null' => ['null'],
        '(\Countable&\Traversable)|int' => ['8'],
    ];

    private const PROPERTIES = ['a', 'b', 'aB', 'URLOf', 'type', 'name', 'kind', 'x1', '_u'];
    private const METHODS = ['getA', 'isB', 'hasAB', 'setA', 'setB', 'setURLOf', 'getURLOf', 'getName', 'name', 'getType', 'total', 'getaway', 'b', 'get'];

    private const JMS_TYPES = [
        'int', 'string', 'array', 'array<int>', 'array<string, int>', 'list<C0>', 'array<null>', "DateTime<'Y-m-d'>", 'C0', 'enum<Shade>', 'string|null', 'array<array<A, B<2>>>',
    ];

    /** One in a thousand of these keeps a case from being only about errors. */
    private const WRONG = ['?int', '', 'A[]', '<'];

    /** @var list<array{string, string, bool}> types, visibilities, and whether static, by the number of a property */
    private array $properties;

    /** @var list<array{string, string}> types and visibilities by the number of a method */
    private array $methods;

    private int $classes;

    public function __construct(private Chance $chance)
    {
        $types = array_keys(self::TYPES);
        $visibility = static fn(): string => $chance->oneOf(['public', 'public', 'protected', 'private']);
        $this->properties = array_map(static fn(): array => [$chance->oneOf($types), $visibility(), $chance->percent(5)], self::PROPERTIES);
        $this->methods = array_map(static fn(): array => [$chance->oneOf($types), $chance->percent(80) ? 'public' : $visibility()], self::METHODS);
        $this->classes = $chance->int(2, 5);
    }

    /**
     * @return list<string> of all that may be asked for
     */
    public function names(): array
    {
        return [...array_map(static fn(int $number): string => "C{$number}", range(0, $this->classes - 1)), 'I0', 'I1', 'T', 'Shade', 'Size'];
    }

    public function code(): string
    {
        $code = "enum Shade: string { case Dark = 'd'; {$this->method('total', 'int', 'public')} }\nenum Size { case Small; }\n";
        $code .= "{$this->onClass()}\ninterface I0 { {$this->onMethod()} public function getI(): int; }\n";
        $code .= "{$this->onClass()}\ninterface I1 extends I0 { {$this->onMethod()} public function ofI1(): ?Shade; }\n";
        $code .= "trait T {\n {$this->onProperty()} protected ?int \$t1 = 1;\n {$this->onProperty()} private static \$t2;\n {$this->method('getT', 'int', 'private')} }\n";
        $implements = [];
        for ($number = 0; $number < $this->classes; ++$number) {
            $parent = $number > 0 && $this->chance->percent(70) ? $this->chance->int(0, $number - 1) : null;
            $interface = $parent !== null && isset($implements[$parent]) ? '' : $this->chance->oneOf(['', '', 'I0', 'I1', 'I1, \Countable']);
            if ($interface !== '' || ($parent !== null && isset($implements[$parent]))) {
                $implements[$number] = true;
            }
            $code .= $this->classCode($number, $parent === null ? $this->chance->oneOf(['', '', '', '', '', ' extends \ArrayObject', ' extends \Exception']) : " extends C{$parent}", $interface);
        }

        return $code;
    }

    private function classCode(int $number, string $extends, string $interface): string
    {
        $interface = str_contains($extends, 'ArrayObject') ? str_replace(', \Countable', '', $interface) : $interface;
        $body = $this->chance->percent(20) ? "use T;\n" : '';
        $promoted = [];
        foreach ($this->chance->shuffled(array_keys(self::PROPERTIES)) as $property) {
            $way = $this->chance->int(1, 10);
            if ($way <= 4) {
                $body .= $this->property($property) . "\n";
            } elseif ($way === 5 && !$this->properties[$property][2]) {
                $promoted[] = $this->promoted($property);
            }
        }
        if ($promoted !== []) {
            // Those without a default come first, or PHP deprecates the others.
            usort($promoted, static fn(string $a, string $b): int => str_contains($a, ' = ') <=> str_contains($b, ' = '));
            $body .= 'public function __construct(' . implode(', ', $promoted) . ") {}\n";
        }
        foreach (self::METHODS as $method => $name) {
            if ($this->chance->percent(30)) {
                $body .= $this->method($name, ...$this->methods[$method]) . "\n";
            }
        }
        if ($interface !== '') {
            $body .= $this->method('getI', 'int', 'public') . $this->method('ofI1', '?Shade', 'public');
            $body .= str_contains($interface, 'Countable') ? $this->method('count', 'int', 'public') : '';
        }
        $abstract = $this->chance->percent(20) ? 'abstract ' : '';

        return "{$this->onClass()}\n{$abstract}class C{$number}{$extends}" . ($interface === '' ? '' : " implements {$interface}") . " {\n{$body}}\n";
    }

    private function property(int $property): string
    {
        [$type, $visibility, $isStatic] = $this->properties[$property];
        $defaults = self::TYPES[$type];
        $default = $defaults !== [] && $this->chance->percent(60) ? ' = ' . $this->chance->oneOf($defaults) : '';

        return "{$this->onProperty()} {$visibility} " . ($isStatic ? 'static ' : '') . $type . ' $' . self::PROPERTIES[$property] . "{$default};";
    }

    private function promoted(int $property): string
    {
        [$type, $visibility] = $this->properties[$property];
        $defaults = self::TYPES[$type];
        $default = $defaults !== [] && $this->chance->percent(60) ? ' = ' . $this->chance->oneOf($defaults) : '';

        return "{$this->onProperty()} {$visibility} {$type} \$" . self::PROPERTIES[$property] . $default;
    }

    private function method(string $name, string $type, string $visibility): string
    {
        $returns = $type === '' ? '' : ": {$type}";

        return "{$this->onMethod()} {$visibility} function {$name}(){$returns} { throw new \\LogicException(); }";
    }

    private function onClass(): string
    {
        $classes = implode(', ', array_map(static fn(string $name): string => "'{$name}' => {$name}::class", $this->names()));

        return $this->attributes(3, 20, [
            fn(): string => 'ExclusionPolicy(' . $this->chance->oneOf(["'all'", "policy: 'NONE'", "['policy' => 'All']", 'ExclusionPolicy::ALL']) . ')',
            fn(): string => 'AccessType(' . $this->chance->oneOf(["type: 'property'", "['type' => 'public_method']", "type: 'x'"]) . ')',
            static fn(): string => "AccessorOrder(order: 'alphabetical')",
            fn(): string => "AccessorOrder(['order' => 'custom', 'custom' => ['" . implode("', '", $this->chance->shuffled(self::PROPERTIES)) . "']])",
            fn(): string => "AccessorOrder(order: '" . $this->chance->oneOf(['undefined', 'undefined', 'custom', 'alphabetical', $this->chance->percent(3) ? 'none' : 'undefined']) . "')",
            fn(): string => 'ReadOnlyProperty' . $this->chance->oneOf(['', '(readOnly: false)', '([])']),
            fn(): string => 'Exclude' . $this->chance->oneOf(["(if: 'x')", "(['if' => 'y'])", "(['value' => 'z'])", $this->chance->percent(30) ? '' : "(if: 'a')"]),
            fn(): string => $this->chance->percent(40)
                ? 'Discriminator(field: ' . $this->chance->oneOf(["'kind'", "'type'", "'disc'"]) . ", groups: ['g'], map: [{$classes}])"
                : 'Discriminator(disabled: true)',
            fn(): string => "VirtualProperty('" . $this->chance->oneOf(['a', 'virt', '5', 'kind']) . "', exp: 'x', options: [{$this->options()}])",
            fn(): string => "VirtualProperty(['name' => 'vB', 'exp' => 'x', 'options' => [{$this->options()}]])",
            static fn(): string => "XmlRoot('r', prefix: 'p')",
            static fn(): string => "XmlNamespace(uri: 'u')",
            static fn(): string => "XmlDiscriminator(['cdata' => false])",
        ]);
    }

    private function onMethod(): string
    {
        return $this->attributes(4, 40, [
            static fn(): string => 'VirtualProperty',
            static fn(): string => 'VirtualProperty',
            fn(): string => "VirtualProperty('" . $this->chance->oneOf(['renamed', 'a', 'URL', '10']) . "')",
            static fn(): string => 'PreSerialize',
            static fn(): string => 'PostSerialize()',
            static fn(): string => 'PostDeserialize',
            ...$this->common(),
        ]);
    }

    private function onProperty(): string
    {
        return $this->attributes(5, 75, [
            fn(): string => 'Accessor(' . $this->chance->oneOf(["getter: 'getA'", "[], 'a', 'b'", "['setter' => 'x', 'value' => 'y']", "getter: '', setter: 'set'"]) . ')',
            fn(): string => 'AccessType(' . $this->chance->oneOf(["type: 'property'", "['type' => 'property']", $this->chance->percent(20) ? "type: 'public_method'" : "type: 'x'"]) . ')',
            fn(): string => 'ReadOnlyProperty' . $this->chance->oneOf(['', '(readOnly: false)', "(['readOnly' => true])"]),
            static fn(): string => "UnionDiscriminator(map: ['a' => C0::class])",
            static fn(): string => "UnionDiscriminator(['field' => 'f', 'map' => ['a' => 1.0]])",
            ...$this->common(),
        ]);
    }

    /**
     * @return list<\Closure(): string> what may stand on methods and properties
     */
    private function common(): array
    {
        return [
            fn(): string => 'Type(' . $this->chance->oneOf(["name: {$this->jmsType()}", "['name' => {$this->jmsType()}]"]) . ')',
            fn(): string => 'Type(' . $this->jmsType() . ')',
            fn(): string => 'SerializedName(' . $this->chance->oneOf(["'n'", "name: 'n 2'", "['name' => '']", "'0'", 'null', '12']) . ')',
            fn(): string => 'Groups(' . $this->chance->oneOf(["['a', 'b']", "groups: ['a']", "['groups' => ['k' => 'a']]", "['value' => ['b']]", '[]', "['x' => 'a']", $this->chance->percent(3) ? "['a,b']" : "['a']"]) . ')',
            fn(): string => $this->chance->oneOf(['Since', 'Until']) . '(' . $this->chance->oneOf(["'1.0'", "version: '2'", "['version' => '3']", 'null']) . ')',
            fn(): string => 'MaxDepth(' . $this->chance->oneOf(['1', 'depth: 2', "['depth' => 0]", '']) . ')',
            static fn(): string => 'SkipWhenEmpty',
            fn(): string => $this->chance->percent(60) ? 'Inline' : 'Inline, Type(' . $this->jmsType() . ')',
            static fn(): string => 'Exclude',
            fn(): string => 'Exclude(' . $this->chance->oneOf(["if: 'a'", "['if' => 'b']", '']) . ')',
            fn(): string => 'Expose' . $this->chance->oneOf(['', '', "(if: 'a')"]),
            static fn(): string => "XmlList(['entry' => 'a'])",
            static fn(): string => "XmlMap(keyAttribute: 'k')",
            static fn(): string => 'XmlElement(cdata: false), XmlValue',
            static fn(): string => 'Missing\Attribute(Missing\A::B)',
            static fn(): string => '\JMS\Serializer\Annotation\NotThere(1)',
        ];
    }

    private function jmsType(): string
    {
        return '"' . $this->chance->oneOf($this->chance->int(1, 1000) === 1 ? self::WRONG : self::JMS_TYPES) . '"';
    }

    private function options(): string
    {
        return implode(', ', $this->chance->listOf(3, fn(): string => $this->chance->oneOf([
            "[SerializedName::class, ['n']]",
            "[Groups::class, [['g']]]",
            "[Type::class, ['name' => {$this->jmsType()}]]",
            '[Inline::class, []]',
            '[Exclude::class, []]',
            "[Expose::class, ['if' => 'e']]",
            '[ReadOnlyProperty::class, [false]]',
            '[Missing::class, 1]',
            "new Since('1')",
            "new SerializedName(name: 'obj')",
            'new \stdClass()',
            "[UnionDiscriminator::class, ['kind', ['a' => C0::class]]]",
            "[AccessType::class, ['public_method']]",
        ])));
    }

    /**
     * @param non-empty-list<\Closure(): string> $makers
     */
    private function attributes(int $most, int $percent, array $makers): string
    {
        if (!$this->chance->percent($percent)) {
            return '';
        }
        $attributes = [];
        foreach ($this->chance->listOf($most, fn(): string => $this->chance->oneOf($makers)()) as $attribute) {
            // Twice the same is an error that hides all others.
            $name = (string) strtok($attribute, '(');
            if ($name === 'VirtualProperty') {
                $attributes[] = $attribute;
            } elseif (!isset($attributes[$name]) && !(isset($attributes['Type']) && str_contains($attribute, 'Type(')) && !($name === 'Type' && str_contains(implode($attributes), 'Type('))) {
                $attributes[$name] = $attribute;
            }
        }

        return $attributes === [] ? '' : '#[' . implode(', ', $attributes) . ']';
    }
}
