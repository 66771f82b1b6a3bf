<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print;

use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Read;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Dialect\Jms\Run\Dates;
use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Type\ScalarKind;

/**
 * Prints how plain data becomes one value.
 *
 * @internal
 */
final readonly class ReadValues
{
    public function __construct(private Read\ReadPlan $plan) {}

    /**
     * @param string $data an expression without effects
     * @param string $name what the value is called
     *
     * @return string the expression of the value, after the statements put into $code
     */
    public function print(Read\ReadNode $node, string $data, string $name, Code $code): string
    {
        return match ($node::class) {
            Read\Coerce::class => self::coerce($node->kind, $data),
            Read\Exactly::class => "\\is_{$node->kind->value}({$data}) || {$data} === null ? {$data} : " . self::refuse($data, $node->kind->value),
            Read\Untyped::class => "\\is_array({$data}) ? {$data} : " . self::refuse($data, 'array'),
            Read\ListOf::class => $this->list($node, $data, $name, $code),
            Read\MapOf::class => $this->map($node, $data, $name, $code),
            Read\Wrapped::class => $this->wrapped($node, $data, $name, $code),
            Read\DateFrom::class => self::date($node, $data),
            Read\DurationFrom::class => "\$kiln->duration({$data})",
            Read\EnumFrom::class => '$kiln->enumCase(' . Php::classConstant($node->class) . ", {$data}, " . Php::literal($node->byName) . ', ' . Php::literal($node->isIntBacked) . ')',
            Read\DeprecatedEnumFrom::class => "\$kiln->deprecatedEnumCase({$data}, " . Php::classConstant($node->enum->class) . ', ' . Php::literal($node->enum->byName) . ', ' . Php::literal($node->enum->isIntBacked) . ', ' . Php::literal($node->deprecation) . ')',
            Read\ScalarUnion::class => "\$kiln->union({$data}, " . Php::literal($node->types) . ($node->isStrict ? ', true)' : ')'),
            Read\ObjectOf::class => ClassFrame::call($node->plan, 'read', $this->plan->objects[$node->plan]->isScoped(), $data),
            Read\Discriminated::class => $this->discriminated($node, $data, $name, $code),
            Observed::class => "\$kiln->observed({$data}, " . Php::literal($node->type) . ($node->place === '' ? '' : ', ' . Php::literal($node->place)) . ')',
            Delegated::class => "\$kiln->delegate({$data}, " . Php::literal($node->type) . ')',
            Refused::class => 'throw new Mismatch(' . Php::literal($node->type) . ')',
            Read\Nothing::class => 'null',
        };
    }

    /**
     *     \is_int($data['id']) ? $data['id'] : $kiln->int($data['id'])
     */
    private static function coerce(ScalarKind $kind, string $data): string
    {
        return $kind === ScalarKind::Bool ? "(bool) {$data}" : "\\is_{$kind->value}({$data}) ? {$data} : \$kiln->{$kind->value}({$data})";
    }

    /**
     *     Dates::immutableAtom($placed) ?? $kiln->immutable($placed, ['Y-m-d\TH:i:sP'], 'UTC')
     */
    private static function date(Read\DateFrom $node, string $data): string
    {
        $kind = $node->class === \DateTimeImmutable::class ? 'immutable' : 'mutable';
        $format = $node->formats[0] ?? null;
        $atom = $format === null || Dates::isLikeAtom($format) ? "Dates::{$kind}Atom({$data}) ?? " : '';

        return $atom . "\$kiln->{$kind}(" . ($format === null ? $data : "{$data}, " . Php::literal($node->formats) . ', ' . Php::literal($node->timezone)) . ')';
    }

    /**
     *     $lines = [];
     *     foreach (\is_array($data['lines']) ? $data['lines'] : $kiln->items($data['lines']) as $line) {
     *         $lines[] = LineReader_5f1c0a9b7e3d::read($line, $kiln);
     *     }
     */
    private function list(Read\ListOf $node, string $data, string $name, Code $code): string
    {
        $list = $code->variable($data === "\${$name}" ? 'items' : $name);
        $code->line("{$list} = [];");
        $loop = $code->block();
        $item = $loop->variable(Php::singular($name));
        $value = $this->item($node->item, $item, $list, Php::singular($name), $loop);
        $code->open("foreach (\\is_array({$data}) ? {$data} : \$kiln->items({$data}) as {$item}) {");
        $code->put($loop);
        $code->line("{$list}[] = {$value};");
        $code->close('}');

        return $list;
    }

    private function map(Read\MapOf $node, string $data, string $name, Code $code): string
    {
        $map = $code->variable($data === "\${$name}" ? 'members' : $name);
        $code->line("{$map} = [];");
        $loop = $code->block();
        $key = $loop->variable('key');
        $item = $loop->variable(Php::singular($name));
        // A cast to text is what PHP makes of keys by itself: digits are numbers again.
        $taken = $node->key instanceof Read\Coerce && $node->key->kind === ScalarKind::String ? $key : $this->print($node->key, $key, 'key', $loop);
        if ($node->key instanceof Read\Exactly) {
            // Before the value, because it may be refused.
            $loop->line("{$key} = {$taken};");
            $taken = $key;
        }
        $value = $this->item($node->value, $item, $map, Php::singular($name), $loop);
        $code->open('foreach (' . self::arrayOf($data) . " as {$key} => {$item}) {");
        $code->put($loop);
        $code->line("{$map}[{$taken}] = {$value};");
        $code->close('}');

        return $map;
    }

    private static function arrayOf(string $data): string
    {
        return "\\is_array({$data}) ? {$data} : " . self::refuse($data, 'array');
    }

    /**
     * An item of an array cannot be left out: then all of the array is.
     */
    private function item(Read\ReadNode $node, string $data, string $array, string $name, Code $code): string
    {
        $value = $this->print($node, $data, $name, $code);
        if (!Read\ReadPlan::canBeSkipped($node)) {
            return $value;
        }
        $variable = $code->variable('value');
        $code->line("{$variable} = {$value};");
        $code->open("if ({$variable} === Skipped::Value) {");
        $code->line("{$array} = Skipped::Value;");
        $code->line('');
        $code->line('break;');
        $code->close('}');

        return $variable;
    }

    private function wrapped(Read\Wrapped $node, string $data, string $name, Code $code): string
    {
        $mayObserve = $this->plan->mayObserve($node->array);
        if ($mayObserve) {
            $code->line('++$kiln->levels;');
        }
        $array = $this->print($node->array, $data, $name, $code);
        if ($mayObserve) {
            $code->line((Read\ReadPlan::canBeSkipped($node->array) ? "{$array} === Skipped::Value || " : '') . '--$kiln->levels;');
        }
        $object = 'new ' . Php::className($node->class) . "({$array})";

        return Read\ReadPlan::canBeSkipped($node->array) ? "{$array} === Skipped::Value ? {$array} : {$object}" : $object;
    }

    /**
     *     match ($kiln->discriminator($data['vehicle'], 'type', false)) {
     *         'car' => CarReader_5f1c0a9b7e3d::read($data['vehicle'], $kiln),
     *         default => throw new Mismatch('vehicle'),
     *     }
     */
    private function discriminated(Read\Discriminated $node, string $data, string $name, Code $code): string
    {
        $arms = [];
        foreach ($node->cases as $value => $case) {
            // Keys of arrays that are numbers are told apart from text by match().
            $arms[] = [\is_int($value) ? "{$value}, '{$value}'" : Php::literal($value), $this->print($case, $data, $name, $code)];
        }
        $arms[] = ['default', self::mismatch($name)];

        $match = Php::match("\$kiln->discriminator({$data}, " . Php::literal($node->field) . ', ' . Php::literal($node->isUnion) . ')', $arms);
        if (!$node->isUnion || !$this->plan->mayObserve($node)) {
            return $match;
        }
        // A union is a level of depth of its own to user code.
        $value = $code->variable('value');
        $code->line('++$kiln->levels;');
        $code->line("{$value} = {$match};");
        $code->line((Read\ReadPlan::canBeSkipped($node) ? "{$value} === Skipped::Value || " : '') . '--$kiln->levels;');

        return $value;
    }

    private static function refuse(string $data, string $type): string
    {
        return "\$kiln->refuse({$data}, " . Php::literal($type) . ')';
    }

    private static function mismatch(string $name): string
    {
        return 'throw new Mismatch(' . Php::literal($name) . ')';
    }
}
