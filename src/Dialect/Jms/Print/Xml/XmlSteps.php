<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print\Xml;

use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;
use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Write\ByOwnType;
use Kiln\Dialect\Jms\Plan\Write\Elements;
use Kiln\Dialect\Jms\Plan\Write\Field;
use Kiln\Dialect\Jms\Plan\Write\ObjectOf;
use Kiln\Dialect\Jms\Plan\Write\WriteObject;
use Kiln\Dialect\Jms\Print\GivenProperty;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Scopes;
use Kiln\Plan\Write\Constant;

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

    public function __construct(
        private WriteObject $object,
        private XmlValues $values,
        private Scopes $scopes,
        private PlainObjects $plain,
    ) {
        $this->given = new GivenProperty($object);
        $fields = array_filter($object->steps, static fn(object $step): bool => $step instanceof Field);
        $hasInlined = array_filter($fields, self::isInlined(...)) !== [];
        $declaresLate = array_filter($fields, static fn(Field $field): bool => self::facts($field)->namespace !== null && (!self::facts($field)->isElement() || str_contains($field->key, '@'))) !== [];
        $this->content = $hasInlined || $declaresLate ? '$element->content' : '$content';
        $this->inner = $this->content === '$content' ? '$inner' : '$element->scope->inner()';
        $this->mayHaveText = $hasInlined || array_filter($fields, static fn(Field $field): bool => self::facts($field)->isValue) !== [];
    }

    /**
     * What {@see PlainObjects::FUNCTION} does, which there must be for the object.
     */
    public function printContent(Code $code): void
    {
        self::reserve($code);
        $code->line("\$content = '';");
        if ($this->object->steps !== []) {
            $this->run($this->object->steps, $code);
        }
        $code->gap();
        $code->line('return $content;');
    }

    public function print(Code $code): void
    {
        self::reserve($code);
        if ($this->plain->has($this->object)) {
            $this->enter($code);
            $code->line('$element->content .= ' . PlainObjects::callOf($this->object, '$object, $element->in') . ';');
            $code->gap();
            $code->line('return true;');

            return;
        }
        if ($this->isNoted()) {
            $code->line(GivenProperty::ID . ' = \spl_object_id($object);');
        }
        if ($this->object->isGuarded) {
            $code->open('if (isset($kiln->open[' . GivenProperty::ID . '])) {');
            $code->line('return false;');
            $code->close('}');
            $code->line('$kiln->open[' . GivenProperty::ID . "] = [\$object, {$this->given->class}, null];");
        }
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
            $code->line("\$content = '';");
        }
        $code->put($body);
        $code->gap();
        if ($this->content === '$content') {
            $code->line('$element->content .= $content;');
        }
        if ($this->object->isGuarded) {
            $code->line('unset($kiln->open[' . GivenProperty::ID . ']);');
        }
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
            $code->line('$element->enter(' . implode(', ', array_map(Php::literal(...), [$rootName, $rootName === null ? null : $namespace, $rootName === null ? null : $xml->rootPrefix, $xml->namespaces])) . ');');
        }
    }

    /**
     * What the statements use.
     */
    private static function begin(Code $body, Code $code): void
    {
        $text = $body->text();
        if (preg_match('/\$in\b/', $text) === 1) {
            $code->line('$in = $element->in;');
        }
        if (preg_match('/\$inner\b/', $text) === 1) {
            $code->line('$inner = $element->scope->inner();');
        }
    }

    private static function facts(Field $field): XmlPropertyFacts
    {
        return $field->xml ?? new XmlPropertyFacts();
    }

    /**
     * Whether a value comes into the element of the object itself, and not as entries alone.
     */
    private static function isInlined(Field $field): bool
    {
        $facts = self::facts($field);

        return $facts->isElement() && ($field->isInline || ($facts->isCollection && $facts->isInline)) && !($field->value instanceof Elements && !$field->value->item instanceof ByOwnType && XmlValues::isUsual($facts));
    }

    private function isNoted(): bool
    {
        return $this->object->isGuarded || $this->object->isBody;
    }

    /**
     * @param non-empty-list<Field|Invoke|Constant> $steps
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
     * @param non-empty-list<Field|Invoke|Constant> $steps
     */
    private function run(array $steps, Code $code): void
    {
        foreach ($steps as $step) {
            if ($step instanceof Field) {
                $this->field($step, $code);
            }
        }
    }

    private function field(Field $field, Code $code): void
    {
        $this->given->print(
            $field,
            fn(string $value, Code $code) => $this->put($field, $value, $code),
            $this->object->writesNull ? fn(Code $code) => $this->null($field, $code) : null,
            $code,
        );
    }

    private function null(Field $field, Code $code): void
    {
        $facts = self::facts($field);
        if (!$facts->isElement() || $field->isInline || ($facts->isCollection && $facts->isInline) || str_contains($field->key, '@')) {
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
    private function name(Field $field, Code $code): array
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

    private function put(Field $field, string $value, Code $code): void
    {
        $value = $this->given->take($field, $value, $code);
        $facts = self::facts($field);
        match (true) {
            $facts->isAttribute => $this->attribute($field, $field->key, $value, $code),
            $facts->isValue => $this->value($field, $value, $code),
            $facts->isAttributeMap => $code->line("\$kiln->attributeMap({$value}, \$element, " . Php::literal($facts->namespace) . ');'),
            str_starts_with($field->key, '@') => $this->attribute($field, substr($field->key, 1), $value, $code),
            $field->isInline, $facts->isCollection && $facts->isInline => $this->inline($field, $value, $code),
            default => $this->element($field, $value, $code),
        };
    }

    private function attribute(Field $field, string $name, string $value, Code $code): void
    {
        $namespace = self::facts($field)->namespace;
        if (!XmlValues::isText($field->value) || !Text::isAttributeName($name)) {
            // A value without a type is often a scalar.
            $code->line($field->value instanceof ByOwnType && Text::isAttributeName($name)
                ? '$kiln->attributeMap([' . Php::literal($name) . " => {$value}], \$element, " . Php::literal($namespace) . ');'
                : "throw new Mismatch('an attribute');");

            return;
        }
        $text = $this->values->attribute($field->value, $value, $field->property, $code);
        $code->line($namespace === null
            ? '$element->attributes[' . Php::literal($name) . "] = {$text};"
            : '$kiln->attribute($element, ' . Php::literal($name) . ', ' . Php::literal($namespace) . ", (string) {$text});");
    }

    private function value(Field $field, string $value, Code $code): void
    {
        $code->open("if ({$this->content} !== '') {");
        $code->line("throw new Mismatch('text beside elements');");
        $code->close('}');
        if (XmlValues::isText($field->value)) {
            $this->values->fill($field->value, $value, $field->property, '$element', self::facts($field), $code);

            return;
        }
        if ($field->value instanceof ByOwnType) {
            $code->open("if (!\\is_scalar({$value})) {");
            $code->line("throw new Mismatch('the value of an element');");
            $code->close('}');
            $code->line('$element->setText(' . (self::facts($field)->isCData ? "\\is_string({$value}) ? Text::cdata({$value}) : " : '') . "Text::of(\\is_bool({$value}) ? ({$value} ? 'true' : 'false') : (\\is_float({$value}) ? Text::float({$value}) : (string) {$value})));");

            return;
        }
        $code->line("throw new Mismatch('the value of an element');");
    }

    private function inline(Field $field, string $value, Code $code): void
    {
        $this->requireNoText($code);
        if (!self::isInlined($field) && $field->value instanceof Elements) {
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
        if ($field->value instanceof Observed || $field->value instanceof Delegated) {
            $code->line("{$place}->isBeside = \$element->content !== '';");
        }
        $condition = $this->values->fill($field->value, $value, $field->property, $place, self::facts($field), $code);
        if ($condition !== null) {
            $code->open("if (!{$condition}) {");
            $code->line("throw new Mismatch('nothing is written');");
            $code->close('}');
        }
        $code->line("\$element->take({$place});");
    }

    private function element(Field $field, string $value, Code $code): void
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
        if ($isPlain && $field->value instanceof Elements && !$field->value->item instanceof ByOwnType && XmlValues::isUsual($facts)) {
            $entries = $code->variable('entries');
            $deeper = $code->variable('deeper');
            $code->line("{$entries} = '';");
            $code->line("{$deeper} = Element::deeper(\$in);");
            $this->values->entries($field->value, $value, $field->property, $facts, $this->inner, $entries, $deeper, $code);
            $full = "\"{\$in}<{$name}>{{$entries}}{\$in}</{$name}>\"";
            if ($isSkipped) {
                $code->open("if ({$entries} !== '') {");
                $code->line("{$this->content} .= {$full};");
                $code->close('}');
            } else {
                $code->line("{$this->content} .= {$entries} === '' ? \"{\$in}<{$name}/>\" : {$full};");
            }

            return;
        }
        $content = $isPlain && $field->value instanceof ObjectOf && $field->value->isExact ? $this->plain->call($field->value, "{$value}, Element::deeper(\$in)") : null;
        if ($content !== null) {
            $text = $code->variable('text');
            $code->line("{$text} = {$content};");
            if ($isSkipped) {
                $code->open("if ({$text} !== '') {");
                $code->line("{$this->content} .= \"{\$in}<{$name}>{{$text}}{\$in}</{$name}>\";");
                $code->close('}');
            } else {
                $code->line("{$this->content} .= {$text} === '' ? \"{\$in}<{$name}/>\" : \"{\$in}<{$name}>{{$text}}{\$in}</{$name}>\";");
            }

            return;
        }
        $child = $code->variable('child');
        $form = XmlValues::form($facts);
        $code->line($isPlain
            ? "{$child} = new Element('{$name}', {$this->inner}, \$in, {$form});"
            : "{$child} = Element::named(" . substr($name, 1, (int) strpos($name, '->') - 1) . ", \$in, {$form});");
        $condition = $this->values->fill($field->value, $value, $field->property, $child, $facts, $code);
        if ($isSkipped) {
            $condition = ($condition === null ? '' : "{$condition} && ") . "!{$child}->isEmpty()";
        }
        $this->values->addIf($condition, "{$this->content} .= {$child}->text();", $code);
    }
}
