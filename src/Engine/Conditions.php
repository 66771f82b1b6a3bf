<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Context;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;
use Symfony\Component\ExpressionLanguage\ParsedExpression;

/**
 * Asks the user's conditions.
 *
 * @internal
 */
final class Conditions
{
    /** What {@see CallRecord} knows an answer by, before the condition. */
    private const WHAT = 'when ';

    /** @var array<string, \Closure(object, Context): mixed> */
    private array $made = [];

    /**
     * @param ?ExpressionLanguage  $language  null for a new one
     * @param array<string, mixed> $variables of expressions, besides `object` and `context`
     */
    public function __construct(private ?ExpressionLanguage $language = null, private readonly array $variables = []) {}

    /**
     * Once for an object, each time that a call comes by it.
     *
     * @param ?class-string $class see {@see \Kiln\Plan\Condition}
     */
    public function hold(object $object, ?string $class, string $name, bool $isOwn, Context $context, UserCalls $calls): bool
    {
        $what = self::WHAT . "{$class}::{$name}";

        // The same object may be asked about for several places.
        return $calls->record()->once($object, "{$what} {$context->key()}", function () use ($object, $class, $name, $isOwn, $context, $what): bool {
            $ask = $this->made[$class === null || !$isOwn ? $what : $what . ' ' . $object::class] ??= $class === null ? $this->expression($name) : self::method($isOwn ? $object : null, $class, $name);

            return (bool) $ask($object, $context);
        }) === true;
    }

    /**
     * @param ?object      $object whose method it is; null for a static one of another class
     * @param class-string $class
     *
     * @return \Closure(object, Context): mixed
     */
    private static function method(?object $object, string $class, string $name): \Closure
    {
        $method = new \ReflectionMethod($class, $name);
        // Reflection calls just the method it stands for, also when a subclass has its own.
        $method = $object === null || $method->isPrivate() ? $method : new \ReflectionMethod($object, $name);

        return $method->isStatic()
            ? static fn(object $object, Context $context): mixed => $method->invoke(null, $object, $context)
            : static fn(object $object, Context $context): mixed => $method->invoke($object, $context);
    }

    /**
     * @return \Closure(object, Context): mixed
     */
    private function expression(string $text): \Closure
    {
        $this->language ??= new ExpressionLanguage();
        $language = $this->language;
        $variables = $this->variables;
        /** @var ?ParsedExpression $parsed so that what is wrong with it shows where it is asked */
        $parsed = null;

        return static function (object $object, Context $context) use ($language, $variables, $text, &$parsed): mixed {
            $parsed ??= $language->parse($text, [...\array_keys($variables), 'object', 'context']);

            return $language->evaluate($parsed, [...$variables, 'object' => $object, 'context' => $context]);
        };
    }
}
