<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\MixedType;
use Kiln\Type\Parser\TypeResolver;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use PHPStan\PhpDocParser\Ast\PhpDoc\TemplateTagValueNode;

/**
 * What one class, interface or trait says for itself in its doc comment.
 *
 * @internal
 */
final class Declaration
{
    private readonly ?DocComment $comment;

    /** @var ?list<TemplateType> */
    private ?array $templates = null;

    /** @var array<string, Type> by name of the template */
    private array $defaults = [];

    private ?Aliases $aliases = null;

    private ?TypeArguments $arguments = null;

    private ?DeclaredNames $names = null;

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
                    $tag->bound === null ? new MixedType() : TypeResolver::resolve($tag->bound, $this->names()->ofClass("@template {$tag->name} of")),
                );
                if ($tag->default !== null) {
                    $this->defaults[$tag->name] = TypeResolver::resolve($tag->default, $this->names()->ofClass("@template {$tag->name} ="));
                }
            }
        }

        return $this->templates;
    }

    /**
     * What stands for a template that no argument is given for.
     */
    public function defaultOf(TemplateType $template): Type
    {
        return $this->defaults[$template->name] ?? $template->bound;
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
        $this->arguments ??= new TypeArguments($this, $this->comment, $this->declarations);

        return $this->arguments->for($parent);
    }

    /**
     * @return ?Aliases null where no comment may have any
     */
    public function aliases(): ?Aliases
    {
        return $this->comment === null ? null : $this->aliases ??= new Aliases($this, $this->comment, $this->declarations);
    }

    public function names(): DeclaredNames
    {
        return $this->names ??= new DeclaredNames($this);
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

        return \array_values($found);
    }
}
