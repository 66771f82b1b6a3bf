<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Variables;

/**
 * Prints what takes items in the usual form out of a text: by one expression each, as many as follow each other.
 *
 * @internal
 */
final readonly class Rows
{
    private const PARAMETERS = 'string $xml, int &$at, array &$items';

    public function __construct(private Shapes $shapes, private ScanClass $class) {}

    /**
     * Whether items have a usual form.
     */
    public function isUsual(ListOf|MapOf $node): bool
    {
        return (new ElementPattern($this->shapes))->item($node) !== null;
    }

    /**
     * The function that reads items in the usual form, as many as follow each other.
     *
     * @param bool $isBatch whether only a few of them
     */
    public function of(ListOf|MapOf $node, string $name, bool $isBatch = false): string
    {
        return $this->class->named('rows' . ($isBatch ? ' batch' : '') . \serialize($node), "{$name}Rows", function (string $function) use ($node, $isBatch): void {
            $pattern = new ElementPattern($this->shapes);
            $this->class->pattern($function, '~\G' . ElementPattern::SPACE . $pattern->item($node) . ElementPattern::SPACE . '~');
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
                $code->open($isFlat ? 'foreach ($rows as $found) {' : 'while (' . ($isBatch ? '\count($items) < ' . ScanPrinter::ENTRIES . ' && ' : '') . "\\preg_match{$preg}\$found, \\PREG_UNMATCHED_AS_NULL, \$at) === 1) {");
                $code->line("\$items[] = {$this->item($shape, $pattern, $code)};");
                $code->close('}');
            }
            $this->class->frame->function($function, self::PARAMETERS, 'void', $code);
        });
    }

    /**
     * What takes items out of the text when they are asked for.
     *
     * @return ?string null for what is short
     */
    public function later(ListOf|MapOf $node, string $name): ?string
    {
        $shape = $node instanceof ListOf && $node->item instanceof ObjectOf ? $this->shapes->shape($node->item->shape) : null;
        $item = (new ElementPattern($this->shapes, false))->item($node);
        if ($shape === null || $item === null) {
            return null;
        }
        $function = $this->class->named('later' . \serialize($node), "{$name}Later", function (string $function) use ($node, $shape, $item, $name): void {
            $this->class->pattern($function, '~\G' . ElementPattern::SPACE . "(?:{$item}" . ElementPattern::SPACE . ')*+\K~');
            $pattern = new ElementPattern($this->shapes);
            $pattern->item($node);
            $rows = $this->of($node, $name);
            $code = new Code(new Variables(['xml', 'at', 'end', 'found']));
            $code->open('while (\preg_match(self::$patterns[' . Php::literal($rows) . '], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1) {');
            $one = $this->item($shape, $pattern, $code);
            $code->gap();
            $code->line("yield {$one};");
            $code->close('}');
            $code->line("\$at === \$end || throw new Mismatch('an element');");
            $this->class->frame->function($function, 'string $xml, int $at, int $end', '\Generator', $code, null, '\Generator<int, mixed>');
        });

        return 'XmlItems::over($xml, $at, self::$patterns[' . Php::literal($function) . "], self::{$function}(...))";
    }

    /**
     * Takes what an expression has found.
     *
     * @param bool $isWhole whether all of an object was found at once
     */
    public function found(Shape $shape, string $path, ElementPattern $pattern, Code $code, bool $isWhole, string $data = '$data'): void
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
            foreach (\explode("\n", $isWhole ? "{$data}[" . Php::literal($key) . "] = {$value}" : $this->assigned($key, $value)) as $line) {
                $code->line(\rtrim($line, ';') . ';');
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
            $code->line("{$data} += " . Php::literal(\array_fill_keys($shape->lists, [])) . ';');
        }
    }

    public function dereferenced(ElementPattern $pattern, Code $code): void
    {
        $texts = $pattern->groupsOfTexts();
        if ($texts !== []) {
            $code->open("if (self::\$hasReferences && \\str_contains(\$found[0], '&')) {");
            $code->line('$found = XmlScan::withoutReferences($found, ' . Php::literal($texts) . ');');
            $code->close('}');
        }
    }

    /**
     * The statements that give a member its value.
     */
    public function assigned(string $key, string $value): string
    {
        $key = Php::literal($key);

        return $this->shapes->takesFirst() ? "\$data[{$key}] ??= {$value}" : "\\array_key_exists({$key}, \$data) && throw new Mismatch('an element that stands twice');\n\$data[{$key}] = {$value}";
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
            $code->line("isset({$place}) && throw new Mismatch('a key that stands twice');");
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

        return $this->class->named('block' . \serialize($node), "{$name}Within", function (string $function) use ($node, $name): void {
            $code = new Code();
            $code->line('$at = 0;');
            $code->line('$items = [];');
            $code->line("self::{$this->of($node, $name)}(\$block, \$at, \$items);");
            $code->gap();
            $items = $node instanceof MapOf && $this->shapes->hasObjects() ? '($items !== [] && \array_is_list($items) ? (object) $items : $items)' : '$items';
            $code->line("return \$at === \\strlen(\$block) ? {$items} : throw new Mismatch('an element');");
            $this->class->frame->function($function, 'string $block', $this->typeOf($node), $code, null, $node instanceof MapOf ? $this->typeOfMap() : 'list<mixed>');
        });
    }

    public function typeOf(ListOf|MapOf $node): string
    {
        return $node instanceof MapOf && $this->shapes->hasObjects() ? 'array|\stdClass' : 'array';
    }

    public function typeOfMap(): string
    {
        return $this->shapes->hasObjects() ? 'array<array-key, mixed>|\stdClass' : 'array<array-key, mixed>';
    }
}
