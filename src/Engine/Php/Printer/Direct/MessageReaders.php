<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Variables;
use Kiln\Engine\Php\Runtime\MessageReading;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\MessageTable;
use Kiln\Plan\Property;
use Kiln\Plan\Read;

/**
 * Prints code that reads messages of Protocol Buffers without a tree: a class for each object plan, and one for the root. It reads
 * fields as writers put them, each at most once, in the order of their numbers. At anything else it stops, and a tree is made. So
 * there is such code only where no code of the user's runs, for all of a plan or for none of it.
 *
 *     // 2: App\Order::$name
 *     if ($at < $end && $bytes[$at] === "\x12") {
 *         $number = \ord($bytes[$at + 1]);
 *         $at += 2;
 *         if ($number > 0x7F) { ... }
 *         $texts .= ($object->name = \substr($bytes, $at, $number)) . MessageReading::PART;
 *         $at += $number;
 *     } else {
 *         $object->name = '';
 *     }
 *
 * @phpstan-import-type Field from Messages
 * @phpstan-import-type Message from Messages
 *
 * @internal
 */
final readonly class MessageReaders
{
    private const IMPORTS = [MessageReading::class, Mismatch::class];

    private const PARAMETERS = 'string $bytes, int $at, int $end, int $levels, MessageReading $kiln';

    /** @var list<Message> */
    private array $messages;

    private MessageValues $values;

    public function __construct(private Read\ReadPlan $plan, private MessageTable $table)
    {
        $this->messages = $table->messages()->table;
        $this->values = new MessageValues($this->messages, $table, fn(string $id): string => self::nameOf($this->plan->objects[$id]));
    }

    /**
     * @return non-empty-list<GeneratedClass> the last one is the root's
     */
    public function classes(): array
    {
        $root = $this->plan->root;
        if (!$root instanceof Read\ObjectOf || !$this->arePrinted()) {
            return [$this->root(null)];
        }
        $classes = \array_map($this->objectClass(...), \array_values($this->plan->objects));
        $classes[] = $this->root($root);

        return $classes;
    }

    private function arePrinted(): bool
    {
        foreach ($this->plan->objects as $object) {
            if (!$this->isPrinted($object)) {
                return false;
            }
        }

        return true;
    }

    private function isPrinted(Read\ReadObject $object): bool
    {
        $message = $this->table->messageOfDefinition($object->id);
        if ($message === null || !$object->construction instanceof Read\NewObject || $object->afterwards !== [] || $object->ownDiscriminator !== null || $object->showsData) {
            return false;
        }
        [$fields, , $isChoice, $unknown] = $this->messages[$message];
        $others = $unknown === null ? 0 : 1;
        if ($isChoice || isset($this->messages[$message][4]) || \count($fields) + $others !== \count($object->fields) || ($unknown !== null && self::of($object, $unknown) === null) || !SettingConstructor::isIn($object)) {
            return false;
        }
        foreach ($fields as $field) {
            $target = self::of($object, $field[0]);
            if ($target === null || $field[5] !== null || $field[6] !== null || !$this->values->arePrinted($target->value, $field)) {
                return false;
            }
        }

        return true;
    }

    /**
     * Where the values of a field go, if there is nothing special about that.
     */
    private static function of(Read\ReadObject $object, string $key): ?Read\ReadField
    {
        foreach ($object->fields as $field) {
            if ($field instanceof Read\Splice || $field->keys !== [$key]) {
                continue;
            }
            $isSimple = ($field->target instanceof Read\Argument && ($field->missing !== Read\Missing::Default || ($field->default !== null && !SettingConstructor::runsCode($field->default))))
                || ($field->target instanceof Property && $field->target->isPublic && !$field->target->isReadonly && !$field->target->hasHook() && !$field->keepsValue && $field->missing !== Read\Missing::Default);

            return $isSimple && $field->below === null && $field->missing !== Read\Missing::Absent ? $field : null;
        }

        return null;
    }

    private static function nameOf(Read\ReadObject $object): string
    {
        return "{$object->id}_message";
    }

    private function objectClass(Read\ReadObject $object): GeneratedClass
    {
        $code = new Code(new Variables(['bytes', 'at', 'end', 'levels', 'number', 'byte', 'shift', 'close', 'texts', 'key']));
        $class = Php::className($object->class);
        $construction = $object->construction;
        $takesArguments = \array_filter($object->fields, static fn(Read\ReadField|Read\Splice $field): bool => $field instanceof Read\ReadField && $field->target instanceof Read\Argument) !== [];
        $body = $code->aside();
        $arguments = $construction instanceof Read\NewObject ? $construction->defaults : [];
        $after = [];
        // The variable or property that a value goes into, and whether it is the property.
        $place = static function (Read\ReadField $of) use ($takesArguments, $body, &$arguments, &$after): array {
            if (!$takesArguments && $of->target instanceof Property) {
                return ["\$object->{$of->target->name}", true];
            }
            $variable = $body->variable($of->target->name ?? 'value');
            if ($of->target instanceof Read\Argument) {
                $arguments[$of->target->position] = $variable;
            } else {
                $after[] = [$of, $variable];
            }

            return [$variable, false];
        };
        [$fields, $zeros, , $unknown] = $this->messages[(int) $this->table->messageOfDefinition($object->id)];
        foreach ($fields as $tag => $field) {
            $of = self::of($object, $field[0]) ?? throw new \LogicException('It is not printed.');
            [$target, $isAssigned] = $place($of);
            $body->gap();
            $body->line(Php::comment(($tag >> 3) . ": {$of->origin}"));
            $this->field($body, $of, $field, $zeros, $target, $isAssigned);
        }
        $of = $unknown === null ? null : self::of($object, $unknown);
        if ($of !== null) {
            // Where there are fields that nobody knows, a tree is made.
            [$target, $isAssigned] = $place($of);
            $missing = self::missing($of, $target, $isAssigned);
            if ($missing !== null) {
                $body->gap();
                $body->line($missing);
            }
        }
        \ksort($arguments);
        $code->line('$levels > 0 || throw new Mismatch(' . Php::classConstant($object->class) . ');');
        if (!$takesArguments) {
            $code->line("\$object = new {$class}();");
        }
        $hasTexts = \str_contains($body->text(), '$texts');
        if ($hasTexts) {
            $code->line("\$texts = '';");
        }
        $code->gap();
        $code->put($body);
        $code->gap();
        $code->line('$at === $end || throw new Mismatch(' . Php::classConstant($object->class) . ');');
        if ($hasTexts) {
            $code->line('$kiln->texts .= $texts;');
        }
        if ($takesArguments) {
            $call = "new {$class}(" . \implode(', ', $arguments) . ')';
            if ($after === []) {
                $code->gap();
                $code->line("return {$call};");
            } else {
                $code->line("\$object = {$call};");
            }
        }
        foreach ($after as [$of, $value]) {
            $name = $of->target instanceof Property ? $of->target->name : '';
            $code->line($of->missing === Read\Missing::Leave ? "isset({$value}) && \$object->{$name} = {$value};" : "\$object->{$name} = {$value};");
        }
        if (!$takesArguments || $after !== []) {
            $code->gap();
            $code->line('return $object;');
        }
        $frame = new ClassFrame(self::nameOf($object));
        $frame->function('read', self::PARAMETERS, Php::classType($object->class), $code);

        return $frame->print(["Reads {$object->class} from a message.", 'Made by Kiln from the class; do not edit.'], self::IMPORTS);
    }

    /**
     * @param Field                                 $field
     * @param array<string, scalar|array{}|null> $zeros what stands for fields that are missing, by key
     */
    private function field(Code $code, Read\ReadField $of, array $field, array $zeros, string $target, bool $isAssigned): void
    {
        [$key, , $label] = $field;
        $node = self::inner($of->value);
        $missing = \array_key_exists($key, $zeros) ? $this->values->zero($node, $zeros[$key], $target) : self::missing($of, $target, $isAssigned);
        if ($label === Messages::REPEATED || $label === Messages::MAP) {
            $this->values->items($code, $node, $field);
            $code->open('if ($list !== []) {');
            $code->line("{$target} = \$list;");
        } else {
            $code->open('if (' . MessageValues::isHere($field[4]) . ') {');
            $label === Messages::PACKED ? $this->values->packed($code, $node, $field, $target) : $this->values->single($code, $node, $field, $target);
        }
        if ($missing !== null) {
            $code->turn('} else {');
            $code->line($missing);
        }
        $code->close('}');
    }

    /**
     * @return ?string what is done where there is no value; null for nothing
     */
    private static function missing(Read\ReadField $of, string $target, bool $isAssigned): ?string
    {
        return match (true) {
            $of->missing === Read\Missing::Fail => 'throw new Mismatch(' . Php::literal($of->keys[0]) . ');',
            $of->missing === Read\Missing::Default && $of->default !== null => "{$target} = {$of->default};",
            $of->missing === Read\Missing::Null, !$isAssigned => "{$target} = null;",
            default => null,
        };
    }

    private static function inner(Read\ReadNode $node): Read\ReadNode
    {
        return $node instanceof Read\Nullable ? $node->inner : $node;
    }

    private function root(?Read\ObjectOf $root): GeneratedClass
    {
        $code = new Code();
        $code->line($root === null
            ? 'return null;'
            : 'return ' . self::nameOf($this->plan->objects[$root->plan]) . '::read($bytes . MessageReading::BEHIND, $at, \strlen($bytes), $levels, $kiln);');
        $names = $root === null ? [] : \array_map(self::nameOf(...), \array_values($this->plan->objects));
        $frame = new ClassFrame('RootMessage_' . \substr(\hash('xxh128', \serialize([$this->plan->type, $names])), 0, 12));
        $frame->function('read', 'string $bytes, int $at, int $levels, MessageReading $kiln', '?object', $code);

        return $frame->print([
            $root === null ? "{$this->plan->type} is read by way of a tree." : "Reads {$this->plan->type} from a message.",
            'Made by Kiln from the type; do not edit.',
        ], self::IMPORTS);
    }
}
