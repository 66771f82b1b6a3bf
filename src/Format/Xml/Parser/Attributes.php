<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;

/**
 * What stands in a start tag behind the name.
 *
 * @internal
 */
final class Attributes
{
    /** @var array<string, string> URI by prefix: namespaces that the last start tag declares */
    public array $declared = [];

    private const ATTRIBUTE = '~(' . Names::BYTES . ')[ \t\r\n]*+=[ \t\r\n]*+(?|"([^"]*+)"|\'([^\']*+)\')~';

    public function __construct(
        private readonly Source $source,
        private readonly Names $names,
        private readonly References $references,
        private readonly Limit $limit,
    ) {}

    /**
     * @param string $raw attributes of the right form
     * @param int    $at  where they begin
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return array{array<string, string>, ?array{array<string, ?string>, array<string, string>}} values by name; and what
     *         {@see Names::leave()} has to get behind the element, where namespaces are declared
     */
    public function read(string $raw, int $at): array
    {
        $count = (int) preg_match_all(self::ATTRIBUTE, $raw, $match);
        /** @var array{list<string>, list<string>, list<string>} $match */
        [, $names, $values] = $match;
        if ($this->limit->isSet) {
            $this->limit->attributes(\count($names), $at);
            foreach ($names as $number => $name) {
                if ($this->limit->isTooLong($name)) {
                    $this->limit->text($name, $this->offset($raw, $at, $number, 1));
                }
            }
        }
        if (strpbrk($raw, "&\t\r\n") !== false) {
            foreach ($values as $number => $value) {
                if (strpbrk($value, "&\t\r\n") !== false) {
                    $values[$number] = $this->references->value($value, $this->offset($raw, $at, $number, 2));
                }
            }
        }
        if ($this->limit->isSet) {
            foreach ($values as $number => $value) {
                if ($this->limit->isTooLong($value)) {
                    $this->limit->text($value, $this->offset($raw, $at, $number, 2));
                }
            }
        }
        $attributes = array_combine($names, $values);
        if (\count($attributes) < $count) {
            $this->refuseRepeated($names, $raw, $at);
        }
        $this->declared = [];
        if (!str_contains($raw, ':') && !str_contains($raw, 'xmlns') && preg_match('/[\x80-\xFF]/', $raw) !== 1) {
            return [$attributes, null];
        }

        return $this->inNamespaces($names, $values, $raw, $at);
    }

    /**
     * @param list<string> $names
     * @param list<string> $values
     *
     * @throws SyntaxException
     *
     * @return array{array<string, string>, ?array{array<string, ?string>, array<string, string>}}
     */
    private function inNamespaces(array $names, array $values, string $raw, int $at): array
    {
        $outer = null;
        if (str_contains($raw, 'xmlns')) {
            foreach ($names as $number => $name) {
                if (!str_starts_with($name, 'xmlns')) {
                    continue;
                }
                $prefix = $this->names->declared($name, $values[$number], $this->offset($raw, $at, $number, 1), $this->offset($raw, $at, $number, 2));
                if ($prefix !== null) {
                    $this->declared[$prefix] = $values[$number];
                    unset($names[$number]);
                }
            }
            if ($this->declared !== []) {
                $outer = $this->names->enter($this->declared);
            }
        }
        $attributes = [];
        foreach ($names as $number => $name) {
            try {
                $attributes[$this->names->attribute($name, 0)] = $values[$number];
            } catch (SyntaxException) {
                // The place is found out only now.
                $this->names->attribute($name, $this->offset($raw, $at, $number, 1));
            }
        }
        if (\count($attributes) < \count($names)) {
            $this->refuseRepeated(array_map(fn(string $name): string => $this->names->attribute($name, $at), $names), $raw, $at);
        }

        return [$attributes, $outer];
    }

    /**
     * @param array<int, string> $names by the number of the attribute; one of them stands there twice
     *
     * @throws SyntaxException
     */
    private function refuseRepeated(array $names, string $raw, int $at): never
    {
        $number = (int) array_key_first(array_diff_key($names, array_unique($names)));
        $this->source->fail("the attribute \"{$names[$number]}\" stands twice", $this->offset($raw, $at, $number, 1));
    }

    /**
     * @param int $group 1 for the name, 2 for the value
     */
    private function offset(string $raw, int $at, int $number, int $group): int
    {
        preg_match_all(self::ATTRIBUTE, $raw, $match, PREG_OFFSET_CAPTURE);

        return $at + $match[$group][$number][1];
    }
}
