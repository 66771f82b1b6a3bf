<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print\Xml;

use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;
use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Dialect\Jms\Plan\Write;
use Kiln\Dialect\Jms\Print\GivenProperty;
use Kiln\Dialect\Jms\Print\WriteValues;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Scopes;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\SharedNode;
use Kiln\Type\ScalarKind;

/**
 * Prints how one object comes into an element.
 *
 * @internal
 */
final readonly class XmlSteps
{
    /** In every scope of the function. */
    private const RESERVED = ['frame', 'element', 'kiln', 'object', 'content', 'in', 'inner'];

    private GivenProperty $given;

    /** Where the content of the element is put together: a variable, unless others put something into the element. */
    private string $content;

    /** The scope of elements whose names stand in no namespace: it may change where the element declares something late. */
    private string $inner;

    private bool $mayHaveText;

    /** Whether what stands in the element may be added to what stands before it. */
    private bool $isAppended;

    public function __construct(
        private Write\WriteObject $object,
        private XmlValues $values,
        private Scopes $scopes,
        private PlainObjects $plain,
    ) {
        $this->given = new GivenProperty($object);
        $fields = \array_filter($object->steps, static fn(object $step): bool => $step instanceof Write\Field);
        $hasInlined = \array_filter($fields, self::isInlined(...)) !== [];
        $declaresLate = \array_filter($fields, static fn(Write\Field $field): bool => self::facts($field)->namespace !== null && (!self::facts($field)->isElement() || \str_contains($field->key, '@'))) !== [];
        $this->content = $hasInlined || $declaresLate ? '$element->content' : '$content';
        $this->inner = $this->content === '$content' ? '$inner' : '$element->scope->inner()';
        $this->isAppended = $this->content === '$content' && !$object->isAnnounced && !$object->isBody && \array_filter($fields, static fn(Write\Field $field): bool => self::facts($field)->isValue) === [];
        $this->mayHaveText = $hasInlined || \array_filter($fields, static fn(Write\Field $field): bool => self::facts($field)->isValue) !== [];
    }

    /**
     * What {@see PlainObjects::INSIDE} does, where the object is plain.
     */
    public function printInside(Code $code): void
    {
        self::reserve($code);
        $this->guard('null', $code);
        if (PlainObjects::hasText($this->object)) {
            $code->line('$content = null;');
        }
        foreach ($this->object->steps as $step) {
            if ($step instanceof Write\Field && self::facts($step)->isValue) {
                $this->given->print($step, fn(string $value, Code $code) => $this->inText($step, $value, $code), $this->object->writesNull ? fn(Code $code) => $this->null($step, $code) : null, $code);
            } elseif ($step instanceof Write\Field && !PlainObjects::isAttribute($step)) {
                $this->field($step, $code);
            }
        }
        $code->gap();
        $this->unguard($code);
        $code->gap();
        $code->line('return $content;');
    }

    private function inText(Write\Field $field, string $value, Code $code): void
    {
        $value = $this->given->take($field, $value, $code);
        if ($field->value instanceof Write\Cast && $field->value->kind === ScalarKind::String && self::facts($field)->isCData) {
            $code->line("\$content = \"{$this->values->section($field->value, $value, $field->property, $code)}\";");

            return;
        }
        $text = $this->values->text($field->value, $value, $field->property, '', self::facts($field), $code);
        $code->line('$content = ' . (XmlValues::isNumeric($field->value) ? '(string) ' : '') . "{$text};");
    }

    /**
     * What {@see PlainObjects::ATTRIBUTES} does.
     */
    public function printAttributes(Code $code): void
    {
        self::reserve($code);
        $attributes = $code->variable('attributes');
        $code->line("{$attributes} = '';");
        foreach ($this->object->steps as $step) {
            if ($step instanceof Write\Field && PlainObjects::isAttribute($step)) {
                $this->given->print(
                    $step,
                    fn(string $value, Code $code) => $code->line("{$attributes} .= \" {$step->key}=\\\"{" . WriteValues::inVariable($this->values->attribute($step->value, $value, $step->property, $code), 'text', $code) . '}\"";'),
                    $this->object->writesNull ? fn(Code $code) => $this->null($step, $code) : null,
                    $code,
                );
            }
        }
        $code->gap();
        $code->line("return {$attributes};");
    }

    private function guard(string $otherwise, Code $code): void
    {
        if ($this->isNoted()) {
            $code->line(GivenProperty::ID . ' = \spl_object_id($object);');
        }
        if ($this->object->isGuarded) {
            $code->open('if (isset($kiln->open[' . GivenProperty::ID . '])) {');
            $code->line("return {$otherwise};");
            $code->close('}');
            $code->line('$kiln->open[' . GivenProperty::ID . "] = [\$object, {$this->given->class}, null];");
        }
    }

    private function unguard(Code $code): void
    {
        if ($this->object->isGuarded) {
            $code->line('unset($kiln->open[' . GivenProperty::ID . ']);');
        }
    }

    /**
     * An object that is plain, and has no text, comes into an element.
     */
    private function printPlain(Code $code): void
    {
        $this->enter($code);
        foreach ($this->object->steps as $step) {
            if ($step instanceof Write\Field && PlainObjects::isAttribute($step)) {
                $this->field($step, $code);
            }
        }
        $code->gap();
        if (PlainObjects::hasMore($this->object)) {
            $code->line('$content = ' . $this->plain->inside($this->object, '$object', '$element->begin()', '$element->in', '$element->scope->inner()') . ';');
            if ($this->object->isGuarded) {
                $code->open('if ($content === null) {');
                $code->line('return false;');
                $code->close('}');
            }
            $code->line('$element->content .= $content;');
        }
        $code->gap();
        $code->line('return true;');
    }

    public function print(Code $code): void
    {
        self::reserve($code);
        if ($this->plain->has($this->object) && !PlainObjects::hasText($this->object)) {
            $this->printPlain($code);

            return;
        }
        $this->guard('false', $code);
        $before = [];
        $after = [];
        foreach ($this->object->steps as $step) {
            // An object enters its element after they are called.
            $step instanceof Invoke ? $before[] = $step : $after[] = $step;
        }
        foreach ($before as $step) {
            GivenProperty::invoke($step, $code);
        }
        $this->enter($code);
        $body = $code->aside();
        foreach ($this->scopes->runs($after, $this->given->scopeOf(...)) as [$scope, $steps]) {
            $scope === null ? $this->run($steps, $body) : $this->runInScope($scope, $steps, $body);
        }
        self::begin($body, $code);
        if ($this->content === '$content') {
            $code->line('$content = ' . ($this->isAppended ? '$element->begin()' : "''") . ';');
        }
        $code->put($body);
        $code->gap();
        if ($this->content === '$content') {
            $code->line('$element->content .= $content;');
        }
        $this->unguard($code);
        foreach ($this->object->afterwards as $method) {
            GivenProperty::invoke($method, $code);
        }
        $code->gap();
        $code->line('return true;');
    }

    private static function reserve(Code $code): void
    {
        foreach (self::RESERVED as $name) {
            $code->variable($name);
        }
    }

    private function enter(Code $code): void
    {
        $xml = $this->object->xml;
        $rootName = (string) $xml?->rootName === '' ? null : $xml?->rootName;
        if ($xml !== null && ($rootName !== null || $xml->namespaces !== [] || $this->content !== '$content')) {
            $namespace = (string) $xml->rootNamespace === '' ? $xml->defaultNamespace() : $xml->rootNamespace;
            $code->line('$element->enter(' . \implode(', ', \array_map(Php::literal(...), [$rootName, $rootName === null ? null : $namespace, $rootName === null ? null : $xml->rootPrefix, $xml->namespaces])) . ');');
        }
    }

    /**
     * What the statements use.
     */
    private static function begin(Code $body, Code $code): void
    {
        $text = $body->text();
        if (\preg_match('/\$in\b/', $text) === 1) {
            $code->line('$in = $element->in;');
        }
        if (\preg_match('/\$inner\b/', $text) === 1) {
            $code->line('$inner = $element->scope->inner();');
        }
    }

    private static function facts(Write\Field $field): XmlPropertyFacts
    {
        return $field->xml ?? new XmlPropertyFacts();
    }

    /**
     * Whether a value comes into the element of the object itself, and not as entries alone.
     */
    private static function isInlined(Write\Field $field): bool
    {
        $facts = self::facts($field);

        return $facts->isElement() && ($field->isInline || ($facts->isCollection && $facts->isInline)) && !($field->value instanceof Write\Elements && !$field->value->item instanceof Write\ByOwnType && XmlValues::isUsual($facts));
    }

    private function isNoted(): bool
    {
        return $this->object->isGuarded || $this->object->isBody;
    }

    /**
     * @param non-empty-list<Write\Field|Invoke|Constant> $steps
     */
    private function runInScope(string $scope, array $steps, Code $code): void
    {
        $class = Php::classType($scope);
        $inside = new Code();
        self::reserve($inside);
        $statements = $inside->aside();
        $this->run($steps, $statements);
        self::begin($statements, $inside);
        $inside->put($statements);
        $code->gap();
        [$type, $parameter, $argument] = $this->isNoted() ? ['int, ', 'int ' . GivenProperty::ID . ', ', GivenProperty::ID . ', '] : ['', '', ''];
        [$contentType, $contentParameter, $contentArgument] = $this->content === '$content' ? ['string, ', 'string &$content, ', '$content, '] : ['', '', ''];
        $code->line(
            $this->scopes->closure($scope, "({$class}, {$contentType}{$type}Element, XmlWriting): void", "({$class} \$object, {$contentParameter}{$parameter}Element \$element, XmlWriting \$kiln): void", $inside)
            . "(\$object, {$contentArgument}{$argument}\$element, \$kiln);",
        );
    }

    /**
     * @param non-empty-list<Write\Field|Invoke|Constant> $steps
     */
    private function run(array $steps, Code $code): void
    {
        foreach ($steps as $step) {
            if ($step instanceof Write\Field) {
                $this->field($step, $code);
            }
        }
    }

    private function field(Write\Field $field, Code $code): void
    {
        $this->given->print(
            $field,
            fn(string $value, Code $code) => $this->put($field, $value, $code),
            $this->object->writesNull ? fn(Code $code) => $this->null($field, $code) : null,
            $code,
        );
    }

    private function null(Write\Field $field, Code $code): void
    {
        $facts = self::facts($field);
        if (!$facts->isElement() || $field->isInline || ($facts->isCollection && $facts->isInline) || \str_contains($field->key, '@')) {
            $code->line("throw new Mismatch('null');");

            return;
        }
        [$name, $declarations] = $this->name($field, $code);
        $this->requireNoText($code);
        $code->line('$kiln->hasNil = true;');
        $code->line("{$this->content} .= \"{\$in}<{$name}{$declarations} xsi:nil=\\\"true\\\"/>\";");
    }

    /**
     * The name of the element of a property, and what it declares.
     *
     * @return array{string, string}
     */
    private function name(Write\Field $field, Code $code): array
    {
        $namespace = self::facts($field)->namespace ?? $this->object->xml?->defaultNamespace();
        if ($namespace === null && Text::isName($field->key)) {
            return [$field->key, ''];
        }
        $scope = $code->variable('scope');
        $code->line("{$scope} = \$kiln->name(\$element, " . Php::literal($field->key) . ', ' . Php::literal($namespace) . ');');

        return ["{{$scope}->name}", "{{$scope}->declarations}"];
    }

    private function requireNoText(Code $code): void
    {
        if ($this->mayHaveText) {
            $code->line('$element->requireNoText();');
        }
    }

    private function put(Write\Field $field, string $value, Code $code): void
    {
        $value = $this->given->take($field, $value, $code);
        $facts = self::facts($field);
        match (true) {
            $facts->isAttribute => $this->attribute($field, $field->key, $value, $code),
            $facts->isValue => $this->value($field, $value, $code),
            $facts->isAttributeMap => $code->line("\$kiln->attributeMap({$value}, \$element, " . Php::literal($facts->namespace) . ');'),
            \str_starts_with($field->key, '@') => $this->attribute($field, \substr($field->key, 1), $value, $code),
            $field->isInline, $facts->isCollection && $facts->isInline => $this->inline($field, $value, $code),
            default => $this->element($field, $value, $code),
        };
    }

    private function attribute(Write\Field $field, string $name, string $value, Code $code): void
    {
        $namespace = self::facts($field)->namespace;
        if (!XmlValues::isText($field->value) || !Text::isAttributeName($name)) {
            // A value without a type is often a scalar.
            $code->line($field->value instanceof Write\ByOwnType && Text::isAttributeName($name)
                ? '$kiln->attributeMap([' . Php::literal($name) . " => {$value}], \$element, " . Php::literal($namespace) . ');'
                : "throw new Mismatch('an attribute');");

            return;
        }
        $text = $this->values->attribute($field->value, $value, $field->property, $code);
        $code->line($namespace === null
            ? '$element->attributes[' . Php::literal($name) . "] = {$text};"
            : '$kiln->attribute($element, ' . Php::literal($name) . ', ' . Php::literal($namespace) . ", (string) {$text});");
    }

    private function value(Write\Field $field, string $value, Code $code): void
    {
        // jms/serializer says so before it makes a text of the value.
        $code->open("if ({$this->content} !== '' || \$element->isBeside) {");
        $code->line("throw new Mismatch('text beside elements');");
        $code->close('}');
        if (XmlValues::isText($field->value)) {
            $this->values->fill($field->value, $value, $field->property, '$element', self::facts($field), $code);

            return;
        }
        if ($field->value instanceof Write\ByOwnType) {
            $code->open("if (!\\is_scalar({$value})) {");
            $code->line("throw new Mismatch('the value of an element');");
            $code->close('}');
            $code->line('$element->setText(' . (self::facts($field)->isCData ? "\\is_string({$value}) ? Text::cdata({$value}) : " : '') . "Text::of(\\is_bool({$value}) ? ({$value} ? 'true' : 'false') : (\\is_float({$value}) ? Text::float({$value}) : (string) {$value})));");

            return;
        }
        $code->line("throw new Mismatch('the value of an element');");
    }

    private function inline(Write\Field $field, string $value, Code $code): void
    {
        $this->requireNoText($code);
        if (!self::isInlined($field) && $field->value instanceof Write\Elements) {
            $this->values->entries($field->value, $value, $field->property, self::facts($field), $this->inner, $this->content, '$in', $code);

            return;
        }
        if (XmlValues::isText($field->value)) {
            $code->line("throw new Mismatch('text beside elements');");

            return;
        }
        // The form of its values is not that of the object.
        $place = $code->variable('place');
        $code->line("{$place} = new Element(\$element->name, \$element->scope, \$element->indent, " . XmlValues::form(self::facts($field)) . ');');
        $code->line("{$place}->isBeside = \$element->isBeside || \$element->content !== '';");
        $condition = $this->values->fill($field->value, $value, $field->property, $place, self::facts($field), $code);
        if ($condition !== null) {
            $code->open("if (!{$condition}) {");
            $code->line("throw new Mismatch('nothing is written');");
            $code->close('}');
        }
        $code->line("\$element->take({$place});");
    }

    private function element(Write\Field $field, string $value, Code $code): void
    {
        $this->requireNoText($code);
        $facts = self::facts($field);
        [$name, $declarations] = $this->name($field, $code);
        $isPlain = $declarations === '';
        if (XmlValues::isText($field->value)) {
            $code->line("{$this->content} .= " . $this->values->textElement($field->value, $value, $field->property, $facts, "{\$in}<{$name}{$declarations}>", "</{$name}>", $code) . ';');

            return;
        }
        $isSkipped = $facts->isCollection ? $facts->skipsEmpty : $field->skipWhenEmpty;
        if ($isPlain && $field->value instanceof Write\Elements && !$field->value->item instanceof Write\ByOwnType && XmlValues::isUsual($facts)) {
            $this->list($field->value, $value, $field, $name, $isSkipped, $code);

            return;
        }
        $object = $isPlain ? $this->plain->of($field->value) : null;
        if ($object === null || !$field->value instanceof Write\ObjectOf) {
            $this->child($field, $value, $name, $isPlain, $isSkipped, $code);

            return;
        }
        if ($field->value->isExact) {
            $this->plain->append($object, $value, $name, '', $this->content, '$in', XmlValues::deeper('$in'), $this->inner, $isSkipped, $code);

            return;
        }
        $value = WriteValues::inVariable($value, $field->property, $code);
        $code->open("if ({$value}::class === " . Php::classConstant($object->class) . ') {');
        $block = $code->block();
        $this->plain->append($object, $value, $name, '', $this->content, '$in', XmlValues::deeper('$in'), $this->inner, $isSkipped, $block);
        $code->put($block);
        $code->turn('} else {');
        $this->child($field, $value, $name, $isPlain, $isSkipped, $code, new Write\SubclassOf($field->value->class, $field->value->place));
        $code->close('}');
    }

    /**
     *     $content .= "{$in}<tags>";
     *     $length = \strlen($content);
     *     foreach ($object->tags as $tag) {
     *         $content .= ...;
     *     }
     *     if (\strlen($content) !== $length) {
     *         $content .= "{$in}</tags>";
     *     } else {
     *         $content = \substr($content, 0, -6 - \strlen($in));
     *     }
     *
     * @param string $name of the element around the items
     */
    private function list(Write\Elements $node, string $value, Write\Field $field, string $name, bool $isSkipped, Code $code): void
    {
        $deeper = $code->variable('deeper');
        $length = $code->variable('length');
        $code->line("{$deeper} = " . XmlValues::deeper('$in') . ';');
        $code->line("{$this->content} .= \"{\$in}<{$name}>\";");
        $code->line("{$length} = \\strlen({$this->content});");
        $this->values->entries($node, $value, $field->property, self::facts($field), $this->inner, $this->content, $deeper, $code);
        $code->open("if (\\strlen({$this->content}) !== {$length}) {");
        $code->line("{$this->content} .= \"{\$in}</{$name}>\";");
        $code->turn('} else {');
        $code->line($isSkipped
            ? "{$this->content} = \\substr({$this->content}, 0, -" . (\strlen($name) + 2) . ' - \strlen($in));'
            : "{$this->content} = \\substr({$this->content}, 0, -1) . '/>';");
        $code->close('}');
    }

    /**
     * A value for which an element is made.
     *
     * @param string                    $name as {@see name()} says it
     * @param Write\WriteNode|SharedNode|null $node null for that of the field
     */
    private function child(Write\Field $field, string $value, string $name, bool $isPlain, bool $isSkipped, Code $code, Write\WriteNode|SharedNode|null $node = null): void
    {
        $facts = self::facts($field);
        $child = $code->variable('child');
        $form = XmlValues::form($facts);
        $code->line($isPlain
            ? "{$child} = new Element('{$name}', {$this->inner}, \$in, {$form});"
            : "{$child} = Element::named(" . \substr($name, 1, (int) \strpos($name, '->') - 1) . ", \$in, {$form});");
        $condition = $this->values->fill($node ?? $field->value, $value, $field->property, $child, $facts, $code);
        if ($isSkipped) {
            $condition = ($condition === null ? '' : "{$condition} && ") . "!{$child}->isEmpty()";
        }
        $this->values->addIf($condition, "{$this->content} .= {$child}->text();", $code);
    }
}
