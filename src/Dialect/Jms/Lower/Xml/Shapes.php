<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower\Xml;

use Kiln\Dialect\Jms\Run\Xml\Extraction;

/**
 * Finds the shapes of objects, as far as {@see Extraction} finds by simple names what they are read from.
 *
 * @phpstan-import-type Node from Extraction
 * @phpstan-import-type Entries from Extraction
 * @phpstan-import-type Program from Extraction
 *
 * @internal
 */
final readonly class Shapes
{
    private const NAME = '/^[A-Za-z_][A-Za-z0-9_.\-]{0,100}$/D';

    private const SCALARS = [Extraction::TEXT, Extraction::INT, Extraction::FLOAT, Extraction::BOOL, Extraction::DATE];

    private const COLLECTIONS = [Extraction::LIST, Extraction::MAP, Extraction::EMPTY_ARRAY];

    /** Objects that may be inlined in each other. */
    private const INLINED = 4;

    /**
     * @param Program $program
     */
    public function __construct(private array $program) {}

    /**
     * @param Node $node
     */
    public static function isScalar(array $node): bool
    {
        return \in_array($node[0], self::SCALARS, true);
    }

    /**
     * Whether a name is the same for XPath and for a document.
     */
    public static function isName(string $name): bool
    {
        return preg_match(self::NAME, $name) === 1;
    }

    /**
     * @param ?Entries $form   of the last collection around
     * @param int      $levels of objects that may be inlined
     *
     * @return ?Shape null where elements are not found by their names alone
     */
    public function of(int $object, ?array $form, int $levels = self::INLINED): ?Shape
    {
        [$namespace, $fields] = $this->program['objects'][$object];
        /** @var array<string, list<array{string, Node}>> $attributes */
        $attributes = [];
        $scalars = $members = $entries = $lists = $unreadable = $names = [];
        $text = null;
        foreach ($fields as [$key, $kind, $name, $own, $node, $collection]) {
            $isElsewhere = $own !== null && $own !== '';
            $form2 = $collection === null ? $form : [$collection[0], $collection[1], $collection[2], $collection[3], self::outer($collection, $form)];
            switch ($kind) {
                case Extraction::ATTRIBUTE:
                case Extraction::NAMED_ATTRIBUTE:
                    $name = $kind === Extraction::ATTRIBUTE ? $name : substr($name, 1);
                    if ($isElsewhere) {
                        break;
                    }
                    if (!self::isName($name) || !self::isScalar($node)) {
                        return null;
                    }
                    $attributes[$name][] = [$key, $node];

                    break;
                case Extraction::VALUE:
                    if ($text !== null || !self::isScalar($node)) {
                        return null;
                    }
                    $text = [$key, $node];

                    break;
                case Extraction::ENTRIES:
                    $entry = $form2[0] ?? 'entry';
                    if (($form2[1] ?? $namespace) !== null || ($form2[3] ?? false) || !\in_array($node[0], [Extraction::LIST, Extraction::MAP], true)
                        || ($node[0] === Extraction::MAP && $form2 === null)) {
                        return null;
                    }
                    $names[] = $entry;
                    $entries[$entry] = [$key, $node, $form2];
                    $lists[] = $key;

                    break;
                case Extraction::COLLECTION:
                    if (!\in_array($node[0], self::COLLECTIONS, true)) {
                        return null;
                    }
                    $lists[] = $key;
                    if (!$isElsewhere) {
                        $names[] = $name;
                        $members[$name] = [$key, $node, $form2];
                    }

                    break;
                case Extraction::ELEMENT:
                    if ($isElsewhere && $own !== '0') {
                        break;
                    }
                    $names[] = $name;
                    if (self::isScalar($node)) {
                        $scalars[$name] = [$key, $node];
                    } elseif ($node[0] === Extraction::OBJECT || $node[0] === Extraction::CLASSES || \in_array($node[0], self::COLLECTIONS, true)) {
                        $members[$name] = [$key, $node, $form2];
                    } else {
                        $unreadable[] = $name;
                    }

                    break;
                case Extraction::INLINE:
                    $inner = $node[0] === Extraction::OBJECT && \is_int($node[1]) && $levels > 0 ? $this->of($node[1], $form, $levels - 1) : null;
                    if ($inner === null || ($inner->text !== null && $text !== null)) {
                        return null;
                    }
                    foreach ($inner->attributes as $attribute => $keys) {
                        $attributes[$attribute] = [...$attributes[$attribute] ?? [], ...$keys];
                    }
                    array_push($names, ...array_map(strval(...), array_keys($inner->scalars + $inner->members + $inner->entries)), ...$inner->unreadable);
                    $scalars += $inner->scalars;
                    $members += $inner->members;
                    $entries += $inner->entries;
                    $text ??= $inner->text;
                    array_push($lists, ...$inner->lists);
                    array_push($unreadable, ...$inner->unreadable);
                    if ($inner->namespace !== $namespace) {
                        return null;
                    }

                    break;
                default:
                    return null;
            }
        }
        $areNames = array_filter($names, self::isName(...)) === $names && \count(array_unique($names)) === \count($names);

        return $areNames && ($text === null || $names === []) ? new Shape($attributes, $scalars, $members, $entries, $text, $lists, $unreadable, $namespace) : null;
    }

    /**
     * Whether an object may stand below itself.
     *
     * @param Node $node of the object
     */
    public function isRecursive(array $node): bool
    {
        $seen = [];
        $numbers = $this->objectsBelow($node);
        while ($numbers !== []) {
            $number = array_pop($numbers);
            if (isset($seen[$number])) {
                continue;
            }
            $seen[$number] = true;
            foreach ($this->program['objects'][$number][1] as [, , , , $value]) {
                $below = $this->objectsBelow($value);
                if (\in_array($node[1], $below, true)) {
                    return true;
                }
                array_push($numbers, ...$below);
            }
        }

        return false;
    }

    /**
     * @param Node $node
     *
     * @return list<int> the numbers of the objects that a value is or has, without those below these
     */
    private function objectsBelow(array $node): array
    {
        if ($node[0] === Extraction::OBJECT) {
            /** @var int $number */
            $number = $node[1];

            return [$number];
        }
        $nodes = [];
        if ($node[0] === Extraction::LIST || $node[0] === Extraction::MAP) {
            $nodes = [$node[1]];
        } elseif ($node[0] === Extraction::CLASSES) {
            $nodes = $node[5];
        }
        /** @var array<Node> $nodes */
        return array_merge(...array_values(array_map($this->objectsBelow(...), $nodes)));
    }

    /**
     * What a collection is in that values are read with behind it: {@see Extraction} asks for it where names are keys.
     *
     * @param Entries  $form
     * @param ?Entries $around
     *
     * @return ?Entries
     */
    private static function outer(array $form, ?array $around): ?array
    {
        return $form[3] ? $around : null;
    }
}
