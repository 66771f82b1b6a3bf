<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Runtime\EnumNames;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\StdClasses;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Format\Json\LazyArray;
use Kiln\Optional;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read\Anything;
use Kiln\Plan\Read\Argument;
use Kiln\Plan\Read\BlankObject;
use Kiln\Plan\Read\ExistingObject;
use Kiln\Plan\Read\ListOf;
use Kiln\Plan\Read\MapOf;
use Kiln\Plan\Read\Missing;
use Kiln\Plan\Read\NewObject;
use Kiln\Plan\Read\Nullable;
use Kiln\Plan\Read\NullOnly;
use Kiln\Plan\Read\ObjectOf;
use Kiln\Plan\Read\OptionalOf;
use Kiln\Plan\Read\PopulateOrCreate;
use Kiln\Plan\Read\ReadField;
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Read\ReadObject;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Read\Scalar;
use Kiln\Plan\Read\Splice;
use Kiln\Plan\Read\Target;

/**
 * Prints readers: a class per object plan, and one for the root.
 *
 *     final class OrderReader_5f1c0a9b7e3d
 *     {
 *         public static function read(mixed $data, Reading $kiln): \App\Order
 *         {
 *             \is_array($data) || throw new Mismatch('App\Order');
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
    private const IMPORTS = [Dates::class, Durations::class, EnumNames::class, LazyArray::class, Mismatch::class, Optional::class, Reading::class, StdClasses::class];

    private ReaderNames $names;
    private ReadValues $values;

    public function __construct(private ReadPlan $plan)
    {
        $this->names = new ReaderNames();
        $this->values = new ReadValues($plan, $this->names);
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
        $name = 'RootReader_' . substr(hash('xxh128', serialize([$this->plan->type, $this->plan->root])), 0, 12);
        $root = $this->plan->root;
        $object = $root instanceof ObjectOf ? $this->plan->objects[$root->plan] : null;
        $existing = $object !== null && $object->construction instanceof ExistingObject ? $object : null;
        $code = new Code();
        $value = $code->variable('value');
        $result = $existing === null
            ? $this->values->print($root, $value, 'value', $code)
            : $this->names->callPopulate($existing, $value, '$object');
        $signature = $existing === null
            ? 'public static function read(mixed $value, Reading $kiln): mixed'
            : 'public static function populate(' . Php::classType($existing->class) . ' $object, mixed $value, Reading $kiln): ' . Php::classType($existing->class);

        $body = new Code();
        $this->openClass($name, $body);
        $largeMembers = $object === null || $existing !== null ? [] : self::largeMembers($object);
        if ($largeMembers !== []) {
            $body->line('// Lists of objects in large documents, decoded a few at a time.');
            $body->line('public const LARGE_MEMBERS = ' . Php::literal($largeMembers) . ';');
            $body->line('');
        }
        $body->line($signature);
        $body->open('{');
        $body->put($code);
        $body->line("return {$result};");
        $body->close('}');
        $body->close('}');

        return new GeneratedClass($name, GeneratedFile::print(
            [
                "Reads {$this->plan->type} from decoded data.",
                "Made by Kiln from the type; do not edit. Print it by: kiln show '{$this->plan->type}' --direction=read",
            ],
            self::IMPORTS,
            $body,
        ));
    }

    /**
     * @return list<string>
     */
    private static function largeMembers(ReadObject $object): array
    {
        $keys = [];
        foreach ($object->fields as $field) {
            $value = $field->value instanceof Nullable ? $field->value->inner : $field->value;
            if ($field instanceof ReadField && $value instanceof ListOf && $value->item instanceof ObjectOf) {
                $keys[] = $field->keys[0];
            }
        }

        return $keys;
    }

    private function openClass(string $name, Code $body): void
    {
        $body->line('/**');
        $body->line(' * @internal');
        $body->line(' */');
        $body->line("final class {$name}");
        $body->open('{');
    }

    private function objectClass(ReadObject $object): GeneratedClass
    {
        $foreign = new ForeignScopes($object->id, $object->class);
        $isScoped = $this->names->isScoped($object);
        $functions = $this->functions($object, $foreign);
        $body = new Code();
        $this->openClass($object->id, $body);
        if ($object->construction instanceof BlankObject && $object->construction->isCloneable) {
            $body->line('private static ' . Php::classType($object->class) . ' $blank;');
            $body->line('');
        }
        $foreign->declare($body);
        foreach ($functions as $name => [$parameters, $returns, $documented, $code]) {
            if ($isScoped) {
                $body->line("/** @var \\Closure({$this->parameterTypes($parameters)}): {$documented} */");
                $body->line("public static \\Closure \${$name};");
            } else {
                if ($returns !== $documented) {
                    $body->line("/** @return {$documented} */");
                }
                $body->line("public static function {$name}({$parameters}): {$returns}");
                $body->open('{');
                $body->put($code);
                $body->close('}');
            }
            if ($name !== array_key_last($functions)) {
                $body->line('');
            }
        }
        $this->blank($object, $body);
        $body->close('}');
        $foreign->bind($body);
        if ($isScoped) {
            foreach ($functions as $name => [$parameters, $returns, , $code]) {
                $body->line('');
                $body->line('// Bound to the class, so that it sees what is not public.');
                $body->open("{$object->id}::\${$name} = \\Closure::bind(");
                $body->open("static function ({$parameters}): {$returns} {");
                $body->put($code);
                $body->close('},');
                $body->line('null,');
                $body->line(Php::classConstant($object->class) . ',');
                $body->close(');');
            }
        }

        return new GeneratedClass($object->id, GeneratedFile::print(
            [
                "Reads {$object->class} from decoded data.",
                'Keys: ' . implode(', ', self::keys($object)),
                "Made by Kiln from the class; do not edit. Print it by: kiln show '{$object->class}' --direction=read",
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
            $keys[] = $field instanceof ReadField ? implode(' or ', $field->keys) : "{$field->prefix}*";
        }

        return $keys;
    }

    private function parameterTypes(string $parameters): string
    {
        return (string) preg_replace('/ \$\w+/', '', $parameters);
    }

    private function blank(ReadObject $object, Code $body): void
    {
        if ($object->construction instanceof BlankObject) {
            $class = Php::classType($object->class);
            $new = '(new \ReflectionClass(' . Php::classConstant($object->class) . '))->newInstanceWithoutConstructor()';
            $body->line('');
            $body->line('// Not made by its constructor, which asks for more than the data has.');
            $body->line("public static function blank(): {$class}");
            $body->open('{');
            $body->line('return ' . ($object->construction->isCloneable ? "clone (self::\$blank ??= {$new})" : $new) . ';');
            $body->close('}');
        }
    }

    /**
     * @return non-empty-array<string, array{string, string, string, Code}> name => parameters, return type, the same for
     *                                                                      phpdoc, body
     */
    private function functions(ReadObject $object, ForeignScopes $foreign): array
    {
        $class = Php::classType($object->class);
        if ($object->construction instanceof ExistingObject) {
            $code = new Code();
            $this->body($object, $foreign, $code);
            $code->line('');
            $code->line('return $object;');

            return ['populate' => ["{$class} \$object, mixed \$data, Reading \$kiln", $class, $class, $code]];
        }

        $one = new Code();
        $result = $this->body($object, $foreign, $one);
        $one->line('');
        $one->line("return {$result};");

        $many = new Code();
        $many->line('\is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch(' . Php::literal("list<{$object->class}>") . ');');
        $objects = $many->variable('objects');
        $many->line("{$objects} = [];");
        $many->open('foreach ($list as $data) {');
        $result = $this->body($object, $foreign, $many);
        $many->line("{$objects}[] = {$result};");
        $many->close('}');
        $many->line('');
        $many->line("return {$objects};");

        return [
            'read' => ['mixed $data, Reading $kiln', $class, $class, $one],
            'readList' => ['mixed $list, Reading $kiln', 'array', "list<{$class}>", $many],
        ];
    }

    /**
     * @return string the expression of the finished object
     */
    private function body(ReadObject $object, ForeignScopes $foreign, Code $code): string
    {
        $isSurelyObject = array_filter($object->fields, static fn(ReadField|Splice $field): bool => $field instanceof ReadField && $field->missing === Missing::Fail) !== [];
        $code->line('\is_array($data)' . ($isSurelyObject ? '' : ' && ($data === [] || !\array_is_list($data))') . ' || throw new Mismatch(' . Php::literal($object->class) . ');');
        if ($object->allowedKeys !== null) {
            $code->line('\array_diff_key($data, ' . Php::literal(array_fill_keys($object->allowedKeys, true)) . ') === [] || throw new Mismatch(' . Php::literal($object->class) . ');');
        }
        $arguments = $later = [];
        foreach ($object->fields as $field) {
            if ($field->target instanceof Argument) {
                $arguments[$field->target->position] = $field;
            } else {
                $later[] = $field;
            }
        }
        $construction = $object->construction;
        $isDone = $later === [] && $object->afterwards === [];
        if ($construction instanceof NewObject) {
            $new = $this->construct($object, $construction, $arguments, $code);
            if ($isDone) {
                return $new;
            }
            $code->line("\$object = {$new};");
        } elseif ($construction instanceof BlankObject) {
            $code->line("\$object = {$object->id}::blank();");
        }
        foreach ($later as $field) {
            $field instanceof ReadField ? $this->field($object, $field, $foreign, $code) : $this->splice($field, $foreign, $code);
        }
        foreach ($object->afterwards as $method) {
            $code->line($foreign->call($method, '$object') . ';');
        }

        return '$object';
    }

    /**
     *     new \App\Order($id, $data['total'] ?? throw new Mismatch('total'))
     *
     * @param array<int, ReadField|Splice> $fields by position
     */
    private function construct(ReadObject $object, NewObject $construction, array $fields, Code $code): string
    {
        $class = Php::classType($object->class);
        $arguments = $construction->defaults;
        foreach ($fields as $position => $field) {
            $arguments[$position] = $field instanceof ReadField
                ? $this->argument($field, $code)
                : $this->spliced($field, $code);
        }
        if ($arguments === []) {
            return "new {$class}()";
        }
        ksort($arguments);

        return "new {$class}(" . implode(', ', $arguments) . ')';
    }

    /**
     * A field as the expression of an argument.
     */
    private function argument(ReadField $field, Code $code): string
    {
        $name = $this->nameOf($field);
        if ($field->missing === Missing::Fail || $field->missing === Missing::Null) {
            return $this->values->print($field->value, $this->source($field), $name, $code);
        }
        if ($field->missing === Missing::Default && $this->isTakenAsItIs($field->value) && !$this->acceptsNull($field->value)) {
            return $this->found($field) . ' ?? (' . $this->exists($field) . " ? {$this->mismatch($field)} : {$field->default})";
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = " . ($field->missing === Missing::Absent ? 'Optional::missing()' : ($field->default ?? 'null')) . ';');
        $this->whenPresent($field, $code, static fn(string $value): string => "{$variable} = {$value};");

        return $variable;
    }

    private function field(ReadObject $object, ReadField $field, ForeignScopes $foreign, Code $code): void
    {
        $code->line(Php::comment($field->origin));
        if ($object->construction instanceof ExistingObject && $field->target instanceof Property && $field->target->isReadonly && !$this->populates($field->value)) {
            $code->line($this->exists($field) . " && {$this->mismatch($field)};");

            return;
        }
        if ($field->missing === Missing::Fail || $field->missing === Missing::Null) {
            $value = $this->values->print($field->value, $this->source($field), $this->nameOf($field), $code);
            $code->line($this->assign($field->target, $value, $foreign));

            return;
        }
        $otherwise = match ($field->missing) {
            Missing::Default => $this->assign($field->target, (string) $field->default, $foreign),
            Missing::Absent => $this->assign($field->target, 'Optional::missing()', $foreign),
            default => null,
        };
        $this->whenPresent($field, $code, fn(string $value): string => $this->assign($field->target, $value, $foreign), $otherwise, $foreign);
    }

    private function assign(Target $target, string $value, ForeignScopes $foreign): string
    {
        return match (true) {
            $target instanceof Property => $foreign->write($target, '$object', $value),
            $target instanceof Method => $foreign->call($target, '$object', $value) . ';',
            default => throw new \LogicException('an argument is not assigned'),
        };
    }

    private function populates(ReadNode $value): bool
    {
        return $value instanceof PopulateOrCreate || ($value instanceof Nullable && $value->inner instanceof PopulateOrCreate);
    }

    /**
     *     if (isset($data['name'])) {
     *         $object->name = $data['name'];
     *     } elseif (\array_key_exists('name', $data)) {
     *         throw new Mismatch('name');
     *     }
     *
     * @param \Closure(string): string $use the statement that uses the value
     */
    private function whenPresent(ReadField $field, Code $code, \Closure $use, ?string $otherwise = null, ?ForeignScopes $foreign = null): void
    {
        $name = $this->nameOf($field);
        $hasAliases = \count($field->keys) > 1;
        $data = $hasAliases || !$this->isTakenAsItIs($field->value) ? $code->variable($name) : $this->found($field);
        $code->open(str_starts_with($data, '$data')
            ? "if (isset({$data})) {"
            : "if (({$data} = " . $this->found($field) . ' ?? null) !== null) {');
        $node = $field->value instanceof Nullable ? $field->value->inner : $field->value;
        if ($node instanceof PopulateOrCreate && $field->target instanceof Property && $foreign !== null) {
            $this->populateOrCreate($node, $field->target, $data, $name, $code, $use, $foreign);
        } else {
            $code->line($use($this->values->print($node instanceof PopulateOrCreate ? $node->create : $node, $data, $name, $code)));
        }
        $code->turn('} elseif (' . $this->exists($field) . ') {');
        $code->line($this->acceptsNull($field->value)
            ? $use($this->values->print($field->value instanceof Nullable || $field->value instanceof NullOnly ? new Anything() : $field->value, 'null', $name, $code))
            : $this->mismatch($field) . ';');
        if ($otherwise !== null) {
            $code->turn('} else {');
            $code->line($otherwise);
        }
        $code->close('}');
    }

    /**
     * @param \Closure(string): string $use
     */
    private function populateOrCreate(PopulateOrCreate $node, Property $target, string $data, string $name, Code $code, \Closure $use, ForeignScopes $foreign): void
    {
        $create = $use($this->values->print($node->create, $data, $name, $code));
        if (!$foreign->isDirect($target)) {
            $code->line($create);

            return;
        }
        $existing = $foreign->read($target, '$object');
        $code->open("if (isset({$existing})) {");
        $code->line($this->names->callPopulate($this->plan->objects[$node->populate->plan], $data, $existing) . ';');
        $code->turn('} else {');
        $code->line($create);
        $code->close('}');
    }

    private function splice(Splice $splice, ForeignScopes $foreign, Code $code): void
    {
        $code->line(Php::comment($splice->origin));
        $value = $this->spliced($splice, $code);
        $code->line($this->assign($splice->target, $value, $foreign));
    }

    /**
     *     AddressReader_5f1c0a9b7e3d::read($data, $kiln)
     */
    private function spliced(Splice $splice, Code $code): string
    {
        $node = $splice->value instanceof Nullable ? $splice->value->inner : $splice->value;
        $name = preg_replace('/^.*\$/', '', $splice->origin) ?? 'inline';
        if ($node instanceof MapOf) {
            $rest = $code->variable($name);
            $code->line("{$rest} = \$kiln->rest(\$data, " . Php::literal(array_fill_keys($splice->keys, true)) . ', ' . Php::literal($splice->prefix) . ');');
            $map = $this->values->print($node, $rest, $name, $code);

            return $splice->value instanceof Nullable ? "({$map} === [] ? null : {$map})" : $map;
        }
        $object = $this->values->print($node, '$data', $name, $code);

        return $splice->value instanceof Nullable
            ? '(\array_intersect_key($data, ' . Php::literal(array_fill_keys($splice->keys, true)) . ") === [] ? null : {$object})"
            : $object;
    }

    /**
     * The value at the first of the keys that is present and not null: `$data['name'] ?? $data['alias']`.
     */
    private function found(ReadField $field): string
    {
        return implode(' ?? ', array_map(static fn(string $key): string => '$data[' . Php::literal($key) . ']', $field->keys));
    }

    private function source(ReadField $field): string
    {
        return $this->found($field) . ' ?? ' . ($field->missing === Missing::Fail ? $this->mismatch($field) : 'null');
    }

    private function exists(ReadField $field): string
    {
        return implode(' || ', array_map(static fn(string $key): string => '\array_key_exists(' . Php::literal($key) . ', $data)', $field->keys));
    }

    private function isTakenAsItIs(ReadNode $value): bool
    {
        return $value instanceof Anything
            || ($value instanceof Scalar && $value->isEnforced)
            || ($value instanceof Nullable && $this->isTakenAsItIs($value->inner));
    }

    private function acceptsNull(ReadNode $value): bool
    {
        return $value instanceof Nullable || $value instanceof Anything || $value instanceof NullOnly
            || ($value instanceof OptionalOf && $this->acceptsNull($value->inner));
    }

    private function nameOf(ReadField $field): string
    {
        return $field->target instanceof Property ? $field->target->name : ($field->target instanceof Argument ? $field->target->name : $field->keys[0]);
    }

    private function mismatch(ReadField $field): string
    {
        return 'throw new Mismatch(' . Php::literal($field->keys[0]) . ')';
    }
}
