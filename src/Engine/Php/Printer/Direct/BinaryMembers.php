<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriteSteps;
use Kiln\Format\Binary\Head;
use Kiln\Format\Binary\Writer;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WriteStep;
use Kiln\Type\ScalarKind;

/**
 * Members with a head that says how many there are: known when the code is printed, or counted when it runs.
 *
 * @internal
 */
final class BinaryMembers implements Members
{
    use OrdinaryMembers;

    private readonly MemberChain $chain;

    /** Of members that are sure to be there. */
    private int $sure = 0;

    /** The variable that counts the other members. */
    private ?string $count = null;

    /** @var list<string> texts that are looked at together */
    private array $seen = [];

    private readonly bool $isList;

    /** Whether no code of the user's runs between the members of an object. */
    private readonly bool $isQuiet;

    public function __construct(private readonly BinaryNotation $notation, private readonly WriteObject|ShapeOf $of, string $variable, private readonly Code $code)
    {
        $this->chain = new MemberChain($variable, $code);
        $this->isList = $of instanceof ShapeOf && $of->isTuple;
        $this->isQuiet = $of instanceof WriteObject && array_filter($of->steps, static fn(WriteStep $step): bool => $step instanceof WriteField && ($step->access instanceof Method || $step->condition !== null)) === [];
    }

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        $property = $field === null ? null : $this->seen($field);

        return $property === null ? $this->notation : $this->notation->seeing($property);
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void
    {
        $this->chain->add($comment, MemberChain::join($this->key($key), Php::operand($expression)), $marker);
        ++$this->sure;
        $property = $field === null ? null : $this->seen($field);
        if ($property !== null) {
            $this->seen[] = $property;
        }
    }

    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void
    {
        $this->add($key, Php::bytes((new Writer($this->notation->wire))->write($value, 0)), Php::comment('discriminator'));
    }

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void
    {
        $this->append($marker . MemberChain::join($this->key($key), Php::operand($expression)), $block);
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        $this->append("(\$out->keys[{$key}] ?? \$out->key({$key})) . " . Php::operand($expression), $block);
    }

    public function noteCall(): void
    {
        $this->chain->noteCall();
    }

    public function callFirst(): void
    {
        $this->chain->callFirst();
    }

    public function flush(): void
    {
        $this->chain->spill();
        if ($this->count === null) {
            $this->count = $this->code->variable('count');
            $this->code->line("{$this->count} = 0;");
        }
    }

    public function isEmpty(): bool
    {
        return $this->chain->isEmpty();
    }

    public function variable(): string
    {
        return $this->chain->variable;
    }

    public function finish(): string
    {
        if ($this->of instanceof WriteObject && $this->of->isRecursive && !$this->isEmpty()) {
            $this->chain->spill();
        }
        $bytes = $this->chain->behind($this->head());
        if ($this->seen !== []) {
            $this->code->gap();
            $this->code->line('$out->unseen .= "' . implode('', array_map(static fn(string $text): string => "{{$text}}\\n", $this->seen)) . '";');
        }

        return $bytes;
    }

    private function head(): string
    {
        $kind = $this->isList ? Head::ITEMS : Head::MEMBERS;
        if ($this->count === null) {
            return Php::bytes($this->notation->wire->head($kind, $this->sure));
        }

        return ($this->isList ? '$out->headOfItems(' : '$out->headOfMembers(') . $this->count . ($this->sure === 0 ? '' : " + {$this->sure}") . ')';
    }

    private function append(string $bytes, Code $block): void
    {
        $block->line("++{$this->count};");
        $block->line("{$this->chain->variable} .= {$bytes};");
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
     * The property, where it is text or null and read whatever the others are.
     */
    private function seen(WriteField $field): ?string
    {
        $value = $field->value instanceof Nullable ? $field->value->inner : $field->value;
        $isAlways = $field->omitWhen === [] || $field->omitWhen === [OmitWhen::Uninitialized];

        return $this->isQuiet && $isAlways && $field->access instanceof Property && !WriteSteps::hasHook($field->access) && $value instanceof Scalar && $value->isGuaranteed && $value->kinds === [ScalarKind::String]
            ? "\$object->{$field->access->name}"
            : null;
    }
}
