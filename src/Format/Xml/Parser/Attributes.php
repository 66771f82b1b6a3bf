<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;

/**
 * What stands in a start tag behind the name.
 *
 * @phpstan-import-type Scope from Names
 *
 * @internal
 */
final class Attributes
{
    /** @var array<string, string> URI by prefix: namespaces that the last start tag declares */
    public array $declared = [];

    /** @var ?Scope the one around the last start tag, where that declares namespaces */
    public ?array $scope = null;

    private const ATTRIBUTE = '~(' . Names::BYTES . ')' . Tokens::SPACE . '*+=' . Tokens::SPACE . '*+(?|"([^"]*+)"|\'([^\']*+)\')~';

    /** What is not in a value as it stands there. */
    private const SPECIAL = "&\t\r\n";

    public function __construct(
        private readonly Source $source,
        private readonly Names $names,
        private readonly References $references,
        private readonly Limit $limit,
    ) {}

    /**
     * Reads them, and goes into the scope of the element.
     *
     * @param string $raw attributes of the right form
     *
     * @return ?array<string, string> values by name; null for what {@see refuse()} says
     */
    public function read(string $raw): ?array
    {
        $this->declared = [];
        $this->scope = null;
        if (!$this->limit->isSet && \strpbrk($raw, self::SPECIAL . "'") === false) {
            $attributes = $this->known($raw);
            if ($attributes !== null) {
                return $attributes;
            }
        }
        $count = (int) \preg_match_all(self::ATTRIBUTE, $raw, $match);
        /** @var array{list<string>, list<string>, list<string>} $match */
        [, $names, $values] = $match;
        if (\strpbrk($raw, self::SPECIAL) !== false) {
            foreach ($values as $number => $value) {
                if (\strpbrk($value, self::SPECIAL) !== false) {
                    $value = $this->references->value($value);
                    if ($value === null) {
                        return null;
                    }
                    $values[$number] = $value;
                }
            }
        }
        if ($this->limit->isSet && !$this->isWithinLimits($names, $values)) {
            return null;
        }
        $attributes = [];
        $known = $this->names->attributes;
        foreach ($names as $number => $name) {
            if (!isset($known[$name])) {
                return $this->inNamespaces($names, $values);
            }
            $attributes[$known[$name]] = $values[$number];
        }

        return \count($attributes) === $count ? $attributes : null;
    }

    /**
     * Says what is wrong with them.
     *
     * @param int $at where they begin
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    public function refuse(string $raw, int $at): never
    {
        if ($this->scope !== null) {
            $this->names->leave($this->scope);
        }
        \preg_match_all(self::ATTRIBUTE, $raw, $match, \PREG_OFFSET_CAPTURE);
        [, $names, $values] = $match;
        $read = $declared = $seen = [];
        $this->limit->nodes($at);
        foreach ($names as $number => [$name, $nameAt]) {
            [$value, $valueAt] = $values[$number];
            $this->limit->text($name, $at + $nameAt);
            if (isset($seen[$name])) {
                $this->source->fail("the attribute \"{$name}\" stands twice", $at + $nameAt);
            }
            $seen[$name] = true;
            $read[$number] = $this->references->value($value) ?? $this->references->refuse($at + $valueAt);
            $this->limit->text($read[$number], $at + $valueAt);
        }
        foreach ($names as $number => [$name, $nameAt]) {
            if ($this->names->isDeclaration($name)) {
                $prefix = $this->names->declared($name, $read[$number])
                    ?? $this->names->refuseDeclaration($name, $read[$number], $at + $nameAt, $at + $values[$number][1]);
                $declared[$prefix] = $read[$number];
            }
        }
        $this->names->enter($declared);
        $seen = [];
        foreach ($names as [$name, $nameAt]) {
            if (!$this->names->isDeclaration($name)) {
                $qualified = $this->names->attribute($name) ?? $this->names->refuse($name, $at + $nameAt);
                if (isset($seen[$qualified])) {
                    $this->source->fail("the attribute \"{$qualified}\" stands twice", $at + $nameAt);
                }
                $seen[$qualified] = true;
            }
        }

        throw new \LogicException('There is nothing wrong with these attributes.');
    }

    /**
     * @param string $raw with one space before each name, and values in double quotes
     *
     * @return ?array<string, string> null for what is not usual
     */
    private function known(string $raw): ?array
    {
        $known = $this->names->attributes;
        $parts = \explode('"', $raw);
        $count = \count($parts);
        $attributes = [];
        for ($part = 1; $part < $count; $part += 2) {
            $name = \substr($parts[$part - 1], 1, -1);
            if (!isset($known[$name])) {
                return null;
            }
            $attributes[$known[$name]] = $parts[$part];
        }

        return 2 * \count($attributes) + 1 === $count ? $attributes : null;
    }

    /**
     * @param list<string> $names
     * @param list<string> $values
     */
    private function isWithinLimits(array $names, array $values): bool
    {
        return $this->limit->count(\count($names)) && !$this->limit->isTooLong(...$names) && !$this->limit->isTooLong(...$values);
    }

    /**
     * @param list<string> $names
     * @param list<string> $values
     *
     * @return ?array<string, string>
     */
    private function inNamespaces(array $names, array $values): ?array
    {
        if (\count(\array_flip($names)) < \count($names)) {
            return null;
        }
        $declared = [];
        foreach ($names as $number => $name) {
            if ($this->names->isDeclaration($name)) {
                $prefix = $this->names->declared($name, $values[$number]);
                if ($prefix === null) {
                    return null;
                }
                $declared[$prefix] = $values[$number];
                unset($names[$number]);
            }
        }
        if ($declared !== []) {
            $this->declared = $declared;
            $this->scope = $this->names->enter($declared);
        }
        $attributes = [];
        foreach ($names as $number => $name) {
            $qualified = $this->names->attributes[$name] ?? $this->names->attribute($name);
            if ($qualified === null) {
                return null;
            }
            $attributes[$qualified] = $values[$number];
        }

        return \count($attributes) === \count($names) ? $attributes : null;
    }
}
