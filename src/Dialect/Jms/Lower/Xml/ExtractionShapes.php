<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower\Xml;

use Kiln\Dialect\Jms\Run\Xml\Extraction;
use Kiln\Engine\Php\Printer\Scan\ClassOf;
use Kiln\Engine\Php\Printer\Scan\ListOf;
use Kiln\Engine\Php\Printer\Scan\MapOf;
use Kiln\Engine\Php\Printer\Scan\Node;
use Kiln\Engine\Php\Printer\Scan\NoEntries;
use Kiln\Engine\Php\Printer\Scan\ObjectOf;
use Kiln\Engine\Php\Printer\Scan\Scalar;
use Kiln\Engine\Php\Printer\Scan\ScanPrinter;
use Kiln\Engine\Php\Printer\Scan\Shape;
use Kiln\Engine\Php\Printer\Scan\Shapes;
use Kiln\Engine\Php\Printer\Scan\Unreadable;
use Kiln\Engine\Php\Store\GeneratedClass;

/**
 * Finds the shapes of objects, as far as {@see Extraction} finds by simple names what they are read from.
 *
 * @phpstan-import-type Entries from Extraction
 * @phpstan-import-type Program from Extraction
 *
 * @internal
 */
final class ExtractionShapes implements Shapes
{
    /** What stands in a number or bool. */
    private const PLAIN = '[^<&\\]]*+';

    /** Objects that may be inlined in each other. */
    private const INLINED = 4;

    /** @var array<string, array{int, ?Entries}> objects by id, with the last collection around */
    private array $objects = [];

    /** @var array<string, ?Shape> by id */
    private array $known = [];

    /**
     * @param Program      $program
     * @param list<string> $classes   of the objects
     * @param bool         $mayBeLate see {@see mayBeLate()}
     */
    private function __construct(private readonly array $program, private readonly array $classes, private readonly bool $mayBeLate) {}

    /**
     * What takes the data of a type out of the text of a document.
     *
     * @param Program      $program
     * @param list<string> $classes   of the objects
     * @param bool         $mayBeLate see {@see mayBeLate()}
     */
    public static function print(string $type, array $program, array $classes, bool $mayBeLate): GeneratedClass
    {
        return ScanPrinter::print($type, \serialize([$program, $classes, $mayBeLate]), new self($program, $classes, $mayBeLate), [Extraction::class]);
    }

    public function root(): Node
    {
        return $this->node($this->program['root'], null, null, false);
    }

    public function shape(string $id): ?Shape
    {
        return \array_key_exists($id, $this->known) ? $this->known[$id] : $this->known[$id] = $this->of(...$this->objects[$id]);
    }

    public function takesFirst(): bool
    {
        return true;
    }

    public function hasObjects(): bool
    {
        return false;
    }

    public function mayBeLate(): bool
    {
        return $this->mayBeLate;
    }

    public function hasBatches(): bool
    {
        return true;
    }

    /**
     * @param list<mixed> $node     as for {@see Extraction}, as the following
     * @param ?Entries     $form
     * @param ?string      $namespace
     */
    private function node(array $node, ?array $form, ?string $namespace, bool $isInside): Node
    {
        $isArray = \in_array($node[0], [Extraction::LIST, Extraction::MAP, Extraction::EMPTY_ARRAY], true);
        $isOfNamespace = ($form[1] ?? ($isInside ? $namespace : null)) !== null && !($node[0] === Extraction::MAP && ($form[3] ?? false));
        $hasNoKeys = $node[0] === Extraction::MAP && $form === null;
        $entry = $form[0] ?? 'entry';
        if ($isArray && ($isOfNamespace || $hasNoKeys || !Shape::isName($entry))) {
            return new Unreadable();
        }
        switch ($node[0]) {
            case Extraction::TEXT:
                return Scalar::text();
            case Extraction::INT:
                return new Scalar(self::PLAIN, '(int) %s', '(int) %s');
            case Extraction::FLOAT:
                return new Scalar(self::PLAIN, '(float) %s', '(float) %s');
            case Extraction::BOOL:
                $value = "Extraction::BOOLEANS[\\strtolower(%s)] ?? throw new Mismatch('bool')";

                return new Scalar(self::PLAIN, $value, $value);
            case Extraction::DATE:
                return new Scalar(null, 'Extraction::date(%s)', 'Extraction::date(%s)');
            case Extraction::OBJECT:
                /** @var int $number */
                $number = $node[1];

                return $this->object($number, $form);
            case Extraction::LIST:
                /** @var list<mixed> $item */
                $item = $node[1];

                return new ListOf($this->node($item, $form, $namespace, $isInside), $entry);
            case Extraction::MAP:
                /** @var list<mixed> $item */
                $item = $node[1];
                if ($form[3] ?? false) {
                    /** @var ?Entries $outer jms/serializer has left this collection when it comes to the values */
                    $outer = $form[4] ?? null;

                    return new MapOf($this->node($item, $outer, $namespace, $isInside), $entry, null);
                }
                $attribute = $form[2] ?? '';

                return Shape::isName($attribute) ? new MapOf($this->node($item, $form, $namespace, $isInside), $entry, $attribute) : new Unreadable();
            case Extraction::CLASSES:
                /** @var array{int, string, string, bool, ?string, array<array-key, list<mixed>>} $node */
                [, $key, $field, $isAttribute, $own, $cases] = $node;

                return new ClassOf($key, $own !== null || !Shape::isName($field) ? null : $field, $isAttribute, \array_map(fn(array $case): Node => $this->node($case, $form, $namespace, $isInside), $cases));
            case Extraction::EMPTY_ARRAY:
                return new NoEntries($entry);
            default:
                return new Unreadable();
        }
    }

