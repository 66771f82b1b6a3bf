<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\Excerpt;
use Kiln\Format\Item;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Parser\Parser;

/**
 * Cuts a stream into elements. Each comes in an element that declares the namespaces around it ({@see WRAPPER}).
 *
 * @internal
 */
final class Splitter
{
    public const WRAPPER = '_';

    /** A tag, as far as it can be told without a look at its attributes. */
    private const TAG = '~<(/?+)([^\s/>!?<"\'=]++)((?:[^<>"\']++|"[^<"]*+"|\'[^<\']*+\')*+)>~A';

    /** @var list<string> as they stand in the text: the elements that are open, the root first */
    private array $raws = [];

    /** @var list<string> their names */
    private array $names = [];

    /** @var list<array<string, string>> the namespaces in them: URI by prefix */
    private array $namespaces = [[]];

    /** @var list<string> start tags of an element around an item, which declare them */
    private array $openings = ['<' . self::WRAPPER . '>'];

    public function __construct(private readonly StreamBuffer $buffer, private readonly ItemPath $path, private readonly ?int $maxItemBytes, private readonly int $maxDepth) {}

    /**
     * To be called once.
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return \Generator<int, Item>
     */
    public function split(): \Generator
    {
        $this->begin();
        $hasRoot = false;
        while ($this->nextMarkup($hasRoot && $this->raws === [])) {
            if ($hasRoot && $this->raws === []) {
                $this->fail('unexpected text: expected the end behind the root element');
            }
            $hasRoot = true;
            [$whole, $slash, $raw, $attributes] = $this->tag();
            if ($slash !== '') {
                if ($raw !== ($this->raws[\count($this->raws) - 1] ?? null) || \trim($attributes) !== '') {
                    $this->fail("unexpected \"</{$raw}>\"" . ($this->raws === [] ? '' : ': expected "</' . $this->raws[\count($this->raws) - 1] . '>"'));
                }
                $this->close();
                $this->buffer->at += \strlen($whole);
                continue;
            }
            $isEmpty = \str_ends_with($attributes, '/');
            [$name, $namespaces] = $this->start($isEmpty ? $whole : \substr($whole, 0, -1) . '/>');
            if ($this->path->isItem($this->names, $name)) {
                $length = $isEmpty ? \strlen($whole) : $this->lengthOf($raw, \strlen($whole));
                yield $this->item($length);
                $this->buffer->at += $length;
                continue;
            }
            $this->buffer->at += \strlen($whole);
            if (!$isEmpty) {
                if (\count($this->raws) >= $this->maxDepth) {
                    $this->fail("nested deeper than the {$this->maxDepth} levels allowed", SyntaxError::DEPTH_EXCEEDED);
                }
                $this->raws[] = $raw;
                $this->names[] = $name;
                $this->declare($namespaces);
            }
        }
        if (!$hasRoot || $this->raws !== []) {
            $this->fail('unexpected end of text: expected ' . ($hasRoot ? '"</' . $this->raws[\count($this->raws) - 1] . '>"' : 'the root element'));
        }
    }

    private function begin(): void
    {
        while (\strlen($this->buffer->text) < 4 && $this->buffer->more());
        $beginning = \substr($this->buffer->text, 0, 4);
        if (\str_starts_with($beginning, "\xEF\xBB\xBF")) {
            $this->buffer->at = 3;
        } elseif (\str_contains($beginning, "\0") || \str_starts_with($beginning, "\xFF\xFE") || \str_starts_with($beginning, "\xFE\xFF")) {
            $this->fail('a stream of XML is read in UTF-8 alone');
        }
    }

