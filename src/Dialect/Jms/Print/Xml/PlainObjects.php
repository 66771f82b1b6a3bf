<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print\Xml;

use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;
use Kiln\Dialect\Jms\Plan\Write;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Plan\Write\SharedNode;

/**
 * Which objects of a plan have attributes, and elements or a text, and nothing that depends on the element they come into: they are
 * appended as texts, and no {@see \Kiln\Dialect\Jms\Run\Xml\Element} is made for them.
 *
 * @internal
 */
final class PlainObjects
{
    /** The function that returns what stands in the element of an object; null where it is left out, or has no text. */
    public const INSIDE = 'inside';

    /** The function that returns its attributes. */
    public const ATTRIBUTES = 'attributes';

    /** @var array<string, bool> by id of the plan */
    private array $known = [];

    /** @var array<string, bool> likewise */
    private array $makesElements = [];

    public function __construct(private readonly Write\WritePlan $plan) {}

    /**
     * The object that a value is, where that is written so.
     */
    public function of(Write\WriteNode|SharedNode $node): ?Write\WriteObject
    {
        return $node instanceof Write\ObjectOf && $this->has($this->plan->objects[$node->plan]) ? $this->plan->objects[$node->plan] : null;
    }

    public function has(Write\WriteObject $object): bool
    {
        return $this->known[$object->id] ??= self::isPlain($object);
    }

    /**
     * What the function that writes what is inside is given.
     */
    public function parameters(Write\WriteObject $object): string
    {
        return self::hasText($object) ? '' : 'string $content, string $in, ' . ($this->makesElements($object) ? 'Scope $inner, ' : '');
    }

    /**
     * @param string $value   an expression
     * @param string $content likewise, of the text that it is added to
     * @param string $in      likewise, of what stands before each element in it
     * @param string $inner   likewise, of the scope of these
     */
    public function inside(Write\WriteObject $object, string $value, string $content, string $in, string $inner): string
    {
        $arguments = self::hasText($object) ? '' : ", {$content}, {$in}" . ($this->makesElements($object) ? ", {$inner}" : '');

        return ClassFrame::call($object->id, self::INSIDE, $object->isScoped(), $value . $arguments);
    }

    public static function attributes(Write\WriteObject $object, string $value): string
    {
        return ClassFrame::call($object->id, self::ATTRIBUTES, $object->isScoped(), $value);
    }

    /**
     * Prints statements that append an object to a text, as an element.
     *
     * @param string $value   an expression that can be evaluated several times
     * @param string $name    of the element
     * @param string $key     an attribute, as it stands in double quotes
     * @param string $into    the text
     * @param string $indent  a variable
     * @param string $deeper  an expression of what stands before each element in it
     * @param string $inner   likewise, of the scope of these
     * @param bool   $isSkipped whether it is left out where nothing is in it
     */
    public function append(Write\WriteObject $object, string $value, string $name, string $key, string $into, string $indent, string $deeper, string $inner, bool $isSkipped, Code $code): void
    {
        $opening = "{{$indent}}<{$name}{$key}";
        $attributes = '';
        if (self::hasAttributes($object)) {
            $attributes = $code->variable('attributes');
            $code->line("{$attributes} = " . self::attributes($object, $value) . ';');
            $opening .= "{{$attributes}}";
        }
        if (!self::hasMore($object)) {
            $statement = "{$into} .= \"{$opening}/>\";";
            $isSkipped && $key === '' ? self::conditionally($attributes === '' ? 'false' : "{$attributes} !== ''", $statement, $code) : $code->line($statement);

            return;
        }
        $text = $code->variable('text');
        $code->line("{$text} = " . $this->inside($object, $value, "''", $deeper, $inner) . ';');
        $isFilled = $object->isGuarded && !self::hasText($object) ? "{$text} !== null" : null;
        $statement = self::hasText($object)
            ? "{$into} .= {$text} === null ? \"{$opening}/>\" : \"{$opening}>{{$text}}</{$name}>\";"
            : "{$into} .= {$text} === '' ? \"{$opening}/>\" : \"{$opening}>{{$text}}{{$indent}}</{$name}>\";";
        if ($isSkipped && $key === '') {
            $isSome = self::hasText($object) ? "{$text} !== null" : "{$text} !== ''";
            $isSome = $attributes === '' ? $isSome : "({$isSome} || {$attributes} !== '')";
            $isFilled = $isFilled === null ? $isSome : "{$isFilled} && {$isSome}";
        }
        $isFilled === null ? $code->line($statement) : self::conditionally($isFilled, $statement, $code);
    }

