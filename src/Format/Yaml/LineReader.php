<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Expected;
use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * Reads what most documents are made of without nodes: maps and lists in block style, a line with one regular expression. A value of
 * another kind goes through the {@see Composer}, and a document of another kind is refused: then that reads it as a whole, and says
 * what is wrong if something is.
 *
 * @internal
 */
final class LineReader
{
    /** A plain scalar of one line: no indicator at its beginning, no ": " or " #" inside, no blank at its end. */
    public const PLAIN = '(?:[^\s&*!|>%@`,\[\]{}#"\'?:-]|[?:-](?=[^\s]))[^\n:#]*+(?:(?::(?=[^\s])|(?<=[^\s])#)[^\n:#]*+)*+(?<![ \t])';

    /** Double quotes around what JSON could have there: with other escapes and on several lines they are for the composer. */
    public const DOUBLE = '"([^"\\\\\n]*+(?:\\\\(?:["\\\\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\\\n]*+)*+)"';

    private const SCALAR = '(?:(' . self::PLAIN . ')|' . self::DOUBLE . '|\'([^\'\n]*+)\')\n';

    /** Where brackets follow that may be closed on the same line. */
    public const BRACKET = '(?=([\[{]))';

    /** A key and a scalar, or a key alone. */
    private const MEMBER = '/\G([A-Za-z_][\w-]*+):(?:\n| (?:' . self::SCALAR . '|' . self::BRACKET . '))/';

    private const PLAIN_MEMBER = '([A-Za-z_][\w-]*+): (' . self::PLAIN . ')';

    private const PLAIN_ITEM = '- (' . self::PLAIN . ')';

    private const ITEM = '/\G- (?:' . self::SCALAR . '|' . self::BRACKET . ')/';

    /** @var list<array{int, int|list<int>, array<int|string, int>, int, list<array{?string, list<string>, int}>}> */
    private readonly array $table;

    private readonly string $text;

    /** The same with a comment at the end of the line, in the same groups. */
    private const COMMENTED = '(?:((?:[^\s&*!|>%@`,\[\]{}#"\'?:-]|[?:-](?=\S))(?:[^\s:#]++|:(?=\S)|(?<=\S)#| ++(?=[^\s#]))*+)|' . self::DOUBLE . '|\'([^\'\n]*+)\')';

    private const COMMENTED_MEMBER = '/\G([A-Za-z_][\w-]*+):(?: ' . self::COMMENTED . ')? ++#[^\n]*+\n/';

    private const COMMENTED_ITEM = '/\G- ' . self::COMMENTED . ' ++#[^\n]*+\n/';

    /** So many items of a list are looked at for more that are alike. */
    private const TRIES = 4;

    /** Spaces, up to which expressions are kept that know how many there are. */
    private const DEEP = 32;

    /** @var array<int, string> members with plain scalars, one after the other, by the spaces before each of them */
    private static array $plainMembers = [];

    /** @var array<int, string> the same for items */
    private static array $plainItems = [];

    /** Bytes of a line in which no text can be too long. */
    private readonly int $longest;

    private readonly bool $counts;

    /** Whether many lines may be read at once, since nothing is limited of which the place would be told. */
    private readonly bool $readsMany;

    private readonly int $maxDepth;

    private int $at = 0;

    private int $depth = 0;

    private ?Composer $composer = null;

    private ?Resolver $resolver = null;

    private ?BracketReader $brackets = null;

    /**
     * @param Source $source      of a text that ends with a line break
     * @param bool   $ignoresTags see {@see Resolver}
     */
    public function __construct(
        private readonly Source $source,
        private readonly Expected $expected,
        private readonly Limits $limits,
        private readonly bool $ignoresTags,
    ) {
        $this->text = $source->text;
        $this->table = $expected->table;
        $this->longest = $limits->stringLength ?? \PHP_INT_MAX;
        $this->counts = $limits->elements !== null;
        $this->readsMany = $limits->elements === null && $limits->stringLength === null;
        $this->maxDepth = $limits->depth;
    }

