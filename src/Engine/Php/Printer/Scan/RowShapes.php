<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

use Kiln\Engine\Php\Printer\ElementsTable;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Format\Expected;
use Kiln\Format\Xml\Elements;
use Kiln\Format\Xml\Reader;
use Kiln\Format\Xml\Scalars;
use Kiln\Format\Xml\Writer;
use Kiln\Plan\Read\ReadPlan;

/**
 * Finds the shapes of what {@see Elements} say, as far as {@see Reader} finds by simple names what it makes a tree of: in documents in which
 * no namespace is declared but one that all elements are in.
 *
 * @phpstan-import-type Row from Elements
 * @phpstan-import-type Member from Elements
 *
 * @internal
 */
final class RowShapes implements Shapes
{
    /** The namespace of the elements; null for any. */
    private readonly ?string $namespace;

    /** @var array<string, ?Shape> by id */
    private array $known = [];

    private function __construct(private readonly Elements $expected)
    {
        $namespaces = [];
        foreach ($expected->rows as $row) {
            foreach (\array_map(\strval(...), \array_keys($row['elements'] ?? [])) as $name) {
                if ($name[0] === '{') {
                    $namespaces[] = \substr($name, 1, (int) \strrpos($name, '}') - 1);
                }
            }
        }
        $this->namespace = $namespaces[0] ?? null;
    }

    /**
     * What makes the tree for a type without a parser.
     */
    public static function print(ReadPlan $plan): GeneratedClass
    {
        $expected = ElementsTable::of($plan);
        $shapes = new self($expected);

        return ScanPrinter::print($plan->type, \serialize($expected), $shapes, [Scalars::class], $shapes->namespace);
    }

    public function root(): Node
    {
        return $this->node($this->expected->root);
    }

    public function shape(string $id): ?Shape
    {
        return \array_key_exists($id, $this->known) ? $this->known[$id] : $this->known[$id] = $this->of($this->expected->rows[(int) $id]);
    }

    public function takesFirst(): bool
    {
        return false;
    }

    public function hasObjects(): bool
    {
        return true;
    }

    public function mayBeLate(): bool
    {
        return false;
    }

    public function hasBatches(): bool
    {
        return false;
    }

    private function node(int $place): Node
    {
        if ($place >= 0) {
            return $place === Expected::ANY ? new Unreadable() : self::scalar($place);
        }
        $row = $this->expected->rows[~$place];
        if (isset($row['elements'])) {
            return new ObjectOf((string) ~$place);
        }
        if (isset($row['kinds']) || isset($row['cases']) || isset($row['names'])) {
            return new Unreadable();
        }
        if (isset($row['map'])) {
            return isset($row['list']) ? new Unreadable() : $this->map($row, $row['entry'] ?? Writer::ENTRY);
        }
        $name = $this->local($row['item'] ?? Writer::ITEM);

        return isset($row['list']) && \is_int($row['list']) && $name !== null ? new ListOf($this->node($row['list']), $name) : new Unreadable();
    }

    /**
     * @param Row    $row
     * @param string $name of entries
     */
    private function map(array $row, string $name): Node
    {
        $key = $row['key'] ?? Writer::KEY;
        if (isset($row['keyElement']) || !isset($row['map']) || !Shape::isName($name) || !Shape::isName($key)) {
            return new Unreadable();
        }

        return new MapOf($this->node($row['map']), $name, isset($row['keyAsName']) ? null : $key);
    }

    /**
     * @param int $kinds as for {@see Scalars}
     */
    private static function scalar(int $kinds): Scalar
    {
        $any = "Scalars::resolve(%s, {$kinds})";

        return match ($kinds & ~Expected::NULL) {
            Expected::TEXT => Scalar::text(),
            Expected::TEXT | Elements::TRIMMED, Expected::TEXT | Expected::BASE64 | Elements::TRIMMED => new Scalar('[^<&\] \t\n]*+', '%s', $any),
            Expected::INT => new Scalar('0|-?+[1-9][0-9]{0,17}+', '(int) %s', $any),
            Expected::FLOAT => new Scalar('-?+[0-9]++(?:\.[0-9]++)?+(?:[eE][+\-]?+[0-9]++)?+', '(float) %s', $any),
            Expected::BOOL => new Scalar('true|false', "%s === 'true'", $any),
            default => new Scalar(null, $any, $any),
        };
    }

    /**
     * @param Row $row of an object
     *
     * @return ?Shape null where it takes more than names
     */
    private function of(array $row): ?Shape
    {
        if (isset($row['mixed']) || isset($row['any']) || isset($row['others']) || isset($row['map']) || (isset($row['text']) && ($row['elements'] ?? []) !== [])) {
            return null;
        }
        $attributes = $members = $entries = $keys = [];
        foreach ($row['attributes'] ?? [] as $name => [$key, $place]) {
            $keys[] = (string) $key;
            // Those in namespaces have prefixes, and such documents are for a parser.
            if (Shape::isName($name)) {
                $attributes[$name] = [[(string) $key, self::scalar($place >= 0 ? $place : $this->expected->rows[~$place]['kinds'] ?? Expected::TEXT)]];
            } elseif (!\str_starts_with($name, '{')) {
                return null;
            }
        }
        foreach ($row['elements'] ?? [] as $qualified => [$key, $place, $how]) {
            $keys[] = (string) $key;
            $name = $this->local($qualified);
            if ($name === null) {
                continue;
            }
            if (isset($members[$name]) || isset($entries[$name])) {
                return null;
            }
            if ($how === Elements::ONE) {
                $members[$name] = [(string) $key, $this->node($place)];
                continue;
            }
            $node = $how === Elements::EACH ? new ListOf($this->node($place), $name) : $this->entries($name, $place);
            if (!$node instanceof ListOf && !$node instanceof MapOf) {
                return null;
            }
            $entries[$name] = [(string) $key, $node];
        }
        if (isset($row['text'])) {
            $keys[] = (string) $row['text'][0];
        }
        // Several names may belong to one key, and keys of a list would make an object of the tree.
        if (\count(\array_unique($keys)) < \count($keys) || \array_filter($keys, Php::isIntegerKey(...)) !== []) {
            return null;
        }
        $text = isset($row['text']) ? [(string) $row['text'][0], self::scalar($row['text'][1] >= 0 ? $row['text'][1] : Expected::TEXT)] : null;

        return new Shape($attributes, $members, $entries, $text, \array_map(\strval(...), $row['empty'] ?? []));
    }

    /**
     * Entries of a map without an element around them. Those of another name than the map says have it as their key.
     */
    private function entries(string $name, int $place): Node
    {
        $row = $place < 0 ? $this->expected->rows[~$place] : [];

        return isset($row['keyAsName']) || $name !== ($row['entry'] ?? Writer::ENTRY) ? new Unreadable() : $this->map($row, $name);
    }

    /**
     * The name of an element as it stands in a document.
     *
     * @return ?string null for one that such a document does not have
     */
    private function local(string $name): ?string
    {
        if (\str_starts_with($name, '{')) {
            $at = (int) \strrpos($name, '}');
            $name = \substr($name, 1, $at - 1) === $this->namespace && $this->namespace !== '' ? \substr($name, $at + 1) : '';
        }

        return Shape::isName($name) ? $name : null;
    }
}
