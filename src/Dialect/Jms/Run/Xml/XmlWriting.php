<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run\Xml;

use Kiln\Dialect\Jms\Run\ClassWriters;
use Kiln\Dialect\Jms\Run\ObjectAccess;
use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * What generated writers of XML ask for when something shows only at run time. One per call.
 *
 * Each function puts a value into an element, and says whether it is written; if not, the element is left out.
 *
 * @internal
 */
final class XmlWriting extends ObjectAccess
{
    /** Whether null was written, for which the root declares a namespace. */
    public bool $hasNil = false;

    /** @var array<string, true> declarations of the names that stand in a namespace */
    public array $used = [];

    /** All of the document, where jms/serializer has written the root. */
    public ?string $document = null;

    /** @var array<string, string> what stands before each element in one, by what stands before that */
    public array $deeper = [];

    /** @var array<string, Form> by what they are made of */
    public array $forms = [];

    /**
     * @param ClassWriters<\Closure(object, Element, self): bool> $writers
     * @param bool                                        $writesNull  whether null is written
     * @param XmlObservation|(\Closure(): XmlObservation) $observation calls user code; or what makes it when it is first needed
     */
    public function __construct(
        private readonly ClassWriters $writers,
        private readonly bool $writesNull,
        private XmlObservation|\Closure $observation,
    ) {}

    /**
     * An object by its own class.
     *
     * @param ?class-string $class what it must be
     */
    public function object(mixed $object, ?string $class, Element $element, string $place = ''): bool
    {
        if ($class !== null && !$object instanceof $class) {
            return $this->delegate($object, ['name' => $class, 'params' => []], $element);
        }
        if (!\is_object($object)) {
            throw new Mismatch('object');
        }
        $writer = $this->writers->known[$place][$object::class] ?? $this->writers->load($object::class, $place);

        return $writer($object, $element, $this);
    }

    public function value(mixed $value, Element $element, string $place = ''): bool
    {
        if (\is_array($value)) {
            return $this->elements($value, $element, $place);
        }
        if ($value !== null && !\is_scalar($value)) {
            return $this->object($value, null, $element, $place);
        }
        if ($value === null) {
            if ($this->writesNull) {
                $this->nil($element);
            }

            return $this->writesNull;
        }
        $element->setText(match (true) {
            \is_string($value) => Text::in($element->form, $value),
            \is_bool($value) => $value ? 'true' : 'false',
            \is_float($value) => Text::float($value),
            default => (string) $value,
        });

        return true;
    }

    /**
     * @param array<mixed> $elements each by its own type
     */
    public function elements(array $elements, Element $element, string $place = ''): true
    {
        $element->requireNoText();
        foreach ($elements as $key => $value) {
            $entry = $this->entry($key, $element);
            if ($this->value($value, $entry, $place)) {
                $element->content .= $entry->text();
            }
        }

        return true;
    }

    /**
     * The name of an element in another.
     */
    public function name(Element $around, string $tag, ?string $namespace): Scope
    {
        $scope = $around->scope->child($tag, $namespace);
        $this->used[$scope->declaration] = true;

        return $scope;
    }

    /**
     * An attribute that stands in a namespace.
     */
    public function attribute(Element $element, string $name, string $namespace, string $value): void
    {
        $this->used[$element->attribute($name, $namespace, $value)] = true;
    }

    public function entry(int|string $key, Element $around): Element
    {
        $form = $around->form;
        $name = $form->hasNamedEntries && Text::isEntryName((string) $key) ? (string) $key : $form->entryName;
        $entry = $form->entryNamespace === null && Text::isName($name)
            ? new Element($name, $around->scope->inner(), $around->in, $form)
            : Element::named($this->name($around, $name, $form->entryNamespace), $around->in, $form);
        if ($form->keyAttribute !== null) {
            if (!Text::isAttributeName($form->keyAttribute)) {
                throw new Mismatch('the name of an attribute');
            }
            $entry->attributes[$form->keyAttribute] = Text::attribute((string) $key);
        }

        return $entry;
    }

    public function nil(Element $element): void
    {
        if (isset($element->attributes['xsi:nil'])) {
            throw new Mismatch('null twice');
        }
        $element->attributes['xsi:nil'] = 'true';

        $this->hasNil = true;
    }

    /**
     * A stdClass: its properties, each by its own type.
     */
    public function members(mixed $object, Element $element, string $place = ''): bool
    {
        if (!$object instanceof \stdClass) {
            throw new Mismatch(\stdClass::class);
        }
        $id = \spl_object_id($object);
        if (isset($this->open[$id])) {
            return false;
        }
        $element->requireNoText();
        $element->enter(null, null, null, []);
        $this->open[$id] = [$object, null, null];
        $form = $this->forms['member'] ??= new Form();
        foreach ((array) $object as $name => $value) {
            // The keys of an array can become properties; jms/serializer refuses them, and takes others for attributes.
            if (\is_int($name) || \str_contains($name, '@')) {
                throw new Mismatch((string) $name);
            }
            $member = Text::isName($name)
                ? new Element($name, $element->scope->inner(), $element->in, $form)
                : Element::named($this->name($element, $name, null), $element->in, $form);
            if ($this->value($value, $member, $place)) {
                $element->content .= $member->text();
            }
        }
        unset($this->open[$id]);

        return true;
    }

    /**
     * The attributes that a map stands for.
     */
    public function attributeMap(mixed $map, Element $element, ?string $namespace, string $place = ''): void
    {
        if (!\is_array($map)) {
            throw new Mismatch('a map of attributes');
        }
        foreach ($map as $name => $value) {
            if (!\is_string($name) || !Text::isAttributeName($name)) {
                throw new Mismatch('the name of an attribute');
            }
            $text = Text::attribute(match (true) {
                \is_string($value) => $value,
                \is_bool($value) => $value ? 'true' : 'false',
                \is_float($value) => Text::float($value),
                \is_int($value) => (string) $value,
                default => throw new Mismatch('an attribute'),
            });
            if ($namespace === null) {
                $element->attributes[$name] = $text;
            } else {
                $this->attribute($element, $name, $namespace, $text);
            }
        }
    }

    /**
     * A value that jms/serializer writes: it calls user code, or nothing else knows how.
     *
     * @param ?array{name: string, params: array<mixed>} $type
     */
    public function delegate(mixed $value, ?array $type, Element $element): bool
    {
        return $this->observation()->delegate($value, $type, $element, $this);
    }

    /**
     * A value of a type that cannot be written.
     *
     * @return false where the object is one of those around it, which are left out before all else
     */
    public function refuse(mixed $value, string $type): false
    {
        return \is_object($value) && isset($this->open[\spl_object_id($value)]) ? false : throw new Mismatch($type);
    }

    /**
     * @return XmlObservation
     */
    protected function observation(): object
    {
        return $this->observation instanceof \Closure ? $this->observation = ($this->observation)() : $this->observation;
    }
}
