<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\Parser\ClassName;
use Kiln\Type\Parser\TypeAliases;
use Kiln\Type\Parser\TypeResolver;
use Kiln\Type\Parser\UnknownClass;
use Kiln\Type\Type;
use PHPStan\PhpDocParser\Ast\PhpDoc\TypeAliasImportTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\TypeAliasTagValueNode;
use PHPStan\PhpDocParser\Ast\Type\TypeNode;

/**
 * The type aliases of one class: its own (`@phpstan-type`) and those it imports (`@phpstan-import-type`).
 *
 * @internal
 */
final class Aliases implements TypeAliases
{
    /** @var ?array<string, TypeNode> */
    private ?array $own = null;

    /** @var array<string, TypeAliasImportTagValueNode> */
    private array $imported = [];

    /** @var array<string, Type> */
    private array $resolved = [];

    /** @var array<string, true> those being resolved */
    private array $pending = [];

    public function __construct(
        private readonly Declaration $declaration,
        private readonly DocComment $comment,
        private readonly Declarations $declarations,
    ) {}

    public function find(string $name): ?Type
    {
        $this->read();
        if (!isset($this->own[$name]) && !isset($this->imported[$name])) {
            return null;
        }
        if (isset($this->resolved[$name])) {
            return $this->resolved[$name];
        }
        if (isset($this->pending[$name])) {
            throw new InvalidMetadata(
                'circular_type_alias',
                $this->declaration->class->name,
                "The type alias {$name} is made of itself.",
                'Write a class for a structure that contains itself.',
            );
        }
        $this->pending[$name] = true;
        try {
            return $this->resolved[$name] = isset($this->own[$name])
                ? TypeResolver::resolve($this->own[$name], $this->declaration->names()->ofClass("@phpstan-type {$name}"))
                : $this->import($this->imported[$name]);
        } finally {
            unset($this->pending[$name]);
        }
    }

    public function names(): array
    {
        $this->read();

        return [...\array_keys($this->own ?? []), ...\array_keys($this->imported)];
    }

    /**
     * @return list<Declaration> the classes that aliases are imported from
     */
    public function origins(): array
    {
        $this->read();
        $origins = [];
        foreach ($this->imported as $tag) {
            $class = ClassName::find($this->originName($tag));
            if ($class !== null) {
                $origins[] = $this->declarations->of($class);
            }
        }

        return $origins;
    }

    private function read(): void
    {
        if ($this->own !== null) {
            return;
        }
        $this->own = [];
        foreach ($this->comment->tags('type', 'import-type') as $tag) {
            if ($tag->value instanceof TypeAliasTagValueNode) {
                $this->own[$tag->value->alias] ??= $tag->value->type;
            } elseif ($tag->value instanceof TypeAliasImportTagValueNode) {
                $this->imported[$tag->value->importedAs ?? $tag->value->importedAlias] ??= $tag->value;
            }
        }
    }

    private function import(TypeAliasImportTagValueNode $tag): Type
    {
        $place = $this->declaration->class->name;
        $name = $this->originName($tag);
        $class = ClassName::find($name)
            ?? throw UnknownClass::named($name, (string) $tag->importedFrom, $this->declaration->names()->ofClass(''), "@phpstan-import-type {$tag->importedAlias} names");
        $aliases = $this->declarations->of($class)->aliases();
        $names = $aliases?->names() ?? [];

        return $aliases?->find($tag->importedAlias) ?? throw new InvalidMetadata(
            'unknown_type_alias',
            $place,
            "@phpstan-import-type {$tag->importedAlias}: {$class} has no type alias of that name.",
            $names === [] ? 'It has none at all.' : 'It has ' . \implode(', ', $names) . '.',
        );
    }

    private function originName(TypeAliasImportTagValueNode $tag): string
    {
        return $this->declaration->names()->ofClass('')->qualify((string) $tag->importedFrom);
    }
}
