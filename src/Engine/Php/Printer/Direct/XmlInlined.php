<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\CallsOut;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriteSteps;
use Kiln\Engine\Php\Printer\WriteValues;
use Kiln\Plan\Property;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;

/**
 * A small object that is written where it stands, and not by the function of its class: a call takes as long as three of its members.
 *
 *     $href = $link->href;
 *     if (\preg_match(Syntax::PLAIN_VALUE, $href) !== 1) {
 *         $href = $out->value($href);
 *     }
 *     $text .= "<link href=\"{$href}\"/>";
 *
 * @internal
 */
final readonly class XmlInlined
{
    private const MOST_MEMBERS = 8;

    /** @var list<WriteField> */
    private array $fields;

    /**
     * @param XmlNotation $notation of the element that the object becomes
     */
    private function __construct(private WriteObject $object, private XmlNotation $notation, private CallsOut $calls)
    {
        $this->fields = self::fields($object);
    }

    /**
     * @return ?self null for an object that is not small
     */
    public static function of(WriteObject $object, XmlNotation $notation, CallsOut $calls): ?self
    {
        $fields = self::fields($object);
        $isPlain = $fields !== [] && \count($fields) <= self::MOST_MEMBERS && \count($fields) === \count($object->steps) && ($object->notes['facts'] ?? null) === []
            && !$object->isRecursive && !$calls->inObject($object) && XmlMembers::isInOrder($object)
            && array_filter($fields, static fn(WriteField $field): bool => !self::isPlain($field)) === [] && !XmlObjects::areLeftToTree($object);

        return $isPlain && (XmlMembers::hasContent($object, new XmlTexts($object, $calls, '')) || array_filter($fields, static fn(WriteField $field): bool => !XmlMembers::isAttribute($field)) === [])
            ? new self($object, $notation, $calls)
            : null;
    }

    /**
     * @param string $tag   an expression of the name of the element
     * @param string $value an expression that can be evaluated several times
     * @param string $into  the variable that the element is added to
     */
    public function print(string $tag, string $value, string $into, Code $code, WriteValues $values): void
    {
        $required = array_map(static fn(WriteField $field): string => "{$value}->{$field->access->name}", array_filter($this->fields, static fn(WriteField $field): bool => $field->omitWhen === [OmitWhen::Uninitialized]));
        if ($required !== []) {
            $code->open('if (!isset(' . implode(', ', $required) . ')) {');
            $code->line("{$into} .= " . LeftToTree::call($this->object, $value, ", {$tag}") . ';');
            $code->turn('} else {');
        }
        $texts = new XmlTexts($this->object, $this->calls, $value);
        $texts->print($code);
        $parts = ["'<'", $tag];
        $isInside = false;
        foreach ($this->fields as $field) {
            if (!$isInside && !XmlMembers::isAttribute($field)) {
                $parts[] = "'>'";
                $isInside = true;
            }
            $inner = $field->value instanceof Nullable && $field->omitWhen === [OmitWhen::Null] ? $field->value->inner : null;
            $seen = $texts->of($field);
            $member = "{$value}->{$field->access->name}";
            $written = $values->in($this->notation->at(XmlPlace::ofMember($field->key, $field, $seen)))->print($inner ?? $field->value, $member, $field->access->name, $code);
            if ($inner === null) {
                $parts[] = Php::operand($written);
                continue;
            }
            if ($parts !== []) {
                $code->line("{$into} .= " . XmlNotation::joined(...$parts) . ';');
                $parts = [];
            }
            $code->open('if (' . ($seen ?? $member) . ' !== null) {');
            $code->line("{$into} .= {$written};");
            $code->close('}');
        }
        $code->line("{$into} .= " . XmlNotation::joined(...$parts, ...($isInside ? ["'</'", $tag, "'>'"] : ["'/>'"])) . ';');
        if ($required !== []) {
            $code->close('}');
        }
    }

    /**
     * @return list<WriteField>
     */
    private static function fields(WriteObject $object): array
    {
        return array_values(array_filter($object->steps, static fn(object $step): bool => $step instanceof WriteField));
    }

    private static function isPlain(WriteField $field): bool
    {
        $access = $field->access;
        $inner = $field->value instanceof Nullable ? $field->value->inner : $field->value;

        return self::isGuaranteed($inner) && $access instanceof Property && $access->isPublic && !WriteSteps::hasHook($access)
            && \in_array($field->omitWhen, $field->value instanceof Nullable ? [[], [OmitWhen::Null]] : [[], [OmitWhen::Null], [OmitWhen::Uninitialized]], true)
            && $field->condition === null && $field->below === null && $field->default === null && !isset($field->notes['cdata']) && !isset($field->notes['namespace']);
    }

    private static function isGuaranteed(WriteNode $node): bool
    {
        return ($node instanceof Scalar || $node instanceof Date || $node instanceof EnumCase) && $node->isGuaranteed;
    }
}