    /**
     * Moves the reader to the next tag.
     *
     * @param bool $isBehindRoot whether only white space, comments and processing instructions may stand there
     */
    private function nextMarkup(bool $isBehindRoot): bool
    {
        while (true) {
            $buffer = $this->buffer;
            if ($this->raws === []) {
                $next = $buffer->skip(" \t\r\n");
                if ($next === '') {
                    return false;
                }
                if ($next !== '<') {
                    $this->fail($isBehindRoot ? 'unexpected text: expected the end behind the root element' : 'unexpected text: expected the root element');
                }
            } else {
                $buffer->at += \strcspn($buffer->text, '<', $buffer->at);
                if (!isset($buffer->text[$buffer->at])) {
                    if (!$buffer->more()) {
                        return false;
                    }
                    continue;
                }
            }
            while (\strlen($buffer->text) - $buffer->at < 9 && $buffer->more());
            $end = match (true) {
                \substr_compare($buffer->text, '<!--', $buffer->at, 4) === 0 => '-->',
                \substr_compare($buffer->text, '<?', $buffer->at, 2) === 0 => '?>',
                \substr_compare($buffer->text, '<![CDATA[', $buffer->at, 9) === 0 => $this->raws === [] ? $this->fail('unexpected CDATA section: expected ' . ($isBehindRoot ? 'the end behind the root element' : 'the root element')) : ']]>',
                \substr_compare($buffer->text, '<!', $buffer->at, 2) === 0 => $this->fail('a document type declaration, which is refused'),
                default => null,
            };
            if ($end === null) {
                return true;
            }
            $length = $this->find($end, 2);
            if ($end === '?>' && \preg_match('~^<\?xml\s[^>]*encoding\s*=\s*["\']([^"\']*)~', \substr($buffer->text, $buffer->at, $length), $match) === 1 && !\in_array(\strtoupper($match[1]), ['UTF-8', 'US-ASCII', 'ASCII'], true)) {
                $this->fail('a stream of XML is read in UTF-8 alone');
            }
            $buffer->at += $length;
        }
    }

    /**
     * @return array{string, string, string, string} the whole tag where the reader is, "/" for an end tag, its name, and its attributes
     */
    private function tag(): array
    {
        $length = $this->endOfTag(1);
        $tag = \substr($this->buffer->text, $this->buffer->at, $length);

        return \preg_match(self::TAG, $tag, $match) === 1 ? [$match[0], $match[1], $match[2], $match[3]] : $this->fail('unexpected "<": this is no tag');
    }

    /**
     * The bytes from the reader to behind the ">" that ends a tag, or to a "<" in it. A ">" may stand in an attribute.
     */
    private function endOfTag(int $from): int
    {
        $stops = '<>"\'';
        while (true) {
            $text = $this->buffer->text;
            $from += \strcspn($text, $stops, $this->buffer->at + $from);
            $stop = $text[$this->buffer->at + $from] ?? '';
            if ($stop === '') {
                unset($text);
                $this->limit($from);
                if (!$this->buffer->more()) {
                    $this->fail('unexpected end of text: expected ">"');
                }
                continue;
            }
            if ($stop === '<') {
                return $from;
            }
            ++$from;
            if ($stop === '>') {
                return $from;
            }
            $stops = $stops === "<{$stop}" ? '<>"\'' : "<{$stop}";
        }
    }

    /**
     * The bytes from the reader to behind the next one of these.
     */
    private function find(string $needle, int $from): int
    {
        while (true) {
            $at = \strpos($this->buffer->text, $needle, $this->buffer->at + $from);
            if ($at !== false) {
                return $at - $this->buffer->at + \strlen($needle);
            }
            $from = \max($from, \strlen($this->buffer->text) - $this->buffer->at - \strlen($needle) + 1);
            $this->limit($from);
            if (!$this->buffer->more()) {
                $this->fail("unexpected end of text: expected \"{$needle}\"");
            }
        }
    }

