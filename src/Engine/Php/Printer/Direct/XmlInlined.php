<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\CallsOut;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriteSteps;
use Kiln\Engine\Php\Printer\WriteValues;
use Kiln\Plan\Property;
use Kiln\Plan\Write;

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

    /** @var list<Write\WriteField> */
    private array $fields;

    /**
     * @param XmlNotation $notation of the element that the object becomes
     */
    private function __construct(private Write\WriteObject $object, private XmlNotation $notation, private CallsOut $calls)
    {
        $this->fields = self::fields($object);
    }

    /**
     * @return ?self null for an object that is not small
     */
    public static function of(Write\WriteObject $object, XmlNotation $notation, CallsOut $calls): ?self
    {
        $fields = self::fields($object);
        $isPlain = $fields !== [] && \count($fields) <= self::MOST_MEMBERS && \count($fields) === \count($object->steps) && ($object->notes['facts'] ?? null) === []
            && !$object->isRecursive && !$calls->inObject($object) && XmlMembers::isInOrder($object)
            && array_filter($fields, static fn(Write\WriteField $field): bool => !self::isPlain($field)) === [] && !XmlObjects::areLeftToTree($object);

        return $isPlain && (XmlMembers::hasContent($object, new XmlTexts($object, $calls, '')) || array_filter($fields, static fn(Write\WriteField $field): bool => !XmlMembers::isAttribute($field)) === [])
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
        $required = array_map(static fn(Write\WriteField $field): string => "{$value}->{$field->access->name}", array_filter($this->fields, static fn(Write\WriteField $field): bool => $field->omitWhen === [Write\OmitWhen::Uninitialized]));
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
            $inner = $field->value instanceof Write\Nullable && $field->omitWhen === [Write\OmitWhen::Null] ? $field->value->inner : null;
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
     * @return list<Write\WriteField>
     */
    private static function fields(Write\WriteObject $object): array
    {
        return array_values(array_filter($object->steps, static fn(object $step): bool => $step instanceof Write\WriteField));
    }

    private static function isPlain(Write\WriteField $field): bool
    {
        $access = $field->access;
        $inner = $field->value instanceof Write\Nullable ? $field->value->inner : $field->value;

        return self::isGuaranteed($inner) && $access instanceof Property && $access->isPublic && !WriteSteps::hasHook($access)
            && \in_array($field->omitWhen, $field->value instanceof Write\Nullable ? [[], [Write\OmitWhen::Null]] : [[], [Write\OmitWhen::Null], [Write\OmitWhen::Uninitialized]], true)
            && $field->condition === null && $field->below === null && $field->default === null && !isset($field->notes['cdata']) && !isset($field->notes['namespace']);
    }

    private static function isGuaranteed(Write\WriteNode $node): bool
    {
        return ($node instanceof Write\Scalar || $node instanceof Write\Date || $node instanceof Write\EnumCase) && $node->isGuaranteed;
    }
}
