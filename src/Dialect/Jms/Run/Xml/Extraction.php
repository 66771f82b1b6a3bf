<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run\Xml;

use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * Takes the data of a plan out of a document: what a document of JSON would decode to, from which generated code reads objects.
 * Elements are looked for as {@see \JMS\Serializer\XmlDeserializationVisitor} looks for them, with all its peculiarities.
 *
 * No user code is called here, so a document that is unusual is left to jms/serializer as a whole.
 *
 * @phpstan-type Node non-empty-list<mixed>
 * @phpstan-type Entries array{0: string, 1: ?string, 2: ?string, 3: bool, 4?: ?array<mixed>}
 * @phpstan-type Program array{root: Node, objects: list<array{?string, list<array{string, int, string, ?string, Node, ?Entries}>}>}
 *
 * @internal
 */
final class Extraction
{
    public const TEXT = 0;

    public const INT = 1;

    public const FLOAT = 2;

    public const BOOL = 3;

    /** A text that is not empty. */
    public const DATE = 4;

    /** Operand: the node of an item. */
    public const LIST = 5;

    /** Operand: the node of a value. */
    public const MAP = 6;

    /** Operand: the number of the object. */
    public const OBJECT = 7;

    /** Operands: key of the value that tells the class, its name, whether it is an attribute, its namespace, nodes by value. */
    public const CLASSES = 8;

    /** The element itself: others read it. */
    public const RAW = 9;

    public const NOTHING = 10;

    /** An array without a type for its entries, which can only be empty. */
    public const EMPTY_ARRAY = 11;

    public const STOP = 12;

    public const INLINE = 0;

    public const ATTRIBUTE = 1;

    /** An attribute whose name is that of the property behind an `@`. */
    public const NAMED_ATTRIBUTE = 2;

    /** An attribute of an element: `element/@attribute`. */
    public const ATTRIBUTE_BESIDE = 3;

    public const VALUE = 4;

    /** Entries without an element around them. */
    public const ENTRIES = 5;

    public const COLLECTION = 6;

    public const ELEMENT = 7;

    private const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

    /** A prefix for paths, in the place of one that is made up for each. */
    private const PREFIX = 'kiln';

    /** What {@see \JMS\Serializer\XmlDeserializationVisitor::visitBoolean()} knows, in lower case. */
    public const BOOLEANS = ['true' => true, '1' => true, 'false' => false, '0' => false];

    /** The namespace that the root declares as the default one. */
    private ?string $documentNamespace;

    /**
     * @param Program $program
     * @param bool    $mayHaveNil whether an element may say that it stands for null
     */
    private function __construct(private readonly array $program, \SimpleXMLElement $root, private readonly bool $mayHaveNil)
    {
        $this->documentNamespace = $root->getDocNamespaces()[''] ?? null;
    }

    /**
     * @param Program $program
     *
     * @throws Mismatch for what is unusual
     *
     * @return mixed null also for a document that says that it is null
     */
    public static function of(array $program, \SimpleXMLElement $root, bool $mayHaveNil): mixed
    {
        $self = new self($program, $root, $mayHaveNil);

        return $self->mayHaveNil && self::isNil($root) ? null : $self->value($program['root'], $root, null, null, false);
    }

    /**
     * @param Node    $node
     * @param ?Entries   $form      of the last collection around
     * @param ?string $namespace the default one of the class around
     * @param bool    $isInside  whether there is an object around
     */
    private function value(array $node, \SimpleXMLElement $element, ?array $form, ?string $namespace, bool $isInside): mixed
    {
        switch ($node[0]) {
            case self::TEXT:
                return (string) $element;
            case self::INT:
                return (int) (string) $element;
            case self::FLOAT:
                return (float) (string) $element;
            case self::BOOL:
                return self::BOOLEANS[\strtolower((string) $element)] ?? throw new Mismatch('bool');
            case self::DATE:
                return self::date((string) $element);
            case self::OBJECT:
                /** @var int $number */
                $number = $node[1];

                return $this->object($number, $element, $form);
            case self::LIST:
                /** @var Node $item */
                $item = $node[1];

                return $this->items($item, $element, $form, $namespace, $isInside);
            case self::MAP:
                /** @var Node $item */
                $item = $node[1];

                return $this->pairs($item, $element, $form, $namespace, $isInside);
            case self::CLASSES:
                /** @var array{int, string, string, bool, ?string, array<array-key, Node>} $classes */
                $classes = $node;

                return $this->ofClass($classes, $element, $form, $namespace, $isInside);
            case self::RAW:
                return $element;
            case self::NOTHING:
                return null;
            case self::EMPTY_ARRAY:
                return $this->entries($element, $form, $namespace, $isInside) === [] ? [] : throw new Mismatch('an array without a type');
            default:
                throw new Mismatch('a type');
        }
    }

