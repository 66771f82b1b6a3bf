<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Format\NotedObject;
use Kiln\Format\Xml\Prefixes;
use Kiln\Format\Xml\Syntax;
use Kiln\Format\Xml\Writer;
use Kiln\Plan\Planner\ObjectNotes;
use Kiln\Plan\Write;

/**
 * What a program that writes XML says of objects and members, as {@see Writer} takes it from their facts.
 *
 * @phpstan-type Facts array<string, bool|int|float|string|null>
 *
 * @internal
 */
final readonly class XmlPlaces
{
    private const ELEMENT = 0;
    private const ATTRIBUTE = 2;
    private const TEXT = 3;
    private const ANY = 4;
    private const MIXED = 5;

    private const KEYS_ARE_ATTRIBUTES = 0;
    private const KEYS_ARE_NAMES = 1;
    private const KEYS_ARE_ELEMENTS = 2;

    private const IS_NIL = 1;
    private const IS_SECTION = 2;

    private const MARKUP_ATTRIBUTE = 0;
    private const MARKUP_XSI = 1;
    private const MARKUP_ELEMENT = 2;

    public function __construct(private Write\WritePlan $plan) {}

    /**
     * Null where the members of the object stand among those of another.
     *
     * @throws NotLowerable
     *
     * @return ?array{?string, ?string, list<string>, ?array{string, string, array<string, string>}}
     */
    public function facts(Write\WriteObject $object): ?array
    {
        if ($object->notes === []) {
            return null;
        }
        $facts = $object->notes['facts'];
        $name = Writer::nameOf(new NotedObject([], $object->notes));
        $uri = isset($facts['namespace']) ? (string) $facts['namespace'] : null;
        $attributes = [];
        foreach ($object->steps as $step) {
            if (self::isAttribute($step, $object)) {
                $attributes[] = $step instanceof Write\WriteField ? self::nameOf($step) : ($step instanceof Write\Constant ? $step->key : '');
            }
        }

        return [Syntax::isName($name) ? $name : null, $uri, $attributes, self::root($facts, (string) $uri)];
    }

    /**
     * The steps of an object: attributes come first, and behind them the end of the start tag.
     *
     * @param list<Write\WriteStep>                              $steps
     * @param \Closure(Write\WriteStep): non-empty-list<mixed> $lower
     *
     * @throws NotLowerable
     *
     * @return list<non-empty-list<mixed>>
     */
    public function steps(Write\WriteObject $object, array $steps, \Closure $lower): array
    {
        $before = $attributes = $content = [];
        foreach ($steps as $step) {
            if ($step instanceof Write\CallMethod && $attributes === [] && $content === []) {
                $before[] = $lower($step);
            } elseif (self::isAttribute($step, $object)) {
                $attributes[] = $step instanceof Write\Constant ? $this->markup($step, $object) : $lower($step);
            } else {
                $content[] = $step instanceof Write\Constant ? $this->markup($step, $object) : $lower($step);
            }
        }
        if ($attributes === []) {
            return [...$before, ...$content];
        }

        return $object->notes === [] ? throw new NotLowerable('no operation for attributes of an inlined object') : [...$before, ...$attributes, [Op::STEP_CONTENT], ...$content];
    }

    /**
     * Where the value of a member stands.
     *
     * @throws NotLowerable
     *
     * @return array{int, string, ?string, int, ?array{bool, string, array<string, string>}, ?array{bool, int, string, string, string}}
     */
    public function of(Write\WriteField $field): array
    {
        $facts = $field->notes;
        $as = $facts['as'] ?? null;
        $name = self::name(self::nameOf($field));
        $uri = isset($facts['namespace']) ? (string) $facts['namespace'] : null;
        $flags = (isset($facts['nil']) ? self::IS_NIL : 0) | (isset($facts['cdata']) ? self::IS_SECTION : 0);

        return match ($as) {
            null => [self::ELEMENT, $name, $uri, $flags, ...self::arrays($facts, $name, $field->value, $this->plan)],
            'attribute' => [self::ATTRIBUTE, $name, $uri === '' ? null : $uri, 0, null, null],
            'text' => [self::TEXT, '', null, $flags & self::IS_SECTION, null, null],
            'any' => [self::ANY, '', null, 0, null, null],
            default => [self::MIXED, '', $uri, 0, [false, '', self::namesByClass($facts, $this->plan, null)], null],
        };
    }

    /**
     * @param Facts $facts of a member
     *
     * @throws NotLowerable
     *
     * @return array{?array{bool, string, array<string, string>}, ?array{bool, int, string, string, string}} what is said of a list, and of a map
     */
    private static function arrays(array $facts, string $name, Write\WriteNode $value, Write\WritePlan $plan): array
    {
        $kind = ObjectNotes::kind($value);
        if ($kind === 'list') {
            return [[($facts['wrapped'] ?? false) === true, self::name((string) ($facts['item'] ?? $name)), isset($facts['item']) ? self::namesByClass($facts, $plan, (string) $facts['item']) : []], null];
        }
        if ($kind !== 'map') {
            return [null, null];
        }
        $isWrapped = ($facts['wrapped'] ?? true) === true;
        $entry = self::name((string) ($facts['entry'] ?? Writer::ENTRY));

        return [null, match (true) {
            isset($facts['keyAsName']) => [$isWrapped, self::KEYS_ARE_NAMES, '', '', ''],
            isset($facts['keyElement']) => [$isWrapped, self::KEYS_ARE_ELEMENTS, $entry, self::name((string) $facts['keyElement']), self::name((string) ($facts['value'] ?? ''))],
            default => [$isWrapped, self::KEYS_ARE_ATTRIBUTES, $entry, self::name((string) ($facts['key'] ?? Writer::KEY)), ''],
        }];
    }

    /**
     * What items are called whose class decides it; no names where none does.
     *
     * @param Facts   $facts of the list
     * @param ?string $other what those are called whose class does not; null for what objects of it are called
     *
     * @throws NotLowerable
     *
     * @return array<class-string, string>
     */
    private static function namesByClass(array $facts, Write\WritePlan $plan, ?string $other): array
    {
        $names = [];
        foreach ($facts as $fact => $name) {
            if (\str_starts_with($fact, 'item ')) {
                $names[\substr($fact, 5)] = self::name((string) $name);
            }
        }
        $all = [];
        foreach ($names === [] && $other !== null ? [] : $plan->objects as $object) {
            $name = $names[$object->class] ?? self::nameOfParent($object->class, $names) ?? $other ?? ($object->notes === [] ? '' : Writer::nameOf(new NotedObject([], $object->notes)));
            // One without a name stands in another place.
            $all += $name === '' ? [] : [$object->class => self::name($name)];
        }

        return $all;
    }

    /**
     * @param class-string          $class
     * @param array<string, string> $names by class
     */
    private static function nameOfParent(string $class, array $names): ?string
    {
        foreach ($names as $parent => $name) {
            if (\is_a($class, $parent, true)) {
                return $name;
            }
        }

        return null;
    }

    /**
     * What is declared where an object of a class with these facts is a document; null where that depends on what is in it.
     *
     * @param Facts $facts
     *
     * @return ?array{string, string, array<string, string>}
     */
    private static function root(array $facts, string $uri): ?array
    {
        $prefixes = new Prefixes(true);
        $prefixes->root($facts, $uri);
        $prefix = $prefixes->ofElement($uri);
        $declarations = $prefixes->declarations();
        $known = $prefix === '' ? [] : [$uri => $prefix];
        foreach ($facts as $fact => $ignored) {
            if (\str_starts_with($fact, 'prefix ')) {
                $known[\substr($fact, 7)] = $prefixes->ofAttribute(\substr($fact, 7));
            }
        }

        return isset($known[Syntax::XSI]) || $prefixes->ofAttribute(Syntax::XSI) !== 'xsi:' ? null : [$declarations, $prefix === '' ? $uri : '', $known];
    }

    private static function isAttribute(Write\WriteStep $step, Write\WriteObject $object): bool
    {
        return match (true) {
            $step instanceof Write\Constant => ($object->notes['facts']['discriminator'] ?? 'element') !== 'element',
            $step instanceof Write\WriteField => ($step->notes['as'] ?? null) === 'attribute',
            default => false,
        };
    }

    /**
     * @throws NotLowerable
     *
     * @return non-empty-list<mixed>
     */
    private function markup(Write\Constant $constant, Write\WriteObject $object): array
    {
        $text = Syntax::scalar($constant->value ?? throw new NotLowerable('a constant that is null'));
        $discriminator = $object->notes['facts']['discriminator'] ?? 'element';
        if ($discriminator === Syntax::XSI_TYPE) {
            return [Op::STEP_MARKUP, ' xsi:type="' . Syntax::attribute($text) . '"', self::MARKUP_XSI];
        }
        $name = self::name($constant->key);

        return $discriminator === 'element'
            ? [Op::STEP_MARKUP, $text === '' ? "<{$name}/>" : "<{$name}>" . Syntax::text($text) . "</{$name}>", self::MARKUP_ELEMENT]
            : [Op::STEP_MARKUP, " {$name}=\"" . Syntax::attribute($text) . '"', self::MARKUP_ATTRIBUTE];
    }

    private static function nameOf(Write\WriteField $field): string
    {
        return (string) ($field->notes['name'] ?? $field->key);
    }

    /**
     * @throws NotLowerable
     */
    private static function name(string $name): string
    {
        return Syntax::isName($name) ? $name : throw new NotLowerable("\"{$name}\" is no name of an element");
    }
}
