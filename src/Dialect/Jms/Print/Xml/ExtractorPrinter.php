<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print\Xml;

use Kiln\Dialect\Jms\Lower\Xml\Shape;
use Kiln\Dialect\Jms\Lower\Xml\Shapes;
use Kiln\Dialect\Jms\Run\Xml\Elements;
use Kiln\Dialect\Jms\Run\Xml\Extraction;
use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Variables;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\GeneratedClass;

/**
 * Prints what takes the data of a plan out of the text of a document, without a parser: the same data as {@see Extraction} takes out of
 * elements that libxml has parsed.
 *
 * An expression matches what an object has, up to the first tag that it does not know: that of an object or list inside, which is read by
 * a function of its own, or anything unusual, which {@see Elements} reads.
 *
 *     final class XmlExtractor_5f1c0a9b7e3d
 *     {
 *         private const ORDER = '~\G[ \t\n]*+(?:...)~';
 *
 *         private static function order(string $xml, int &$at, array $attributes): array
 *         {
 *             $data = [];
 *             while (true) {
 *                 \preg_match(self::ORDER, $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
 *                 $at += \strlen($found[0]);
 *                 if (isset($found[1])) {
 *                     $data['App\Order::id'] ??= (int) $found[1];
 *                 }
 *                 ...
 *             }
 *         }
 *     }
 *
 * @phpstan-import-type Node from Extraction
 * @phpstan-import-type Entries from Extraction
 * @phpstan-import-type Program from Extraction
 *
 * @internal
 */
final class ExtractorPrinter
{
    private const IMPORTS = [Elements::class, Extraction::class, Mismatch::class];

    /** The function that reads a few entries of a root that is a list. */
    public const BATCH = 'batch';

    /** What it reads at once: enough that a call costs nothing, and what is made of it stays in the caches of the processor. */
    private const ENTRIES = 32;

    private const PARAMETERS = 'string $xml, int &$at, array $attributes';

    /** Groups of an expression beyond which objects inside have expressions of their own. */
    private const GROUPS = 60;

    /** Objects in each other of a plan that reaches itself; deeper documents are for libxml, which counts elements to 256. */
    private const DEPTH = 40;

    private Shapes $shapes;

    private ClassFrame $frame;

    private Variables $names;

    /** @var array<string, string> names of functions by what they read */
    private array $functions = [];

    /** @var list<\Closure(): void> that print functions */
    private array $pending = [];

    /**
     * @param Program      $program
     * @param list<string> $classes of the objects
     */
    private function __construct(private readonly array $program, private readonly array $classes)
    {
        $this->shapes = new Shapes($program);
        $this->names = new Variables(['read', 'depth', self::BATCH]);
        $this->frame = new ClassFrame('');
    }

    /**
     * @param Program      $program
     * @param list<string> $classes of the objects
     */
    public static function print(string $type, array $program, array $classes): GeneratedClass
    {
        $self = new self($program, $classes);
        $self->frame = new ClassFrame('XmlExtractor_' . substr(hash('xxh128', serialize([$type, $program, $classes])), 0, 12));
        $self->frame->member('private static int $depth = 0;');
        $root = $program['root'];
        $batch = $root[0] === Extraction::LIST ? $self->function($root, null, null, false, self::BATCH) : null;
        $code = new Code();
        $code->line('self::$depth = 0;');
        if ($batch === null) {
            $code->gap();
            $code->line('return ' . $self->content($root, null, null, false, 'root', '$xml, $at, $attributes') . ';');
        } else {
            $code->line('$items = [];');
            $code->open("while ((\$some = self::{$batch}(\$xml, \$at, \$attributes)) !== []) {");
            $code->line('\array_push($items, ...$some);');
            $code->close('}');
            $code->gap();
            $code->line('return $items;');
        }
        $self->frame->function('read', self::PARAMETERS, 'mixed', $code);
        while ($self->pending !== []) {
            array_shift($self->pending)();
        }

        return $self->frame->print(["Takes the data of {$type} out of XML.", 'Made by Kiln from the type; do not edit.'], self::IMPORTS);
    }

    /**
     * @param Node     $node
     * @param ?Entries $form       as for {@see Extraction}, as the following
     * @param string   $arguments of the function: text, place and attributes
     *
     * @return string the expression that reads the content of an element
     */
    private function content(array $node, ?array $form, ?string $namespace, bool $isInside, string $name, string $arguments = '$content, $start, $given'): string
    {
        if (Shapes::isScalar($node)) {
            return self::converted($node, "Elements::text({$arguments})");
        }
        $function = $this->function($node, $form, $namespace, $isInside, $name);

        return $function === null ? "throw new Mismatch('a type')" : "self::{$function}({$arguments})";
    }