    /**
     * An item, which is not null.
     *
     * @param Node  $node
     * @param ?Entries $form
     */
    private function item(array $node, \SimpleXMLElement $element, ?array $form, ?string $namespace, bool $isInside): mixed
    {
        return $this->mayHaveNil && self::isNil($element) ? throw new Mismatch('null') : $this->value($node, $element, $form, $namespace, $isInside);
    }

    /**
     * @param ?Entries $form
     *
     * @return array<array-key, mixed>
     */
    private function object(int $number, \SimpleXMLElement $element, ?array $form): array
    {
        [$namespace, $fields] = $this->program['objects'][$number];
        $data = [];
        foreach ($fields as [$key, $kind, $name, $own, $node, $collection]) {
            $found = match ($kind) {
                self::ELEMENT => $this->child($element, $name, $own),
                self::ATTRIBUTE => $element->attributes($own)[$name] ?? null,
                self::NAMED_ATTRIBUTE => $element->attributes($own)[\substr($name, 1)] ?? null,
                self::ATTRIBUTE_BESIDE => $this->attributeBeside($element, $name, $own),
                self::COLLECTION => self::named($element->children($own), $name) ?? throw new Mismatch('a collection'),
                default => $element,
            };
            if ($found === null) {
                continue;
            }
            if ($kind === self::COLLECTION && $found->getName() === '') {
                $data[$key] = $this->missing($node);
            } elseif ($kind === self::INLINE) {
                $inner = \in_array($node[0], [self::OBJECT, self::CLASSES], true) ? $this->item($node, $element, $form, $namespace, true) : null;
                $data += \is_array($inner) ? $inner : throw new Mismatch('an inlined value');
            } elseif ($this->mayHaveNil && self::isNil($found)) {
                $data[$key] = null;
            } else {
                $data[$key] = $this->value($node, $found, $collection === null ? $form : [$collection[0], $collection[1], $collection[2], $collection[3], $form], $namespace, true);
            }
        }

        return $data;
    }

    /**
     * What a collection is read as that is not there.
     *
     * @param Node $node
     *
     * @return array{}
     */
    private function missing(array $node): array
    {
        return \in_array($node[0], [self::LIST, self::MAP, self::EMPTY_ARRAY], true) ? [] : throw new Mismatch('a collection of another type');
    }

    private function child(\SimpleXMLElement $element, string $name, ?string $namespace): ?\SimpleXMLElement
    {
        if ($namespace !== null && $namespace !== '' && $namespace !== '0') {
            $found = self::named($element->children($namespace), $name);

            return $found !== null && $found->count() > 0 ? $found : null;
        }
        if ($namespace === null && $this->documentNamespace !== null) {
            $element->registerXPathNamespace(self::PREFIX, $this->documentNamespace);

            return self::first($element->xpath('./' . self::PREFIX . ':' . $name));
        }

        return self::first($element->xpath("./{$name}"));
    }

    private function attributeBeside(\SimpleXMLElement $element, string $name, ?string $namespace): ?\SimpleXMLElement
    {
        [$tag, $attribute] = \explode('/@', $name, 2);
        if ($namespace === '') {
            $beside = self::first($element->xpath("./*[local-name()='{$tag}' and (namespace-uri()='' or not(namespace-uri()))]"));
        } else {
            $beside = self::named($element->children($namespace), $tag);
        }
        if ($beside === null || $beside->getName() === '') {
            return null;
        }

        return $beside->attributes($namespace === '' ? null : $namespace)[$attribute] ?? null;
    }

    /**
     * @param Node  $node
     * @param ?Entries $form
     *
     * @return list<mixed>
     */
    private function items(array $node, \SimpleXMLElement $element, ?array $form, ?string $namespace, bool $isInside): array
    {
        $items = [];
        foreach ($this->entries($element, $form, $namespace, $isInside) as $entry) {
            $items[] = $this->item($node, $entry, $form, $namespace, $isInside);
        }

        return $items;
    }

