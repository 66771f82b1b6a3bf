<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Format\Binary\Head;
use Kiln\Format\Binary\Writer;
use Kiln\Plan\Property;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;
use Kiln\Type\ScalarKind;

/**
 * Members with a head that says how many there are: known when the code is printed, or counted when it runs.
 *
 * @internal
 */
final class BinaryMembers implements Members
{
    /** @var list<array{string, string, string}> comment, bytes of the key as a literal or '', and expression of members not printed yet */
    private array $pending = [];

    /** Of members that are sure to be there. */
    private int $sure = 0;

    private bool $isInVariable = false;

    /** The variable that counts the other members. */
    private ?string $count = null;

    private bool $hasCall = false;

    /** @var list<string> texts that are looked at together */
    private array $seen = [];

    /**
     * @param bool $isList whether their keys are 0, 1, 2, ...
     */
    public function __construct(private readonly BinaryNotation $notation, private readonly string $variable, private readonly Code $code, private readonly bool $isList) {}

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        $property = $field === null ? null : self::seen($field);

        return $property === null ? $this->notation : $this->notation->seeing($property);
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null): void
    {
        $this->pending[] = [$comment, $this->key($key), Php::operand($expression)];
        ++$this->sure;
        $property = $field === null ? null : self::seen($field);
        if ($property !== null) {
            $this->seen[] = $property;
        }
    }

    public function constant(string $key, int|float|string|bool|null $value): void
    {
        $this->add($key, Php::bytes((new Writer($this->notation->wire))->write($value, 0)), Php::comment('discriminator'));
    }

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null): void
    {
        $this->append(self::join($this->key($key), Php::operand($expression)), $block);
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        $this->append("(\$out->keys[{$key}] ?? \$out->key({$key})) . " . Php::operand($expression), $block);
    }

    public function splice(WriteObject $object, string $expression, Code $block): void
    {
        throw new \LogicException('Objects with inlined ones are left to trees.');
    }

    public function spread(string $expression): void
    {
        throw new \LogicException('Objects with members of several scopes are left to trees.');
    }

    public function noteCall(): void
    {
        $this->hasCall = true;
    }

    public function callFirst(): void
    {
        if ($this->hasCall) {
            $this->spill();
        }
    }

    public function flush(): void
    {
        $this->spill();
        if ($this->count === null) {
            $this->count = $this->code->variable('count');
            $this->code->line("{$this->count} = 0;");
        }
    }

    public function isEmpty(): bool
    {
        return !$this->isInVariable && $this->pending === [];
    }

    public function variable(): string
    {
        return $this->variable;
    }

    public function result(): string
    {
        throw new \LogicException('Objects with members of several scopes are left to trees.');
    }

    public function finish(WriteObject|ShapeOf $of): string
    {
        if ($this->isInVariable || ($of instanceof WriteObject && $of->isRecursive && !$this->isEmpty())) {
            $this->spill();
            $members = " . {$this->variable}";
        } else {
            $members = $this->pending === [] ? '' : "\n    " . str_replace("\n", "\n    ", $this->chain('. '));
            $this->code->release($this->variable);
        }
        if ($this->seen !== []) {
            $this->code->gap();
            $this->code->line('$out->unseen .= "' . implode('', array_map(static fn(string $text): string => "{{$text}}\\n", $this->seen)) . '";');
        }

        return $this->head() . $members;
    }

    private function head(): string
    {
        $kind = $this->isList ? Head::ITEMS : Head::MEMBERS;
        if ($this->count === null) {
            return Php::bytes($this->notation->wire->head($kind, $this->sure));
        }

        return ($this->isList ? '$out->headOfItems(' : '$out->headOfMembers(') . $this->count . ($this->sure === 0 ? '' : " + {$this->sure}") . ')';
    }

    /**
     * From here on the members are in the variable.
     */
    private function spill(): void
    {
        if (!$this->isInVariable) {
            $this->code->line($this->pending === [] ? "{$this->variable} = '';" : "{$this->variable} = ''\n    " . str_replace("\n", "\n    ", $this->chain('. ')) . ';');
        } elseif ($this->pending !== []) {
            $this->code->gap();
            foreach ($this->pending as [$comment, $key, $expression]) {
                if ($comment !== '') {
                    $this->code->line($comment);
                }
                $this->code->line("{$this->variable} .= " . self::join($key, $expression) . ';');
            }
        }
        $this->isInVariable = true;
        $this->hasCall = false;
        $this->pending = [];
    }

    private function chain(string $operator): string
    {
        $lines = [];
        foreach ($this->pending as [$comment, $key, $expression]) {
            if ($comment !== '') {
                $lines[] = $comment;
            }
            $lines[] = $operator . self::join($key, $expression);
        }

        return implode("\n", $lines);
    }

    private function append(string $bytes, Code $block): void
    {
        $block->line("++{$this->count};");
        $block->line("{$this->variable} .= {$bytes};");
    }

    private function key(int|string $key): string
    {
        if ($this->isList) {
            return '';
        }
        // PHP has numbers as keys of arrays, and then they are written as such.
        $key = \is_string($key) && Php::isIntegerKey($key) ? (int) $key : $key;

        return Php::bytes(\is_int($key) ? $this->notation->wire->integer($key) : $this->notation->wire->head(Head::TEXT, \strlen($key)) . $key);
    }

    /**
     * Bytes that are known ahead in one literal.
     */
    private static function join(string $key, string $expression): string
    {
        return match (true) {
            $key === '' => $expression,
            $expression[0] === '"' => substr($key, 0, -1) . substr($expression, 1),
            default => "{$key} . {$expression}",
        };
    }

    /**
     * The property, where it is text or null and read whatever the others are.
     */
    private static function seen(WriteField $field): ?string
    {
        $value = $field->value instanceof Nullable ? $field->value->inner : $field->value;
        $isAlways = $field->omitWhen === [] || $field->omitWhen === [OmitWhen::Uninitialized];

        return $isAlways && $field->condition === null && $field->access instanceof Property && $value instanceof Scalar && $value->isGuaranteed && $value->kinds === [ScalarKind::String]
            ? "\$object->{$field->access->name}"
            : null;
    }
}