    /**
     * The bytes of an element from the reader on.
     *
     * @param string $raw  its name
     * @param int    $from behind its start tag
     */
    private function lengthOf(string $raw, int $from): int
    {
        $name = \preg_quote($raw, '~');
        $pattern = "~<(?:/{$name}[ \\t\\r\\n]*+(?:(>)|\\z)|{$name}(?=[ \\t\\r\\n/>])|!--|!\\[CDATA\\[|\\?)~";
        $depth = 1;
        while (true) {
            $buffer = $this->buffer;
            if (\preg_match($pattern, $buffer->text, $match, \PREG_OFFSET_CAPTURE, $buffer->at + $from) !== 1) {
                // A part of the end tag may be all that there is now.
                $length = \strlen($buffer->text) - $buffer->at;
                $from = \max($from, $length - \strlen($raw) - 64);
                $this->limit($from);
                if (!$buffer->more()) {
                    $this->fail("unexpected end of text: expected \"</{$raw}>\"");
                }
                continue;
            }
            $found = $match[0][0];
            $from = $match[0][1] - $buffer->at + \strlen($found);
            if (isset($match[1])) {
                if (--$depth === 0) {
                    $this->limit($from);

                    return $from;
                }
            } elseif ($found[1] === '/') {
                // As much white space as there is may stand in an end tag, of which a part is there.
                $this->limit($from);
                $from -= \strlen($found);
                if (!$buffer->more()) {
                    $this->fail("unexpected end of text: expected \"</{$raw}>\"");
                }
            } elseif ($found === '<!--' || $found === '<![CDATA[' || $found === '<?') {
                $from = $this->find(['<!--' => '-->', '<![CDATA[' => ']]>', '<?' => '?>'][$found], $from);
            } else {
                $from = $this->endOfTag($from);
                $depth += \substr($buffer->text, $buffer->at + $from - 2, 2) === '/>' ? 0 : 1;
            }
        }
    }

    private function limit(int $length): void
    {
        if ($this->maxItemBytes !== null && $length > $this->maxItemBytes) {
            throw new LimitException(LimitExceeded::item($this->maxItemBytes, $this->buffer->positionAt($this->buffer->at)));
        }
    }

    private function item(int $length): Item
    {
        $opening = $this->openings[\count($this->openings) - 1];
        $place = $this->buffer->positionAt($this->buffer->at);

        return new Item($opening . \substr($this->buffer->text, $this->buffer->at, $length) . '</' . self::WRAPPER . '>', self::before($place, $opening));
    }

    /**
     * @param string $tag a start tag, with the end of an empty-element tag
     *
     * @return array{string, array<string, string>} the name of the element, and the namespaces that it declares: URI by prefix
     */
    private function start(string $tag): array
    {
        $opening = $this->openings[\count($this->openings) - 1];
        try {
            $tape = (new Parser($opening . $tag . '</' . self::WRAPPER . '>'))->tape();
        } catch (SyntaxException $exception) {
            throw new SyntaxException($exception->error->within(self::before($this->buffer->positionAt($this->buffer->at), $opening)));
        }

        return [$tape->names[1], $tape->namespaces[1] ?? []];
    }

    /**
     * Where the text begins in which $opening stands before a place.
     */
    private static function before(Position $place, string $opening): Position
    {
        return new Position($place->offset - \strlen($opening), $place->line, (int) $place->column - (int) \preg_match_all('/[^\x80-\xBF]/', $opening));
    }

    /**
     * @param array<string, string> $namespaces URI by prefix
     */
    private function declare(array $namespaces): void
    {
        $last = \count($this->namespaces) - 1;
        $this->namespaces[] = $namespaces + $this->namespaces[$last];
        $declarations = '';
        foreach ($namespaces === [] ? [] : $this->namespaces[$last + 1] as $prefix => $uri) {
            $declarations .= Syntax::declaration($prefix, $uri);
        }
        $this->openings[] = $namespaces === [] ? $this->openings[$last] : '<' . self::WRAPPER . "{$declarations}>";
    }

    private function close(): void
    {
        \array_pop($this->raws);
        \array_pop($this->names);
        \array_pop($this->namespaces);
        \array_pop($this->openings);
    }

    /**
     * @param SyntaxError::* $code
     */
    private function fail(string $message, string $code = SyntaxError::SYNTAX): never
    {
        $buffer = $this->buffer;

        throw new SyntaxException(new SyntaxError($code, $message, $buffer->positionAt($buffer->at), Excerpt::of($buffer->text, $buffer->at)));
    }
}
