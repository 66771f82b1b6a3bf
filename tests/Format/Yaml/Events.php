<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Yaml;

use Kiln\Format\Yaml\Alias;
use Kiln\Format\Yaml\Documents;
use Kiln\Format\Yaml\Node;
use Kiln\Format\Yaml\Scalar;
use Kiln\Format\Yaml\Sequence;
use Kiln\Format\Yaml\Source;

/**
 * What a text holds, in the notation of yaml-test-suite.
 */
final class Events
{
    private const ESCAPES = ['\\' => '\\\\', "\n" => '\n', "\t" => '\t', "\x08" => '\b', "\r" => '\r', "\0" => '\0', "\x07" => '\a', "\x1B" => '\e'];

    public static function of(string $yaml): string
    {
        $lines = ['+STR'];
        foreach ((new Documents(new Source($yaml, 512)))->all() as $document) {
            array_push($lines, $document->isExplicit ? '+DOC ---' : '+DOC', ...self::node($document->root));
            $lines[] = $document->isEnded ? '-DOC ...' : '-DOC';
        }

        return implode("\n", [...$lines, '-STR']);
    }

    /**
     * @return list<string>
     */
    private static function node(Node $node): array
    {
        $properties = ($node->anchor === null ? '' : " &{$node->anchor}") . ($node->tag === null ? '' : " <{$node->tag}>");

        return match (true) {
            $node instanceof Alias => ["=ALI *{$node->name}"],
            $node instanceof Scalar => ["=VAL{$properties} {$node->style}" . strtr($node->text, self::ESCAPES)],
            $node instanceof Sequence => ['+SEQ' . ($node->isFlow ? ' []' : '') . $properties, ...array_merge(...array_map(self::node(...), $node->items)), '-SEQ'],
            default => ['+MAP' . ($node->isFlow ? ' {}' : '') . $properties, ...array_merge(...array_map(static fn(array $pair): array => [...self::node($pair[0]), ...self::node($pair[1])], $node->pairs)), '-MAP'],
        };
    }
}