    /**
     * Of entries with one key the last one counts, but jms/serializer reads all of them, and says what is wrong with each: it is asked.
     *
     * @param Node  $node
     * @param ?Entries $form
     *
     * @return array<array-key, mixed>
     */
    private function pairs(array $node, \SimpleXMLElement $element, ?array $form, ?string $namespace, bool $isInside): array
    {
        $pairs = [];
        if ($form !== null && $form[3]) {
            /** @var ?Entries $outer jms/serializer has left this collection when it comes to the values */
            $outer = $form[4] ?? null;
            foreach ($element as $name => $entry) {
                isset($pairs[$name]) && throw new Mismatch('a key that stands twice');
                $pairs[$name] = $this->item($node, $entry, $outer, $namespace, $isInside);
            }

            return $pairs;
        }
        $entries = $this->entries($element, $form, $namespace, $isInside);
        if ($entries === []) {
            return [];
        }
        if ($form === null) {
            throw new Mismatch('a map that is not declared');
        }
        foreach (self::named($element->children($this->namespace($form, $namespace, $isInside)), $form[0]) ?? [] as $entry) {
            $key = (string) ($entry->attributes()[(string) $form[2]] ?? throw new Mismatch('no key'));
            isset($pairs[$key]) && throw new Mismatch('a key that stands twice');
            $pairs[$key] = $this->item($node, $entry, $form, $namespace, $isInside);
        }

        return $pairs;
    }

    /**
     * @param ?Entries $form
     *
     * @return array<\SimpleXMLElement>
     */
    private function entries(\SimpleXMLElement $element, ?array $form, ?string $namespace, bool $isInside): array
    {
        $name = $form[0] ?? 'entry';
        $own = $this->namespace($form, $namespace, $isInside);
        if ($own === null) {
            return self::found($element->xpath($name));
        }
        $element->registerXPathNamespace(self::PREFIX, $own);

        return self::found($element->xpath(self::PREFIX . ":{$name}"));
    }

    /**
     * @param ?Entries $form
     */
    private function namespace(?array $form, ?string $namespace, bool $isInside): ?string
    {
        return $form[1] ?? ($isInside ? $namespace ?? $this->documentNamespace : null);
    }

    /**
     * @param array{int, string, string, bool, ?string, array<array-key, Node>} $node
     * @param ?Entries                                                             $form
     *
     * @return array<array-key, mixed>
     */
    private function ofClass(array $node, \SimpleXMLElement $element, ?array $form, ?string $namespace, bool $isInside): array
    {
        [, $key, $name, $isAttribute, $own, $cases] = $node;
        $place = match (true) {
            $isAttribute => $element->attributes($own),
            $own !== null => $element->children($own),
            default => null,
        };
        $found = self::named($place !== null && isset($place->{$name}) ? $place : $element, $name);
        $value = (string) $found;
        $case = $found === null || $found->getName() === '' ? null : $cases[$value] ?? null;
        $data = $case === null ? null : $this->value($case, $element, $form, $namespace, $isInside);

        return \is_array($data) ? [$key => $value] + $data : throw new Mismatch('a class');
    }

    /**
     * @throws Mismatch for what no date is read from
     */
    public static function date(string $text): string
    {
        return $text === '' || $text === '0' ? throw new Mismatch('date') : $text;
    }

    private static function named(?\SimpleXMLElement $elements, string $name): ?\SimpleXMLElement
    {
        $found = $elements?->{$name};

        return $found instanceof \SimpleXMLElement ? $found : null;
    }

    private static function isNil(\SimpleXMLElement $element): bool
    {
        if ($element->getName() === '') {
            return false;
        }
        $nil = (string) ($element->attributes(self::XSI)['nil'] ?? '');

        return $nil === 'true' || $nil === '1';
    }

    /**
     * @param array<\SimpleXMLElement>|false|null $found
     */
    private static function first(array|false|null $found): ?\SimpleXMLElement
    {
        return self::found($found)[0] ?? null;
    }

    /**
     * @param array<\SimpleXMLElement>|false|null $found
     *
     * @return array<\SimpleXMLElement>
     */
    private static function found(array|false|null $found): array
    {
        return $found === null || $found === false ? [] : $found;
    }
}