    /**
     * @param Node     $node
     * @param ?Entries $form
     *
     * @return ?string null for what libxml is to parse
     */
    private function function(array $node, ?array $form, ?string $namespace, bool $isInside, string $name): ?string
    {
        $isArray = \in_array($node[0], [Extraction::LIST, Extraction::MAP, Extraction::EMPTY_ARRAY], true);
        $isOfNamespace = ($form[1] ?? ($isInside ? $namespace : null)) !== null && !($node[0] === Extraction::MAP && ($form[3] ?? false));
        $hasNoKeys = ($node[0] === Extraction::MAP && $form === null) || ($node[0] === Extraction::LIST && ($form[3] ?? false));
        if (!$isArray && $node[0] !== Extraction::OBJECT && $node[0] !== Extraction::CLASSES || ($isArray && ($isOfNamespace || $hasNoKeys || !Shapes::isName($form[0] ?? 'entry')))) {
            return null;
        }
        $shape = null;
        if ($node[0] === Extraction::OBJECT && \is_int($node[1])) {
            $shape = $this->shapes->of($node[1], $form);
            if ($shape === null) {
                return null;
            }
            $class = $this->classes[$node[1]];
            $name = lcfirst(substr("\\{$class}", (int) strrpos("\\{$class}", '\\') + 1));
            $key = serialize([$node, $form]);
        } else {
            $key = serialize([$node, $form, $namespace, $isInside]);
        }
        if (!isset($this->functions[$key])) {
            $function = $name === self::BATCH ? $name : substr($this->names->take((string) preg_replace('/[^A-Za-z0-9_]+/', '_', $name)), 1);
            $this->functions[$key] = $function;
            $this->pending[] = function () use ($node, $form, $namespace, $isInside, $shape, $function): void {
                match (true) {
                    $shape !== null => $this->object($function, $shape, $this->shapes->isRecursive($node)),
                    $node[0] === Extraction::LIST, $node[0] === Extraction::MAP => $this->array($function, $node, $form, $namespace, $isInside),
                    $node[0] === Extraction::CLASSES => $this->ofClass($function, $node, $form, $namespace, $isInside),
                    default => $this->emptyArray($function, $form),
                };
            };
        }

        return $this->functions[$key];
    }

    private function object(string $name, Shape $shape, bool $isRecursive): void
    {
        $code = new Code(new Variables(['xml', 'at', 'attributes', 'found', 'nulls', 'tag', 'raw', 'slash', 'given', 'content', 'start', 'key']));
        if ($isRecursive) {
            $code->line('++self::$depth < ' . self::DEPTH . " || throw new Mismatch('many levels');");
        }
        $code->line('$data = [];');
        foreach ($shape->attributes as $attribute => $keys) {
            $code->open('if (isset($attributes[' . Php::literal($attribute) . '])) {');
            foreach ($keys as [$key, $node]) {
                $code->line('$data[' . Php::literal($key) . '] = ' . self::converted($node, '$attributes[' . Php::literal($attribute) . ']') . ';');
            }
            $code->close('}');
        }
        if ($shape->text !== null) {
            [$key, $node] = $shape->text;
            $code->line('$data[' . Php::literal($key) . '] = ' . self::converted($node, 'Elements::text($xml, $at)') . ';');
        } else {
            $this->elements($name, $shape, $code);
        }
        if ($isRecursive) {
            $code->line('--self::$depth;');
        }
        $code->gap();
        $code->line('return $data' . ($shape->lists === [] ? '' : ' + ' . Php::literal(array_fill_keys($shape->lists, []))) . ';');
        $this->frame->function($name, self::PARAMETERS, 'array', $code, null, 'array<string, mixed>');
    }

