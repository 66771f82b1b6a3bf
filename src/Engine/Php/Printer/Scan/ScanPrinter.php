<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

use Kiln\Engine\Php\Printer\ClassFrame;
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
final class ScanPrinter
{
    /** The function that reads a few entries of a root that is a list. */
    public const BATCH = 'batch';

    /** What it reads at once: enough that a call costs nothing, and what is made of it stays in the caches of the processor. */
    private const ENTRIES = 32;

    private const PARAMETERS = 'string $xml, int &$at, array $attributes';

    private const ROWS = 'string $xml, int &$at, array &$items';

    /** Groups of an expression beyond which objects inside have expressions of their own. */
    private const GROUPS = 60;

    private readonly Nesting $nesting;

    private readonly ClassFrame $frame;

    private readonly Variables $names;

    /** @var array<string, string> names of functions by what they read */
    private array $functions = [];

    /** @var list<\Closure(): void> that print functions */
    private array $pending = [];

    /** @var array<string, string> by name */
    private array $patterns = [];

    private function __construct(private readonly Shapes $shapes, string $class)
    {
        $this->nesting = new Nesting($shapes);
        $this->names = new Variables(['read', 'begin', self::BATCH]);
        $this->frame = new ClassFrame($class);
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
        $self = new self($shapes, 'XmlScan_' . substr(hash('xxh128', "{$type}\n{$key}"), 0, 12));
        $self->frame->member('public const NAMESPACE = ' . Php::literal($namespace) . ';');
        $self->root();
        while ($self->pending !== []) {
            array_shift($self->pending)();
        }
        $self->frame->member(Php::lines('private const PATTERNS = [', array_map(static fn(string $pattern, string $name): string => Php::literal($name) . ' => ' . Php::literal($pattern) . ',', $self->patterns, array_keys($self->patterns)), '];'));

        return $self->frame->print(["Takes the data of {$type} out of XML.", 'Made by Kiln from the type; do not edit.'], [XmlItems::class, XmlScan::class, Mismatch::class, ...$imports]);
    }

