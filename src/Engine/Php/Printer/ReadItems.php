<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Read;
use Kiln\Type\ScalarKind;

/**
 * Prints how lists and maps are read, item by item.
 *
 * @internal
 */
final readonly class ReadItems
{
    public function __construct(private ReadValues $values, private Read\ReadPlan $plan, private ReaderNames $names, private CallsOut $calls) {}

    /**
     *     $colors = [];
     *     foreach ($data['colors'] as $color) {
     *         $colors[] = \App\Color::tryFrom($color) ?? throw new Mismatch('color');
     *     }
     *
     * A list whose items need no change is only looked at, and used as it is; a list of objects is read by their reader.
     */
    public function list(Read\ListOf $node, Datum $data, string $name, Code $code): string
    {
        if ($node->item instanceof Read\ObjectOf) {
            return $this->names->callList($this->plan->objects[$node->item->plan], $data->value());
        }
        if (!$data->isList) {
            $code->line("\\is_array({$data->tested()}) && \\array_is_list({$data->path}) || " . ReadValues::mismatch($name) . ';');
        }
        $list = $code->variable($data->path === "\${$name}" ? 'items' : $name);
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $result = $this->values->print($node->item, Datum::at($item), Php::singular($name), $loop);
        if ($result === $item) {
            $code->release($list);
            $this->onlyLook("{$data->path} as {$item}", $loop, $code);

            return $data->path;
        }
        $code->line("{$list} = [];");
        $loop->line("{$list}[] = {$result};");
        Loop::print("foreach ({$data->path} as {$item}) {", $loop, $this->calls->in($node->item) ? "\\count({$list})" : null, $code);

        return $list;
    }

    /**
     *     $prices = [];
     *     foreach ($data['prices'] as $key => $price) {
     *         $prices[$key] = PriceReader_5f1c0a9b7e3d::read($price, $kiln);
     *     }
     */
    public function map(Read\MapOf $node, Datum $data, string $name, Code $code, string $prefix = ''): string
    {
        ReadValues::requireArray($data, $name, $code);
        $map = $code->variable($data->path === "\${$name}" ? 'members' : $name);
        $loop = $code->block();
        $loop->step(null);
        $key = $loop->variable('key');
        $item = $loop->variable(Php::singular($name));
        if ($node->key === ScalarKind::Int) {
            $loop->line("\\is_int({$key}) || " . ReadValues::mismatch($name) . ';');
        }
        if ($node->cases !== null) {
            $loop->line($this->values->print($node->cases, Datum::at($node->cases->isIntBacked ? $key : "(string) {$key}"), $name, $loop) . ';');
        }
        $result = $this->values->print($node->value, Datum::at($item), Php::singular($name), $loop);
        if ($result === $item) {
            $code->release($map);
            $this->onlyLook("{$data->path} as " . ($node->key === ScalarKind::Int || $node->cases !== null ? "{$key} => {$item}" : $item), $loop, $code);

            return $data->path;
        }
        $code->line("{$map} = [];");
        $loop->line("{$map}[{$key}] = {$result};");
        Loop::print("foreach ({$data->path} as {$key} => {$item}) {", $loop, $this->calls->in($node->value) ? ($prefix === '' ? "(string) {$key}" : Php::literal($prefix) . " . {$key}") : null, $code);

        return $map;
    }

    private function onlyLook(string $each, Code $loop, Code $code): void
    {
        if (!$loop->isEmpty()) {
            $code->open("foreach ({$each}) {");
            $code->put($loop);
            $code->close('}');
        }
    }
}
