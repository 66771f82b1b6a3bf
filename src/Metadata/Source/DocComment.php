<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use PHPStan\PhpDocParser\Ast\PhpDoc\InvalidTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\ParamTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\PhpDocTagNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\ReturnTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\VarTagValueNode;

/**
 * What a doc comment says about types. It is parsed when it may hold an answer, and once.
 *
 * @internal
 */
final class DocComment
{
    /** The more exact of several tags for the same thing first: tools that know `@phpstan-var` read it in place of `@var`. */
    private const PREFIXES = ['@phpstan-' => 0, '@psalm-' => 1, '@phan-' => 2, '@' => 3];

    /** @var ?list<PhpDocTagNode> */
    private ?array $all = null;

    /** @var ?list<DocTag> */
    private ?array $typed = null;

    public function __construct(private readonly string $text, private readonly Declarations $declarations) {}

    /**
     * @return list<DocType> the best first
     */
    public function variable(string $name): array
    {
        return $this->types('var', static fn(DocTag $tag): bool => $tag->variable === '' || $tag->variable === "\${$name}");
    }

    /**
     * @return list<DocType> the best first
     */
    public function parameter(string $name): array
    {
        $broken = '/\$' . \preg_quote($name, '/') . '(?![\w\x80-\xff])/';

        return $this->types('param', static fn(DocTag $tag): bool => $tag->variable === "\${$name}" || \preg_match($broken, $tag->text) === 1);
    }

    /**
     * @return list<DocType> the best first
     */
    public function result(): array
    {
        return $this->types('return', static fn(DocTag $tag): bool => true);
    }

    /**
     * The tags of the names given, with or without `phpstan-` or `psalm-` before them.
     *
     * @return list<PhpDocTagNode> in the order of the text
     */
    public function tags(string ...$names): array
    {
        if (!$this->mayHave(...$names)) {
            return [];
        }

        return \array_values(\array_filter($this->all(), static function (PhpDocTagNode $tag) use ($names): bool {
            foreach ($names as $name) {
                if (self::rank($tag->name, $name) !== null) {
                    return true;
                }
            }

            return false;
        }));
    }

    /**
     * @param \Closure(DocTag): bool $isMeant
     *
     * @return list<DocType> the best first
     */
    private function types(string $kind, \Closure $isMeant): array
    {
        if (!$this->mayHave($kind)) {
            return [];
        }
        $found = [];
        foreach ($this->typed ??= PlainTags::of($this->text) ?? $this->parsed() as $tag) {
            $rank = self::rank($tag->name, $kind);
            if ($rank !== null && $isMeant($tag)) {
                $found[] = [$rank, new DocType($kind === 'param' && $tag->variable !== '' ? "{$tag->name} {$tag->variable}" : $tag->name, $tag->type, $tag->text)];
            }
        }
        \usort($found, static fn(array $a, array $b): int => $a[0] <=> $b[0]);

        return \array_column($found, 1);
    }

    /**
     * Most comments are prose: a look at the text saves most of the work.
     */
    private function mayHave(string ...$names): bool
    {
        foreach ($names as $name) {
            if (\str_contains($this->text, "@{$name}") || \str_contains($this->text, "-{$name}")) {
                return true;
            }
        }

        return false;
    }

    private static function rank(string $tag, string $name): ?int
    {
        return \str_ends_with($tag, $name) ? self::PREFIXES[\substr($tag, 0, -\strlen($name))] ?? null : null;
    }

    /**
     * @return list<DocTag>
     */
    private function parsed(): array
    {
        $tags = [];
        foreach ($this->all() as $tag) {
            $value = $tag->value;
            $typed = match (true) {
                $value instanceof VarTagValueNode => new DocTag($tag->name, $value->type, $value->variableName),
                $value instanceof ParamTagValueNode => new DocTag($tag->name, $value->type, $value->parameterName),
                $value instanceof ReturnTagValueNode => new DocTag($tag->name, $value->type),
                $value instanceof InvalidTagValueNode => new DocTag($tag->name, $value->exception, text: $value->value),
                default => null,
            };
            if ($typed !== null) {
                $tags[] = $typed;
            }
        }

        return $tags;
    }

    /**
     * @return list<PhpDocTagNode>
     */
    private function all(): array
    {
        return $this->all ??= \array_values($this->declarations->grammar()->docComment($this->text)->getTags());
    }
}
