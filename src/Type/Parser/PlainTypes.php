<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use PHPStan\PhpDocParser\Ast\Type\ArrayTypeNode;
use PHPStan\PhpDocParser\Ast\Type\GenericTypeNode;
use PHPStan\PhpDocParser\Ast\Type\IdentifierTypeNode;
use PHPStan\PhpDocParser\Ast\Type\NullableTypeNode;
use PHPStan\PhpDocParser\Ast\Type\TypeNode;
use PHPStan\PhpDocParser\Ast\Type\UnionTypeNode;

/**
 * The types that most code is made of: names, with arguments, in lists, or null. They have the syntax tree that {@see Grammar}
 * gives them, without its parser, which is large: loading it takes longer than most of its work.
 *
 * @internal
 */
final class PlainTypes
{
    /** A plain type as `(?&type)` in a regular expression with the flag `i`. Whatever may follow a name ends it for the grammar, too. */
    public const PATTERN = '(?(DEFINE)'
        . '(?<word>[a-z_\x80-\xff][0-9a-z_\x80-\xff]*+)'
        . '(?<atom>\\\\?(?&word)(?:[-\\\\](?&word))*+(?:<(?&type)(?:, ?(?&type))*+>)?(?:\[\])*+)'
        . '(?<type>\?(?&atom)|(?&atom)(?:\|(?&atom))*+))';

    private int $next = 0;

    private function __construct(private readonly string $text) {}

    /**
     * Null for anything else.
     */
    public static function parse(string $text): ?TypeNode
    {
        return \preg_match('/' . self::PATTERN . '^(?&type)$/iD', $text) === 1 ? self::tree($text) : null;
    }

    /**
     * @param string $text what matches {@see PATTERN}
     *
     * @return ?TypeNode null where a name is a word of the grammar
     */
    public static function tree(string $text): ?TypeNode
    {
        // `covariant` and `contravariant` stand before an argument.
        return \str_contains($text, 'variant') ? null : (new self($text))->type();
    }

    private function type(): TypeNode
    {
        if ($this->skip('?')) {
            return new NullableTypeNode($this->atom());
        }
        $members = [$this->atom()];
        while ($this->skip('|')) {
            $members[] = $this->atom();
        }

        return isset($members[1]) ? new UnionTypeNode($members) : $members[0];
    }

    private function atom(): TypeNode
    {
        $length = \strcspn($this->text, '<>,|[', $this->next);
        $node = new IdentifierTypeNode(\substr($this->text, $this->next, $length));
        $this->next += $length;
        if ($this->skip('<')) {
            $arguments = [];
            do {
                $this->skip(' ');
                $arguments[] = $this->type();
            } while ($this->skip(','));
            $this->skip('>');
            $node = new GenericTypeNode($node, $arguments, \array_fill(0, \count($arguments), GenericTypeNode::VARIANCE_INVARIANT));
        }
        while ($this->skip('[')) {
            $node = new ArrayTypeNode($node);
            $this->skip(']');
        }

        return $node;
    }

    private function skip(string $character): bool
    {
        $isThere = ($this->text[$this->next] ?? '') === $character;
        $this->next += (int) $isThere;

        return $isThere;
    }
}
