<?php

declare(strict_types=1);

namespace Kiln\Lab\Model;

/** What {@see Models} writes of entities of Doctrine beyond other classes. */
final readonly class Entities
{
    /**
     * @param list<string> $embeddables as the models name them
     *
     * @return string the attribute of a property
     */
    public static function mapping(string $name, string $type, string $modifiers, bool $isNullable, array $embeddables): string
    {
        $other = preg_match('/\^(\w+)/', $modifiers, $match) === 1 ? $match[1] : null;

        return match (true) {
            $name === 'id' => 'ORM\Id, ORM\Column',
            $type[0] === '[' && $other !== null => 'ORM\OneToMany(targetEntity: ' . trim($type, '[]') . "::class, mappedBy: '{$other}')",
            $type[0] === '[' => 'ORM\ManyToMany(targetEntity: ' . trim($type, '[]') . '::class)',
            \in_array("embeddable {$type}", $embeddables, true) => 'ORM\Embedded',
            ctype_upper($type[0]) => 'ORM\ManyToOne' . ($other === null ? '' : "(inversedBy: '{$other}')"),
            default => 'ORM\Column' . ($isNullable ? '(nullable: true)' : ''),
        };
    }

    /** symfony/serializer fills collections by these. */
    public static function adder(string $name, string $type): string
    {
        $item = trim($type, '[]');

        return $type[0] !== '[' ? '' : "    public function add{$item}({$item} \$item): void { \$this->{$name}->add(\$item); }\n    public function remove{$item}({$item} \$item): void { \$this->{$name}->removeElement(\$item); }\n";
    }

    public static function file(string $namespace, string $class, bool $isEntity, string $members): string
    {
        $mapping = $isEntity ? "ORM\\Entity, ORM\\Table('{$class}s')" : 'ORM\Embeddable';

        return "<?php\n\ndeclare(strict_types=1);\n\nnamespace {$namespace};\n\nuse Doctrine\\Common\\Collections\\ArrayCollection;\nuse Doctrine\\Common\\Collections\\Collection;\nuse Doctrine\\ORM\\Mapping as ORM;\n"
            . "use JMS\\Serializer\\Annotation as JMS;\nuse Kiln\\Attribute as Kiln;\nuse Symfony\\Component\\Serializer\\Attribute as Symfony;\n\n#[{$mapping}]\nclass {$class}\n{\n{$members}}\n";
    }
}
