<?php

declare(strict_types=1);

namespace Kiln\Lab\Model;

use Composer\Autoload\ClassLoader;
use Symfony\Component\Filesystem\Filesystem;

/**
 * Writes the classes that models.php describes, with the attributes of all serializers: a file for each class, as users have them.
 */
final readonly class Models
{
    /** The form of dates, where it is not the usual one. */
    public const DATES = ['GitHub' => 'Y-m-d\TH:i:sp', 'CycloneDx' => self::MILLISECONDS, 'CycloneDx\Xml' => self::MILLISECONDS];

    private const MILLISECONDS = 'Y-m-d\TH:i:s.vp';

    private const STYLES = ['Catalogue\Closed' => 'closed', 'CycloneDx' => 'readonly', 'Depot' => 'entity'];

    private const IMPORTS = ['JMS\Serializer\Annotation as JMS', 'Kiln\Attribute as Kiln', 'Symfony\Component\Serializer\Attribute as Symfony'];

    private const IMPORTS_OF_ENTITIES = ['Doctrine\Common\Collections\ArrayCollection', 'Doctrine\Common\Collections\Collection', 'Doctrine\ORM\Mapping as ORM', ...self::IMPORTS];

    public static function register(): void
    {
        $directory = \dirname(__DIR__, 3) . '/var/lab/models/' . hash('xxh32', implode('', array_map(file_get_contents(...), [__DIR__ . '/models.php', __FILE__])));
        if (!is_dir($directory)) {
            self::write($directory);
        }
        $loader = new ClassLoader();
        $loader->addPsr4(__NAMESPACE__ . '\\', $directory);
        $loader->register();
    }

    private static function write(string $directory): void
    {
        /** @var array<string, array<string, string>> $models */
        $models = require __DIR__ . '/models.php';
        $files = new Filesystem();
        $new = $directory . getmypid();
        foreach ($models + ['Catalogue\Closed' => $models['Catalogue\Open']] as $namespace => $classes) {
            $embeddables = array_values(array_filter(array_keys($classes), static fn(string $class): bool => str_starts_with($class, 'embeddable ')));
            foreach ($classes as $class => $properties) {
                [$class, $root] = explode('#', $class) + [1 => ''];
                [$class, $style] = array_reverse(explode(' ', $class)) + [1 => self::STYLES[$namespace] ?? 'open'];
                $files->dumpFile("{$new}/" . strtr($namespace, '\\', '/') . "/{$class}.php", self::code($namespace, $class, $style, $properties, $embeddables, $root));
            }
        }
        // Another process may have been first.
        is_dir($directory) ? $files->remove($new) : @rename($new, $directory);
    }

    /**
     * @param list<string> $embeddables classes of the namespace that are a part of entities
     * @param string       $root        how Kiln's XML calls the class where nothing around it says so
     */
    private static function code(string $namespace, string $class, string $style, string $properties, array $embeddables, string $root): string
    {
        $isEntity = $style === 'entity' || $style === 'embeddable';
        $hasConstructor = $style === 'closed' || $style === 'readonly';
        $parameters = $phpdocs = $declarations = $methods = '';
        $number = 0;
        foreach (explode(',', $properties) as $part) {
            [$description, $names] = explode(' ', trim($part), 2) + [1 => ''];
            preg_match('/^(\?)?([^=><@^!~%#]+)(.*)$/', $description, $match);
            [, $null, $type, $modifiers] = $match + ['', '', '', ''];
            [$orNull, $default] = $null === '' ? ['', ''] : ['|null', ' = null'];
            $isAccessed = $style === 'closed' && str_contains($modifiers, '~');
            foreach (explode(' ', $names) as $name) {
                [$native, $phpdoc, $attributes] = self::type($namespace, $type, $style === 'entity');
                if ($isEntity) {
                    $attributes[] = self::mapping($name, $type, $modifiers, $null !== '', $embeddables);
                }
                if ($isEntity && $type[0] === '[') {
                    $item = trim($type, '[]');
                    // symfony/serializer fills collections by these.
                    $methods .= "    public function add{$item}({$item} \$item): void { \$this->{$name}->add(\$item); }\n"
                        . "    public function remove{$item}({$item} \$item): void { \$this->{$name}->removeElement(\$item); }\n";
                    // What is not read stays without a value, whether constructors are called or not, so that all read the same.
                    $parameters .= str_contains($modifiers, '%') ? '' : "        \$this->{$name} = new ArrayCollection();\n";
                }
                $attributes[] = 'Kiln\Protobuf\Field(' . ++$number . ')';
                $modified = self::attributes($name, $isAccessed ? $modifiers : str_replace('~', '', $modifiers), $attributes);
                $property = '#[' . implode(', ', $modified) . '] %s ' . "{$null}{$native} \${$name}";
                if (!$hasConstructor) {
                    $declarations .= ($phpdoc === null ? '' : "    /** @var {$phpdoc}{$orNull} */\n") . '    ' . \sprintf($property, 'public') . "{$default};\n";
                    continue;
                }
                $phpdocs .= $phpdoc === null ? '' : "     * @param {$phpdoc}{$orNull} \${$name}\n";
                $visibility = $style === 'readonly' ? 'public' : ($isAccessed ? 'private' : 'private readonly');
                $parameters .= '        ' . \sprintf($property, $visibility) . ($style === 'readonly' ? $default : '') . ",\n";
                if ($isAccessed) {
                    $methods .= "    public function get{$name}(): {$native} { return \$this->{$name}; }\n    public function set{$name}({$native} \$value): void { \$this->{$name} = \$value; }\n";
                }
            }
        }
        $constructor = match (true) {
            $parameters === '' => '',
            $isEntity => "    public function __construct()\n    {\n{$parameters}    }\n",
            default => ($phpdocs === '' ? '' : "    /**\n{$phpdocs}     */\n") . "    public function __construct(\n{$parameters}    ) {}\n",
        };
        $attributes = match ($style) {
            'entity' => ['ORM\Entity', "ORM\Table('{$class}s')"],
            'embeddable' => ['ORM\Embeddable'],
            default => $root === '' ? [] : self::ofXml($root),
        };

        return "<?php\n\ndeclare(strict_types=1);\n\nnamespace " . __NAMESPACE__ . "\\{$namespace};\n\n"
            . 'use ' . implode(";\nuse ", $isEntity ? self::IMPORTS_OF_ENTITIES : self::IMPORTS) . ";\n\n"
            . ($attributes === [] ? '' : '#[' . implode(', ', $attributes) . "]\n")
            . ($isEntity ? '' : 'final ') . ($style === 'readonly' ? 'readonly ' : '') . "class {$class}\n{\n{$declarations}{$constructor}{$methods}}\n";
    }

    /**
     * @param list<string> $embeddables as the models name them
     *
     * @return string the attribute of a property of an entity
     */
    private static function mapping(string $name, string $type, string $modifiers, bool $isNullable, array $embeddables): string
    {
        $other = preg_match('/\^(\w+)/', $modifiers, $match) === 1 ? $match[1] : null;
        $item = trim($type, '[]');

        return match (true) {
            $name === 'id' => 'ORM\Id, ORM\Column',
            $type[0] === '[' => $other === null ? "ORM\ManyToMany(targetEntity: {$item}::class)" : "ORM\OneToMany(targetEntity: {$item}::class, mappedBy: '{$other}')",
            \in_array("embeddable {$type}", $embeddables, true) => 'ORM\Embedded',
            ctype_upper($type[0]) => 'ORM\ManyToOne' . ($other === null ? '' : "(inversedBy: '{$other}')"),
            default => 'ORM\Column' . ($isNullable ? '(nullable: true)' : ''),
        };
    }

    /** @return array{string, ?string, list<string>} the native type, that in phpdoc where it says more, and attributes for it */
    private static function type(string $namespace, string $type, bool $isEntity): array
    {
        $inner = trim($type, '[]{}');
        $named = ctype_upper($inner[0]) ? __NAMESPACE__ . "\\{$namespace}\\{$inner}" : $inner;
        $dates = self::DATES[$namespace] ?? null;

        return match (true) {
            $type[0] === '[' && $isEntity => ['Collection', "Collection<int, {$inner}>", ["JMS\\Type('ArrayCollection<{$named}>')"]],
            $type[0] === '[' => ['array', "list<{$inner}>", ["JMS\\Type('array<{$named}>')"]],
            $type[0] === '{' => ['array', "array<string, {$inner}>", ["JMS\\Type('array<string, {$named}>')", "JMS\\XmlMap(keyAttribute: 'key')"]],
            $type === 'date' => ['\DateTimeImmutable', null, $dates === null ? [] : ["Kiln\\DateFormat('{$dates}')", "JMS\\Type('DateTimeImmutable<\"{$dates}\">')"]],
            default => [$type, null, []],
        };
    }

    /**
     * @param list<string> $attributes
     *
     * @return list<string>
     */
    private static function attributes(string $name, string $modifiers, array $attributes): array
    {
        // JMS would make snake case of it.
        if (preg_match('/[A-Z]/', $name) === 1 && !str_contains($modifiers, '=')) {
            $attributes[] = "JMS\\SerializedName('{$name}')";
        }
        preg_match_all('/([=><@^!~%#])([^=><@^!~%#]*)/', $modifiers, $matches, \PREG_SET_ORDER);
        foreach ($matches as [, $kind, $value]) {
            array_push($attributes, ...match ($kind) {
                '=' => ["Kiln\\SerializedName('{$value}')", "JMS\\SerializedName('{$value}')", "Symfony\\SerializedName('{$value}')"],
                '!' => ['Symfony\Context([\Symfony\Component\Serializer\Serializer::EMPTY_ARRAY_AS_OBJECT => true])'],
                '^' => [],
                '#' => self::ofXml($value),
                '%' => ['Kiln\Ignore', 'JMS\Exclude', 'Symfony\Ignore'],
                '~' => ["JMS\\Accessor(getter: 'get{$name}', setter: 'set{$name}')"],
                '@' => ["JMS\\Groups(['{$value}'])"],
                '>' => ["JMS\\Since('{$value}')"],
                default => ["JMS\\Until('{$value}')"],
            });
        }

        return $attributes;
    }

    /**
     * @param string $layout `Items(tool)`, or another of these
     *
     * @return list<string> attributes
     */
    private static function ofXml(string $layout): array
    {
        [$kind, $names] = explode('(', rtrim($layout, ')')) + [1 => ''];
        [$name, $namespace] = explode('|', $names) + [1 => ''];

        return match ($kind) {
            'Attribute' => ['Kiln\Xml\Attribute', 'JMS\XmlAttribute'],
            'Text' => ['Kiln\Xml\Text', 'JMS\XmlValue'],
            'Items' => ["Kiln\\Xml\\Items('{$name}')", "JMS\\XmlList(entry: '{$name}')"],
            'List' => ["JMS\\XmlList(inline: true, entry: '{$name}')"],
            'Root' => ["Kiln\\Xml\\Root('{$name}'" . ($namespace === '' ? '' : ", '{$namespace}'") . ')', "JMS\\XmlRoot('{$name}')"],
            default => throw new \LogicException("No element is laid out as {$kind}."),
        };
    }
}
