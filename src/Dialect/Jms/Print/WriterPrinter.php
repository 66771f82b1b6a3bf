<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print;

use Kiln\Dialect\Jms\Plan\Write\Field;
use Kiln\Dialect\Jms\Plan\Write\ObjectOf;
use Kiln\Dialect\Jms\Plan\Write\WriteObject;
use Kiln\Dialect\Jms\Plan\Write\WritePlan;
use Kiln\Dialect\Jms\Run\Dates;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\WholeDurations;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Scopes;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Plan\Write\Constant;

/**
 * Prints the writers of a plan of the JMS dialect: a class per object plan, and one for a root that is not an object.
 *
 *     final class OrderWriter_5f1c0a9b7e3d
 *     {
 *         public static function write(\App\Order $object, Writing $kiln): mixed
 *         {
 *             $result = [];
 *
 *             // App\Order::$id
 *             if (isset($object->id)) {
 *                 $result['id'] = $object->id;
 *             }
 *
 *             return $result === [] ? new \ArrayObject() : $result;
 *         }
 *     }
 *
 * @internal
 */
final readonly class WriterPrinter
{
    private const IMPORTS = [Dates::class, Mismatch::class, Skipped::class, WholeDurations::class, Writing::class];

    private WriteValues $values;

    public function __construct(private WritePlan $plan)
    {
        $this->values = new WriteValues($plan);
    }

    /**
     * @return non-empty-list<GeneratedClass> the last one answers the call
     */
    public function classes(): array
    {
        $root = $this->plan->root instanceof ObjectOf && $this->plan->root->isExact ? $this->plan->root->plan : '';
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
        $frame = new ClassFrame('RootWriter_' . \substr(\hash('xxh128', \serialize([$this->plan->type, $this->plan->root, $this->plan->writesNull])), 0, 12));
        $frame->function('write', 'mixed $value, Writing $kiln', 'mixed', $code);

        return $frame->print(["Writes {$this->plan->type} as jms/serializer does, for json_encode().", 'Made by Kiln from the type; do not edit.'], self::IMPORTS);
    }

    private function objectClass(WriteObject $object): GeneratedClass
    {
        $statements = new Code();
        $scopes = new Scopes($object->id, $object->class);
        (new WriteSteps($this->plan, $object, $this->values, $scopes))->print($statements);
        $frame = new ClassFrame($object->id);
        $scopes->into($frame);
        $frame->function('write', Php::classType($object->class) . ' $object, Writing $kiln', 'mixed', $statements, $object->isScoped() ? $object->class : null);

        return $frame->print(
            [
                "Writes {$object->class} as jms/serializer does, for json_encode().",
                'Keys: ' . \implode(', ', self::keys($object)),
                'Made by Kiln from the class; do not edit.',
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
            if ($step instanceof Constant || $step instanceof Field) {
                $keys[] = $step instanceof Field && $step->isInline ? "{$step->key}: *" : $step->key;
            }
        }

        return $keys;
    }
}
