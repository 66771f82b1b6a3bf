<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\CallsOut;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\WriteValues;
use Kiln\Plan\Write;

/**
 * A small object that is written where it stands:
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
    /**
     * @param list<Write\WriteField> $fields
     * @param XmlNotation            $notation of the element that the object becomes
     */
    private function __construct(private Write\WriteObject $object, private array $fields, private XmlNotation $notation, private CallsOut $calls) {}

    /**
     * @return ?self null for an object that is not small
     */
    public static function of(Write\WriteObject $object, XmlNotation $notation, CallsOut $calls): ?self
    {
        $fields = SmallObject::fields($object, $calls);
        $isPlain = $fields !== [] && ($object->notes['facts'] ?? null) === [] && XmlMembers::isInOrder($object)
            && \array_filter($fields, static fn(Write\WriteField $field): bool => isset($field->notes['cdata']) || isset($field->notes['namespace'])) === [] && !XmlObjects::areLeftToTree($object);

        return $isPlain && (XmlMembers::hasContent($object, new XmlTexts($object, $calls, '')) || \array_filter($fields, static fn(Write\WriteField $field): bool => !XmlMembers::isAttribute($field)) === [])
            ? new self($object, $fields, $notation, $calls)
            : null;
    }

    /**
     * @param string $tag   an expression of the name of the element
     * @param string $value an expression that can be evaluated several times
     * @param string $into  the variable that the element is added to
     */
    public function print(string $tag, string $value, string $into, Code $code, WriteValues $values): void
    {
        $isComplete = SmallObject::isComplete($this->fields, $value);
        if ($isComplete !== null) {
            $code->open("if (!{$isComplete}) {");
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
                $parts[] = MemberChain::operand($written);
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
        if ($isComplete !== null) {
            $code->close('}');
        }
    }
}
