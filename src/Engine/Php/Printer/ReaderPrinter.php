<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Bytes;
use Kiln\Engine\Php\Runtime\EnumNames;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\StdClasses;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Value\Binary;
use Kiln\Engine\Value\Coercion;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Engine\Value\Elements;
use Kiln\Engine\Value\Values;
use Kiln\Format\LazyArray;
use Kiln\Optional;
use Kiln\Plan\Read;

/**
 * Prints readers: a class per object plan, one for lists of its objects, where either is called, and one for the root.
 *
 *     final class OrderReader_5f1c0a9b7e3d
 *     {
 *         public static function read(mixed $data, Reading $kiln): \App\Order
 *         {
 *             \is_array($data) || throw new Mismatch(\App\Order::class);
 *             /** @var array{id?: int} $data *&#47;
 *
 *             return new \App\Order(
 *                 // App\Order::$id
 *                 $data['id'] ?? throw new Mismatch('id'),
 *             );
 *         }
 *     }
 *
 * Where properties are not public, the functions are closures bound to the scope of the class, in static properties of the
 * same names.
 *
 * @internal
 */
final readonly class ReaderPrinter
{
    /** What a reader may name. */
    public const IMPORTS = [Binary::class, Bytes::class, Coercion::class, Dates::class, Durations::class, Elements::class, EnumNames::class, LazyArray::class, Mismatch::class, Optional::class, Reading::class, StdClasses::class, Values::class];

    private ReaderNames $names;
    private ReadValues $values;
    private CallsOut $calls;

    public function __construct(private Read\ReadPlan $plan)
    {
        $this->names = new ReaderNames();
        $this->calls = new CallsOut($plan->objects);
        $this->values = new ReadValues($plan, $this->names, $this->calls);
    }

    /**
     * @return non-empty-list<GeneratedClass> the last one is the root's
     */
    public function classes(): array
    {
        $root = $this->rootClass();
        $printers = [];
        foreach ($this->plan->objects as $id => $object) {
            $printers[$id] = fn(): GeneratedClass => $this->objectClass($object);
            $printers[ReaderNames::ofLists($id)] = fn(): GeneratedClass => (new ListReaderPrinter($this->plan, $this->names, $this->values, $this->calls))->print($object);
        }

        return [...NamedClasses::by($root, $printers), $root];
    }

    private function rootClass(): GeneratedClass
    {
        $name = 'RootReader_' . \substr(\hash('xxh128', \serialize([$this->plan->type, $this->plan->root])), 0, 12);
        $root = $this->plan->root;
        $object = $root instanceof Read\ObjectOf ? $this->plan->objects[$root->plan] : null;
        $existing = $object !== null && $object->construction instanceof Read\ExistingObject ? $object : null;
        $code = new Code();
        $value = $code->variable('value');
        $result = $existing === null
            ? $this->values->print($root, Datum::at($value), self::nameOfRoot($root), $code)
            : $this->names->callPopulate($existing, $value, '$object');
        $code->gap();
        $code->line("return {$result};");
        $frame = new ClassFrame($name);
        $largeMembers = $object === null || $object->showsData || $existing !== null ? [] : self::largeMembers($object);
        if ($largeMembers !== []) {
            $frame->member('// Lists of objects in large documents, decoded a few at a time.', 'public const LARGE_MEMBERS = ' . Php::literal($largeMembers) . ';');
        }
        $frame->member('// Whether texts of the document are put in before.', 'public const HOLDS_RAW = ' . Php::literal($this->plan->holdsRaw) . ';');
        if ($existing === null) {
            $type = DataTypes::of($root);
            $frame->function('read', 'mixed $value, Reading $kiln', 'mixed', $code, opening: $type === 'mixed' ? [] : ["/** @var {$type} {$value} */"]);
        } else {
            $frame->function('populate', Php::classType($existing->class) . ' $object, mixed $value, Reading $kiln', Php::classType($existing->class), $code);
        }

        return $frame->print(
            [
                "Reads {$this->plan->type} from decoded data.",
                "Made by Kiln from the type; do not edit. Print it by: kiln show '{$this->plan->type}' --direction=read",
            ],
            self::IMPORTS,
        );
    }

    /**
     * What the result of a call is called in the code: what is walked through has items.
     */
    private static function nameOfRoot(Read\ReadNode $root): string
    {
        $root = $root instanceof Read\Nullable ? $root->inner : $root;

        return $root instanceof Read\ListOf || $root instanceof Read\MapOf || $root instanceof Read\ArrayObjectOf || $root instanceof Read\CollectionOf || $root instanceof Read\IteratorOf ? 'items' : 'result';
    }

    /**
     * @return list<string>
     */
    private static function largeMembers(Read\ReadObject $object): array
    {
        $keys = [];
        foreach ($object->fields as $field) {
            $value = $field->value instanceof Read\Nullable ? $field->value->inner : $field->value;
            if ($field instanceof Read\ReadField && $value instanceof Read\ListOf && $value->item instanceof Read\ObjectOf) {
                $keys[] = $field->keys[0];
            }
        }

        return $keys;
    }

    private function objectClass(Read\ReadObject $object): GeneratedClass
    {
        $scopes = new Scopes($object->id, $object->class);
        $code = new Code();
        $result = (new ReadFields($this->plan, $object, $this->values, $scopes, $this->calls))->print($code);
        $code->gap();
        $code->line("return {$result};");
        $class = Php::classType($object->class);
        $frame = new ClassFrame($object->id);
        if ($object->construction instanceof Read\BlankObject && $object->construction->isCloneable) {
            $frame->member("private static {$class} \$blank;");
        }
        $scopes->into($frame);
        [$name, $parameters] = $object->construction instanceof Read\ExistingObject
            ? ['populate', "{$class} \$object, mixed \$data, Reading \$kiln"]
            : ['read', 'mixed $data, Reading $kiln'];
        $frame->function($name, $parameters, $class, $code, $this->names->isScoped($object) ? $object->class : null, $class);
        $this->blank($object, $frame);

        return $frame->print(
            [
                "Reads {$object->class} from decoded data.",
                'Keys: ' . \implode(', ', self::keys($object)),
                "Made by Kiln from the class; do not edit. Print it by: kiln show '{$object->class}' --direction=read",
            ],
            self::IMPORTS,
        );
    }

    /**
     * @return list<string>
     */
    private static function keys(Read\ReadObject $object): array
    {
        $keys = [];
        foreach ($object->fields as $field) {
            $keys[] = $field instanceof Read\ReadField ? \implode(' or ', $field->keys) : "{$field->prefix}*";
        }

        return $keys;
    }

    private function blank(Read\ReadObject $object, ClassFrame $frame): void
    {
        if ($object->construction instanceof Read\BlankObject) {
            $class = Php::classType($object->class);
            $new = '(new \ReflectionClass(' . Php::classConstant($object->class) . '))->newInstanceWithoutConstructor()';
            $frame->member(
                '// Not made by its constructor, which asks for more than the data has.',
                "public static function blank(): {$class}",
                '{',
                '    return ' . ($object->construction->isCloneable ? "clone (self::\$blank ??= {$new})" : $new) . ';',
                '}',
            );
        }
    }
}
