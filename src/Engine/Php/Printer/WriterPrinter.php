<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Bytes;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Purpose;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Engine\Value\Lazy;
use Kiln\Engine\Value\Values;
use Kiln\Format\Noted;
use Kiln\Format\NotedObject;
use Kiln\Plan\Planner\References;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WritePlan;

/**
 * Prints writers: a class per object plan, and one for a root that is not an object.
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
    private const IMPORTS = [Bytes::class, Dates::class, Durations::class, Lazy::class, Mismatch::class, Noted::class, NotedObject::class, Values::class, Writing::class];

    private WriterNames $names;
    private WriteValues $values;

    public function __construct(private WritePlan $plan, private Purpose $target)
    {
        $this->names = new WriterNames($target);
        $this->values = new WriteValues($plan, $target, $this->names, new Handover($plan, $target));
    }

    /**
     * @return non-empty-list<GeneratedClass> the last one is the root's
     */
    public function classes(): array
    {
        $classes = array_map($this->objectClass(...), array_values($this->plan->objects));
        $classes[] = $this->rootClass();

        return [...$this->classesOfTrees(), ...$classes];
    }

    /**
     * @return list<GeneratedClass> what writes the objects that are shown before json_encode() gets them
     */
    private function classesOfTrees(): array
    {
        $shown = $this->target === Purpose::Json ? array_filter($this->plan->objects, static fn(WriteObject $object): bool => $object->isShown()) : [];
        if ($shown === []) {
            return [];
        }
        $references = new References($this->plan->objects);
        $inside = $shown;
        foreach (array_keys($shown) as $id) {
            $inside += array_intersect_key($this->plan->objects, $references->below($id));
        }
        $trees = new self($this->plan, Purpose::Tree);

        return array_map($trees->objectClass(...), array_values($inside));
    }

    private function rootClass(): GeneratedClass
    {
        $code = new Code();
        $value = $code->variable('value');
        $result = $this->values->print($this->plan->root, $value, self::nameOfRoot($this->plan->root), $code);
        $name = $this->names->forTarget('RootWriter_' . substr(hash('xxh128', serialize([$this->plan->type, $this->plan->root])), 0, 12));

        $code->gap();
        $code->line("return {$result};");
        $type = WriteTypes::of($this->plan->root);
        $frame = new ClassFrame($name);
        $frame->function('write', 'mixed $value, Writing $kiln', 'mixed', $code, opening: $type === 'mixed' ? [] : ["/** @var {$type} \$value PHP checks it where it is used */"]);

        return $frame->print(
            [
                "Writes {$this->plan->type} {$this->purpose()}.",
                "Made by Kiln from the type; do not edit. Print it by: kiln show '{$this->plan->type}' --direction=write",
            ],
            self::IMPORTS,
        );
    }

    /**
     * What the value of a call is called in the code: what is walked through has items.
     */
    private static function nameOfRoot(WriteNode $root): string
    {
        $root = $root instanceof Nullable ? $root->inner : $root;

        return $root instanceof ListOf || $root instanceof MapOf || $root instanceof IterableOf || $root instanceof ArrayObjectOf || $root instanceof CollectionOf ? 'items' : 'written';
    }

    private function objectClass(WriteObject $object): GeneratedClass
    {
        $statements = new Code();
        $name = $this->names->className($object);
        $scopes = new Scopes($name, $object->class);
        $notes = $this->target === Purpose::Tree && $object->notes !== [] ? "{$name}::NOTES" : null;
        $isLeftToTree = $this->target === Purpose::Json && $object->isShown();
        $isLeftToTree
            ? $statements->line('return ' . (new WriterNames(Purpose::Tree, '$kiln->tree()'))->call($object, '$object') . ';')
            : (new WriteSteps($this->plan, $object, $this->target, $this->names, $this->values, $scopes, $notes))->print($statements);
        $returns = $this->returnType($object);
        $frame = new ClassFrame($name);
        if ($notes !== null) {
            $frame->member('public const NOTES = ' . Php::literal($object->notes) . ';');
        }
        $scopes->into($frame);
        $frame->function(
            'write',
            Php::classType($object->class) . ' $object, Writing $kiln',
            $returns,
            $statements,
            $this->names->isScoped($object) ? $object->class : null,
            str_replace('array', 'array<mixed>', $returns),
        );

        return $frame->print(
            [
                "Writes {$object->class} {$this->purpose()}.",
                'Keys: ' . implode(', ', self::keys($object)),
                "Made by Kiln from the class; do not edit. Print it by: kiln show '{$object->class}' --direction=write",
            ],
            self::IMPORTS,
        );
    }

    /**
     * @return list<string>
     */
    private static function keys(WriteObject $object): array
    {
        $keys = [];
        foreach ($object->steps as $step) {
            if ($step instanceof WriteField || $step instanceof Constant) {
                $keys[] = $step->key;
            } elseif ($step instanceof Splice) {
                $keys[] = "{$step->prefix}*";
            }
        }

        return $keys;
    }

    private function purpose(): string
    {
        return match ($this->target) {
            Purpose::Json => 'for json_encode()',
            Purpose::Tree => 'as a tree',
            Purpose::PlainArray => 'as plain arrays',
        };
    }

    private function returnType(WriteObject $object): string
    {
        if ($this->target === Purpose::Tree && $object->notes !== []) {
            return 'NotedObject';
        }

        return WriteSteps::canLookLikeList($object, $this->target) ? 'array|\stdClass' : 'array';
    }
}
