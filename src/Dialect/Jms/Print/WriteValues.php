<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print;

use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Dialect\Jms\Plan\Write;
use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\SharedNode;
use Kiln\Plan\Write\Timestamp;

/**
 * Prints how one value becomes plain data. The value is never null.
 *
 * @internal
 */
final readonly class WriteValues
{
    public function __construct(private Write\WritePlan $plan) {}

    /**
     * @param string $value an expression
     * @param string $name  what the value is called
     *
     * @return string the expression of what is written, after the statements put into $code
     */
    public function print(Write\WriteNode|SharedNode $node, string $value, string $name, Code $code): string
    {
        return match ($node::class) {
            Write\AsIs::class => $value,
            Write\Cast::class => "({$node->kind->value}) {$value}",
            Write\Round::class => "\\round((float) {$value}, {$node->precision}" . self::mode($node->mode) . ')',
            Date::class => self::instance($node->isGuaranteed, $node->class, $value, self::format($node, $value), $name),
            Timestamp::class => self::instance($node->isGuaranteed, $node->class, $value, "(int) {$value}->format('U')", $name),
            Write\Duration::class => self::instance($node->isGuaranteed, \DateInterval::class, $value, "WholeDurations::write({$value})", $name),
            EnumCase::class => self::instance($node->isGuaranteed, $node->byName ? \UnitEnum::class : \BackedEnum::class, $value, $value . ($node->byName ? '->name' : '->value'), $name),
            Write\OwnCase::class => "({$value} instanceof \\BackedEnum ? {$value}->value : " . self::instance(false, \UnitEnum::class, $value, "{$value}->name", $name) . ')',
            Write\Elements::class => $this->elements($node, $value, $name, $code),
            Write\ByOwnType::class => "\$kiln->value({$value}" . self::place($node->place) . ')',
            Write\ObjectOf::class => $this->object($node, $value),
            Write\SubclassOf::class => $this->dispatch($value, $node->class, $node->place),
            Write\OfClass::class => $this->ofClass($node, $value, $name, $code),
            Write\Members::class => "\$kiln->members({$value}" . self::place($node->place) . ')',
            Write\Proxy::class => $this->proxy($node, $value, $name, $code),
            Observed::class => "\$kiln->observed({$value}, " . Php::literal($node->type) . self::place($node->place) . ')',
            Write\Artificial::class => "\$kiln->artificial({$value}, " . Php::literal($node->type) . self::place($node->place) . ')',
            Delegated::class => "\$kiln->delegate({$value}, " . Php::literal($node->type) . ')',
            Write\CastCase::class => "({$node->kind->value}) " . $this->print($node->case, $value, $name, $code),
            Refused::class => "\$kiln->refuse({$value}, " . Php::literal($node->type) . ')',
            Write\Omitted::class => 'Skipped::Value',
            Write\XmlNumber::class, Write\XmlPlain::class => throw new \LogicException('It stands in XML alone.'),
        };
    }

    /**
     * Whether the printed code evaluates the expression of the value just once.
     */
    public static function isUsedOnce(Write\WriteNode|SharedNode $node): bool
    {
        return match ($node::class) {
            Date::class, Timestamp::class, EnumCase::class, Write\Duration::class => $node->isGuaranteed,
            Write\ObjectOf::class => $node->isExact,
            Write\CastCase::class => $node->case->isGuaranteed,
            Write\OfClass::class, Write\OwnCase::class, Write\Proxy::class => false,
            Write\AsIs::class, Write\Cast::class, Write\Round::class, Write\Elements::class, Write\ByOwnType::class, Write\SubclassOf::class, Write\Members::class,
            Observed::class, Write\Artificial::class, Delegated::class, Refused::class, Write\Omitted::class, Write\XmlNumber::class => true,
            Write\XmlPlain::class => self::isUsedOnce($node->text),
        };
    }

    public static function inVariable(string $expression, string $name, Code $code): string
    {
        if (\preg_match('/^\$[A-Za-z0-9_\x80-\xff]+$/D', $expression) === 1) {
            return $expression;
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = {$expression};");

        return $variable;
    }

    /**
     * The last argument of a call: most values stand where the plan of their class is the usual one.
     */
    public static function place(string $place): string
    {
        return $place === '' ? '' : ', ' . Php::literal($place);
    }

    /**
     * What a loop over the elements goes through.
     */
    public static function source(Write\Elements $node, string $value): string
    {
        return match ($node->source) {
            Write\Source::PlainArray => $value,
            Write\Source::Cast => "(array) {$value}",
            Write\Source::Iterable => "\$kiln->iterate({$value})",
            Write\Source::Collection => "{$value}->toArray()",
        };
    }

    private static function format(Date $node, string $date): string
    {
        return $node->format === \DATE_ATOM ? "Dates::atom({$date})" : "{$date}->format(" . Php::literal($node->format) . ')';
    }

    private static function mode(int $mode): string
    {
        return match ($mode) {
            \PHP_ROUND_HALF_DOWN => ', \PHP_ROUND_HALF_DOWN',
            \PHP_ROUND_HALF_EVEN => ', \PHP_ROUND_HALF_EVEN',
            \PHP_ROUND_HALF_ODD => ', \PHP_ROUND_HALF_ODD',
            default => '',
        };
    }

    /**
     *     $date instanceof \DateTimeImmutable ? $date->format('c') : throw new Mismatch('date')
     */
    private static function instance(bool $isGuaranteed, string $class, string $value, string $written, string $name): string
    {
        return $isGuaranteed ? $written : "({$value} instanceof " . Php::className($class) . " ? {$written} : throw new Mismatch(" . Php::literal($name) . '))';
    }

    /**
     *     $lines = [];
     *     foreach ((array) $object->lines as $line) {
     *         if ($line !== null) {
     *             $lines[] = LineWriter_5f1c0a9b7e3d::write($line, $kiln);
     *         }
     *     }
     */
    private function elements(Write\Elements $node, string $value, string $name, Code $code): string
    {
        $source = self::source($node, $value);
        if ($node->item instanceof Write\ByOwnType && $node->keepsKeys) {
            $elements = "\$kiln->elements({$source}" . self::place($node->item->place) . ')';

            return $node->isMap ? "new \\ArrayObject({$elements})" : $elements;
        }
        $array = $code->variable($value === "\${$name}" ? 'elements' : $name);
        $code->line("{$array} = [];");
        $loop = $code->block();
        $key = $node->keepsKeys ? $loop->variable('key') : '';
        $item = $loop->variable(Php::singular($name));
        $body = $loop->block();
        $written = $this->print($node->item, $item, Php::singular($name), $body);
        if ($this->plan->canBeSkipped($node->item)) {
            $written = self::inVariable($written, 'written', $body);
            $body->open("if ({$written} !== Skipped::Value) {");
            $body->line("{$array}[{$key}] = {$written};");
            $body->close('}');
        } else {
            $body->line("{$array}[{$key}] = {$written};");
        }
        $loop->open("if ({$item} !== null) {");
        $loop->put($body);
        if ($this->plan->writesNull) {
            $loop->turn('} else {');
            $loop->line("{$array}[{$key}] = null;");
        }
        $loop->close('}');
        $code->open("foreach ({$source} as " . ($key === '' ? '' : "{$key} => ") . "{$item}) {");
        $code->put($loop);
        $code->close('}');

        return $node->isMap ? "new \\ArrayObject({$array})" : $array;
    }

    /**
     *     $line::class === \App\Line::class ? LineWriter_5f1c0a9b7e3d::write($line, $kiln) : $kiln->object($line, \App\Line::class, '', false)
     */
    private function object(Write\ObjectOf $node, string $value): string
    {
        $written = ClassFrame::call($node->plan, 'write', $this->plan->objects[$node->plan]->isScoped(), $value);

        return $node->isExact
            ? $written
            : Php::ternary("{$value}::class === " . Php::classConstant($node->class), $written, $this->dispatch($value, $node->class, $node->place));
    }

    private function dispatch(string $value, ?string $class, string $place): string
    {
        return "\$kiln->object({$value}, " . ($class === null ? 'null' : Php::classConstant($class)) . self::place($place) . ')';
    }

    private function ofClass(Write\OfClass $node, string $value, string $name, Code $code): string
    {
        $written = $code->variable($name);
        $block = $code->block();
        $own = $this->print($node->value, $value, $name, $block);
        $code->open("if ({$value} instanceof " . Php::className($node->class) . ') {');
        $code->put($block);
        $code->line("{$written} = {$own};");
        $code->turn('} else {');
        $code->line("{$written} = " . $this->dispatch($value, null, $node->place) . ';');
        $code->close('}');

        return $written;
    }

    private function proxy(Write\Proxy $node, string $value, string $name, Code $code): string
    {
        $code->line("{$value}->{$node->method}();");

        return $this->print($node->loaded, $value, $name, $code);
    }
}