    /**
     * @param ?Entries $form
     */
    private function object(int $number, ?array $form): ObjectOf
    {
        $id = \serialize([$number, $form]);
        $this->objects[$id] = [$number, $form];
        $class = "\\{$this->classes[$number]}";

        return new ObjectOf($id, \lcfirst(\substr($class, (int) \strrpos($class, '\\') + 1)));
    }

    /**
     * @param ?Entries $form   of the last collection around
     * @param int      $levels of objects that may be inlined
     *
     * @return ?Shape null where elements are not found by their names alone
     */
    private function of(int $object, ?array $form, int $levels = self::INLINED): ?Shape
    {
        [$namespace, $fields] = $this->program['objects'][$object];
        $attributes = $members = $entries = $lists = $names = [];
        $text = null;
        foreach ($fields as [$key, $kind, $name, $own, $node, $collection]) {
            $isElsewhere = $own !== null && $own !== '';
            $form2 = $collection === null ? $form : [$collection[0], $collection[1], $collection[2], $collection[3], self::outer($collection, $form)];
            if ($kind === Extraction::INLINE) {
                $inner = $node[0] === Extraction::OBJECT && \is_int($node[1]) && $levels > 0 ? $this->of($node[1], $form, $levels - 1) : null;
                if ($inner === null || ($inner->text !== null && $text !== null) || $this->program['objects'][$node[1]][0] !== $namespace) {
                    return null;
                }
                foreach ($inner->attributes as $attribute => $keys) {
                    $attributes[$attribute] = [...$attributes[$attribute] ?? [], ...$keys];
                }
                \array_push($names, ...\array_map(\strval(...), \array_keys($inner->members + $inner->entries)));
                $members += $inner->members;
                $entries += $inner->entries;
                $text ??= $inner->text;
                \array_push($lists, ...$inner->lists);

                continue;
            }
            $made = $this->node($node, $form2, $namespace, true);
            switch ($kind) {
                case Extraction::ATTRIBUTE:
                case Extraction::NAMED_ATTRIBUTE:
                    $name = $kind === Extraction::ATTRIBUTE ? $name : \substr($name, 1);
                    if ($isElsewhere) {
                        break;
                    }
                    if (!Shape::isName($name) || !$made instanceof Scalar) {
                        return null;
                    }
                    $attributes[$name][] = [$key, $made];

                    break;
                case Extraction::VALUE:
                    if ($text !== null || !$made instanceof Scalar) {
                        return null;
                    }
                    $text = [$key, $made];

                    break;
                case Extraction::ENTRIES:
                    if (!$made instanceof ListOf && !$made instanceof MapOf || ($made instanceof MapOf && $made->attribute === null)) {
                        return null;
                    }
                    $names[] = $made->name;
                    $entries[$made->name] = [$key, $made];
                    $lists[] = $key;

                    break;
                case Extraction::COLLECTION:
                    if (!\in_array($node[0], [Extraction::LIST, Extraction::MAP, Extraction::EMPTY_ARRAY], true)) {
                        return null;
                    }
                    $lists[] = $key;
                    if (!$isElsewhere) {
                        $names[] = $name;
                        $members[$name] = [$key, $made];
                    }

                    break;
                case Extraction::ELEMENT:
                    if (!$isElsewhere || $own === '0') {
                        $names[] = $name;
                        $members[$name] = [$key, $made];
                    }

                    break;
                default:
                    return null;
            }
        }
        $areNames = \array_filter($names, Shape::isName(...)) === $names && \count(\array_unique($names)) === \count($names);

        return $areNames && ($text === null || $names === []) ? new Shape($attributes, $members, $entries, $text, $lists) : null;
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
