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
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\GeneratedFile;
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

    private ReaderNames $names;
    private ReadValues $values;

    public function __construct(private ReadPlan $plan)
    {
        $this->names = new ReaderNames();
        $this->values = new ReadValues($plan, $this->names);
    }

    /**
     * @return non-empty-list<GeneratedClass> the last one answers the call
     */
    public function classes(): array
    {
        $root = $this->plan->root instanceof ObjectOf ? $this->plan->root->plan : null;
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
        $name = 'RootReader_' . substr(hash('xxh128', serialize([$this->plan->type, $this->plan->root])), 0, 12);
        $body = new Code();
        $this->open($name, $this->plan->mayObserve($this->plan->root), $body);
        $body->line('public static function read(mixed $value, Reading $kiln): mixed');
        $body->open('{');
        $body->put($code);
        if (!$code->isEmpty()) {
            $body->line('');
        }
        $body->line("return {$result};");
        $body->close('}');
        $body->close('}');

        return new GeneratedClass($name, GeneratedFile::print(
            ["Reads {$this->plan->type} as jms/serializer does, from decoded data.", 'Made by Kiln from the type; do not edit.'],
            self::IMPORTS,
            $body,
        ));
    }

    private function objectClass(ReadObject $object): GeneratedClass
    {
        $statements = new Code();
        $scopes = new Scopes($object->id, $object->class);
        (new ReadFields($object, $this->values, $scopes))->print($statements);
        $class = Php::classType($object->class);
        $isBody = $object->construction instanceof ExistingObject;
        $name = $isBody ? 'fill' : 'read';
        $parameters = $isBody ? "{$class} \$object, mixed \$data, Reading \$kiln" : 'mixed $data, Reading $kiln';
        $returns = $isBody ? 'void' : $class;
        $isScoped = $this->names->isScoped($object);
        $body = new Code();
        $this->open($object->id, $object->isNoted || $object->isAnnounced, $body);
        if ($object->construction instanceof BlankObject && $object->construction->isCloneable) {
            $body->line('public static ?' . Php::classType($object->class) . ' $blank = null;');
            $body->line('');
        }
        $scopes->declare($body);
        if ($isScoped) {
            $body->line('/** @var \Closure(' . preg_replace('/ \$\w+/', '', $parameters) . "): {$returns} */");
            $body->line("public static \\Closure \${$name};");
        } else {
            $body->line("public static function {$name}({$parameters}): {$returns}");
            $body->open('{');
            $body->put($statements);
            $body->close('}');
        }
        $body->close('}');
        $scopes->bind($body);
        if ($isScoped) {
            Scopes::bindTo($object->class, $object->id, $name, "({$parameters}): {$returns}", $statements, $body);
        }

        return new GeneratedClass($object->id, GeneratedFile::print(
            [
                "Reads {$object->class} as jms/serializer does, from decoded data.",
                'Keys: ' . implode(', ', self::keys($object)),
                'Made by Kiln from the class; do not edit.',
            ],
            self::IMPORTS,
            $body,
        ));
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

    private function open(string $name, bool $callsUserCode, Code $body): void
    {
        $body->line('/**');
        $body->line(' * @internal');
        $body->line(' */');
        $body->line("final class {$name}");
        $body->open('{');
        if ($callsUserCode) {
            $body->line('public const ' . Reading::CALLS_USER_CODE . ' = true;');
            $body->line('');
        }
    }
}
