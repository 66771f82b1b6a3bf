<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Plan\Read;

/**
 * Prints the reader of lists of objects of one class:
 *
 *     final class OrderListReader_5f1c0a9b7e3d
 *     {
 *         public static function read(mixed $list, Reading $kiln): array
 *         {
 *             ...
 *             foreach ($list as $data) {
 *                 $objects[] = OrderReader_5f1c0a9b7e3d::read($data, $kiln);
 *             }
 *
 *             return $objects;
 *         }
 *     }
 *
 * @internal
 */
final readonly class ListReaderPrinter
{
    /** Up to so many lines, an object of a list is made in the loop itself; beyond, a call per object no longer shows. A field has two at least. */
    private const LINES_IN_LOOP = 29;

    public function __construct(
        private Read\ReadPlan $plan,
        private ReaderNames $names,
        private ReadValues $values,
        private CallsOut $calls,
    ) {}

    public function print(Read\ReadObject $object): GeneratedClass
    {
        $name = ReaderNames::ofLists($object->id);
        $scopes = new Scopes($name, $object->class);
        $code = new Code();
        $code->line('\is_array($list) && \array_is_list($list) || $list instanceof LazyArray || ' . ReadValues::mismatch("list<{$object->class}>") . ';');
        $objects = $code->variable('objects');
        $code->line("{$objects} = [];");
        $loop = 2 * \count($object->fields) > self::LINES_IN_LOOP
            ? null
            : self::loop($code, $objects, (new ReadFields($this->plan, $object, $this->values, $scopes, $this->calls))->print(...));
        if ($loop === null || $loop->length() > self::LINES_IN_LOOP) {
            $scopes = new Scopes($name, $object->class);
            $loop = self::loop($code, $objects, fn(): string => $this->names->call($object, '$data'));
        }
        Loop::print('foreach ($list as $data) {', $loop, $this->calls->inObject($object) ? "\\count({$objects})" : null, $code);
        $code->gap();
        $code->line("return {$objects};");
        $frame = new ClassFrame($name);
        $scopes->into($frame);
        $frame->function('read', 'mixed $list, Reading $kiln', 'array', $code, $this->names->isScoped($object) ? $object->class : null, 'list<' . Php::classType($object->class) . '>');

        return $frame->print(
            [
                "Reads lists of {$object->class} from decoded data.",
                "Made by Kiln from the class; do not edit. Print it by: kiln show 'list<{$object->class}>' --direction=read",
            ],
            ReaderPrinter::IMPORTS,
        );
    }

    /**
     * @param \Closure(Code): string $print
     */
    private static function loop(Code $code, string $objects, \Closure $print): Code
    {
        $loop = $code->block();
        $loop->step(null);
        $result = $print($loop);
        $loop->line("{$objects}[] = {$result};");

        return $loop;
    }
}
