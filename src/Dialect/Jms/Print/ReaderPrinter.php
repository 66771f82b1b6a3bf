<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print;

use Kiln\Dialect\Jms\Plan\Read\Field;
use Kiln\Dialect\Jms\Plan\Read\ObjectOf;
use Kiln\Dialect\Jms\Plan\Read\ReadObject;
use Kiln\Dialect\Jms\Plan\Read\ReadPlan;
use Kiln\Dialect\Jms\Run\Dates;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Scopes;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Plan\Read\BlankObject;
use Kiln\Plan\Read\ExistingObject;

/**
 * Prints the readers of a plan of the JMS dialect: a class per object plan, and one for a root that is not an object.
 *
 *     final class OrderReader_5f1c0a9b7e3d
 *     {
 *         public static function read(mixed $data, Reading $kiln): \App\Order
 *         {
 *             if (!\is_array($data)) {
 *                 $data = $kiln->nulls($data, ['id']);
 *             }
 *             $object = clone (self::$blank ??= (new \ReflectionClass(\App\Order::class))->newInstanceWithoutConstructor());
 *
 *             // App\Order::$id
 *             $id = $data['id'] ?? null;
 *             if ($id !== null) {
 *                 $object->id = \is_int($id) ? $id : $kiln->int($id);
 *             } elseif (\array_key_exists('id', $data)) {
 *                 $object->id = null;
 *             }
 *
 *             return $object;
 *         }
 *     }
 *
 * A reader of a body has `fill()` in place of `read()`, which is given the object.
 *
 * @internal
 */
final readonly class ReaderPrinter
{
    private const IMPORTS = [Dates::class, Mismatch::class, Reading::class, Skipped::class];

    private ReadValues $values;

    public function __construct(private ReadPlan $plan)
    {
        $this->values = new ReadValues($plan);
    }

    /**
     * @return non-empty-list<GeneratedClass> the last one answers the call
     */
    public function classes(): array
    {
        $root = $this->plan->root instanceof ObjectOf ? $this->plan->root->plan : '';
        $classes = \array_map($this->objectClass(...), $this->plan->objects);
        $main = $classes[$root] ?? $this->rootClass();
        unset($classes[$root]);

        return [...\array_values($classes), $main];
    }

    private function rootClass(): GeneratedClass
    {
        $code = new Code();
        $value = $code->variable('value');
        $result = $this->values->print($this->plan->root, $value, 'items', $code);
        $code->gap();
        $code->line("return {$result};");
        $frame = self::frame('RootReader_' . \substr(\hash('xxh128', \serialize([$this->plan->type, $this->plan->root])), 0, 12), $this->plan->mayObserve($this->plan->root));
        $frame->function('read', 'mixed $value, Reading $kiln', 'mixed', $code);

        return $frame->print(["Reads {$this->plan->type} as jms/serializer does, from decoded data.", 'Made by Kiln from the type; do not edit.'], self::IMPORTS);
    }

    private function objectClass(ReadObject $object): GeneratedClass
    {
        $statements = new Code();
        $scopes = new Scopes($object->id, $object->class);
        (new ReadFields($object, $this->values, $scopes))->print($statements);
        $class = Php::classType($object->class);
        $frame = self::frame($object->id, $object->isNoted || $object->isAnnounced);
        if ($object->construction instanceof BlankObject && $object->construction->isCloneable) {
            $frame->member("public static ?{$class} \$blank = null;");
        }
        $scopes->into($frame);
        $scope = $object->isScoped() ? $object->class : null;
        $object->construction instanceof ExistingObject
            ? $frame->function('fill', "{$class} \$object, mixed \$data, Reading \$kiln", 'void', $statements, $scope)
            : $frame->function('read', 'mixed $data, Reading $kiln', $class, $statements, $scope);

        return $frame->print(
            [
                "Reads {$object->class} as jms/serializer does, from decoded data.",
                'Keys: ' . \implode(', ', self::keys($object)),
                'Made by Kiln from the class; do not edit.',
            ],
            self::IMPORTS,
        );
    }

    /**
     * @return list<string>
     */
    private static function keys(ReadObject $object): array
    {
        $keys = [];
        foreach ($object->fields as $field) {
            if ($field instanceof Field) {
                $keys[] = $field->isInline ? "{$field->key}: *" : $field->key;
            }
        }

        return $keys;
    }

    private static function frame(string $name, bool $callsUserCode): ClassFrame
    {
        $frame = new ClassFrame($name);
        if ($callsUserCode) {
            $frame->member('public const ' . Reading::CALLS_USER_CODE . ' = true;');
        }

        return $frame;
    }
}