    /**
     * @throws Unordinary
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return array<mixed>|\stdClass a map or a list
     */
    public function document(): array|\stdClass
    {
        if (\str_starts_with($this->text, "---\n")) {
            $this->at = 4;
        }
        $spaces = $this->nextLine();
        $this->at += $spaces;
        $value = match (true) {
            $this->isDash() => $this->list($spaces, $this->expected->root),
            $this->isBracket() => $this->brackets($this->expected->root),
            default => $this->map($spaces, $this->expected->root),
        };
        if ($value === null || $this->nextLine() >= 0 || isset($this->text[$this->at])) {
            // Another document may follow.
            throw new Unordinary();
        }

        return $value;
    }

    /**
     * @param int $indent spaces before each key; the reader is at the first one
     * @param int $place  see {@see Expected}
     *
     * @return array<mixed>|\stdClass|null null where there is no key that is read here
     */
    private function map(int $indent, int $place): array|\stdClass|null
    {
        $text = $this->text;
        $at = $this->at;
        if ($place < 0) {
            $row = $this->table[~$place];
            if ($row[4] !== []) {
                $chosen = $this->chosen($place, $row[4]);
                if ($chosen === null) {
                    $map = $this->composed($indent - 1, true, false, $place);

                    return \is_array($map) || $map instanceof \stdClass ? $map : throw new Unordinary();
                }
                $row = $chosen < 0 ? $this->table[~$chosen] : null;
            }
        }
        $members = $row[2] ?? [];
        $others = $row[3] ?? Expected::ANY;
        if (++$this->depth > $this->maxDepth) {
            throw new Unordinary();
        }
        $longest = $this->longest;
        $map = [];
        $count = 0;
        $readsMany = $mayBeMany = $this->readsMany && $indent <= self::DEEP;
        while (true) {
            $start = $at;
            $isPlain = false;
            $areMany = $mayBeMany;
            $mayBeMany = false;
            if ($areMany && \preg_match_all(self::$plainMembers[$indent] ??= self::lines($indent, self::PLAIN_MEMBER), $text, $many, \PREG_PATTERN_ORDER, $at) > 0) {
                $isPlain = true;
                [, $keys, $values] = $many;
                $many = [];
                $last = \count($keys) - 1;
                $key = $keys[$last];
                $at += \strlen(\implode('', $keys)) + \strlen(\implode('', $values)) + 3 * ($last + 1) + $indent * $last;
                $start = $at - \strlen($key) - \strlen($values[$last]) - 3;
                // Not over the values: PHP would copy them when the first one is set.
                foreach ($keys as $number => $name) {
                    $expected = $members[$name] ?? $others;
                    // Most are texts, and most of the others whole numbers.
                    if ($expected !== Expected::TEXT && \is_string($scalar = $values[$number]) && isset(CoreSchema::TELLING[$scalar[0]])) {
                        $values[$number] = $expected === Expected::INT && \ctype_digit($scalar) && !isset($scalar[CoreSchema::DIGITS]) ? (int) $scalar : CoreSchema::resolve($scalar, $expected < 0 ? $this->table[~$expected][0] : $expected);
                    }
                }
                $some = \array_combine($keys, $values);
                $map = $count === 0 ? $some : $map + $some;
                $count += $last;
            } elseif (\preg_match(self::MEMBER, $text, $match, 0, $at) === 1 || \preg_match(self::COMMENTED_MEMBER, $text, $match, 0, $at) === 1) {
                $length = \strlen($match[0]);
                if ($length > $longest) {
                    throw new Unordinary();
                }
                $at += $length;
                $key = $match[1];
                $expected = $members[$key] ?? $others;
                if (!isset($match[3])) {
                    if (isset($match[2])) {
                        $isPlain = true;
                        $mayBeMany = $readsMany;
                        $map[$key] = $expected === Expected::TEXT ? $match[2] : CoreSchema::resolve($match[2], $expected < 0 ? $this->table[~$expected][0] : $expected);
                    } else {
                        $this->at = $at;
                        $map[$key] = $this->below($indent, $expected, true);
                        $at = $this->at;
                    }
                } elseif (!isset($match[5])) {
                    $map[$key] = $match[4] ?? self::unescaped($match[3]);
                } else {
                    $this->at = $at;
                    $value = $this->brackets($expected);
                    if ($value === null) {
                        $this->at = $start;
                        $this->member($map, $indent, $members, $others);
                    } else {
                        $map[$key] = $value;
                    }
                    $at = $this->at;
                }
            } elseif ($count === 0) {
                --$this->depth;

                return null;
            } elseif (\str_contains("#\n", $text[$at] ?? "\n") || ($indent === 0 && $this->source->isMarker($at))) {
                $this->at = $at - $indent;
                $spaces = $this->nextLine();
                $at = $this->at;
                if ($spaces < $indent) {
                    break;
                }
                $at += $spaces === $indent ? $spaces : throw new Unordinary();
                continue;
            } else {
                $this->at = $at;
                $this->member($map, $indent, $members, $others);
                $at = $this->at;
            }
            ++$count;
            $spaces = \strspn($text, ' ', $at);
            if ($spaces === $indent) {
                $at += $indent;
                continue;
            }
            if ($spaces < $indent && isset($text[$at])) {
                // Most maps end like this.
                $character = $text[$at + $spaces];
                if ($character > '-' ? $spaces > 0 || $character !== '.' : $character === '-' && $text[$at + $spaces + 1] === ' ') {
                    break;
                }
            }
            $this->at = $at;
            $spaces = $this->nextLine();
            if ($isPlain && $spaces > $indent) {
                // It goes on there.
                unset($map[$key]);
                $this->at = $start;
                $this->member($map, $indent, $members, $others);
                $spaces = $this->nextLine();
            }
            $at = $this->at;
            if ($spaces < $indent) {
                break;
            }
            if ($spaces > $indent) {
                throw new Unordinary();
            }
            $at += $spaces;
        }
        if (\count($map) !== $count) {
            // A key stands there twice.
            throw new Unordinary();
        }
        --$this->depth;
        $this->at = $at;
        if ($this->counts) {
            $this->resolver()->count($count, $start);
        }

        return isset($map[0]) && \array_is_list($map) ? (object) $map : $map;
    }

