<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Plan\Write;

/**
 * Prints the class that a call with a type begins with:
 *
 *     final class RootWriter_b7e3d5f1c0a9
 *     {
 *         public static function write(mixed $value, Writing $kiln): mixed
 *         {
 *             return OrderWriter_5f1c0a9b7e3d::write($value, $kiln);
 *         }
 *     }
 *
 * @internal
 */
final readonly class RootWriterPrinter
{
    public function __construct(
        private Write\WritePlan $plan,
        private Notation $notation,
        private WriterNames $names,
        private WriteValues $values,
    ) {}

    public function print(): GeneratedClass
    {
        $code = new Code(new Variables($this->notation->reserved()));
        $value = $code->variable('value');
        $instead = $this->notation->insteadOfRoot($this->plan->root);
        $result = $instead ?? $this->values->print($this->plan->root, $value, self::nameOfValue($this->plan->root), $code);
        $name = $this->names->inNotation('RootWriter_' . \substr(\hash('xxh128', \serialize([$this->plan->type, $this->plan->root])), 0, 12));

        $code->gap();
        $code->line("return {$result};");
        $type = WriteTypes::of($this->plan->root);
        $frame = new ClassFrame($name);
        $this->notation->constants($this->plan->root, $frame);
        $frame->function('write', "mixed \$value{$this->notation->parameters()}", 'mixed', WriterPrinter::opened($this->notation, $code, $this->plan->root), opening: $type === 'mixed' ? [] : ["/** @var {$type} \$value PHP checks it where it is used */"]);

        return $frame->print(
            [
                "Writes {$this->plan->type} {$this->notation->purpose()}.",
                "Made by Kiln from the type; do not edit. Print it by: kiln show '{$this->plan->type}' --direction=write{$this->notation->shownBy()}",
            ],
            [...WriterPrinter::IMPORTS, ...$this->notation->imports()],
        );
    }

    /**
     * What the value of a call is called in the code: what is walked through has items.
     */
    private static function nameOfValue(Write\WriteNode $root): string
    {
        $root = $root instanceof Write\Nullable ? $root->inner : $root;

        return $root instanceof Write\ListOf || $root instanceof Write\MapOf || $root instanceof Write\IterableOf || $root instanceof Write\ArrayObjectOf || $root instanceof Write\CollectionOf ? 'items' : 'written';
    }
}
