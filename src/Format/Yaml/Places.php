<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Expected;
use Kiln\Format\Position;
use Kiln\Limits;

/**
 * Finds where values stand that paths lead to.
 *
 * @internal
 */
final readonly class Places
{
    private Resolver $resolver;

    public function __construct(private Source $source, private Node $root)
    {
        $this->resolver = new Resolver($source, new Expected(), new Limits(\PHP_INT_MAX), true);
    }

    /**
     * @template K of array-key
     *
     * @param array<K, list<string|int>> $paths
     *
     * @return array<K, ?Position> null for a path that leads to nothing
     */
    public function of(array $paths): array
    {
        return $this->source->positions(\array_map($this->offset(...), $paths));
    }

    /**
     * @param list<string|int> $path
     */
    private function offset(array $path): ?int
    {
        $node = $this->root;
        $offset = $node->offset;
        foreach ($path as $segment) {
            $node = $node instanceof Alias ? $node->target : $node;
            $node = match (true) {
                $node instanceof Mapping => $this->resolver->members($node)[$segment] ?? null,
                $node instanceof Sequence => $node->items[$segment] ?? null,
                default => null,
            };
            if ($node === null) {
                return null;
            }
            $offset = $node->offset;
        }

        return $offset;
    }
}
