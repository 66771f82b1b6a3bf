<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

/**
 * Where generated code finds a piece of the plain data, and what is to happen when there is none, or null.
 *
 * @internal
 */
final readonly class Datum
{
    /**
     * @param string  $path      an expression that can be evaluated again and again once the value is known to be there
     * @param bool    $isThere   whether it is known from the start
     * @param ?string $otherwise what to take in its place, or to throw; null for null
     * @param bool    $isArray   whether it is known to be an array
     * @param bool    $isList    whether it is known to be a list
     */
    private function __construct(
        public string $path,
        public bool $isThere,
        private ?string $otherwise,
        public bool $isArray = false,
        public bool $isList = false,
    ) {}

    /**
     * A variable, or a key that is known to exist; it may be null.
     */
    public static function at(string $path): self
    {
        return new self($path, true, null);
    }

    public static function array(string $path): self
    {
        return new self($path, true, null, true);
    }

    public static function list(string $path): self
    {
        return new self($path, true, null, true, true);
    }

    /**
     * A key that must exist and not be null.
     */
    public static function required(string $path, string $mismatch): self
    {
        return new self($path, false, $mismatch);
    }

    /**
     * A key that may be missing, which is as good as null.
     */
    public static function orNull(string $path): self
    {
        return new self($path, false, null);
    }

    /**
     *     $data['id'] ?? throw new Mismatch('id')
     *
     * To be evaluated once.
     */
    public function value(): string
    {
        return match (true) {
            $this->isThere => $this->path,
            $this->otherwise === null => "{$this->path} ?? null",
            default => "{$this->path} ?? {$this->otherwise}",
        };
    }

    /**
     *     $data['id'] ?? null
     *
     * To be looked at before it is known whether the value is there.
     */
    public function tested(): string
    {
        return $this->isThere ? $this->path : "{$this->path} ?? null";
    }

    /**
     *     isset($data['brand']) ? BrandReader_5f1c0a9b7e3d::read($data['brand'], $kiln) : null
     *
     * @param string $result an expression of the path
     */
    public function unlessNull(string $result): string
    {
        return $this->isThere
            ? Php::ternary("{$this->path} === null", 'null', $result)
            : Php::ternary("isset({$this->path})", $result, 'null');
    }

    /**
     * A condition that holds when there is a value.
     */
    public function isPresent(): string
    {
        return $this->isThere ? "{$this->path} !== null" : "isset({$this->path})";
    }

    /**
     * The same in a variable where it is not one already, for code that uses it often.
     */
    public function inVariable(string $name, Code $code): self
    {
        if (\preg_match('/^\$[A-Za-z0-9_\x80-\xff]+$/D', $this->path) === 1) {
            return $this;
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = {$this->value()};");

        return self::at($variable);
    }
}
