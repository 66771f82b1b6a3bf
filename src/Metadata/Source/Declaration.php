<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\MixedType;
use Kiln\Type\Parser\Imports;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\TypeResolver;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use PHPStan\PhpDocParser\Ast\PhpDoc\ExtendsTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\ImplementsTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\PhpDocTagNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\TemplateTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\UsesTagValueNode;
use PHPStan\PhpDocParser\Ast\Type\GenericTypeNode;

/**
 * What one class, interface or trait says for itself in its doc comment, and what names mean inside it.
 *
 * @internal
 */
final class Declaration
{
    private ?Imports $imports = null;

    private readonly ?DocComment $comment;

    /** @var ?list<TemplateType> */
    private ?array $templates = null;

    /** @var array<string, Type> by name of the template */
    private array $defaults = [];

    private ?Aliases $aliases = null;

    /** @var ?array<string, list<Type>> by name of the generic parent, in lower case */
    private ?array $arguments = null;

    /**
     * @param \ReflectionClass<object> $class
     */
    public function __construct(public readonly \ReflectionClass $class, private readonly Declarations $declarations)
    {
        $this->comment = $declarations->comment($class->getDocComment());
    }

    /**
     * @return list<TemplateType> in the order of their arguments
     *
     * @throws InvalidMetadata
     */
    public function templates(): array
    {
        if ($this->templates === null) {
            // A bound may name the templates before it.
            $this->templates = [];
            foreach ($this->templateTags() as $tag) {
                $this->templates[] = new TemplateType(
                    $tag->name,
                    $tag->bound === null ? new MixedType() : TypeResolver::resolve($tag->bound, $this->scope("@template {$tag->name} of")),
                );
                if ($tag->default !== null) {
                    $this->defaults[$tag->name] = TypeResolver::resolve($tag->default, $this->scope("@template {$tag->name} ="));
                }
            }
        }

        return $this->templates;
    }

    /**
     * What stands for each template when the arguments are these.
     *
     * @param list<Type> $arguments
     * @param string     $heir      the class that gives them, for messages
     *
     * @return array<string, Type>
     *
     * @throws InvalidMetadata when there are more arguments than templates
     */
    public function substitutes(array $arguments, string $heir): array
    {
        $templates = $this->templates();
        if (\count($arguments) > \count($templates)) {
            $names = implode(', ', $templates);

            throw new InvalidMetadata(
                'wrong_type_arguments',
                Place::ofClass($heir),
                'It gives ' . \count($arguments) . " type arguments to {$this->class->name}, which has " . \count($templates) . '.',
                "Write {$this->class->name}<{$names}>.",
            );
        }
        $substitutes = [];
        foreach ($templates as $position => $template) {
            $substitutes[$template->name] = $arguments[$position] ?? $this->defaults[$template->name] ?? $template->bound;
        }

        return $substitutes;
    }

    /**
     * What it gives to a generic parent, interface or trait by `@extends`, `@implements` or `@use`.
     *
     * @return list<Type> in terms of its own templates
     *
     * @throws InvalidMetadata
     */
    public function argumentsFor(string $parent): array
    {
        $this->arguments ??= $this->readArguments();

        return $this->arguments[strtolower($parent)] ?? [];
    }

    public function aliases(): Aliases
    {
        return $this->aliases ??= new Aliases($this, $this->comment, $this->declarations);
    }

    /**
     * The names as the class itself uses them.
     */
    public function scope(string $source): NameScope
    {
        return $this->memberScope($this->class->name, $this->class->name, $this->class->name, $source);
    }

    /**
     * The names as a member of the class uses them.
     *
     * @param class-string $self   of a member that comes from a trait, the class that uses it
     * @param class-string $static
     */
    public function memberScope(string $self, string $static, string $place, string $source): NameScope
    {
        $parent = get_parent_class($self);
        $templates = [];
        foreach ($this->templates() as $template) {
            $templates[$template->name] = $template;
        }

        if ($this->imports === null) {
            $file = $this->class->getFileName();
            $this->imports = new Imports($file === false ? null : $file, (int) $this->class->getStartLine());
        }

        return new NameScope(
            $place,
            $source,
            // The name of an anonymous class begins with that of its parent, wherever that is.
            $this->class->isAnonymous() ? $this->imports->namespace() : $this->class->getNamespaceName(),
            $this->imports,
            $self,
            $static,
            $parent === false ? null : $parent,
            $templates,
            $this->aliases(),
        );
    }

    /**
     * @return list<TemplateTagValueNode>
     */
    private function templateTags(): array
    {
        $found = [];
        foreach ($this->comment?->tags('template', 'template-covariant', 'template-contravariant') ?? [] as $tag) {
            if ($tag->value instanceof TemplateTagValueNode) {
                $found[$tag->value->name] ??= $tag->value;
            }
        }

        return array_values($found);
    }

    /**
     * @return array<string, list<Type>>
     */
    private function readArguments(): array
    {
        $arguments = [];
        $tags = $this->comment?->tags('extends', 'template-extends', 'implements', 'template-implements', 'use', 'template-use') ?? [];
        foreach ([...$tags, ...$this->traitUses()] as $tag) {
            $value = $tag->value;
            if (!$value instanceof ExtendsTagValueNode && !$value instanceof ImplementsTagValueNode && !$value instanceof UsesTagValueNode) {
                continue;
            }
            $scope = $this->scope("{$tag->name} {$value->type}:");
            $name = strtolower($scope->qualify((string) $value->type->type));
            // As for the types of properties, the tag for the tool wins.
            $isBetter = str_contains($tag->name, '-');
            if ($isBetter || !isset($arguments[$name])) {
                $arguments[$name] = self::resolved($value->type, $scope);
            }
        }

        return $arguments;
    }

    /**
     * @return list<Type>
     */
    private static function resolved(GenericTypeNode $type, NameScope $scope): array
    {
        $arguments = [];
        foreach ($type->genericTypes as $argument) {
            $arguments[] = TypeResolver::resolve($argument, $scope);
        }

        return $arguments;
    }

    /**
     * The tags at the `use` of a trait inside the class, which reflection does not know of.
     *
     * @return list<PhpDocTagNode>
     */
    private function traitUses(): array
    {
        $file = $this->class->getFileName();
        $lines = $file !== false && $this->class->getTraitNames() !== [] && is_file($file) ? file($file) : false;
        if ($lines === false) {
            return [];
        }
        $start = (int) $this->class->getStartLine() - 1;
        $code = '<?php ' . implode('', \array_slice($lines, $start, (int) $this->class->getEndLine() - $start));
        $tags = [];
        $comment = null;
        foreach (\PhpToken::tokenize($code) as $token) {
            if ($token->is(\T_DOC_COMMENT)) {
                $comment = $token->text;
            } elseif ($token->is(\T_USE) && $comment !== null) {
                $tags = [...$tags, ...$this->declarations->comment($comment)?->tags('use', 'template-use') ?? []];
                $comment = null;
            } elseif (!$token->is([\T_WHITESPACE, \T_COMMENT])) {
                $comment = null;
            }
        }

        return $tags;
    }
}