    /**
     * Lines one after the other, each indented so far. Of what matches only the line break is kept: so PHP copies no line.
     * The reader is behind the spaces of the first one.
     */
    private static function lines(int $indent, string $line): string
    {
        return "/\\G(?:(?<=[- ])|(?<![^\n]) {{$indent}}){$line}\\K\n/";
    }

    /**
     * @param int $indent spaces before each dash; the reader is at the first one
     * @param int $place  see {@see Expected}
     *
     * @return list<mixed>
     */
    private function list(int $indent, int $place): array
    {
        $text = $this->text;
        $at = $this->at;
        $places = $place < 0 ? $this->table[~$place][1] : Expected::ANY;
        $expected = \is_int($places) ? $places : Expected::ANY;
        if (++$this->depth > $this->maxDepth) {
            throw new Unordinary();
        }
        $list = [];
        $isMap = false;
        $mayBeMany = $this->readsMany && $indent <= self::DEEP && \is_int($places);
        $rows = $mayBeMany && $expected < 0 && $this->depth < $this->maxDepth ? RowReader::of($this->expected) : null;
        $tries = self::TRIES;
        while (true) {
            if (!\is_int($places)) {
                $expected = $places[\count($list)] ?? Expected::ANY;
            }
            $start = $at;
            $isPlain = false;
            $areMany = $mayBeMany;
            $mayBeMany = false;
            if ($rows !== null && ($items = $rows->read($text, $at, $indent, $expected)) !== []) {
                $list = $list === [] ? $items : [...$list, ...$items];
                $at = $rows->at;
                $isMap = true;
            } elseif ($areMany && \preg_match_all(self::$plainItems[$indent] ??= self::lines($indent, self::PLAIN_ITEM), $text, $many, \PREG_PATTERN_ORDER, $at) > 0) {
                $isPlain = true;
                $list = $many[1];
                $last = \count($list) - 1;
                $at += \strlen(\implode('', $list)) + 3 * ($last + 1) + $indent * $last;
                $start = $at - \strlen($list[$last]) - 3;
                if ($expected !== Expected::TEXT) {
                    $kinds = $expected < 0 ? $this->table[~$expected][0] : $expected;
                    foreach ($list as $number => $scalar) {
                        if (isset(CoreSchema::TELLING[$scalar[0]])) {
                            $list[$number] = CoreSchema::resolve($scalar, $kinds);
                        }
                    }
                }
            } elseif ($isMap && $text[$at + 1] === ' ' && \ctype_alpha($text[$at + 2])) {
                // As the one before, most likely.
                $rows = --$tries > 0 ? $rows : null;
                $this->at = $at + 2;
                $value = $this->map($indent + 2, $expected);
                if ($value === null) {
                    $isMap = false;
                    continue;
                }
                $list[] = $value;
                $at = $this->at;
            } elseif (\preg_match(self::ITEM, $text, $match, 0, $at) === 1 || \preg_match(self::COMMENTED_ITEM, $text, $match, 0, $at) === 1) {
                $length = \strlen($match[0]);
                if ($length > $this->longest) {
                    throw new Unordinary();
                }
                $at += $length;
                if (isset($match[4])) {
                    $this->at = $at;
                    $value = $this->brackets($expected);
                    if ($value === null) {
                        $this->at = $start + 1;
                        $value = $this->composed($indent, true, false, $expected);
                    }
                    $list[] = $value;
                    $at = $this->at;
                } elseif (isset($match[2])) {
                    $list[] = $match[3] ?? self::unescaped($match[2]);
                } else {
                    $isPlain = true;
                    $scalar = $match[1] ?? '';
                    $list[] = $expected === Expected::TEXT ? $scalar : CoreSchema::resolve($scalar, $expected < 0 ? $this->table[~$expected][0] : $expected);
                }
            } else {
                $this->at = $at;
                $list[] = $this->item($indent, $expected);
                $at = $this->at;
                $isMap = true;
                $rows = --$tries > 0 ? $rows : null;
            }
            $spaces = \strspn($text, ' ', $at);
            if ($spaces !== $indent || ($text[$at + $spaces] ?? '') !== '-') {
                $this->at = $at;
                $spaces = $this->nextLine();
                if ($isPlain && $spaces > $indent) {
                    \array_pop($list);
                    $this->at = $start + 1;
                    $list[] = $this->composed($indent, true, false, $expected);
                    $spaces = $this->nextLine();
                }
                $at = $this->at;
                if ($spaces > $indent) {
                    throw new Unordinary();
                }
            }
            if ($spaces < $indent || $text[$at + $spaces] !== '-' || ($text[$at + $spaces + 1] !== ' ' && !$this->source->isSpace($at + $spaces + 1))) {
                break;
            }
            $at += $spaces;
        }
        --$this->depth;
        $this->at = $at;
        if ($this->counts) {
            $this->resolver()->count(\count($list), $start);
        }

        return $list;
    }

