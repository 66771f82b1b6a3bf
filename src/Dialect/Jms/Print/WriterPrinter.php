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
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\GeneratedFile;
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

    private WriterNames $names;
    private WriteValues $values;

    public function __construct(private WritePlan $plan)
    {
        $this->names = new WriterNames();
        $this->values = new WriteValues($plan, $this->names);
    }

    /**
     * @return non-empty-list<GeneratedClass> the last one answers the call
     */
    public function classes(): array
    {
        $root = $this->plan->root instanceof ObjectOf && $this->plan->root->isExact ? $this->plan->root->plan : null;
        $classes = [];
        $main = null;
        foreach ($this->plan->objects as $object) {
            $class = $this->objectClass($object);
            if ($object->id === $root) {
                $main = $class;
            } else {
                $classes[] = $class;
            }
        }
        $classes[] = $main ?? $this->rootClass();

        return $classes;
    }

    private function rootClass(): GeneratedClass
    {
        $code = new Code();
        $value = $code->variable('value');
        $result = $this->values->print($this->plan->root, $value, 'items', $code);
        $name = 'RootWriter_' . substr(hash('xxh128', serialize([$this->plan->type, $this->plan->root, $this->plan->writesNull])), 0, 12);
        $body = new Code();
        $this->open($name, $body);
        $body->line('public static function write(mixed $value, Writing $kiln): mixed');
        $body->open('{');
        $body->put($code);
        if (!$code->isEmpty()) {
            $body->line('');
        }
        $body->line("return {$result};");
        $body->close('}');
        $body->close('}');

        return new GeneratedClass($name, GeneratedFile::print(
            ["Writes {$this->plan->type} as jms/serializer does, for json_encode().", 'Made by Kiln from the type; do not edit.'],
            self::IMPORTS,
            $body,
        ));
    }

    private function objectClass(WriteObject $object): GeneratedClass
    {
        $statements = new Code();
        $scopes = new Scopes($object->id, $object->class);
        (new WriteSteps($object, $this->values, $scopes))->print($statements);
        $class = Php::classType($object->class);
        $isScoped = $this->names->isScoped($object);
        $body = new Code();
        $this->open($object->id, $body);
        $scopes->declare($body);
        if ($isScoped) {
            $body->line("/** @var \\Closure({$class}, Writing): mixed */");
            $body->line('public static \Closure $write;');
        } else {
            $body->line("public static function write({$class} \$object, Writing \$kiln): mixed");
            $body->open('{');
            $body->put($statements);
            $body->close('}');
        }
        $body->close('}');
        $scopes->bind($body);
        if ($isScoped) {
            Scopes::bindTo($object->class, $object->id, 'write', "({$class} \$object, Writing \$kiln): mixed", $statements, $body);
        }

        return new GeneratedClass($object->id, GeneratedFile::print(
            [
                "Writes {$object->class} as jms/serializer does, for json_encode().",
                'Keys: ' . implode(', ', self::keys($object)),
                'Made by Kiln from the class; do not edit.',
            ],
            self::IMPORTS,
            $body,
        ));
    }

    private function open(string $name, Code $body): void
    {
        $body->line('/**');
        $body->line(' * @internal');
        $body->line(' */');
        $body->line("final class {$name}");
        $body->open('{');
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