    private function elements(string $name, Shape $shape, Code $code): void
    {
        $inlined = [];
        $count = \count($shape->scalars);
        foreach ($shape->members as $member => [, $node, $form2]) {
            $inner = $node[0] === Extraction::OBJECT && \is_int($node[1]) ? $this->shapes->of($node[1], $form2) : null;
            $more = $inner === null ? 0 : 2 + \count($inner->scalars) + \count($inner->attributes);
            if ($inner !== null && $inner->isFlat() && $count + $more <= self::GROUPS) {
                $inlined[$member] = $inner;
                $count += $more;
            }
        }
        $pattern = new ElementPattern();
        $constant = self::constantOf($name);
        $this->pattern($constant, $pattern->print([ElementPattern::SPACE, ...$pattern->members('', $shape, $inlined), ElementPattern::SPACE . $pattern->next()]));
        $keys = array_map(static fn(array $element): string => $element[0], $shape->scalars + $shape->members);
        if ($keys !== []) {
            $this->frame->member("private const {$constant}_KEYS = " . Php::literal($keys) . ';');
        }
        $tag = $pattern->places['tag'];
        $code->line('$nulls = [];');
        $code->open('while (true) {');
        $code->line("\\preg_match(self::{$constant}, \$xml, \$found, \\PREG_UNMATCHED_AS_NULL, \$at) === 1 || throw new Mismatch('an element');");
        $code->line('$at += \strlen($found[0]);');
        $this->found($shape, $inlined, '', $pattern, $code, '??=');
        $code->line("[{$tag} => \$tag, " . ($tag + 1) . ' => $raw, ' . ($tag + 2) . ' => $slash] = $found;');
        self::unlessElement('break;', $code);
        $code->line("\$given = \$raw === '' ? [] : Elements::attributes(\$raw);");
        $code->line("[\$content, \$start] = \$slash === '/' ? [Elements::NONE, 0] : [\$xml, \$at];");
        if ($keys !== []) {
            $code->open("if (\$given !== [] && isset(self::{$constant}_KEYS[\$tag]) && Elements::isNil(\$given)) {");
            $code->line("\$key = self::{$constant}_KEYS[\$tag];");
            $code->line('isset($data[$key]) || $nulls[$key] = null;');
            $code->line("\$tag = '';");
            $code->close('}');
        }
        $code->open('switch ($tag) {');
        foreach ($shape->scalars as $element => [$key, $node]) {
            $this->arm($element, '$data[' . Php::literal($key) . '] ??= ' . self::converted($node, 'Elements::text($content, $start)'), $code);
        }
        foreach ($shape->members as $element => [$key, $node, $form2]) {
            $this->arm($element, '$data[' . Php::literal($key) . '] ??= ' . $this->content($node, $form2, $shape->namespace, true, $element), $code);
        }
        foreach ($shape->entries as $element => [$key, $node, $form2]) {
            $place = '$data[' . Php::literal($key) . '][' . ($node[0] === Extraction::MAP ? self::key($form2[2] ?? '') : '') . ']';
            /** @var Node $item */
            $item = $node[1];
            $this->arm($element, "{$place} = Elements::isNil(\$given) ? throw new Mismatch('null') : (" . $this->content($item, $form2, $shape->namespace, true, $element) . ')', $code);
        }
        foreach ($shape->unreadable as $element) {
            $this->arm($element, "throw new Mismatch('a type')", $code);
        }
        $code->line('default:');
        $code->line('    Elements::skip($content, $start);');
        $code->close('}');
        $code->open("if (\$slash !== '/') {");
        $code->line("\$at = Elements::end(\$xml, \$start, \$found[{$tag}]);");
        $code->close('}');
        $code->close('}');
        $code->open('if ($nulls !== []) {');
        $code->line('$data = $nulls + $data;');
        $code->close('}');
    }

    /**
     * What is done where the next tag begins no element.
     *
     * @param string $atEnd a statement
     */
    private static function unlessElement(string $atEnd, Code $code): void
    {
        $code->open('if ($tag === null) {');
        $code->line($atEnd);
        $code->close('}');
        $code->open("if (\$tag === '!--') {");
        $code->line('Elements::comment($xml, $at);');
        $code->line('');
        $code->line('continue;');
        $code->close('}');
    }

    private function arm(string $element, string $statement, Code $code): void
    {
        $code->line('case ' . Php::literal($element) . ':');
        $code->line("    {$statement};");
        $code->line('    break;');
    }

    private static function key(string $attribute): string
    {
        return '$given[' . Php::literal($attribute) . "] ?? throw new Mismatch('no key')";
    }

