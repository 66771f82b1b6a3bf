<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\TypeResolver;
use Kiln\Type\Type;
use PHPStan\PhpDocParser\Ast\PhpDoc\ExtendsTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\ImplementsTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\PhpDocTagNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\UsesTagValueNode;
use PHPStan\PhpDocParser\Ast\Type\GenericTypeNode;

/**
 * What one class gives to generic parents, interfaces and traits by `@extends`, `@implements` and `@use`.
 *
 * @internal
 */
final class TypeArguments
{
    /** @var ?array<string, list<Type>> by name of the generic parent, in lower case */
    private ?array $known = null;

    public function __construct(
        private readonly Declaration $declaration,
        private readonly ?DocComment $comment,
        private readonly Declarations $declarations,
    ) {}

    /**
     * @return list<Type> in terms of its own templates
     *
     * @throws InvalidMetadata
     */
    public function for(string $parent): array
    {
        $this->known ??= $this->read();

        return $this->known[\strtolower($parent)] ?? [];
    }

    /**
     * @return array<string, list<Type>>
     */
    private function read(): array
    {
        $arguments = [];
        $tags = $this->comment?->tags('extends', 'template-extends', 'implements', 'template-implements', 'use', 'template-use') ?? [];
        foreach ([...$tags, ...$this->traitUses()] as $tag) {
            $value = $tag->value;
            if (!$value instanceof ExtendsTagValueNode && !$value instanceof ImplementsTagValueNode && !$value instanceof UsesTagValueNode) {
                continue;
            }
            $scope = $this->declaration->names()->ofClass("{$tag->name} {$value->type}:");
            $name = \strtolower($scope->qualify((string) $value->type->type));
            // As for the types of properties, the tag for the tool wins.
            $isBetter = \str_contains($tag->name, '-');
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
        $file = $this->declaration->class->getFileName();
        $lines = $file !== false && $this->declaration->class->getTraitNames() !== [] && \is_file($file) ? \file($file) : false;
        if ($lines === false) {
            return [];
        }
        $start = (int) $this->declaration->class->getStartLine() - 1;
        $code = '<?php ' . \implode('', \array_slice($lines, $start, (int) $this->declaration->class->getEndLine() - $start));
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
