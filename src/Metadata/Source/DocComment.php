<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Type\Parser\Grammar;
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
    private ?array $tags = null;

    public function __construct(private readonly string $text, private readonly Grammar $grammar) {}

    /**
     * @return list<DocType> the best first
     */
    public function variable(string $name): array
    {
        $found = [];
        foreach ($this->candidates('var') as [$rank, $tag]) {
            $value = $tag->value;
            if ($value instanceof VarTagValueNode && ($value->variableName === '' || $value->variableName === "\${$name}")) {
                $found[] = [$rank, new DocType($tag->name, $value->type)];
            } elseif ($value instanceof InvalidTagValueNode) {
                $found[] = [$rank, self::broken($tag->name, $value)];
            }
        }

        return self::ranked($found);
    }

    /**
     * @return list<DocType> the best first
     */
    public function parameter(string $name): array
    {
        $found = [];
        foreach ($this->candidates('param') as [$rank, $tag]) {
            $value = $tag->value;
            if ($value instanceof ParamTagValueNode && $value->parameterName === "\${$name}") {
                $found[] = [$rank, new DocType("{$tag->name} \${$name}", $value->type)];
            } elseif ($value instanceof InvalidTagValueNode && preg_match('/\$' . preg_quote($name, '/') . '(?![\w\x80-\xff])/', $value->value) === 1) {
                $found[] = [$rank, self::broken($tag->name, $value)];
            }
        }

        return self::ranked($found);
    }

    /**
     * @return list<DocType> the best first
     */
    public function result(): array
    {
        $found = [];
        foreach ($this->candidates('return') as [$rank, $tag]) {
            $value = $tag->value;
            if ($value instanceof ReturnTagValueNode) {
                $found[] = [$rank, new DocType($tag->name, $value->type)];
            } elseif ($value instanceof InvalidTagValueNode) {
                $found[] = [$rank, self::broken($tag->name, $value)];
            }
        }

        return self::ranked($found);
    }

    /**
     * The tags of the names given, with or without `phpstan-` or `psalm-` before them.
     *
     * @return list<PhpDocTagNode> in the order of the text
     */
    public function tags(string ...$names): array
    {
        return array_column($this->candidates(...$names), 1);
    }

    /**
     * @return list<array{int, PhpDocTagNode}>
     */
    private function candidates(string ...$names): array
    {
        // Most comments are prose: a look at the text saves the parser most of its work.
        if (array_filter($names, fn(string $name): bool => str_contains($this->text, $name)) === [] || !str_contains($this->text, '@')) {
            return [];
        }
        $found = [];
        foreach ($this->tags ??= array_values($this->grammar->docComment($this->text)->getTags()) as $tag) {
            foreach ($names as $name) {
                $prefix = str_ends_with($tag->name, $name) ? substr($tag->name, 0, -\strlen($name)) : '';
                if (isset(self::PREFIXES[$prefix])) {
                    $found[] = [self::PREFIXES[$prefix], $tag];
                }
            }
        }

        return $found;
    }

    private static function broken(string $tag, InvalidTagValueNode $value): DocType
    {
        return new DocType($tag, $value->exception, $value->value);
    }

    /**
     * @template T
     *
     * @param list<array{int, T}> $found
     *
     * @return list<T>
     */
    private static function ranked(array $found): array
    {
        usort($found, static fn(array $a, array $b): int => $a[0] <=> $b[0]);

        return array_column($found, 1);
    }
}