    /**
     * A member of another kind than the one on a line.
     *
     * @param array<mixed>           $map
     * @param array<int|string, int> $members
     */
    private function member(array &$map, int $indent, array $members, int $others): void
    {
        $this->source->at = $this->at;
        $key = $this->composer()->key();
        if (!$key instanceof Scalar || $key->text === '<<' || \strlen($key->text) > $this->longest) {
            throw new Unordinary();
        }
        $this->at = $this->source->at + 1;
        $map[$key->text] = $this->composed($indent, false, true, $members[$key->text] ?? $others);
    }

    private function item(int $indent, int $place): mixed
    {
        $text = $this->text;
        $next = $text[$this->at + 1];
        if ($next === "\n") {
            $this->at += 2;

            return $this->below($indent, $place, false);
        }
        $dash = $this->at;
        $blanks = \strspn($text, ' ', $dash + 1);
        $this->at += 1 + $blanks;
        $value = $this->isDash() ? $this->list($indent + 1 + $blanks, $place) : $this->map($indent + 1 + $blanks, $place);
        if ($value !== null) {
            return $value;
        }
        $this->at = $dash + 1;

        return $this->composed($indent, true, false, $place);
    }

    /**
     * The value on the lines behind a key or a dash; the reader is at the beginning of the first one.
     *
     * @param bool $hasDashes whether a list may begin as far left as what it belongs to
     */
    private function below(int $indent, int $place, bool $hasDashes): mixed
    {
        $before = $this->at;
        $spaces = \strspn($this->text, ' ', $before);
        if ($spaces > $indent && \ctype_alpha($this->text[$before + $spaces])) {
            $this->at += $spaces;
            $value = $this->map($spaces, $place);
            if ($value !== null) {
                return $value;
            }
            $this->at = $before;
        }
        $spaces = $this->nextLine();
        if ($spaces < $indent) {
            return null;
        }
        $this->at += $spaces;
        if ($this->isDash()) {
            if ($spaces > $indent || $hasDashes) {
                return $this->list($spaces, $place);
            }
        } elseif ($spaces > $indent) {
            $value = $this->map($spaces, $place);
            if ($value !== null) {
                return $value;
            }
            $this->at = $before;

            return $this->composed($indent, false, $hasDashes, $place);
        }
        $this->at -= $spaces;

        return null;
    }

