<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Target;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write\Access;
use Kiln\Plan\Write\CallMethod;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\Dynamic;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WritePlan;
use Kiln\Plan\Write\WriteStep;

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

    public function __construct(private WritePlan $plan, private Target $target)
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
        $result = $this->values->print($this->plan->root, $value, 'value', $code);
        $name = $this->names->forTarget('RootWriter_' . substr(hash('xxh128', serialize([$this->plan->type, $this->plan->root])), 0, 12));
        return new GeneratedClass($name, GeneratedFile::print(
            [
                "Writes {$this->plan->type} {$this->purpose()}.",
                "Made by Kiln from the type; do not edit. Print it by: kiln show '{$this->plan->type}' --direction=write",
            ],
            self::IMPORTS,
            self::function($name, 'mixed $value, Writing $kiln', 'mixed', $code, $result),
        ));
    }

    private static function function(string $class, string $parameters, string $returns, Code $statements, string $result): Code
    {
        $body = new Code();
        $body->line('/**');
        $body->line(' * @internal');
        $body->line(' */');
        $body->line("final class {$class}");
        $body->open('{');
        $body->line("public static function write({$parameters}): {$returns}");
        $body->open('{');
        $body->put($statements);
        $body->line("return {$result};");
        $body->close('}');
        $body->close('}');

        return $body;
    }

    private function objectClass(WriteObject $object): GeneratedClass
    {
        $statements = new Code();
        $foreign = new ForeignScopes($this->names->className($object), $object->class);
        $this->statements($object, $foreign, $statements);
        $name = $this->names->className($object);
        $class = Php::classType($object->class);
        $returns = $this->returnType($object);
        $documented = $returns === 'array' ? 'array<array-key, mixed>' : str_replace('array', 'array<array-key, mixed>', $returns);
        $isScoped = $this->names->isScoped($object);

        $body = new Code();
        $body->line('/**');
        $body->line(' * @internal');
        $body->line(' */');
        $body->line("final class {$name}");
        $body->open('{');
        $foreign->declare($body);
        if ($isScoped) {
            $body->line("/** @var \\Closure({$class}, Writing): ({$documented}) */");
            $body->line('public static \Closure $write;');
        } else {
            $body->line('/**');
            $body->line(" * @return {$documented}");
            $body->line(' */');
            $body->line("public static function write({$class} \$object, Writing \$kiln): {$returns}");
            $body->open('{');
            $body->put($statements);
            $body->close('}');
        }
        $body->close('}');
        $foreign->bind($body);
        if ($isScoped) {
            $body->line('');
            $body->line('// Bound to the class, so that it sees what is not public.');
            $body->open("{$name}::\$write = \\Closure::bind(");
            $body->open("static function ({$class} \$object, Writing \$kiln): {$returns} {");
            $body->put($statements);
            $body->close('},');
            $body->line('null,');
            $body->line(Php::classConstant($object->class) . ',');
            $body->close(');');
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
        return $this->target === Target::Json ? 'for json_encode()' : 'as plain arrays';
    }

    private function returnType(WriteObject $object): string
    {
        return $this->canLookLikeList($object) ? 'array|\stdClass' : 'array';
    }

    /**
     * Whether json_encode() could take the array for a list: when no key is sure to be there that is not a number.
     */
    private function canLookLikeList(WriteObject $object): bool
    {
        if ($this->target === Target::PlainArray) {
            return false;
        }
        foreach ($object->steps as $step) {
            if (($step instanceof Constant || ($step instanceof WriteField && $step->omitWhen === [])) && !Php::isIntegerKey($step->key)) {
                return false;
            }
        }

        return true;
    }

    private function statements(WriteObject $object, ForeignScopes $foreign, Code $code): void
    {
        if ($object->isRecursive) {
            $code->line('++$kiln->depth > $kiln->maxDepth && throw new Mismatch(\'depth\');');
        }
        $result = null;
        $literal = [];
        foreach ($object->steps as $step) {
            if ($step instanceof CallMethod) {
                $code->line($foreign->call($step->method, '$object') . ';');
            } elseif ($step instanceof Constant) {
                $literal[] = [Php::comment('discriminator'), $step->key, Php::literal($step->value)];
            } elseif ($step instanceof WriteField && $step->omitWhen === []) {
                $value = $this->source($step->access, $step->key, $foreign, $code, !self::isSimple($step));
                $literal[] = [Php::comment($step->origin), $step->key, $this->values->print($step->value, $value, $step->key, $code)];
            } else {
                $result = $this->flush($literal, $result, $code);
                $literal = [];
                $this->conditional($step, $result, $foreign, $code);
            }
        }
        $this->finish($object, $literal, $result, $code);
    }

    private static function canBeNull(WriteNode $value): bool
    {
        return $value instanceof Nullable || $value instanceof Dynamic;
    }

    private static function isSimple(WriteField $field): bool
    {
        return !$field->access instanceof Method;
    }

    /**
     * The expression of what a field takes its value from; a method is called once, into a variable.
     */
    private function source(Access $access, string $name, ForeignScopes $foreign, Code $code, bool $intoVariable): string
    {
        $source = match (true) {
            $access instanceof Property => $foreign->read($access, '$object'),
            $access instanceof Method => $foreign->call($access, '$object'),
            default => throw new \LogicException('unknown access ' . $access::class),
        };
        if (!$intoVariable && str_starts_with($source, '$object->')) {
            return $source;
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = {$source};");

        return $variable;
    }

    /**
     * @param list<array{string, string, string}> $literal comment, key, expression
     */
    private function flush(array $literal, ?string $result, Code $code): string
    {
        if ($result === null) {
            $result = $code->variable('result');
            if ($literal === []) {
                $code->line("{$result} = [];");

                return $result;
            }
            $code->open("{$result} = [");
            $this->elements($literal, $code);
            $code->close('];');

            return $result;
        }
        foreach ($literal as [$comment, $key, $expression]) {
            $code->line($comment);
            $code->line("{$result}[" . Php::literal($key) . "] = {$expression};");
        }

        return $result;
    }

    /**
     * @param list<array{string, string, string}> $literal
     */
    private function elements(array $literal, Code $code): void
    {
        foreach ($literal as [$comment, $key, $expression]) {
            $code->line($comment);
            $code->line(Php::literal($key) . " => {$expression},");
        }
    }

    /**
     * @param list<array{string, string, string}> $literal
     */
    private function finish(WriteObject $object, array $literal, ?string $result, Code $code): void
    {
        if ($result === null && $literal === []) {
            $result = $this->target === Target::Json ? 'new \stdClass()' : '[]';
        } elseif ($result === null && !$object->isRecursive && !$this->canLookLikeList($object)) {
            if (!$code->isEmpty()) {
                $code->line('');
            }
            $code->open('return [');
            $this->elements($literal, $code);
            $code->close('];');

            return;
        } else {
            $result = $this->flush($literal, $result, $code);
        }
        if ($object->isRecursive) {
            $code->line('--$kiln->depth;');
        }
        $code->line('');
        $code->line('return ' . ($this->canLookLikeList($object) && str_starts_with($result, '$')
            ? "\\array_is_list({$result}) ? (object) {$result} : {$result}"
            : $result) . ';');
    }

    private function conditional(WriteStep $step, string $result, ForeignScopes $foreign, Code $code): void
    {
        if ($step instanceof Splice) {
            $this->splice($step, $result, $foreign, $code);
        } elseif ($step instanceof WriteField) {
            $code->line(Php::comment($step->origin));
            $this->guarded($step->access, $step->omitWhen, self::canBeNull($step->value), $step->key, $foreign, $code, function (string $value, Code $block) use ($step, $result): void {
                $expression = $this->values->print($step->value, $value, $step->key, $block);
                if (\in_array(OmitWhen::Empty, $step->omitWhen, true)) {
                    $written = $block->variable($step->key);
                    $block->line("{$written} = {$expression};");
                    $block->open("if ({$written} !== null && {$written} !== '' && {$written} !== [] && !\$kiln->isEmptyObject({$written})) {");
                    $block->line("{$result}[" . Php::literal($step->key) . "] = {$written};");
                    $block->close('}');
                } else {
                    $block->line("{$result}[" . Php::literal($step->key) . "] = {$expression};");
                }
            });
        }
    }

    /**
     *     if (isset($object->name)) {
     *         $result['name'] = $object->name;
     *     }
     *
     * For a property that can be null, isset() does not tell whether it has a value; the slow answer is asked for only where
     * there is none.
     *
     * @param list<OmitWhen>                $omitWhen
     * @param \Closure(string, Code): void  $print
     */
    private function guarded(Access $access, array $omitWhen, bool $canBeNull, string $name, ForeignScopes $foreign, Code $code, \Closure $print): void
    {
        $conditions = [];
        $isUninitialized = \in_array(OmitWhen::Uninitialized, $omitWhen, true);
        $omitsNull = \in_array(OmitWhen::Null, $omitWhen, true) || \in_array(OmitWhen::Empty, $omitWhen, true);
        if ($isUninitialized && $access instanceof Property) {
            $direct = $foreign->isDirect($access);
            $isset = $direct ? "isset(\$object->{$access->name})" : null;
            $arguments = '$object, ' . Php::classConstant($access->class) . ', ' . Php::literal($access->name);
            $conditions[] = match (true) {
                $isset !== null && ($omitsNull || !$canBeNull) => $isset,
                $isset !== null => "{$isset} || \$kiln->isInitialized({$arguments})",
                default => "\$kiln->isInitialized({$arguments})",
            };
        }
        $before = $code->aside();
        if ($conditions !== []) {
            $before->open('if (' . implode(' && ', $conditions) . ') {');
        }
        $value = $this->source($access, $name, $foreign, $before, $access instanceof Method);
        $inner = [];
        if (\in_array(OmitWhen::Missing, $omitWhen, true)) {
            $inner[] = "{$value}->isPresent";
        }
        if ($omitsNull && !($isUninitialized && $access instanceof Property && $foreign->isDirect($access))) {
            $inner[] = "{$value} !== null";
        }
        if ($inner !== []) {
            $before->open('if (' . implode(' && ', $inner) . ') {');
        }
        $print($value, $before);
        if ($inner !== []) {
            $before->close('}');
        }
        if ($conditions !== []) {
            $before->close('}');
        }
        $code->put($before);
    }

    /**
     *     $result += AddressWriter_5f1c0a9b7e3d::write($object->address, $kiln);
     */
    private function splice(Splice $splice, string $result, ForeignScopes $foreign, Code $code): void
    {
        $isNullable = $splice->value instanceof Nullable;
        $node = $splice->value instanceof Nullable ? $splice->value->inner : $splice->value;
        $name = preg_replace('/^.*\$|\(\)$/', '', $splice->origin) ?? 'inline';
        $omitWhen = $isNullable ? [...$splice->omitWhen, OmitWhen::Null] : $splice->omitWhen;
        $code->line(Php::comment($splice->origin));
        $this->guarded($splice->access, $omitWhen, $isNullable, $name, $foreign, $code, function (string $value, Code $block) use ($node, $splice, $result, $name): void {
            if ($node instanceof ObjectOf) {
                $expression = $this->names->call($this->plan->objects[$node->plan], $value);
                $cast = $this->returnType($this->plan->objects[$node->plan]) === 'array' ? '' : '(array) ';
                $block->line("{$result} += {$cast}{$expression};");
            } elseif ($node instanceof MapOf) {
                [$key, $item] = [$block->variable('key'), $block->variable(Php::singular($name))];
                $block->open("foreach ({$value} as {$key} => {$item}) {");
                $expression = $this->values->print($node->value, $item, Php::singular($name), $block);
                $prefixed = $splice->prefix === '' ? $key : Php::literal($splice->prefix) . " . {$key}";
                $block->line("{$result}[{$prefixed}] ??= {$expression};");
                $block->close('}');
            }
        });
    }
}
