<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print\Xml;

use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;
use Kiln\Dialect\Jms\Plan\Write\ByOwnType;
use Kiln\Dialect\Jms\Plan\Write\Elements;
use Kiln\Dialect\Jms\Plan\Write\Field;
use Kiln\Dialect\Jms\Plan\Write\ObjectOf;
use Kiln\Dialect\Jms\Plan\Write\Slot;
use Kiln\Dialect\Jms\Plan\Write\WriteNode;
use Kiln\Dialect\Jms\Plan\Write\WriteObject;
use Kiln\Dialect\Jms\Plan\Write\WritePlan;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Plan\Write\SharedNode;

/**
 * Which objects of a plan have elements and nothing else: their content follows from the object and the indentation alone, so it is
 * appended as a text, and no {@see \Kiln\Dialect\Jms\Run\Xml\Element} is made for it.
 *
 * @internal
 */
final class PlainObjects
{
    /** The function that returns the content of an object. */
    public const FUNCTION = 'inside';

    /** @var array<string, bool> by id of the plan */
    private array $known = [];

    public function __construct(private readonly WritePlan $plan) {}

    /**
     * How the content of an object is called for.
     *
     * @param string $arguments the object and what stands before each element in it
     *
     * @return ?string null for an object that needs an element
     */
    public function call(WriteNode|SharedNode $node, string $arguments): ?string
    {
        return $node instanceof ObjectOf && $this->has($this->plan->objects[$node->plan]) ? self::callOf($this->plan->objects[$node->plan], $arguments) : null;
    }

    public static function callOf(WriteObject $object, string $arguments): string
    {
        return ClassFrame::call($object->id, self::FUNCTION, $object->isScoped(), $arguments);
    }

    public function has(WriteObject $object): bool
    {
        if (!isset($this->known[$object->id])) {
            // An object that reaches itself is not plain.
            $this->known[$object->id] = false;
            $this->known[$object->id] = $this->isPlain($object);
        }

        return $this->known[$object->id];
    }

    private function isPlain(WriteObject $object): bool
    {
        if ($object->isGuarded || $object->isAnnounced || $object->isBody || $object->afterwards !== [] || ($object->xml->namespaces ?? []) !== []) {
            return false;
        }
        foreach ($object->steps as $step) {
            if (!$step instanceof Field || !$this->isElement($step) || ($step->access instanceof Slot && !$step->access->isPublic && $step->access->class !== $object->class)) {
                return false;
            }
        }

        return true;
    }

    private function isElement(Field $field): bool
    {
        $facts = $field->xml ?? new XmlPropertyFacts();
        if ($facts->namespace !== null || !$facts->isElement() || !Text::isName($field->key) || $field->isConditional || $field->isNoted || $field->isInline || ($facts->isCollection && $facts->isInline)) {
            return false;
        }

        return match (true) {
            XmlValues::isText($field->value) => true,
            $field->value instanceof Elements => !$field->value->item instanceof ByOwnType && XmlValues::isText($field->value->item) && XmlValues::isUsual($facts),
            $field->value instanceof ObjectOf => $field->value->isExact && $this->has($this->plan->objects[$field->value->plan]),
            default => false,
        };
    }
}