    private function root(): void
    {
        $this->frame->member('/** @var array<string, string> */', 'private static array $patterns = [];');
        $this->frame->member('/** @var array<int, array<string, string>> by what texts there are in the document, as in XmlScan */', 'private static array $known = [];');
        $this->frame->member('private static bool $hasReferences = false;');
        $this->frame->member('private static int $depth = 0;');
        $begin = new Code();
        $begin->line('self::$patterns = self::$known[$texts] ??= XmlScan::patterns(self::PATTERNS, $texts);');
        $begin->line('self::$hasReferences = $texts === XmlScan::REFERENCES;');
        $begin->line('self::$depth = 0;');
        $root = $this->shapes->root();
        if ($this->nesting->depth() < 1 || (!$root instanceof Scalar && $this->function($root, 'root') === null)) {
            return;
        }
        $this->frame->function('begin', 'int $texts', 'void', $begin);
        $code = new Code();
        $code->line('self::begin($texts);');
        if (!$this->shapes->takesFirst()) {
            $code->line("!{$this->isNull('$attributes')} || throw new Mismatch('null');");
        }
        $code->gap();
        $code->line('return ' . $this->content($root, 'root', '$xml, $at, $attributes') . ';');
        $this->frame->function('read', self::PARAMETERS . ', int $texts', 'mixed', $code);
        if ($root instanceof ListOf && $this->shapes->hasBatches()) {
            $batch = new Code(new Variables(['xml', 'at', 'attributes', 'texts', 'found', 'tag', 'raw', 'slash', 'given', 'content', 'start', 'items']));
            $batch->line('self::begin($texts);');
            $this->array(self::BATCH, $root, $batch);
            $this->frame->function(self::BATCH, self::PARAMETERS . ', int $texts', 'array', $batch, null, 'list<mixed>');
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
            return $node->any('XmlScan::text(' . implode(', ', \array_slice(explode(', ', $arguments), 0, 2)) . ')');
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

        return $print === null ? null : $this->named(serialize($node), $node instanceof ObjectOf ? $node->name ?? $name : $name, $print);
    }

    private function entries(string $name, ListOf|MapOf $node): void
    {
        $code = new Code(new Variables(['xml', 'at', 'attributes', 'found', 'tag', 'raw', 'slash', 'given', 'content', 'start', 'items']));
        $this->array($name, $node, $code);
        $this->frame->function($name, self::PARAMETERS, $this->typeOf($node), $code, null, $node instanceof MapOf ? $this->typeOfMap() : 'list<mixed>');
    }

    /**
     * @param \Closure(string): void $print the function of that name
     */
    private function named(string $key, string $name, \Closure $print): string
    {
        if (!isset($this->functions[$key])) {
            $function = substr($this->names->take(lcfirst((string) preg_replace('/[^A-Za-z0-9_]+/', '_', $name))), 1);
            $this->functions[$key] = $function;
            $this->pending[] = static fn() => $print($function);
        }

        return $this->functions[$key];
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
        $code->line('return $data' . ($shape->lists === [] ? '' : ' + ' . Php::literal(array_fill_keys($shape->lists, []))) . ';');
        $this->frame->function($name, self::PARAMETERS, 'array', $code, null, 'array<string, mixed>');
    }

    private function elements(string $name, Shape $shape, Code $code): void
    {
        $rows = $matched = [];
        foreach ($shape->entries as $element => [, $node]) {
            if ($this->isUsual($node)) {
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
        $this->patterns[$name] = '~\G' . ElementPattern::SPACE . $pattern->members('', $shape, $matched) . $pattern->next($rows) . '~';
        $keys = array_map(static fn(array $element): string => $element[0], $shape->members);
        $constant = strtoupper((string) preg_replace('/(?<=[a-z])(?=[A-Z])/', '_', $name)) . '_KEYS';
        if ($keys !== []) {
            $this->frame->member("private const {$constant} = " . Php::literal($keys) . ';');
        }
        $tag = $pattern->places[ElementPattern::NEXT];
        $code->line('$nulls = [];');
        $code->open('while (true) {');
        $code->line('\preg_match(self::$patterns[' . Php::literal($name) . "], \$xml, \$found, \\PREG_UNMATCHED_AS_NULL, \$at) === 1 || throw new Mismatch('an element');");
        $code->line('$at += \strlen($found[0]);');
        $this->dereferenced($pattern, $code);
        $this->found($shape, '', $pattern, $code, false);
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
            $this->arm($element, $node instanceof Unreadable ? "throw new Mismatch('a type')" : $this->assigned($key, $this->content($node, $element)), $code);
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
            $later = $this->isRoot($shape) ? $this->later($node, $element) : null;
            $key = Php::literal($key);
            $code->line('case ' . Php::literal($element) . ':');
            $code->line("    \$data[{$key}] ??= " . ($later === null ? '[]' : "{$later} ?? []") . ';');
            $code->line('    ' . ($later === null ? '' : "\$at === \$start && ") . "self::{$this->rows($node, $element)}(\$xml, \$at, \$data[{$key}]);");
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
        if (!$this->shapes->hasObjects()) {
            return "{$map}[{$key}] = {$value}";
        }
        $without = $node->attribute === null ? '' : 'unset($given[' . Php::literal($node->attribute) . "]);\n";

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
        foreach (explode("\n", "{$statement};") as $line) {
            $code->line("    {$line}");
        }
        $code->line('    break;');
    }

    /**
     * The statements that give a member its value.
     */
    private function assigned(string $key, string $value): string
    {
        $key = Php::literal($key);

        return $this->shapes->takesFirst() ? "\$data[{$key}] ??= {$value}" : "\\array_key_exists({$key}, \$data) && throw new Mismatch('an element that stands twice');\n\$data[{$key}] = {$value}";
    }

    private function isNull(string $attributes = '$given'): string
    {
        return ($this->shapes->takesFirst() ? 'XmlScan::isNil' : 'XmlScan::isNull') . "({$attributes})";
    }

    private function dereferenced(ElementPattern $pattern, Code $code): void
    {
        $texts = $pattern->groupsOfTexts();
        if ($texts !== []) {
            $code->open("if (self::\$hasReferences && \\str_contains(\$found[0], '&')) {");
            $code->line('$found = XmlScan::withoutReferences($found, ' . Php::literal($texts) . ');');
            $code->close('}');
        }
    }

    /**
     * Takes what an expression has found.
     *
     * @param bool $isWhole whether all of an object was found at once
     */
    private function found(Shape $shape, string $path, ElementPattern $pattern, Code $code, bool $isWhole, string $data = '$data'): void
    {
        foreach ($path !== '' || $isWhole ? $shape->attributes : [] as $attribute => $keys) {
            if (isset($pattern->places["{$path}@{$attribute}"])) {
                $group = '$found[' . $pattern->places["{$path}@{$attribute}"] . ']';
                $code->open("if (isset({$group})) {");
                foreach ($keys as [$key, $node]) {
                    $code->line("{$data}[" . Php::literal($key) . '] = ' . $node->any($group) . ';');
                }
                $code->close('}');
            }
        }
        if ($shape->text !== null) {
            [$key, $node] = $shape->text;
            $group = '$found[' . $pattern->places["{$path}#"] . ']';
            $code->line("{$data}[" . Php::literal($key) . '] = ' . $node->usual($node->pattern === null ? "({$group} ?? '')" : $group) . ';');
        }
        foreach ($shape->members as $name => [$key, $node]) {
            if (!isset($pattern->places["{$path}{$name}"])) {
                continue;
            }
            $group = '$found[' . $pattern->places["{$path}{$name}"] . ']';
            $code->open("if (isset({$group})) {");
            if ($node instanceof ObjectOf) {
                $variable = $code->variable($name);
                $code->line("{$variable} = [];");
                $inner = $this->shapes->shape($node->shape) ?? throw new \LogicException('There is no such shape.');
                $this->found($inner, "{$path}{$name}/", $pattern, $code, true, $variable);
                $value = $variable;
            } else {
                $value = $node instanceof Scalar ? $node->usual($group) : "self::{$this->block($node, $name)}({$group})";
            }
            foreach (explode("\n", $isWhole ? "{$data}[" . Php::literal($key) . "] = {$value}" : $this->assigned($key, $value)) as $line) {
                $code->line(rtrim($line, ';') . ';');
            }
            $code->close('}');
        }
        if (!$isWhole) {
            return;
        }
        foreach ($shape->entries as $name => [$key, $node]) {
            if (isset($pattern->places["{$path}{$name}"])) {
                $group = '$found[' . $pattern->places["{$path}{$name}"] . ']';
                $code->open("if (isset({$group})) {");
                $code->line("{$data}[" . Php::literal($key) . "] = self::{$this->block($node, $name)}({$group});");
                $code->close('}');
            }
        }
        if ($shape->lists !== []) {
            $code->line("{$data} += " . Php::literal(array_fill_keys($shape->lists, [])) . ';');
        }
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
        if ($this->isUsual($node)) {
            $code->line("self::{$this->rows($node, $isBatch ? self::BATCH : Php::singular($name), $isBatch)}(\$xml, \$at, \$items);");
        }
        $code->line('[$tag, $raw, $slash] = XmlScan::tag($xml, $at);');
        $return = $node instanceof MapOf && $this->shapes->hasObjects() ? 'return $items !== [] && \array_is_list($items) ? (object) $items : $items;' : 'return $items;';
        self::unlessElement($isBatch ? 'break;' : $return, $code);
        $code->line('$given = XmlScan::attributes($raw);');
        $code->line("[\$content, \$start] = \$slash === '/' ? [XmlScan::NONE, 0] : [\$xml, \$at];");
        $value = "{$this->isNull()} ? throw new Mismatch('null') : " . $this->content($node instanceof ListOf ? $node->item : $node->value, Php::singular($name));
        $read = explode("\n", ($node instanceof ListOf ? "\$items[] = {$value}" : $this->put('$items', $node, $value)) . ';');
        // All elements in a list are its items, unless names count.
        $isNamed = $node instanceof ListOf ? $this->shapes->takesFirst() : $node->attribute !== null;
        if ($isNamed) {
            $code->open('if ($tag === ' . Php::literal($node->name) . ') {');
        }
        array_map($code->line(...), $read);
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
     * Whether items have a usual form.
     */
    private function isUsual(ListOf|MapOf $node): bool
    {
        return (new ElementPattern($this->shapes))->item($node) !== null;
    }

    /**
     * The function that reads items in the usual form, as many as follow each other.
     *
     * @param bool $isBatch whether only a few of them
     */
    private function rows(ListOf|MapOf $node, string $name, bool $isBatch = false): string
    {
        return $this->named('rows' . ($isBatch ? ' batch' : '') . serialize($node), "{$name}Rows", function (string $function) use ($node, $isBatch): void {
            $pattern = new ElementPattern($this->shapes);
            $this->patterns[$function] = '~\G' . ElementPattern::SPACE . $pattern->item($node) . ElementPattern::SPACE . '~';
            $code = new Code(new Variables(['xml', 'at', 'items', 'found', 'rows', 'key', 'text']));
            $preg = '(self::$patterns[' . Php::literal($function) . '], $xml, ';
            $shape = $node instanceof ListOf && $node->item instanceof ObjectOf ? $this->shapes->shape($node->item->shape) : null;
            if ($shape === null) {
                $code->open("if (\\preg_match_all{$preg}\$found, \\PREG_PATTERN_ORDER, \$at) > 0) {");
                $code->line("\$at += \\strlen(\\implode('', \$found[0]));");
                $this->scalars($node, $pattern, $code);
                $code->close('}');
            } else {
                // Many small items at once; large ones one after the other, so that they stay in the caches of the processor.
                $isFlat = $shape->isFlat() && !$isBatch;
                if ($isFlat) {
                    $code->line("\\preg_match_all{$preg}\$rows, \\PREG_SET_ORDER | \\PREG_UNMATCHED_AS_NULL, \$at);");
                }
                $code->open($isFlat ? 'foreach ($rows as $found) {' : 'while (' . ($isBatch ? '\count($items) < ' . self::ENTRIES . ' && ' : '') . "\\preg_match{$preg}\$found, \\PREG_UNMATCHED_AS_NULL, \$at) === 1) {");
                $code->line("\$items[] = {$this->item($shape, $pattern, $code)};");
                $code->close('}');
            }
            $this->frame->function($function, self::ROWS, 'void', $code);
        });
    }

    /**
     * Takes a whole item that an expression has found.
     *
     * @return string the variable that holds its data
     */
    private function item(Shape $shape, ElementPattern $pattern, Code $code): string
    {
        $code->line('$at += \strlen($found[0]);');
        $this->dereferenced($pattern, $code);
        $item = $code->variable('item');
        $code->line("{$item} = [];");
        $this->found($shape, '', $pattern, $code, true, $item);

        return $item;
    }

    /**
     * Whether nothing stands around an object.
     */
    private function isRoot(Shape $shape): bool
    {
        $root = $this->shapes->root();

        return $this->shapes->mayBeLate() && $root instanceof ObjectOf && $this->shapes->shape($root->shape) === $shape && !$this->nesting->isRecursive($root);
    }

    /**
     * What takes items out of the text when they are asked for.
     *
     * @return ?string null for what is short
     */
    private function later(ListOf|MapOf $node, string $name): ?string
    {
        $shape = $node instanceof ListOf && $node->item instanceof ObjectOf ? $this->shapes->shape($node->item->shape) : null;
        $item = (new ElementPattern($this->shapes, false))->item($node);
        if ($shape === null || $item === null) {
            return null;
        }
        $function = $this->named('later' . serialize($node), "{$name}Later", function (string $function) use ($node, $shape, $item, $name): void {
            $this->patterns[$function] = '~\G' . ElementPattern::SPACE . "(?:{$item}" . ElementPattern::SPACE . ')*+\K~';
            $pattern = new ElementPattern($this->shapes);
            $pattern->item($node);
            $rows = $this->rows($node, $name);
            $code = new Code(new Variables(['xml', 'at', 'end', 'found']));
            $code->open('while (\preg_match(self::$patterns[' . Php::literal($rows) . '], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1) {');
            $one = $this->item($shape, $pattern, $code);
            $code->gap();
            $code->line("yield {$one};");
            $code->close('}');
            $code->line("\$at === \$end || throw new Mismatch('an element');");
            $this->frame->function($function, 'string $xml, int $at, int $end', '\Generator', $code, null, '\Generator<int, mixed>');
        });

        return 'XmlItems::over($xml, $at, self::$patterns[' . Php::literal($function) . "], self::{$function}(...))";
    }

    private function scalars(ListOf|MapOf $node, ElementPattern $pattern, Code $code): void
    {
        $scalar = $node instanceof ListOf ? $node->item : $node->value;
        \assert($scalar instanceof Scalar);
        $value = $pattern->places['value'];
        $key = $pattern->places['key'] ?? null;
        if ($pattern->groupsOfTexts() !== []) {
            $code->open('if (self::$hasReferences) {');
            foreach ($pattern->groupsOfTexts() as $group) {
                $code->line("\$found[{$group}] = XmlScan::withoutReferences(\$found[{$group}], \\array_keys(\$found[{$group}]));");
            }
            $code->close('}');
        }
        $code->open($key === null ? "foreach (\$found[{$value}] as \$text) {" : "foreach (\$found[{$value}] as \$number => \$text) {");
        if ($key === null) {
            $code->line('$items[] = ' . $scalar->usual('$text') . ';');
        } else {
            $place = "\$items[\$found[{$key}][\$number]]";
            if ($this->shapes->hasObjects()) {
                $code->line("isset({$place}) && throw new Mismatch('a key that stands twice');");
            }
            $code->line("{$place} = " . $scalar->usual('$text') . ';');
        }
        $code->close('}');
    }

    /**
     * The function that reads items that follow each other and nothing else.
     */
    private function block(Node $node, string $name): string
    {
        \assert($node instanceof ListOf || $node instanceof MapOf);

        return $this->named('block' . serialize($node), "{$name}Within", function (string $function) use ($node, $name): void {
            $code = new Code();
            $code->line('$at = 0;');
            $code->line('$items = [];');
            $code->line("self::{$this->rows($node, $name)}(\$block, \$at, \$items);");
            $code->gap();
            $items = $node instanceof MapOf && $this->shapes->hasObjects() ? '($items !== [] && \array_is_list($items) ? (object) $items : $items)' : '$items';
            $code->line("return \$at === \\strlen(\$block) ? {$items} : throw new Mismatch('an element');");
            $this->frame->function($function, 'string $block', $this->typeOf($node), $code, null, $node instanceof MapOf ? $this->typeOfMap() : 'list<mixed>');
        });
    }

    private function typeOf(ListOf|MapOf $node): string
    {
        return $node instanceof MapOf && $this->shapes->hasObjects() ? 'array|\stdClass' : 'array';
    }

    private function typeOfMap(): string
    {
        return $this->shapes->hasObjects() ? 'array<array-key, mixed>|\stdClass' : 'array<array-key, mixed>';
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
        $this->frame->function($name, self::PARAMETERS, 'array', $code, null, 'array<string, mixed>');
    }

    private function noEntries(string $name, NoEntries $node): void
    {
        $code = new Code(new Variables(['xml', 'at', 'attributes']));
        $code->line('!XmlScan::has($xml, $at, ' . Php::literal($node->name) . ") || throw new Mismatch('an array without a type');");
        $code->line('XmlScan::skip($xml, $at);');
        $code->gap();
        $code->line('return [];');
        $this->frame->function($name, self::PARAMETERS, 'array', $code, null, 'array{}');
    }
}
