<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Condition;
use Kiln\Plan\Method;
use Kiln\Plan\Write\WriteObject;

/**
 * Prints where a writer calls code of the user's that gives no value: hooks, listeners, conditions.
 *
 * @internal
 */
final readonly class UserCalls
{
    /**
     *     if (!$kiln->hasCalled($object, 'App\Order::prepare')) {
     *         $object->prepare();
     *     }
     */
    public static function hook(Method $method, Code $code): void
    {
        $code->mark();
        $code->open('if (!$kiln->hasCalled($object, ' . Php::literal("{$method->class}::{$method->name}") . ')) {');
        $code->line("\$object->{$method->name}();");
        $code->close('}');
    }

    public static function listeners(Code $code): void
    {
        $code->mark();
        $code->line('$kiln->tellListeners($object);');
    }

    /**
     *     $result = $kiln->show($object, $result, 'OrderWriter_5f1c0a9b7e3d');
     */
    public static function show(WriteObject $object, Members $members, Code $code): void
    {
        $members->flush();
        $code->gap();
        $code->mark();
        $code->line("{$members->variable()} = \$kiln->show(\$object, {$members->variable()}, " . Php::literal($object->id) . ');');
    }

    /**
     *     $kiln->wants($object, \App\Post::class, 'isPublished', true)
     */
    public static function condition(Condition $condition): string
    {
        $class = $condition->class === null ? 'null' : Php::classConstant($condition->class);

        return "\$kiln->wants(\$object, {$class}, " . Php::literal($condition->name) . ', ' . Php::literal($condition->isOwn) . ')';
    }
}
