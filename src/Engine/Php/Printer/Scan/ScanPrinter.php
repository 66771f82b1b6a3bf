<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Variables;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlItems;
use Kiln\Engine\Php\Runtime\XmlScan;
use Kiln\Engine\Php\Store\GeneratedClass;

/**
 * Prints what takes the data of a type out of the text of a document, without a parser.
 *
 * An expression matches a whole item of a list, where it is in the usual form. Another one matches what an object has up to the first tag
 * that it does not know: that of an object or list inside, which is read by a function of its own, or anything unusual, which
 * {@see XmlScan} reads.
 *
 *     final class XmlScan_5f1c0a9b7e3d
 *     {
 *         private const PATTERNS = ['order' => '~\G[ \t\n]*+(?:...)~'];
 *
 *         public static function order(string $xml, int &$at, array $attributes): array
 *         {
 *             $data = [];
 *             while (true) {
 *                 \preg_match(self::$patterns['order'], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
 *                 $at += \strlen($found[0]);
 *                 if (isset($found[1])) {
 *                     $data['id'] ??= (int) $found[1];
 *                 }
 *                 ...
 *             }
 *         }
 *     }
 *
 * @internal
 */
final readonly class ScanPrinter
{
    /** The function that reads a few entries of a root that is a list. */
    public const BATCH = 'batch';

    /** What it reads at once: enough that a call costs nothing, and what is made of it stays in the caches of the processor. */
    public const ENTRIES = 32;

    private const PARAMETERS = 'string $xml, int &$at, array $attributes';

    /** Groups of an expression beyond which objects inside have expressions of their own. */
    private const GROUPS = 60;

    private Nesting $nesting;

    private ScanClass $class;

    private Rows $rows;

    private function __construct(private Shapes $shapes, string $class)
    {
        $this->nesting = new Nesting($shapes);
        $this->class = new ScanClass($class, ['read', 'begin', self::BATCH]);
        $this->rows = new Rows($shapes, $this->class);
    }

    /**
     * @param string             $key       what the shapes are made of: it tells one class from another
     * @param list<class-string> $imports   of expressions for scalars
     * @param ?string            $namespace of all elements; null where any one is right, '' for none
     *
     * @return GeneratedClass without a function to read where only a parser can
     */
    public static function print(string $type, string $key, Shapes $shapes, array $imports, ?string $namespace = ''): GeneratedClass
    {
        $self = new self($shapes, 'XmlScan_' . \substr(\hash('xxh128', "{$type}\n{$key}"), 0, 12));
        $self->class->frame->member('public const NAMESPACE = ' . Php::literal($namespace) . ';');
        $self->root();
        $self->class->finish();

        return $self->class->frame->print(["Takes the data of {$type} out of XML.", 'Made by Kiln from the type; do not edit.'], [XmlItems::class, XmlScan::class, Mismatch::class, ...$imports]);
    }

    private function root(): void
    {
        $this->class->frame->member('/** @var array<string, string> */', 'private static array $patterns = [];');
        $this->class->frame->member('/** @var array<int, array<string, string>> by what texts there are in the document, as in XmlScan */', 'private static array $known = [];');
        $this->class->frame->member('private static bool $hasReferences = false;');
        $this->class->frame->member('private static int $depth = 0;');
        $begin = new Code();
        $begin->line('self::$patterns = self::$known[$texts] ??= XmlScan::patterns(self::PATTERNS, $texts);');
        $begin->line('self::$hasReferences = $texts === XmlScan::REFERENCES;');
        $begin->line('self::$depth = 0;');
        $root = $this->shapes->root();
        if ($this->nesting->depth() < 1 || (!$root instanceof Scalar && $this->function($root, 'root') === null)) {
            return;
        }
        $this->class->frame->function('begin', 'int $texts', 'void', $begin);
        $code = new Code();
        $code->line('self::begin($texts);');
        if (!$this->shapes->takesFirst()) {
            $code->line("!{$this->isNull('$attributes')} || throw new Mismatch('null');");
        }
        $code->gap();
        $code->line('return ' . $this->content($root, 'root', '$xml, $at, $attributes') . ';');
        $this->class->frame->function('read', self::PARAMETERS . ', int $texts', 'mixed', $code);
        if ($root instanceof ListOf && $this->shapes->hasBatches()) {
            $batch = new Code(new Variables(['xml', 'at', 'attributes', 'texts', 'found', 'tag', 'raw', 'slash', 'given', 'content', 'start', 'items']));
            $batch->line('self::begin($texts);');
            $this->array(self::BATCH, $root, $batch);
            $this->class->frame->function(self::BATCH, self::PARAMETERS . ', int $texts', 'array', $batch, null, 'list<mixed>');
        }
    }

    /**
     * @param string $arguments of the function: text, place and attributes
     *
     * @return string the expression that reads the content of an element
     */
    private function content(Node $node, string $name, string $arguments = '$content, $start, $given'): string
    {
        if ($node instanceof Scalar) {
            return $node->any('XmlScan::text(' . \implode(', ', \array_slice(\explode(', ', $arguments), 0, 2)) . ')');
        }
        $function = $this->function($node, $name);

        return $function === null ? "throw new Mismatch('a type')" : "self::{$function}({$arguments})";
    }

    /**
     * @return ?string null for what a parser is to read
     */
    private function function(Node $node, string $name): ?string
    {
        $shape = $node instanceof ObjectOf ? $this->shapes->shape($node->shape) : null;
        $print = match ($node::class) {
            Scalar::class, Unreadable::class => null,
            ObjectOf::class => $shape === null ? null : fn(string $function) => $this->object($function, $shape, $this->nesting->isRecursive($node)),
            ListOf::class, MapOf::class => fn(string $function) => $this->entries($function, $node),
            ClassOf::class => fn(string $function) => $this->ofClass($function, $node),
            NoEntries::class => fn(string $function) => $this->noEntries($function, $node),
        };

        return $print === null ? null : $this->class->named(\serialize($node), $node instanceof ObjectOf ? $node->name ?? $name : $name, $print);
    }

    private function entries(string $name, ListOf|MapOf $node): void
    {
        $code = new Code(new Variables(['xml', 'at', 'attributes', 'found', 'tag', 'raw', 'slash', 'given', 'content', 'start', 'items']));
        $this->array($name, $node, $code);
        $this->class->frame->function($name, self::PARAMETERS, $this->rows->typeOf($node), $code, null, $node instanceof MapOf ? $this->rows->typeOfMap() : 'list<mixed>');
    }

    private function object(string $name, Shape $shape, bool $isRecursive): void
    {
        $code = new Code(new Variables(['xml', 'at', 'attributes', 'found', 'nulls', 'tag', 'raw', 'slash', 'given', 'content', 'start', 'key']));
        if ($isRecursive) {
            $code->line("++self::\$depth < {$this->nesting->depth()} || throw new Mismatch('many levels');");
        }
        $code->line('$data = [];');
        foreach ($shape->attributes as $attribute => $keys) {
            $code->open('if (isset($attributes[' . Php::literal($attribute) . '])) {');
            foreach ($keys as [$key, $node]) {
                $code->line('$data[' . Php::literal($key) . '] = ' . $node->any('$attributes[' . Php::literal($attribute) . ']') . ';');
            }
            $code->close('}');
        }
        if ($shape->text !== null) {
            [$key, $node] = $shape->text;
            $code->line('$data[' . Php::literal($key) . '] = ' . $node->any('XmlScan::text($xml, $at)') . ';');
        } else {
            $this->elements($name, $shape, $code);
        }
        if ($isRecursive) {
            $code->line('--self::$depth;');
        }
        $code->gap();
        $code->line('return $data' . ($shape->lists === [] ? '' : ' + ' . Php::literal(\array_fill_keys($shape->lists, []))) . ';');
        $this->class->frame->function($name, self::PARAMETERS, 'array', $code, null, 'array<string, mixed>');
    }

    private function elements(string $name, Shape $shape, Code $code): void
    {
        $rows = $matched = [];
        foreach ($shape->entries as $element => [, $node]) {
            if ($this->rows->isUsual($node)) {
                $rows[] = $element;
            }
        }
        $count = 0;
        foreach ($shape->members as $member => [, $node]) {
            $inner = $node instanceof ObjectOf ? $this->shapes->shape($node->shape) : null;
            $more = $inner === null ? 1 : 2 + \count($inner->members) + \count($inner->attributes);
            if ($node instanceof Scalar || ($inner?->isFlat() === true && $count + $more <= self::GROUPS)) {
                $matched[] = $member;
                $count += $more;
            }
        }
        $pattern = new ElementPattern($this->shapes);
        $this->class->pattern($name, '~\G' . ElementPattern::SPACE . $pattern->members('', $shape, $matched) . $pattern->next($rows) . '~');
        $keys = \array_map(static fn(array $element): string => $element[0], $shape->members);
        $constant = \strtoupper((string) \preg_replace('/(?<=[a-z])(?=[A-Z])/', '_', $name)) . '_KEYS';
        if ($keys !== []) {
            $this->class->frame->member("private const {$constant} = " . Php::literal($keys) . ';');
        }
        $tag = $pattern->places[ElementPattern::NEXT];
        $code->line('$nulls = [];');
        $code->open('while (true) {');
        $code->line('\preg_match(self::$patterns[' . Php::literal($name) . "], \$xml, \$found, \\PREG_UNMATCHED_AS_NULL, \$at) === 1 || throw new Mismatch('an element');");
        $code->line('$at += \strlen($found[0]);');
        $this->rows->dereferenced($pattern, $code);
        $this->rows->found($shape, '', $pattern, $code, false);
        $code->line("[{$tag} => \$tag, " . ($tag + 1) . ' => $raw, ' . ($tag + 2) . ' => $slash] = $found;');
        self::unlessElement('break;', $code);
        if ($rows !== []) {
            $this->rowsOf($shape, $rows, $code);
        }
        $code->line("\$given = \$raw === '' ? [] : XmlScan::attributes(\$raw);");
        $code->line("[\$content, \$start] = \$slash === '/' ? [XmlScan::NONE, 0] : [\$xml, \$at];");
        $code->line('$key = $tag;');
        if ($keys !== []) {
            $code->open("if (\$given !== [] && isset(self::{$constant}[\$tag]) && {$this->isNull()}) {");
            if ($this->shapes->takesFirst()) {
                $code->line("isset(\$data[self::{$constant}[\$tag]]) || \$nulls[self::{$constant}[\$tag]] = null;");
            } else {
                $code->line("\\array_key_exists(self::{$constant}[\$tag], \$nulls) && throw new Mismatch('an element that stands twice');");
                $code->line("\$nulls[self::{$constant}[\$tag]] = null;");
            }
            $code->line("\$key = '';");
            $code->close('}');
        }
        $code->open('switch ($key) {');
        foreach ($shape->members as $element => [$key, $node]) {
            $this->arm($element, $node instanceof Unreadable ? "throw new Mismatch('a type')" : $this->rows->assigned($key, $this->content($node, $element)), $code);
        }
        foreach ($shape->entries as $element => [$key, $node]) {
            $this->entryArm($element, '$data[' . Php::literal($key) . ']', $node, $code);
        }
        $code->line('default:');
        $code->line('    XmlScan::skip($content, $start);');
        $code->close('}');
        $code->open("if (\$slash !== '/') {");
        $code->line('$at = XmlScan::end($xml, $start, $tag);');
        $code->close('}');
        $code->close('}');
        $this->entriesAsObjects($shape, '$data', $code);
        $code->open('if ($nulls !== []) {');
        if (!$this->shapes->takesFirst()) {
            $code->line("\\array_intersect_key(\$nulls, \$data) === [] || throw new Mismatch('an element that stands twice');");
        }
        $code->line('$data = $nulls + $data;');
        $code->close('}');
    }

    /**
     * Reads entries that follow each other, where they are in the usual form.
     *
     * @param list<string> $rows their names
     */
    private function rowsOf(Shape $shape, array $rows, Code $code): void
    {
        $code->open('if ($raw === null) {');
        $code->line('$start = $at;');
        $code->open('switch ($tag) {');
        foreach ($rows as $element) {
            [$key, $node] = $shape->entries[$element];
            $later = $this->isRoot($shape) ? $this->rows->later($node, $element) : null;
            $key = Php::literal($key);
            $code->line('case ' . Php::literal($element) . ':');
            $code->line("    \$data[{$key}] ??= " . ($later === null ? '[]' : "{$later} ?? []") . ';');
            $code->line('    ' . ($later === null ? '' : "\$at === \$start && ") . "self::{$this->rows->of($node, $element)}(\$xml, \$at, \$data[{$key}]);");
            $code->line('    break;');
        }
        $code->close('}');
        $code->open('if ($at > $start) {');
        $code->line('continue;');
        $code->close('}');
        $code->line('[$tag, $raw, $slash] = XmlScan::tag($xml, $at);');
        $code->close('}');
    }

    private function entryArm(string $element, string $place, ListOf|MapOf $node, Code $code): void
    {
        $content = $this->content($node instanceof ListOf ? $node->item : $node->value, $element);
        $item = "{$this->isNull()} ? throw new Mismatch('null') : {$content}";
        $this->arm($element, $node instanceof ListOf ? "{$place}[] = {$item}" : $this->put($place, $node, $item), $code);
    }

    /**
     * The statements that put an entry into a map.
     */
    private function put(string $map, MapOf $node, string $value): string
    {
        $key = $node->attribute === null ? '$tag' : '$given[' . Php::literal($node->attribute) . "] ?? throw new Mismatch('no key')";
        $without = $node->attribute === null || !$this->shapes->hasObjects() ? '' : 'unset($given[' . Php::literal($node->attribute) . "]);\n";

        return "\$key = {$key};\n{$without}isset({$map}[\$key]) && throw new Mismatch('a key that stands twice');\n{$map}[\$key] = {$value}";
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
        $code->line('XmlScan::comment($xml, $at);');
        $code->line('');
        $code->line('continue;');
        $code->close('}');
    }

    private function arm(string $element, string $statement, Code $code): void
    {
        $code->line('case ' . Php::literal($element) . ':');
        foreach (\explode("\n", "{$statement};") as $line) {
            $code->line("    {$line}");
        }
        $code->line('    break;');
    }

    private function isNull(string $attributes = '$given'): string
    {
        return ($this->shapes->takesFirst() ? 'XmlScan::isNil' : 'XmlScan::isNull') . "({$attributes})";
    }

    /**
     * Maps of which the entries have no element around them, as objects where they are such.
     */
    private function entriesAsObjects(Shape $shape, string $data, Code $code): void
    {
        foreach ($this->shapes->hasObjects() ? $shape->entries : [] as [$key, $node]) {
            if ($node instanceof MapOf) {
                $place = "{$data}[" . Php::literal($key) . ']';
                $code->open("if (isset({$place}) && \\array_is_list({$place})) {");
                $code->line("{$place} = (object) {$place};");
                $code->close('}');
            }
        }
    }

    private function array(string $name, ListOf|MapOf $node, Code $code): void
    {
        $isBatch = $name === self::BATCH;
        $code->line('$items = [];');
        $code->open($isBatch ? 'while (\count($items) < ' . self::ENTRIES . ') {' : 'while (true) {');
        if ($this->rows->isUsual($node)) {
            $code->line("self::{$this->rows->of($node, $isBatch ? self::BATCH : Php::singular($name), $isBatch)}(\$xml, \$at, \$items);");
        }
        $code->line('[$tag, $raw, $slash] = XmlScan::tag($xml, $at);');
        $return = $node instanceof MapOf && $this->shapes->hasObjects() ? 'return $items !== [] && \array_is_list($items) ? (object) $items : $items;' : 'return $items;';
        self::unlessElement($isBatch ? 'break;' : $return, $code);
        $code->line('$given = XmlScan::attributes($raw);');
        $code->line("[\$content, \$start] = \$slash === '/' ? [XmlScan::NONE, 0] : [\$xml, \$at];");
        $value = "{$this->isNull()} ? throw new Mismatch('null') : " . $this->content($node instanceof ListOf ? $node->item : $node->value, Php::singular($name));
        $read = \explode("\n", ($node instanceof ListOf ? "\$items[] = {$value}" : $this->put('$items', $node, $value)) . ';');
        // All elements in a list are its items, unless names count.
        $isNamed = $node instanceof ListOf ? $this->shapes->takesFirst() : $node->attribute !== null;
        if ($isNamed) {
            $code->open('if ($tag === ' . Php::literal($node->name) . ') {');
        }
        \array_map($code->line(...), $read);
        if ($isNamed) {
            $code->turn('} else {');
            $code->line($this->shapes->takesFirst() ? 'XmlScan::skip($content, $start);' : "throw new Mismatch('an entry');");
            $code->close('}');
        }
        $code->open("if (\$slash !== '/') {");
        $code->line('$at = XmlScan::end($xml, $start, $tag);');
        $code->close('}');
        $code->close('}');
        if ($isBatch) {
            $code->gap();
            $code->line('return $items;');
        }
    }

    /**
     * Whether nothing stands around an object.
     */
    private function isRoot(Shape $shape): bool
    {
        $root = $this->shapes->root();

        return $this->shapes->mayBeLate() && $root instanceof ObjectOf && $this->shapes->shape($root->shape) === $shape && !$this->nesting->isRecursive($root);
    }

    private function ofClass(string $name, ClassOf $node): void
    {
        $code = new Code(new Variables(['xml', 'at', 'attributes', 'value']));
        $code->line('$value = ' . match (true) {
            $node->name === null => "throw new Mismatch('a class')",
            $node->isAttribute => '$attributes[' . Php::literal($node->name) . "] ?? throw new Mismatch('a class')",
            default => 'XmlScan::member($xml, $at, ' . Php::literal($node->name) . ')',
        } . ';');
        $arms = [];
        foreach ($node->cases as $case => $inner) {
            $arms[] = [Php::literal((string) $case), '[' . Php::literal($node->key) . ' => $value] + ' . $this->content($inner, $name, '$xml, $at, $attributes')];
        }
        $arms[] = ['default', "throw new Mismatch('a class')"];
        $code->gap();
        $code->line('return ' . Php::match('$value', $arms) . ';');
        $this->class->frame->function($name, self::PARAMETERS, 'array', $code, null, 'array<string, mixed>');
    }

    private function noEntries(string $name, NoEntries $node): void
    {
        $code = new Code(new Variables(['xml', 'at', 'attributes']));
        $code->line('!XmlScan::has($xml, $at, ' . Php::literal($node->name) . ") || throw new Mismatch('an array without a type');");
        $code->line('XmlScan::skip($xml, $at);');
        $code->gap();
        $code->line('return [];');
        $this->class->frame->function($name, self::PARAMETERS, 'array', $code, null, 'array{}');
    }
}
