<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriteValues;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;
use Kiln\Type\ScalarKind;

/**
 * What the notations of all formats have in common that generated code writes without a tree.
 *
 * @internal
 */
abstract readonly class DirectNotation implements Notation
{
    /**
     * @param string $name  of the format, as calls have it
     * @param string $title likewise, in messages
     */
    public function __construct(protected string $name, protected string $title, protected Levels $levels) {}

    public function kind(): string
    {
        return $this->title;
    }

    public function purpose(): string
    {
        return "as {$this->title}";
    }

    public function shownBy(): string
    {
        return " --as={$this->name}";
    }

    public function arguments(): string
    {
        return "{$this->place()}, \$out";
    }

    public function returns(WriteObject $object): string
    {
        return 'string';
    }

    public function constants(WriteObject|WriteNode $written, ClassFrame $frame): void
    {
        $this->levels->into($frame, $written);
    }

    public function instead(WriteObject $object, string $value): ?string
    {
        return LeftToTree::isNeeded($object) ? LeftToTree::call($object, $value, $this->place()) : null;
    }

    public function insteadOfRoot(WriteNode $root): ?string
    {
        return null;
    }

    public function uninitialized(WriteObject $object): string
    {
        return LeftToTree::statement($object, $this->place());
    }

    public function guard(WriteObject $object): array
    {
        $levels = $this->levels->ofObject($object);

        return ["(\$kiln->depth += {$levels}) > \$kiln->maxDepth && throw new Mismatch('depth');", "\$kiln->depth -= {$levels};"];
    }

    public function walked(string $kiln, string $value, bool $keepsKeys): string
    {
        return "{$kiln}->elements({$value}, \\Traversable::class, " . Php::literal($keepsKeys) . ')';
    }

    public function dynamic(string $kiln, string $call): string
    {
        return "{$kiln}->plain({$kiln}->trees->{$call}{$this->place()})";
    }

    public function inlined(ObjectOf $node, WriteObject $object, string $value, string $name, string $kiln, Code $code, WriteValues $values): ?string
    {
        return null;
    }

    public function object(string $kiln, string $value, string $class): string
    {
        return "{$kiln}->object({$value}, {$class}{$this->place()})";
    }

    /**
     * The place, as functions are given it: what stands for it in their parameters, with a comma before each.
     */
    abstract protected function place(): string;

    /**
     * @param list<ScalarKind> $kinds
     */
    final protected static function areBools(array $kinds): bool
    {
        return \array_filter($kinds, static fn(ScalarKind $kind): bool => !$kind->isBool()) === [];
    }

    /**
     * The value as an expression that can be evaluated several times, and stand in a text.
     */
    final protected static function inVariable(string $value, string $name, Code $code): string
    {
        if (\preg_match('/^\$\w+(?:->\w+)*(?:\[(?:\d+|\'\w+\')\])*$/D', $value) === 1) {
            return $value;
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = {$value};");

        return $variable;
    }
}
