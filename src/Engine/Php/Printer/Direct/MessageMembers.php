<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\Kind;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;

/**
 * The fields of a message.
 *
 * @internal
 */
final class MessageMembers implements Members
{
    use ChainedMembers;

    private readonly TextsTogether $texts;

    public function __construct(private readonly MessageNotation $notation, private readonly WriteObject $object, string $variable, private readonly Code $code)
    {
        $this->chain = new MemberChain($variable, $code);
        $this->texts = new TextsTogether($object);
        foreach ($notation->messages->oneofs($object) as $keys) {
            $this->excludeOthers($keys);
        }
    }

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        return $this->notation->of($this->notation->messages->field($this->object, (string) $key), $field === null ? null : $this->seen($field));
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void
    {
        if ($field === null) {
            throw new \LogicException('A message has fields only.');
        }
        if ($this->isMessage($field)) {
            if ($marker !== '') {
                $this->chain->spill();
            }
            $this->code->gap();
            $expression = $this->message($expression, $field, $this->code, $marker);
            $marker = '';
        }
        $this->chain->add($comment, MemberChain::operand($expression), $marker);
        $this->texts->add($this->seen($field));
    }

    /**
     * What tells classes apart is the number of the field around the message.
     */
    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void {}

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void
    {
        if ($field !== null && $this->isMessage($field)) {
            $expression = $this->message($expression, $field, $block, $marker);
            $marker = '';
        }
        $block->line("{$marker}{$this->chain->variable} .= {$expression};");
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        throw new \LogicException('Objects with inlined maps are left to trees.');
    }

    public function finish(): string
    {
        if ($this->object->isRecursive && !$this->isEmpty()) {
            $this->chain->spill();
        }
        $bytes = $this->chain->isInVariable() ? $this->inVariable() : $this->chain->behind("''");
        $this->texts->print($this->code);

        return $bytes;
    }

    private function inVariable(): string
    {
        $this->chain->spill();

        return $this->chain->variable;
    }

    /**
     * Whether the expression is a message without its tag.
     */
    private function isMessage(WriteField $field): bool
    {
        $of = $this->notation->messages->field($this->object, $field->key);

        return $of !== null && $of[1] === Kind::MESSAGE && $of[2] <= Messages::EXPLICIT;
    }

    private function message(string $expression, WriteField $field, Code $code, string $marker): string
    {
        $node = $field->value instanceof Nullable ? $field->value->inner : $field->value;
        $of = $this->notation->messages->field($this->object, $field->key);

        return $this->notation->message($expression, $node, "\$object->{$field->access->name}", isset($of[5]) ? null : $of, $code, $this->object, $field->key, $marker, $field->access->name);
    }

    /**
     *     isset($object->card) + isset($object->iban) > 1 && throw new Mismatch('oneof');
     *
     * @param list<string> $keys
     */
    private function excludeOthers(array $keys): void
    {
        $set = [];
        foreach ($this->object->steps as $step) {
            if ($step instanceof WriteField && \in_array($step->key, $keys, true)) {
                $set[] = "(int) isset(\$object->{$step->access->name})";
            }
        }
        $this->code->line(\implode(' + ', $set) . ' > 1 && ' . MessageNotation::decline('oneof') . ';');
    }

    /**
     * The property, where it is looked at with others.
     */
    private function seen(WriteField $field): ?string
    {
        $of = $this->notation->messages->field($this->object, $field->key);

        return ($of[1] ?? null) === Kind::STRING ? $this->texts->of($field) : null;
    }
}
