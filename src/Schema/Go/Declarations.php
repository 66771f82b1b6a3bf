<?php

declare(strict_types=1);

namespace Kiln\Schema\Go;

use Kiln\Plan\Shape\Constant;

/**
 * What types need beside the structs: dates, values that are always the same, interfaces.
 *
 * @internal
 */
final class Declarations
{
    /** @var array<string, string> text by name */
    private array $texts = [];

    /** @var array<string, string> names by what they stand for */
    private array $known = [];

    /**
     * @param array<string, true> $taken names of structs and enums
     */
    public function __construct(private array $taken) {}

    /**
     * @return array<string, string> text by name
     */
    public function texts(): array
    {
        return $this->texts;
    }

    public function add(string $name, string $text): void
    {
        $this->texts[$name] = $text;
    }

    /**
     * @param ?string $format of {@see \DateTimeInterface::format()}; null for RFC 3339
     *
     * @return string the type; of those that Go cannot write, that of a text
     */
    public function date(?string $format): string
    {
        $layout = $format === null ? '2006-01-02T15:04:05-07:00' : DateLayout::of($format);
        if ($layout === null) {
            return 'string';
        }
        $name = $this->known["date {$format}"] ?? null;
        if ($name === null) {
            $name = $this->known["date {$format}"] = self::free($format === 'Y-m-d' ? 'Date' : 'DateTime', $this->taken);
            $fraction = <<<'GO'
                	if micro := t.Nanosecond() / 1000; micro%1000 != 0 {
                		layout = `"2006-01-02T15:04:05.000000-07:00"`
                	} else if micro != 0 {
                		layout = `"2006-01-02T15:04:05.000-07:00"`
                	}

                GO;
            $this->texts[$name] = "// {$name} is written as {$layout}" . ($format === null ? ", with a fraction of a second where there is one" : '') . ".\ntype {$name} struct{ time.Time }\n\n"
                . "func (t {$name}) MarshalJSON() ([]byte, error) {\n"
                . ($format === null ? "\tlayout := `\"{$layout}\"`\n{$fraction}\treturn []byte(t.Format(layout)), nil\n" : "\treturn []byte(t.Format(`\"{$layout}\"`)), nil\n")
                . "}\n\n"
                . "func (t *{$name}) UnmarshalJSON(data []byte) (err error) {\n\tt.Time, err = time.Parse(`\"" . ($format === null ? '2006-01-02T15:04:05Z07:00' : $layout) . "\"`, string(data))\n\treturn err\n}";
        }

        return $name;
    }

    /**
     * @param string $owner the struct and its field
     *
     * @return string the type of a value that is always the same
     */
    public function constant(string $owner, Constant $constant): string
    {
        $name = self::free($owner, $this->taken);
        $json = \json_encode($constant->value, \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR);
        $literal = \str_contains($json, '`') ? \json_encode($json, \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_THROW_ON_ERROR) : "`{$json}`";
        $this->texts[$name] = "// {$name} is always {$json}.\ntype {$name} struct{}\n\nfunc ({$name}) MarshalJSON() ([]byte, error) { return []byte({$literal}), nil }";

        return $name;
    }

    /**
     * @param string                  $owner   the struct and its field
     * @param non-empty-list<string> $structs
     *
     * @return string the type of a value that is one of these
     */
    public function oneOf(string $owner, array $structs): string
    {
        \sort($structs);
        $key = 'one of ' . \implode(', ', $structs);
        $name = $this->known[$key] ?? null;
        if ($name === null) {
            $name = $this->known[$key] = self::free($owner, $this->taken);
            $methods = \array_map(static fn(string $struct): array => ["func ({$struct}) is{$name}()", '{}'], $structs);
            $this->texts[$name] = "// {$name} is one of " . \implode(', ', $structs) . ".\ntype {$name} interface{ is{$name}() }\n\n" . \implode("\n", Columns::align($methods));
        }

        return $name;
    }

    /**
     * @param array<string, true> $taken names, to which the one given is added
     */
    public static function free(string $name, array &$taken): string
    {
        $free = $name;
        for ($number = 2; isset($taken[$free]); ++$number) {
            $free = $name . $number;
        }
        $taken[$free] = true;

        return $free;
    }
}