    private static function conditionally(string $condition, string $statement, Code $code): void
    {
        $code->open("if ({$condition}) {");
        $code->line($statement);
        $code->close('}');
    }

    public static function isAttribute(object $step): bool
    {
        return $step instanceof Write\Field && $step->xml?->isAttribute === true;
    }

    private static function isValue(object $step): bool
    {
        return $step instanceof Write\Field && $step->xml?->isValue === true;
    }

    public static function hasAttributes(Write\WriteObject $object): bool
    {
        return \array_filter($object->steps, self::isAttribute(...)) !== [];
    }

    /**
     * Whether there is something that may stand in its element.
     */
    public static function hasMore(Write\WriteObject $object): bool
    {
        return \count(\array_filter($object->steps, self::isAttribute(...))) !== \count($object->steps);
    }

    /**
     * Whether it has a text in the place of elements.
     */
    public static function hasText(Write\WriteObject $object): bool
    {
        return \array_filter($object->steps, self::isValue(...)) !== [];
    }

    private function makesElements(Write\WriteObject $object): bool
    {
        if (!isset($this->makesElements[$object->id])) {
            // An object that reaches itself is given a scope.
            $this->makesElements[$object->id] = true;
            $this->makesElements[$object->id] = \array_filter($object->steps, fn(object $step): bool => $step instanceof Write\Field && $this->needsScope($step->value instanceof Write\Elements && XmlValues::isUsual($step->xml ?? new XmlPropertyFacts()) ? $step->value->item : $step->value)) !== [];
        }

        return $this->makesElements[$object->id];
    }

    private function needsScope(Write\WriteNode|SharedNode $node): bool
    {
        $object = XmlValues::isText($node) ? null : $this->of($node);

        return !XmlValues::isText($node) && ($object === null || !$node instanceof Write\ObjectOf || !$node->isExact || $this->makesElements($object));
    }

    private static function isPlain(Write\WriteObject $object): bool
    {
        // Where it is not entered, nothing tells that it stands in itself.
        if ($object->isAnnounced || $object->isBody || ($object->isGuarded && !self::hasMore($object)) || $object->afterwards !== [] || ($object->xml->namespaces ?? []) !== []) {
            return false;
        }
        $names = [];
        $isInside = false;
        foreach ($object->steps as $step) {
            if (!$step instanceof Write\Field || $step->isConditional || ($step->access instanceof Write\Slot && !$step->access->isPublic && $step->access->class !== $object->class)) {
                return false;
            }
            $facts = $step->xml ?? new XmlPropertyFacts();
            if ($facts->isAttribute) {
                // They are read first.
                if ($isInside || isset($names[$step->key]) || !self::isPlainAttribute($step, $facts)) {
                    return false;
                }
                $names[$step->key] = true;
                continue;
            }
            if ($facts->isValue ? $isInside || !XmlValues::isText($step->value) : !self::isElement($step, $facts) || self::hasText($object)) {
                return false;
            }
            $isInside = true;
        }

        return true;
    }

    private static function isPlainAttribute(Write\Field $field, XmlPropertyFacts $facts): bool
    {
        return $facts->namespace === null && !$field->isNoted && XmlValues::isText($field->value) && Text::isAttributeName($field->key)
            && $field->access instanceof Write\Slot && !$field->access->canBeMagic && !$field->access->mustHaveValue;
    }

    private static function isElement(Write\Field $field, XmlPropertyFacts $facts): bool
    {
        if ($facts->namespace !== null || !$facts->isElement() || !Text::isName($field->key) || $field->isInline) {
            return false;
        }
        $isListed = $field->value instanceof Write\Elements && !$field->value->item instanceof Write\ByOwnType && XmlValues::isUsual($facts);

        return !($facts->isCollection && $facts->isInline) || $isListed;
    }
}
