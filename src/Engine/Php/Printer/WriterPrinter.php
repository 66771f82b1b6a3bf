<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Purpose;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Engine\Value\Lazy;
use Kiln\Engine\Value\Values;
use Kiln\Plan\Planner\References;
use Kiln\Plan\Write;

/**
 * Prints writers: a class per object plan that is called, and one for a root that is not an object.
 *
 *     final class OrderWriter_5f1c0a9b7e3d
 *     {
 *         public static function write(\App\Order $object, Writing $kiln): array
 *         {
 *             return [
 *                 // App\Order::$id
 *                 'id' => $object->id,
 *             ];
 *         }
 *     }
 *
 * Where properties are not public, the function is a closure bound to the scope of the class, in a static property of the
 * same name.
 *
 * @internal
 */
final readonly class WriterPrinter
{
    /** What a writer may name. */
    public const IMPORTS = [Dates::class, Durations::class, Lazy::class, Mismatch::class, Values::class];

    private WriterNames $names;
    private WriteValues $values;
    private CallsOut $calls;

    public function __construct(private Write\WritePlan $plan, private Notation $notation)
    {
        $this->names = new WriterNames($notation);
        $this->calls = new CallsOut($plan->objects);
        $this->values = new WriteValues($plan, $notation, $this->names, $this->calls);
    }

    /**
     * @return non-empty-list<GeneratedClass> the last one is the root's
     */
    public function classes(): array
    {
        return $this->around((new RootWriterPrinter($this->plan, $this->notation, $this->names, $this->values))->print());
    }

    /**
     * @param string $id of an object plan
     *
     * @return non-empty-list<GeneratedClass> the last one is that of the object
     */
    public function classesOf(string $id): array
    {
        return $this->around($this->objectClass($this->plan->objects[$id]));
    }

    /**
     * @return non-empty-list<GeneratedClass>
     */
    private function around(GeneratedClass $main): array
    {
        $printers = [];
        foreach ($this->plan->objects as $object) {
            $printers[$this->names->className($object)] = fn(): GeneratedClass => $this->objectClass($object);
        }

        return [...$this->classesOfTrees(), ...NamedClasses::by($main, $printers), $main];
    }

    /**
     * @return list<GeneratedClass> what writes the objects that are shown before json_encode() gets them
     */
    private function classesOfTrees(): array
    {
        $shown = $this->notation instanceof TreeNotation && $this->notation->purpose === Purpose::Json ? \array_filter($this->plan->objects, static fn(Write\WriteObject $object): bool => $object->isShown()) : [];
        if ($shown === []) {
            return [];
        }
        $references = new References($this->plan->objects);
        $inside = $shown;
        foreach (\array_keys($shown) as $id) {
            $inside += \array_intersect_key($this->plan->objects, $references->below($id));
        }
        $trees = new self($this->plan, TreeNotation::of(Purpose::Tree, $this->plan));

        return \array_map($trees->objectClass(...), \array_values($inside));
    }

    private function objectClass(Write\WriteObject $object): GeneratedClass
    {
        $statements = new Code(new Variables($this->notation->reserved()));
        $name = $this->names->className($object);
        $scopes = new Scopes($name, $object->class);
        $instead = $this->notation->instead($object, '$object');
        $instead === null
            ? (new WriteSteps($this->plan, $object, $this->notation, $this->names, $this->values, $scopes, $this->calls))->print($statements)
            : $statements->line("return {$instead};");
        $returns = $this->notation->returns($object);
        $frame = new ClassFrame($name);
        $this->notation->constants($object, $frame);
        $scopes->into($frame);
        $frame->function(
            'write',
            Php::classType($object->class) . " \$object{$this->notation->parameters()}",
            $returns,
            self::opened($this->notation, $statements, $object),
            $this->names->isScoped($object) ? $object->class : null,
            \str_replace('array', 'array<mixed>', $returns),
        );

        return $frame->print(
            [
                "Writes {$object->class} {$this->notation->purpose()}.",
                'Keys: ' . \implode(', ', self::keys($object)),
                "Made by Kiln from the class; do not edit. Print it by: kiln show '{$object->class}' --direction=write{$this->notation->shownBy()}",
            ],
            [...self::IMPORTS, ...$this->notation->imports()],
        );
    }

    /**
     * Statements behind those that a notation begins with.
     */
    public static function opened(Notation $notation, Code $code, Write\WriteObject|Write\WriteNode $written): Code
    {
        $opened = new Code();
        foreach ($notation->opening($code->text(), $written) as $line) {
            $opened->line($line);
        }
        $opened->put($code);

        return $opened;
    }

    /**
     * @return list<string>
     */
    private static function keys(Write\WriteObject $object): array
    {
        $keys = [];
        foreach ($object->steps as $step) {
            if ($step instanceof Write\WriteField || $step instanceof Write\Constant) {
                $keys[] = $step->key;
            } elseif ($step instanceof Write\Splice) {
                $keys[] = "{$step->prefix}*";
            }
        }

        return $keys;
    }
}
