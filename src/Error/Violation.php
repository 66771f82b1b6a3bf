<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * One thing that is wrong with a document, or with an object to write.
 *
 * @api
 */
final readonly class Violation implements \JsonSerializable
{
    /** For people: `lines[2].price`; the root is `$`. */
    public string $path;

    /** By RFC 6901: `/lines/2/price`; the root is the empty string. A key of more than 256 bytes is cut, and ends in "…". */
    public string $pointer;

    /**
     * @param list<string|int> $segments   from the root: keys as strings, indices of arrays as integers; for a missing key they end in it
     * @param string           $message    what is wrong: `expected float, got string "12,50"`
     * @param string           $expected   what would have been right: `float`; '' where that has no meaning
     * @param string           $actual     what stood there, with its type, cut to a length: `string "12,50"`
     * @param string           $actualKind its type alone, by the words of JSON: `string`
     * @param string           $origin     the property: `App\Line::$price`
     * @param string           $hint       what to do, in whole sentences
     * @param ?int             $line       of the value in the document, from 1; of the object around it for a missing key; null in
     *                                     a document that is no text
     * @param ?int             $column     from 1, in Unicode code points
     * @param ?int             $offset     bytes before it
     * @param string           $excerpt    lines of the document around the place, and a caret under it
     * @param ?\Throwable      $exception  what code of the user's has thrown
     * @param string           $xpath      of the element or attribute in a document of XML, by local names; '' in others
     */
    public function __construct(
        public ErrorCode $code,
        public array $segments,
        public string $message,
        public string $expected = '',
        public string $actual = '',
        public string $actualKind = '',
        public string $origin = '',
        public string $hint = '',
        public ?int $line = null,
        public ?int $column = null,
        public ?int $offset = null,
        public string $excerpt = '',
        public ?\Throwable $exception = null,
        public string $xpath = '',
    ) {
        $this->path = Path::toText($segments);
        $this->pointer = Path::toPointer($segments);
    }

    /**
     * Something else stands where something was expected.
     *
     * @param list<string|int> $segments
     */
    public static function mismatch(ErrorCode $code, array $segments, string $expected, mixed $value, string $origin = '', string $hint = ''): self
    {
        $actual = ValueText::of($value);
        $expected = ValueText::classes($expected);

        return new self($code, $segments, "expected {$expected}, got {$actual}", $expected, $actual, ValueText::kind($value), $origin, $hint);
    }

    /**
     * Code of the user's has refused a value, in its own words.
     *
     * @param list<string|int> $segments
     */
    public static function refusal(array $segments, \Throwable $exception, string $origin): self
    {
        $message = $exception->getMessage();

        return new self(ErrorCode::Refused, $segments, $message === '' ? ValueText::classes($exception::class) : $message, origin: $origin, exception: $exception);
    }

    /**
     * The way to what stands in the document and has a position: the value, or the object that lacks a key.
     *
     * @return list<string|int>
     */
    public function anchor(): array
    {
        return $this->code->isAboutAbsence() ? \array_slice($this->segments, 0, -1) : $this->segments;
    }

    public function withPosition(?int $line, ?int $column, int $offset, string $xpath = ''): self
    {
        return new self(
            $this->code,
            $this->segments,
            $this->message,
            $this->expected,
            $this->actual,
            $this->actualKind,
            $this->origin,
            // Bytes that are no text have no quotes.
            $line === null && \str_contains($this->hint, 'quotes') ? '' : $this->hint,
            $line,
            $column,
            $offset,
            $this->excerpt,
            $this->exception,
            $xpath,
        );
    }

    /**
     * The same below a value that has this path: an item of a stream, whose own path begins at the item.
     *
     * @param list<string|int> $segments
     */
    public function below(array $segments): self
    {
        return new self(
            $this->code,
            [...$segments, ...$this->segments],
            $this->message,
            $this->expected,
            $this->actual,
            $this->actualKind,
            $this->origin,
            $this->hint,
            $this->line,
            $this->column,
            $this->offset,
            $this->excerpt,
            $this->exception,
            $this->xpath,
        );
    }

    /**
     * What may be told to whoever sent the document: no value of it, no class and no property.
     */
    public function detail(): string
    {
        $summary = match (true) {
            $this->expected === '' => $this->code->summary(),
            $this->actualKind === '' => "{$this->code->summary()}: expected {$this->expected}",
            default => "expected {$this->expected}, got {$this->actualKind}",
        };

        $place = $this->place();

        return $place === '' ? $summary : "{$summary}, {$place}";
    }

    /**
     * `line 3, column 17`, or `byte 42` in a document that is no text, and in XML the XPath behind that; '' where it is not known.
     */
    public function place(): string
    {
        return Place::text($this->line, $this->column, $this->offset) . ($this->xpath === '' ? '' : ", {$this->xpath}");
    }

    /**
     * @return array{code: string, path: string, pointer: string, message: string, expected: string, actual: string, origin: string, hint: string, line: ?int, column: ?int, offset: ?int}
     */
    public function jsonSerialize(): array
    {
        return [
            'code' => $this->code->value,
            'path' => $this->path,
            'pointer' => $this->pointer,
            'message' => $this->message,
            'expected' => $this->expected,
            'actual' => $this->actual,
            'origin' => $this->origin,
            'hint' => $this->hint,
            'line' => $this->line,
            'column' => $this->column,
            'offset' => $this->offset,
        ];
    }
}
