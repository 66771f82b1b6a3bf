<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * A constant expression as it stands in a file: a default, an argument of an attribute, the value of a constant or a case.
 *
 * @internal
 */
final readonly class WrittenExpression
{
    /** What needs no look at the names around it. */
    private const LITERAL = '/^[\s\[\],]*+(?:(?:\'[^\'\\\\]*+\'|\d{1,15}+|true\b|false\b|null\b)[\s\[\],]*+(?:=>[\s\[]*+)?)*+$/iD';

    /**
     * @param string       $code      without comments; what depends on the place in the file is put in
     * @param list<string> $classes   as written, of which constants are taken
     * @param list<string> $constants as written, of no class
     * @param bool         $runsCode  whether an object may be made, or something be called
     */
    public function __construct(public string $code, public array $classes = [], public array $constants = [], public bool $runsCode = false) {}

    /**
     * Whether PHP has loaded the same value, or the same mistake.
     *
     * @param \Closure(): mixed        $loaded
     * @param \ReflectionClass<object> $class  in the scope of which it stands
     */
    public function isValue(\Closure $loaded, WrittenClass $written, \ReflectionClass $class): bool
    {
        return self::text($loaded) === $written->values[$this->code] ??= self::text(fn(): mixed => $this->value($written->header, $class));
    }

    /**
     * @param \ReflectionClass<object> $class in the scope of which it stands
     *
     * @throws \Throwable what PHP says of it, of a file that has changed anything
     */
    private function value(string $header, \ReflectionClass $class): mixed
    {
        $header = preg_match(self::LITERAL, $this->code) === 1 ? '' : $header;
        /** @var \Closure(string): mixed $evaluate */
        $evaluate = \Closure::bind(static fn(string $code): mixed => eval($code), null, $class->name);

        return $evaluate("{$header} return {$this->code};");
    }

    /**
     * @param \Closure(): mixed $value
     */
    private static function text(\Closure $value): string
    {
        try {
            $value = $value();

            // PHP makes a float of an integer where that is the type.
            return serialize(\is_float($value) && abs($value) < 2 ** 53 && fmod($value, 1.0) === 0.0 ? (int) $value : $value);
        } catch (\Throwable $error) {
            return $error::class;
        }
    }
}
