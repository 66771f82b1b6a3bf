<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print\Xml;

use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;
use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Dialect\Jms\Plan\Write;
use Kiln\Dialect\Jms\Print\WriteValues;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\SharedNode;
use Kiln\Plan\Write\Timestamp;
use Kiln\Type\ScalarKind;

/**
 * Prints how one value comes into an element. The value is never null.
 *
 * @internal
 */
final readonly class XmlValues
{
    private WriteValues $values;

    public function __construct(private Write\WritePlan $plan, private PlainObjects $plain)
    {
        $this->values = new WriteValues($plan);
    }

    /**
     * Whether a value is a text, and nothing else.
     */
    public static function isText(Write\WriteNode|SharedNode $node): bool
    {
        return match ($node::class) {
            Write\AsIs::class, Write\Cast::class, Write\CastCase::class, Date::class, Write\Duration::class, EnumCase::class, Write\OwnCase::class, Write\Round::class,
            Timestamp::class, Write\XmlNumber::class, Write\XmlPlain::class => true,
            Write\Artificial::class, Write\ByOwnType::class, Delegated::class, Write\Elements::class, Write\Members::class, Write\ObjectOf::class, Observed::class, Write\OfClass::class, Write\Omitted::class, Write\Proxy::class, Refused::class, Write\SubclassOf::class => false,
        };
    }

    /**
     * A text, as it stands in the document.
     *
     * @param string            $value an expression
     * @param ?XmlPropertyFacts $facts null where the element has them
     */
    public function text(Write\WriteNode|SharedNode $node, string $value, string $name, string $element, ?XmlPropertyFacts $facts, Code $code): string
    {
        $raw = $this->raw($node, $value, $name, $code);
        if ($node instanceof Write\XmlPlain) {
            return self::isPlain($node->text) ? $raw : "Text::of({$raw})";
        }
        if (self::isNumeric($node)) {
            return $raw;
        }
        if ($node instanceof EnumCase || $node instanceof Write\OwnCase || $node instanceof Write\CastCase) {
            return "Text::scalar({$raw}, " . ($facts === null ? "{$element}->form->isCData" : \var_export($facts->isCData, true)) . ')';
        }

        return match (true) {
            $facts === null => "Text::in({$element}->form, {$raw})",
            $facts->isCData => "Text::cdata({$raw})",
            default => self::isPlain($node) ? $raw : "Text::of({$raw})",
        };
    }

    /**
     * An expression of an element that has nothing but a text.
     *
     * @param string $opening what stands in double quotes before the text, and $closing after it
     */
    public function textElement(Write\WriteNode|SharedNode $node, string $value, string $name, XmlPropertyFacts $facts, string $opening, string $closing, Code $code): string
    {
        $isCData = $facts->isCData && !$node instanceof Write\XmlPlain && !self::isNumeric($node);
        if ($isCData && ($node instanceof Date || $node instanceof Write\Duration || ($node instanceof Write\Cast && $node->kind === ScalarKind::String))) {
            return "\"{$opening}{$this->section($node, $value, $name, $code)}{$closing}\"";
        }
        $text = WriteValues::inVariable($this->text($node, $value, $name, '', $facts, $code), 'text', $code);

        return "\"{$opening}{{$text}}{$closing}\"";
    }

    /**
     * A CDATA section as it stands in double quotes, of a value that is more than a number.
     */
    public function section(Write\WriteNode|SharedNode $node, string $value, string $name, Code $code): string
    {
        if ($node instanceof Date && $node->isGuaranteed && self::isPlain($node) && $node->timezone === null) {
            // As Dates::atom() does, without a call.
            $text = $code->variable('text');
            $code->line("{$text} = {$value}->format('c');");
            $code->open("if ({$text}[0] === '-') {");
            $code->line("{$text} = {$value}->format(\\DATE_ATOM);");
            $code->close('}');

            return "<![CDATA[{{$text}}]]>";
        }
        $text = WriteValues::inVariable($this->raw($node, $value, $name, $code), 'text', $code);
        if (!self::isPlain($node)) {
            $code->open("if (\\str_contains({$text}, ']]>')) {");
            $code->line("{$text} = Text::split({$text});");
            $code->close('}');
        }

        return "<![CDATA[{{$text}}]]>";
    }

    /**
     * A text, as it stands in an attribute.
     */
    public function attribute(Write\WriteNode|SharedNode $node, string $value, string $name, Code $code): string
    {
        $raw = $this->raw($node, $value, $name, $code);
        $text = $node instanceof Write\XmlPlain ? $node->text : $node;

        if ($text instanceof Write\Cast && $text->kind === ScalarKind::String) {
            $text = WriteValues::inVariable($raw, 'text', $code);
            $code->open("if (\\preg_match(Text::SPECIAL, {$text}) === 1) {");
            $code->line("{$text} = Text::attribute({$text});");
            $code->close('}');

            return $text;
        }

        return self::isNumeric($text) || self::isPlain($text) ? $raw : 'Text::attribute(' . ($text instanceof Write\Cast ? '' : '(string) ') . "{$raw})";
    }

    /**
     * @return string a text without anything escaped; of a case the value as it is
     */
    private function raw(Write\WriteNode|SharedNode $node, string $value, string $name, Code $code): string
    {
        return match ($node::class) {
            Write\XmlPlain::class => $this->raw($node->text, $value, $name, $code),
            Write\XmlNumber::class => 'Text::number(' . \implode(', ', ["(float) {$value}", ...\array_map(Php::literal(...), [$node->precision, $node->mode, $node->decimals])]) . ')',
            Write\Cast::class => self::cast($node->kind, $value),
            Write\CastCase::class => self::cast($node->kind, $this->values->print($node->case, $value, $name, $code)),
            Write\AsIs::class, Date::class, Write\Duration::class, EnumCase::class, Write\OwnCase::class, Write\Round::class, Timestamp::class,
            Write\Artificial::class, Write\ByOwnType::class, Delegated::class, Write\Elements::class, Write\Members::class, Write\ObjectOf::class, Observed::class, Write\OfClass::class, Write\Omitted::class, Write\Proxy::class, Refused::class, Write\SubclassOf::class => $this->values->print($node, $value, $name, $code),
        };
    }

    private static function cast(ScalarKind $kind, string $value): string
    {
        return match ($kind) {
            ScalarKind::Bool, ScalarKind::True, ScalarKind::False => "({$value} ? 'true' : 'false')",
            ScalarKind::Float => "Text::float((float) {$value})",
            ScalarKind::Int => "(int) {$value}",
            ScalarKind::String => "(string) {$value}",
        };
    }

    /**
     * Whether a text is never a CDATA section: numbers and truth values.
     */
    public static function isNumeric(Write\WriteNode|SharedNode $node): bool
    {
        return match ($node::class) {
            Write\Cast::class, Write\CastCase::class => $node->kind !== ScalarKind::String,
            Write\XmlNumber::class, Timestamp::class => true,
            Write\AsIs::class, Date::class, Write\Duration::class, EnumCase::class, Write\OwnCase::class, Write\Round::class, Write\XmlPlain::class,
            Write\Artificial::class, Write\ByOwnType::class, Delegated::class, Write\Elements::class, Write\Members::class, Write\ObjectOf::class, Observed::class, Write\OfClass::class, Write\Omitted::class, Write\Proxy::class, Refused::class, Write\SubclassOf::class => false,
        };
    }

    /**
     * Whether nothing can be special in a text.
     */
    public static function isPlain(Write\WriteNode|SharedNode $node): bool
    {
        return match ($node::class) {
            Write\Duration::class, Timestamp::class => true,
            Date::class => $node->format === \DATE_ATOM,
            Write\AsIs::class, Write\Cast::class, Write\CastCase::class, EnumCase::class, Write\OwnCase::class, Write\Round::class, Write\XmlNumber::class, Write\XmlPlain::class,
            Write\Artificial::class, Write\ByOwnType::class, Delegated::class, Write\Elements::class, Write\Members::class, Write\ObjectOf::class, Observed::class, Write\OfClass::class, Write\Omitted::class, Write\Proxy::class, Refused::class, Write\SubclassOf::class => false,
        };
    }

    /**
     * Prints statements that put a value into an element.
     *
     * @param string            $value   an expression
     * @param string            $element a variable
     * @param ?XmlPropertyFacts $facts   null where the element has them
     *
     * @return ?string a condition that says, and sees to it, whether the value is written; null where it always is
     */
    public function fill(Write\WriteNode|SharedNode $node, string $value, string $name, string $element, ?XmlPropertyFacts $facts, Code $code): ?string
    {
        return match ($node::class) {
            Write\AsIs::class, Write\Cast::class, Write\CastCase::class, Date::class, Write\Duration::class, EnumCase::class, Write\OwnCase::class, Write\Round::class, Timestamp::class, Write\XmlNumber::class, Write\XmlPlain::class => $this->fillText($node, $value, $name, $element, $facts, $code),
            Write\Elements::class => $this->elements($node, $value, $name, $element, $facts, $code),
            Write\ByOwnType::class => "\$kiln->value({$value}, {$element}" . WriteValues::place($node->place) . ')',
            Write\Members::class => "\$kiln->members({$value}, {$element}" . WriteValues::place($node->place) . ')',
            Write\ObjectOf::class => $this->object($node, $value, $element),
            Write\SubclassOf::class => self::dispatch($value, $node->class, $element, $node->place),
            Write\OfClass::class => $this->ofClass($node, $value, $name, $element, $facts, $code),
            Write\Proxy::class => $this->proxy($node, $value, $name, $element, $facts, $code),
            Observed::class, Write\Artificial::class, Delegated::class => "\$kiln->delegate({$value}, " . Php::literal($node->type) . ", {$element})",
            Refused::class => "\$kiln->refuse({$value}, " . Php::literal($node->type) . ')',
            Write\Omitted::class => 'false',
        };
    }

    private function fillText(Write\WriteNode|SharedNode $node, string $value, string $name, string $element, ?XmlPropertyFacts $facts, Code $code): null
    {
        $text = $this->text($node, $value, $name, $element, $facts, $code);
        $code->line("{$element}->setText(" . (self::isNumeric($node) ? '(string) ' : '') . "{$text});");

        return null;
    }

    /**
     * The same loop for entries that are named in the usual way: their elements are put together as text.
     *
     * @param string $inner  expression of the scope of entries
     * @param string $into   variable of the text
     * @param string $indent variable of what stands before each entry
     */
    public function entries(Write\Elements $node, string $value, string $name, XmlPropertyFacts $facts, string $inner, string $into, string $indent, Code $code): void
    {
        $entryName = $facts->entryName ?? 'entry';
        $loop = $code->block();
        $key = $facts->keyAttribute === null ? '' : $loop->variable('key');
        $item = $loop->variable(Php::singular($name));
        $attribute = $key === '' ? '' : " {$facts->keyAttribute}=\\\"\" . Text::attribute((string) {$key}) . \"\\\"";
        $body = $loop->block();
        if (self::isText($node->item)) {
            $opening = "{{$indent}}<{$entryName}>";
            if ($key !== '') {
                $body->line("{$key} = Text::attribute((string) {$key});");
                $opening = "{{$indent}}<{$entryName} {$facts->keyAttribute}=\\\"{{$key}}\\\">";
            }
            $body->line("{$into} .= " . $this->textElement($node->item, $item, Php::singular($name), $facts, $opening, "</{$entryName}>", $body) . ';');
        } else {
            $deeper = $loop->variable('deeper');
            $object = $this->plain->of($node->item);
            if ($object !== null && $node->item instanceof Write\ObjectOf) {
                if (PlainObjects::hasMore($object) && !PlainObjects::hasText($object)) {
                    $code->line("{$deeper} = " . self::deeper($indent) . ';');
                }
                $plain = $body->block();
                $this->plain->append($object, $item, $entryName, $attribute, $into, $indent, $deeper, $inner, false, $plain);
                if ($node->item->isExact) {
                    $body->put($plain);
                } else {
                    $body->open("if ({$item}::class === " . Php::classConstant($node->item->class) . ') {');
                    $body->put($plain);
                    $body->turn('} else {');
                    $this->entry(new Write\SubclassOf($node->item->class, $node->item->place), $item, $name, $facts, $inner, $into, $indent, $key, $body);
                    $body->close('}');
                }
            } else {
                $loop->release($deeper);
                $this->entry($node->item, $item, $name, $facts, $inner, $into, $indent, $key, $body);
            }
        }
        $loop->open("if ({$item} !== null) {");
        $loop->put($body);
        if ($this->plan->writesNull) {
            $loop->turn('} else {');
            $loop->line('$kiln->hasNil = true;');
            $loop->line("{$into} .= \"{{$indent}}<{$entryName}{$attribute} xsi:nil=\\\"true\\\"/>\";");
        }
        $loop->close('}');
        $code->open('foreach (' . WriteValues::source($node, $value) . ' as ' . ($key === '' ? '' : "{$key} => ") . "{$item}) {");
        $code->put($loop);
        $code->close('}');
    }

    /**
     * @param string $key variable of the key that an attribute has; empty for none
     */
    private function entry(Write\WriteNode|SharedNode $node, string $item, string $name, XmlPropertyFacts $facts, string $inner, string $into, string $indent, string $key, Code $code): void
    {
        $entryName = $facts->entryName ?? 'entry';
        $entry = $code->variable('entry');
        $code->line("{$entry} = new Element('{$entryName}', {$inner}, {$indent}, " . self::form($facts) . ');');
        if ($key !== '') {
            $code->line("{$entry}->attributes[" . Php::literal($facts->keyAttribute) . "] = Text::attribute((string) {$key});");
        }
        $this->addIf($this->fill($node, $item, Php::singular($name), $entry, $facts, $code), "{$into} .= {$entry}->text();", $code);
    }

    /**
     * What stands before each element in one, asked for once in a call.
     *
     * @param string $indent a variable, of what stands before that
     */
    public static function deeper(string $indent): string
    {
        return "\$kiln->deeper[{$indent}] ??= Element::deeper({$indent})";
    }

    /**
     * Whether {@see entries()} can be printed.
     */
    public static function isUsual(XmlPropertyFacts $facts): bool
    {
        return !$facts->hasNamedEntries && $facts->entryNamespace === null && Text::isName($facts->entryName ?? 'entry')
            && ($facts->keyAttribute === null || Text::isAttributeName($facts->keyAttribute));
    }

    /**
     * The form of the values of a property, made once for a call.
     */
    public static function form(XmlPropertyFacts $facts): string
    {
        $arguments = [];
        foreach (['isCData' => $facts->isCData, 'entryName' => $facts->entryName ?? 'entry', 'entryNamespace' => $facts->entryNamespace, 'keyAttribute' => $facts->keyAttribute, 'hasNamedEntries' => $facts->hasNamedEntries] as $name => $argument) {
            if ($argument !== ['isCData' => true, 'entryName' => 'entry', 'entryNamespace' => null, 'keyAttribute' => null, 'hasNamedEntries' => false][$name]) {
                $arguments[] = "{$name}: " . Php::literal($argument);
            }
        }
        $key = \implode(', ', $arguments);

        return '$kiln->forms[' . Php::literal($key) . "] ??= new Form({$key})";
    }

    /**
     * Prints a statement that is executed where a value is written.
     */
    public function addIf(?string $condition, string $statement, Code $code, string $otherwise = ''): void
    {
        if ($condition === null) {
            $code->line($statement);

            return;
        }
        $code->open("if ({$condition}) {");
        $code->line($statement);
        if ($otherwise !== '') {
            $code->turn('} else {');
            $code->line($otherwise);
        }
        $code->close('}');
    }

    private function elements(Write\Elements $node, string $value, string $name, string $element, ?XmlPropertyFacts $facts, Code $code): null
    {
        if ($node->item instanceof Write\ByOwnType) {
            $code->line("\$kiln->elements(" . WriteValues::source($node, $value) . ", {$element}" . WriteValues::place($node->item->place) . ');');

            return null;
        }
        $code->line("{$element}->requireNoText();");
        $loop = $code->block();
        $key = $loop->variable('key');
        $item = $loop->variable(Php::singular($name));
        $entry = $loop->variable('entry');
        $body = $loop->block();
        $loop->line("{$entry} = \$kiln->entry({$key}, {$element});");
        $this->addIf($this->fill($node->item, $item, Php::singular($name), $entry, $facts, $body), "{$element}->content .= {$entry}->text();", $body);
        $loop->open("if ({$item} !== null) {");
        $loop->put($body);
        if ($this->plan->writesNull) {
            $loop->turn('} else {');
            $loop->line("\$kiln->nil({$entry});");
            $loop->line("{$element}->content .= {$entry}->text();");
        }
        $loop->close('}');
        $code->open('foreach (' . WriteValues::source($node, $value) . " as {$key} => {$item}) {");
        $code->put($loop);
        $code->close('}');

        return null;
    }

    private function object(Write\ObjectOf $node, string $value, string $element): string
    {
        $written = ClassFrame::call($node->plan, 'write', $this->plan->objects[$node->plan]->isScoped(), "{$value}, {$element}");

        return $node->isExact
            ? $written
            : '(' . Php::ternary("{$value}::class === " . Php::classConstant($node->class), $written, self::dispatch($value, $node->class, $element, $node->place)) . ')';
    }

    private static function dispatch(string $value, ?string $class, string $element, string $place): string
    {
        return "\$kiln->object({$value}, " . ($class === null ? 'null' : Php::classConstant($class)) . ", {$element}" . WriteValues::place($place) . ')';
    }

    private function ofClass(Write\OfClass $node, string $value, string $name, string $element, ?XmlPropertyFacts $facts, Code $code): string
    {
        $isWritten = $code->variable('isWritten');
        $block = $code->block();
        $own = $this->fill($node->value, $value, $name, $element, $facts, $block);
        $code->open("if ({$value} instanceof " . Php::className($node->class) . ') {');
        $code->put($block);
        $code->line("{$isWritten} = " . ($own ?? 'true') . ';');
        $code->turn('} else {');
        $code->line("{$isWritten} = " . self::dispatch($value, null, $element, $node->place) . ';');
        $code->close('}');

        return $isWritten;
    }

    private function proxy(Write\Proxy $node, string $value, string $name, string $element, ?XmlPropertyFacts $facts, Code $code): ?string
    {
        $code->line("{$value}->{$node->method}();");

        return $this->fill($node->loaded, $value, $name, $element, $facts, $code);
    }
}