    /**
     * Takes what an expression has found.
     *
     * @param array<string, Shape> $inlined
     * @param string               $assign  an operator
     */
    private function found(Shape $shape, array $inlined, string $path, ElementPattern $pattern, Code $code, string $assign, string $data = '$data'): void
    {
        foreach ($shape->attributes as $attribute => $keys) {
            if (isset($pattern->places["{$path}@{$attribute}"])) {
                $group = '$found[' . $pattern->places["{$path}@{$attribute}"] . ']';
                $code->open("if (isset({$group})) {");
                foreach ($keys as [$key, $node]) {
                    $code->line("{$data}[" . Php::literal($key) . '] = ' . self::converted($node, $group) . ';');
                }
                $code->close('}');
            }
        }
        if ($shape->text !== null) {
            [$key, $node] = $shape->text;
            $code->line("{$data}[" . Php::literal($key) . '] = ' . self::converted($node, '$found[' . $pattern->places["{$path}#"] . ']') . ';');
        }
        foreach ($shape->scalars as $name => [$key, $node]) {
            $group = '$found[' . $pattern->places["{$path}{$name}"] . ']';
            $code->open("if (isset({$group})) {");
            $code->line("{$data}[" . Php::literal($key) . "] {$assign} " . self::converted($node, $group) . ';');
            $code->close('}');
        }
        foreach ($inlined as $name => $inner) {
            $code->open('if (isset($found[' . $pattern->places["{$path}{$name}"] . '])) {');
            $variable = $code->variable($name);
            $code->line("{$variable} = [];");
            $this->found($inner, [], "{$path}{$name}/", $pattern, $code, '=', $variable);
            $code->line("{$data}[" . Php::literal($shape->members[$name][0]) . "] {$assign} {$variable};");
            $code->close('}');
        }
    }

    /**
     * @param Node     $node
     * @param ?Entries $form
     */
    private function array(string $name, array $node, ?array $form, ?string $namespace, bool $isInside): void
    {
        /** @var Node $item */
        $item = $node[1];
        $isMap = $node[0] === Extraction::MAP;
        $hasNames = $isMap && $form !== null && $form[3];
        /** @var ?Entries $inner jms/serializer has left this collection when it comes to the values */
        $inner = $hasNames ? $form[4] ?? null : $form;
        $entry = $form[0] ?? 'entry';
        $attribute = $form[2] ?? '';
        $code = new Code(new Variables(['xml', 'at', 'attributes', 'found', 'rows', 'tag', 'raw', 'slash', 'given', 'content', 'start', 'items', 'text', 'number']));
        $code->line('$items = [];');
        $isBatch = $name === self::BATCH;
        $code->open($isBatch ? 'while (\count($items) < ' . self::ENTRIES . ') {' : 'while (true) {');
        $this->rows(self::constantOf($name), $item, $inner, $hasNames, $isMap ? $attribute : null, $entry, $code);
        $code->line('[$tag, $raw, $slash] = Elements::tag($xml, $at);');
        self::unlessElement($isBatch ? 'break;' : 'return $items;', $code);
        $code->line('$given = Elements::attributes($raw);');
        $code->line("[\$content, \$start] = \$slash === '/' ? [Elements::NONE, 0] : [\$xml, \$at];");
        $place = '$items[' . ($isMap ? ($hasNames ? '$tag' : self::key($attribute)) : '') . ']';
        $read = "{$place} = Elements::isNil(\$given) ? throw new Mismatch('null') : (" . $this->content($item, $inner, $namespace, $isInside, Php::singular($name)) . ');';
        if ($hasNames) {
            $code->line($read);
        } else {
            $code->open('if ($tag === ' . Php::literal($entry) . ') {');
            $code->line($read);
            $code->turn('} else {');
            $code->line('Elements::skip($content, $start);');
            $code->close('}');
        }
        $code->open("if (\$slash !== '/') {");
        $code->line('$at = Elements::end($xml, $start, $tag);');
        $code->close('}');
        $code->close('}');
        if ($isBatch) {
            $code->gap();
            $code->line('return $items;');
        }
        $this->frame->function($name, self::PARAMETERS, 'array', $code, null, $isMap ? 'array<array-key, mixed>' : 'list<mixed>');
    }