    /**
     * A value that the composer reads.
     *
     * @param bool $isCompact see {@see Composer::node()}
     * @param bool $hasDashes see {@see Composer::node()}
     */
    private function composed(int $indent, bool $isCompact, bool $hasDashes, int $place): mixed
    {
        $this->source->at = $this->at;
        $this->source->depth = $this->resolver()->depth = $this->depth;
        $value = $this->resolver()->value($this->composer()->node($indent, $isCompact, $hasDashes), $place);
        if (!$this->source->next()) {
            $this->source->endLine();
        }
        $this->at = $this->source->at;

        return $value;
    }

    /**
     * The place for the map where the reader is, if its first key decides.
     *
     * @param list<array{?string, list<string>, int}> $cases
     */
    private function chosen(int $place, array $cases): ?int
    {
        if ($cases[0][0] !== null || $cases[0][1] !== []) {
            if (\preg_match(self::MEMBER, $this->text, $match, 0, $this->at) !== 1 || !isset($match[2]) || isset($match[5]) || \str_contains($match[3] ?? '', '\\')) {
                return null;
            }
            foreach ($cases as [$field, $values]) {
                if ($field !== $match[1] && !($field === null && $values === [])) {
                    return null;
                }
            }

            return $this->expected->map($place, [$match[1] => $match[4] ?? $match[3] ?? $match[2]]);
        }
        $place = $cases[0][2];

        return $place < 0 && $this->table[~$place][4] !== [] ? $this->chosen($place, $this->table[~$place][4]) : $place;
    }

    /**
     * Moves to the beginning of the next line that is neither empty nor a comment.
     *
     * @return int spaces before it; -1 at the end of the document
     */
    private function nextLine(): int
    {
        $spaces = \strspn($this->text, ' ', $this->at);
        $character = $this->text[$this->at + $spaces] ?? '';
        if ($character > '-' && ($spaces > 0 || $character !== '.')) {
            return $spaces;
        }
        if ($character === "\n" || $character === '#' || $character === "\t" || $character === '') {
            $this->source->at = $this->at;
            $this->source->next();
            $this->at = $this->source->at;
            if ($this->source->isAtEnd()) {
                return -1;
            }
            $spaces = \strspn($this->text, ' ', $this->at);
            if ($this->text[$this->at + $spaces] === "\t") {
                throw new Unordinary();
            }
        }

        return $spaces === 0 && $this->source->isMarker($this->at) ? -1 : $spaces;
    }

    /**
     * A list or a map in brackets on one line.
     *
     * @return array<mixed>|\stdClass|null null where it is of another kind
     */
    private function brackets(int $place): array|\stdClass|null
    {
        $brackets = $this->brackets ??= new BracketReader($this->text, $this->resolver(), $this->expected, $this->limits);
        $value = $brackets->read($this->at, $this->depth, $place);
        $this->at = $brackets->at;

        return $value;
    }

    /**
     * Most documents need neither this nor what resolves its nodes.
     */
    private function composer(): Composer
    {
        return $this->composer ??= new Composer($this->source);
    }

    private function resolver(): Resolver
    {
        return $this->resolver ??= new Resolver($this->source, $this->expected, $this->limits, $this->ignoresTags);
    }

    private function isBracket(): bool
    {
        $character = $this->text[$this->at] ?? '';

        return $character === '[' || $character === '{';
    }

    private function isDash(): bool
    {
        return ($this->text[$this->at] ?? '') === '-' && ($this->text[$this->at + 1] === ' ' || $this->source->isSpace($this->at + 1));
    }

    /**
     * @param string $text between double quotes, with escapes that JSON has
     */
    public static function unescaped(string $text): string
    {
        if (!\str_contains($text, '\\')) {
            return $text;
        }
        // A tab that is not escaped is YAML, but not JSON.
        $string = \json_decode('"' . \strtr($text, ["\t" => '\t']) . '"');

        return \is_string($string) ? $string : throw new Unordinary();
    }
}
