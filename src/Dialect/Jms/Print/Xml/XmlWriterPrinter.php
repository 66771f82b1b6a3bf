<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print\Xml;

use Kiln\Dialect\Jms\Plan\Write;
use Kiln\Dialect\Jms\Run\Dates;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\WholeDurations;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\Form;
use Kiln\Dialect\Jms\Run\Xml\Scope;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;
use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Scopes;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\GeneratedClass;

/**
 * Prints the writers of a plan of the JMS dialect for XML: a class per object plan, and one for a root that is not an object.
 *
 *     final class OrderWriter_5f1c0a9b7e3d
 *     {
 *         public static function write(\App\Order $object, Element $element, XmlWriting $kiln): bool
 *         {
 *             $in = $element->in;
 *             $content = '';
 *
 *             // App\Order::$id
 *             if (isset($object->id)) {
 *                 $content .= "{$in}<id>" . (int) $object->id . '</id>';
 *             }
 *
 *             $element->content .= $content;
 *
 *             return true;
 *         }
 *     }
 *
 * @internal
 */
final readonly class XmlWriterPrinter
{
    private const IMPORTS = [Dates::class, Element::class, Form::class, Mismatch::class, Scope::class, Skipped::class, Text::class, WholeDurations::class, XmlWriting::class];

    private PlainObjects $plain;

    private XmlValues $values;

    public function __construct(private Write\WritePlan $plan)
    {
        $this->plain = new PlainObjects($plan);
        $this->values = new XmlValues($plan, $this->plain);
    }

    /**
     * @return non-empty-list<GeneratedClass> the last one answers the call
     */
    public function classes(): array
    {
        $root = $this->plan->root instanceof Write\ObjectOf && $this->plan->root->isExact ? $this->plan->root->plan : '';
        $classes = \array_map($this->objectClass(...), $this->plan->objects);
        $main = $classes[$root] ?? $this->rootClass();
        unset($classes[$root]);

        return [...\array_values($classes), $main];
    }

    private function rootClass(): GeneratedClass
    {
        $code = new Code();
        $value = $code->variable('value');
        $code->variable('element');
        if ($this->plan->root instanceof Write\Elements) {
            $code->line('$element->content .= $element->begin();');
        }
        $condition = $this->values->fill($this->plan->root, $value, 'items', '$element', null, $code);
        $code->gap();
        $code->line('return ' . ($condition ?? 'true') . ';');
        $frame = new ClassFrame('RootXmlWriter_' . \substr(\hash('xxh128', \serialize([$this->plan->type, $this->plan->root, $this->plan->writesNull])), 0, 12));
        $frame->function('write', 'mixed $value, Element $element, XmlWriting $kiln', 'bool', $code);

        return $frame->print(["Writes {$this->plan->type} to XML as jms/serializer does.", 'Made by Kiln from the type; do not edit.'], self::IMPORTS);
    }

    private function objectClass(Write\WriteObject $object): GeneratedClass
    {
        $statements = new Code();
        $scopes = new Scopes($object->id, $object->class);
        $steps = new XmlSteps($object, $this->values, $scopes, $this->plain);
        $steps->print($statements);
        $frame = new ClassFrame($object->id);
        $scopes->into($frame);
        if ($this->plain->has($object)) {
            $scope = $object->isScoped() ? $object->class : null;
            if (PlainObjects::hasAttributes($object)) {
                $attributes = new Code();
                $steps->printAttributes($attributes);
                $frame->function(PlainObjects::ATTRIBUTES, Php::classType($object->class) . ' $object, XmlWriting $kiln', 'string', $attributes, $scope);
            }
            if (PlainObjects::hasMore($object)) {
                $inside = new Code();
                $steps->printInside($inside);
                $frame->function(PlainObjects::INSIDE, Php::classType($object->class) . " \$object, {$this->plain->parameters($object)}XmlWriting \$kiln", $object->isGuarded || PlainObjects::hasText($object) ? '?string' : 'string', $inside, $scope);
            }
        }
        $frame->function('write', Php::classType($object->class) . ' $object, Element $element, XmlWriting $kiln', 'bool', $statements, $object->isScoped() ? $object->class : null);

        return $frame->print(
            [
                "Writes {$object->class} to XML as jms/serializer does.",
                'Names: ' . \implode(', ', self::names($object)),
                'Made by Kiln from the class; do not edit.',
            ],
            self::IMPORTS,
        );
    }

    /**
     * @return list<string>
     */
    private static function names(Write\WriteObject $object): array
    {
        $names = [];
        foreach ($object->steps as $step) {
            if ($step instanceof Write\Field) {
                $names[] = match (true) {
                    $step->xml?->isAttribute === true => "@{$step->key}",
                    $step->isInline, $step->xml?->isAttributeMap === true => "{$step->key}: *",
                    default => $step->key,
                };
            }
        }

        return $names;
    }
}