    /**
     * Reads entries in the usual form, as many as follow each other.
     *
     * @param Node     $item
     * @param ?Entries $form      for the item
     * @param ?string  $attribute of keys; null for a list
     */
    private function rows(string $constant, array $item, ?array $form, bool $hasNames, ?string $attribute, string $entry, Code $code): void
    {
        $pattern = new ElementPattern();
        if (Shapes::isScalar($item)) {
            if ($hasNames) {
                $pattern->take('key');
                $pattern->take('value');
                $expression = '<(' . Elements::NAME . ')>' . ElementPattern::text('</\1>', ElementPattern::isPlain($item));
            } elseif ($attribute !== null) {
                if (!Shapes::isName($attribute)) {
                    return;
                }
                $pattern->take('key');
                $expression = $pattern->scalar($entry, ElementPattern::isPlain($item), "[ \\t\\n]++{$attribute}=\"(" . ElementPattern::attribute() . ')"');
            } else {
                $expression = $pattern->scalar($entry, ElementPattern::isPlain($item));
            }
            $this->pattern($constant, $pattern->print([ElementPattern::SPACE . $expression . ElementPattern::SPACE]));
            $code->open("if (\\preg_match_all(self::{$constant}, \$xml, \$found, \\PREG_PATTERN_ORDER, \$at) > 0) {");
            $code->line("\$at += \\strlen(\\implode('', \$found[0]));");
            if ($attribute === null && !$hasNames) {
                $code->open('foreach ($found[1] as $text) {');
                $code->line('$items[] = ' . self::converted($item, '$text') . ';');
            } else {
                $code->open('foreach ($found[2] as $number => $text) {');
                $code->line('$items[$found[1][$number]] = ' . self::converted($item, '$text') . ';');
            }
            $code->close('}');
            $code->close('}');

            return;
        }
        if ($item[0] !== Extraction::OBJECT || !\is_int($item[1]) || $attribute !== null || $hasNames) {
            return;
        }
        $shape = $this->shapes->of($item[1], $form);
        if ($shape === null || !$shape->isFlat()) {
            return;
        }
        $this->pattern($constant, $pattern->print([ElementPattern::SPACE . $pattern->element($entry, '', $shape) . ElementPattern::SPACE]));
        $code->line("\\preg_match_all(self::{$constant}, \$xml, \$rows, \\PREG_SET_ORDER | \\PREG_UNMATCHED_AS_NULL, \$at);");
        $code->open('foreach ($rows as $found) {');
        $code->line('$at += \strlen($found[0]);');
        $data = $code->variable('item');
        $code->line("{$data} = [];");
        $this->found($shape, [], '', $pattern, $code, '=', $data);
        $code->line("\$items[] = {$data};");
        $code->close('}');
    }

    private static function constantOf(string $function): string
    {
        return strtoupper((string) preg_replace('/(?<=[a-z])(?=[A-Z])/', '_', $function));
    }

    /**
     * @param list<string> $parts
     */
    private function pattern(string $constant, array $parts): void
    {
        $lines = array_map(Php::literal(...), $parts);
        $this->frame->member("private const {$constant} = {$lines[0]}", ...array_map(static fn(string $line): string => "    . {$line}", \array_slice($lines, 1, -1)), ...['    . ' . $lines[\count($lines) - 1] . ';']);
    }

    /**
     * @param Node     $node
     * @param ?Entries $form
     */
    private function ofClass(string $name, array $node, ?array $form, ?string $namespace, bool $isInside): void
    {
        /** @var array{int, string, string, bool, ?string, array<array-key, Node>} $node */
        [, $key, $field, $isAttribute, $own, $cases] = $node;
        $code = new Code(new Variables(['xml', 'at', 'attributes', 'value']));
        $value = match (true) {
            $own !== null || !Shapes::isName($field) => "throw new Mismatch('a class')",
            $isAttribute => '$attributes[' . Php::literal($field) . "] ?? throw new Mismatch('a class')",
            default => 'Elements::member($xml, $at, ' . Php::literal($field) . ')',
        };
        $code->line("\$value = {$value};");
        $arms = [];
        foreach ($cases as $case => $inner) {
            $arms[] = [Php::literal((string) $case), '[' . Php::literal($key) . ' => $value] + ' . $this->content($inner, $form, $namespace, $isInside, $name, '$xml, $at, $attributes')];
        }
        $arms[] = ['default', "throw new Mismatch('a class')"];
        $code->gap();
        $code->line('return ' . Php::match('$value', $arms) . ';');
        $this->frame->function($name, self::PARAMETERS, 'array', $code, null, 'array<string, mixed>');
    }

    /**
     * @param ?Entries $form
     */
    private function emptyArray(string $name, ?array $form): void
    {
        $code = new Code(new Variables(['xml', 'at', 'attributes']));
        $code->line('!Elements::has($xml, $at, ' . Php::literal($form[0] ?? 'entry') . ") || throw new Mismatch('an array without a type');");
        $code->line('Elements::skip($xml, $at);');
        $code->gap();
        $code->line('return [];');
        $this->frame->function($name, self::PARAMETERS, 'array', $code, null, 'array{}');
    }

    /**
     * @param Node $node a scalar
     */
    private static function converted(array $node, string $text): string
    {
        return match ($node[0]) {
            Extraction::INT => "(int) {$text}",
            Extraction::FLOAT => "(float) {$text}",
            Extraction::BOOL => "Extraction::BOOLEANS[\\strtolower({$text})] ?? throw new Mismatch('bool')",
            Extraction::DATE => "Extraction::date({$text})",
            default => $text,
        };
    }
}
