<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

use Kiln\Engine\Php\Runtime\XmlScan;

/**
 * How deep objects may be in each other.
 *
 * @internal
 */
final readonly class Nesting
{
    /** Objects in each other of a type that reaches itself; deeper documents are for a parser. */
    private const DEPTH = 40;

    /** Elements in each other: libxml reads 256, less those that nothing is read from. */
    private const LEVELS = XmlScan::LEVELS - XmlScan::DEPTH;

    public function __construct(private Shapes $shapes) {}

    /**
     * How many objects of a type that reaches itself may be in each other.
     */
    public function depth(): int
    {
        $most = 1;
        $seen = [];
        $nodes = [$this->shapes->root()];
        while ($nodes !== []) {
            $node = \array_pop($nodes);
            $own = 1;
            while ($node instanceof ListOf || $node instanceof MapOf) {
                $node = $node instanceof ListOf ? $node->item : $node->value;
                ++$own;
            }
            $most = \max($most, $own);
            if ($node instanceof ClassOf) {
                \array_push($nodes, ...\array_values($node->cases));
            } elseif ($node instanceof ObjectOf && !isset($seen[$node->shape])) {
                $seen[$node->shape] = true;
                \array_push($nodes, ...$this->nodesIn($node->shape));
            }
        }

        // A way through objects that reach none of themselves has each of them once.
        return \min(self::DEPTH, \intdiv(self::LEVELS - \count($seen) * $most, $most));
    }

    /**
     * Whether an object may stand below itself.
     */
    public function isRecursive(ObjectOf $object): bool
    {
        $seen = [];
        $below = $this->shapesBelow($object->shape);
        while ($below !== []) {
            $id = \array_pop($below);
            if ($id === $object->shape) {
                return true;
            }
            if (!isset($seen[$id])) {
                $seen[$id] = true;
                \array_push($below, ...$this->shapesBelow($id));
            }
        }

        return false;
    }

    /**
     * @return list<string> ids of the objects that another has, without those below these
     */
    private function shapesBelow(string $id): array
    {
        $nodes = $this->nodesIn($id);
        $ids = [];
        while ($nodes !== []) {
            $node = \array_pop($nodes);
            \array_push($ids, ...($node instanceof ObjectOf ? [$node->shape] : []));
            \array_push($nodes, ...match ($node::class) {
                ListOf::class => [$node->item],
                MapOf::class => [$node->value],
                ClassOf::class => \array_values($node->cases),
                Scalar::class, ObjectOf::class, NoEntries::class, Unreadable::class => [],
            });
        }

        return $ids;
    }

    /**
     * @return list<Node> what the elements in an object are read as
     */
    private function nodesIn(string $id): array
    {
        $shape = $this->shapes->shape($id);

        return \array_map(static fn(array $member): Node => $member[1], \array_values(($shape->members ?? []) + ($shape->entries ?? [])));
    }
}
