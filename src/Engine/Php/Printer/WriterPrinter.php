<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Purpose;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Plan\Write\ArrayObjectOf;
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
    private const IMPORTS = [Dates::class, Durations::class, Mismatch::class, Writing::class];

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

        return $classes;
    }

    private function rootClass(): GeneratedClass
    {
        $code = new Code();
        $value = $code->variable('value');
        $result = $this->values->print($this->plan->root, $value, self::nameOfRoot($this->plan->root), $code);
        $name = $this->names->forTarget('RootWriter_' . substr(hash('xxh128', serialize([$this->plan->type, $this->plan->root])), 0, 12));

        return new GeneratedClass($name, GeneratedFile::print(
            [
                "Writes {$this->plan->type} {$this->purpose()}.",
                "Made by Kiln from the type; do not edit. Print it by: kiln show '{$this->plan->type}' --direction=write",
            ],
            self::IMPORTS,
            self::function($name, WriteTypes::of($this->plan->root), $code, $result),
        ));
    }

    /**
     * What the value of a call is called in the code: what is walked through has items.
     */
    private static function nameOfRoot(WriteNode $root): string
    {
        $root = $root instanceof Nullable ? $root->inner : $root;

        return $root instanceof ListOf || $root instanceof MapOf || $root instanceof IterableOf || $root instanceof ArrayObjectOf ? 'items' : 'written';
    }

    private static function function(string $class, string $type, Code $statements, string $result): Code
    {
        $body = new Code();
        $body->line('/**');
        $body->line(' * @internal');
        $body->line(' */');
        $body->line("final class {$class}");
        $body->open('{');
        $body->line('public static function write(mixed $value, Writing $kiln): mixed');
        $body->open('{');
        if ($type !== 'mixed') {
            $body->line("/** @var {$type} \$value PHP checks it where it is used */");
        }
        $body->put($statements);
        if (!$statements->isEmpty()) {
            $body->line('');
        }
        $body->line("return {$result};");
        $body->close('}');
        $body->close('}');

        return $body;
    }

    private function objectClass(WriteObject $object): GeneratedClass
    {
        $statements = new Code();
        $scopes = new Scopes($this->names->className($object), $object->class);
        (new WriteSteps($this->plan, $object, $this->target, $this->names, $this->values, $scopes))->print($statements);
        $name = $this->names->className($object);
        $class = Php::classType($object->class);
        $returns = $this->returnType($object);
        $documented = str_replace('array', 'array<mixed>', $returns);
        $isScoped = $this->names->isScoped($object);

        $body = new Code();
        $body->line('/**');
        $body->line(' * @internal');
        $body->line(' */');
        $body->line("final class {$name}");
        $body->open('{');
        $scopes->declare($body);
        if ($isScoped) {
            $body->line("/** @var \\Closure({$class}, Writing): " . ($returns === 'array' ? $documented : "({$documented})") . ' */');
            $body->line('public static \Closure $write;');
        } else {
            $body->line("/** @return {$documented} */");
            $body->line("public static function write({$class} \$object, Writing \$kiln): {$returns}");
            $body->open('{');
            $body->put($statements);
            $body->close('}');
        }
        $body->close('}');
        $scopes->bind($body);
        if ($isScoped) {
            Scopes::bindTo($object->class, $name, 'write', "({$class} \$object, Writing \$kiln): {$returns}", $statements, $body);
        }

        return new GeneratedClass($name, GeneratedFile::print(
            [
                "Writes {$object->class} {$this->purpose()}.",
                'Keys: ' . implode(', ', self::keys($object)),
                "Made by Kiln from the class; do not edit. Print it by: kiln show '{$object->class}' --direction=write",
            ],
            self::IMPORTS,
            $body,
        ));
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
        return WriteSteps::canLookLikeList($object, $this->target) ? 'array|\stdClass' : 'array';
    }
}
