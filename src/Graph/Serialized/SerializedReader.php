<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Build\Classes;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Read\Cursor;
use Kiln\Graph\Read\ReadShape;
use Kiln\Graph\StaleData;
use Kiln\Graph\UndecodableBytes;

/**
 * Lets unserialize() make a value of what {@see SerializedWriter} has written: a text, and in front of it the classes and enum
 * cases that it names. So these can be checked before PHP looks at the text; and it is refused when it names others, or could
 * take more memory than is promised. It is not parsed: what is written wrong unserialize() notices itself.
 *
 * All that the first call in a request needs stands here and in {@see ClassAnatomy}; what finds something wrong is loaded then.
 *
 * @internal
 */
final class SerializedReader
{
    /** In the byte of the depth: names come before the text. */
    public const HAS_NAMES = 0x80;

    /** Arrays and objects in each other: what the byte has room for. */
    public const DEEPEST = 127;

    /** What stands for a class, or for a case of an enum, begins with one of these. */
    public const BY_PROPERTIES = 0;

    public const BY_DATA = 1;

    public const ENUM_CASE = 2;

    /** More are looked for one by one. */
    private const MOST_IN_PATTERN = 20;

    /** Bytes of memory that unserialize() takes for a place in an array: PHP gives a table a power of two of them. */
    private const PLACE = 80;

    /** Of the memory that decoding may take: what lengths of arrays may ask for that are not true, see {@see self::isCovered()}. */
    private const FREE = 917_504;

    private const FREE_PER_BYTE = 14;

    /** Of an object with as many, each byte of its text covers what it takes. */
    public const FEW_PROPERTIES = 8;

    /** Of so long a text, an expression finds two characters sooner: str_contains() stops at each "C", and names of classes have many. */
    private const LONG = 256;

    /** Digits of the lengths of arrays that an expression lets pass; as many arrays with more are looked at one by one. */
    private const MOST_DIGITS = 3;

    /** How many bytes the beginning of an array has at most that is looked at. */
    private const ARRAY_HEAD = 9;

    private const MOST_KNOWN = 1_000;

    /** @var array<string, self> by the bytes of the names, for the process */
    private static array $known = [];

    /** What nobody who writes bytes can know: where it stands, the text ends. */
    private static int $mark = 0;

    /** The text around it. */
    private static ?string $end = null;

    /** @var (\Closure(int): bool)|null */
    private static ?\Closure $listener = null;

    private static bool $isDamaged = false;

    /** @var array<int, string> that find a length of as many digits or more */
    private static array $long = [];

    /** @var list<array{string, ?int}> classes, and their layouts; null where data restore the objects */
    private array $shapes = [];

    /** @var list<array{string, string}> class and name of enum cases */
    private array $cases = [];

    /** @var array<string, true> how the text begins what it says of each object */
    private array $objectHeads = [];

    /** @var array<string, true> the text of each case */
    private array $caseTexts = [];

    /** @var array<string, positive-int> of classes with many properties: how an object begins, and the memory that it takes */
    private array $heavy = [];

    /** @var list<string> */
    private array $classes = [];

    /** @var array<int, array{allowed_classes: list<string>|false, max_depth: int}> for unserialize(), by depth */
    private array $options = [];

    /** Finds the name of a private property of any other class; false where nothing loads one of these */
    private string|false|null $scopes = null;

    private bool $areFound = false;

    /** @var array<string, string> that find what is not one of these, by the first two characters */
    private array $patterns = [];

    /** @var array<int, string> that find what is neither the beginning of one of these objects nor that of an array, by the digits of its length */
    private array $unusual = [];

    /**
     * @param int               $position of what stands behind the form
     * @param int               $end      the position behind the text
     * @param list<string>|AllowedClasses|null $allowed null for all
     *
     * @throws UndecodableBytes
     */
    public static function read(string $bytes, int $position, int $end, array|AllowedClasses|null $allowed): mixed
    {
        $depth = \ord($bytes[$position++]);
        if ($depth >= self::HAS_NAMES) {
            $depth &= self::DEEPEST;
            $length = $position < $end ? \ord($bytes[$position]) : 0;
            if ($length < 0x80 && $position + $length < $end) {
                $names = \substr($bytes, $position + 1, $length);
                $position += 1 + $length;
            } else {
                $names = self::names($bytes, $position, $end);
            }
            $text = \substr($bytes, $position, $end - $position);
            $reader = self::$known[$names] ?? self::of($names);
            if ($names !== '') {
                $reader->assertAllowed($allowed);
            }
        } else {
            $text = \substr($bytes, $position, $end - $position);
            $reader = self::isPlain($text, $depth + 1) ? null : self::of('');
        }
        if ($reader === null) {
            $options = ['allowed_classes' => false, 'max_depth' => $depth + 1];
        } elseif ($reader->accepts($text, $depth + 1)) {
            $options = $reader->options[$depth] ??= ['allowed_classes' => $reader->classes === [] ? false : $reader->classes, 'max_depth' => $depth + 1];
        } else {
            throw new DamagedBytes('The text is not one that Graph::encode() writes.');
        }
        if (self::$end === null) {
            self::$mark = \random_int(0, \PHP_INT_MAX);
            self::$end = 'i:1;i:' . self::$mark . ';}';
        }
        self::$isDamaged = false;
        \set_error_handler(self::$listener ??= self::hear(...));
        try {
            $pair = \unserialize('a:2:{i:0;' . $text . self::$end, $options); // @phpstan-ignore argument.type
        } catch (\Throwable $refusal) {
            throw new DamagedBytes("unserialize() does not accept what it is given: {$refusal->getMessage()}", 0, $refusal);
        } finally {
            \restore_error_handler();
        }
        if (self::hasHeard() || !\is_array($pair) || ($pair[1] ?? null) !== self::$mark) {
            throw new DamagedBytes('unserialize() does not accept what it is given.');
        }

        return $pair[0];
    }

    /**
     * @param int $position is set to the one behind them
     *
     * @throws DamagedBytes
     */
    private static function names(string $bytes, int &$position, int $end): string
    {
        $cursor = new Cursor($bytes, $position, $end);
        $names = $cursor->take($cursor->unsigned());
        $position = $end - $cursor->remaining();

        return $names;
    }

    /**
     * What stands behind the names, whatever it is.
     *
     * @throws DamagedBytes
     */
    public static function text(string $bytes, int $position, int $end): string
    {
        $cursor = new Cursor($bytes, $position, $end);
        if ($cursor->byte() >= self::HAS_NAMES) {
            $cursor->take($cursor->unsigned());
        }

        return $cursor->take($cursor->remaining());
    }

    /**
     * @param string $names the bytes that stand for them
     *
     * @throws DamagedBytes
     */
    public static function of(string $names): self
    {
        if (isset(self::$known[$names])) {
            return self::$known[$names];
        }
        if (\count(self::$known) >= self::MOST_KNOWN) {
            self::$known = [];
        }

        return self::$known[$names] = new self($names);
    }

    /**
     * The same of what is being written: with all that a decoder finds out about the classes before it looks at the text.
     */
    public static function ofWritten(string $names): self
    {
        $reader = self::$known[$names] ?? self::of($names);
        if (!$reader->areFound) {
            $reader->assertAllowed(null);
        }

        return $reader;
    }

    /**
     * @phpstan-impure
     */
    private static function hasHeard(): bool
    {
        return self::$isDamaged;
    }

    private static function hear(int $level): bool
    {
        self::$isDamaged = self::$isDamaged || ($level & (\E_DEPRECATED | \E_USER_DEPRECATED)) === 0;

        return true;
    }

    /**
     * @throws DamagedBytes
     */
    private function __construct(string $names)
    {
        $length = \strlen($names);
        for ($position = 0; $position < $length;) {
            $tag = \ord($names[$position++]);
            $class = self::named($names, $position);
            $this->classes[] = $class;
            if ($tag === self::ENUM_CASE) {
                $case = self::named($names, $position);
                $this->cases[] = [$class, $case];
                $this->caseTexts[\sprintf('E:%d:"%s:%s";', \strlen($class) + 1 + \strlen($case), $class, $case)] = true;
                continue;
            }
            if ($tag > self::BY_DATA) {
                throw new DamagedBytes('The names of classes have an unknown form.');
            }
            $layout = null;
            if ($tag === self::BY_PROPERTIES) {
                if ($position + 4 > $length) {
                    throw new DamagedBytes('The bytes end too early.');
                }
                $layout = \ord($names[$position++]) | \ord($names[$position++]) << 8 | \ord($names[$position++]) << 16 | \ord($names[$position++]) << 24;
            }
            $this->shapes[] = [$class, $layout];
            $this->objectHeads[self::head($class)] = true;
        }
    }

    /**
     * @param int $position of a name behind its length; what is set to the position behind it
     *
     * @throws DamagedBytes
     */
    private static function named(string $names, int &$position): string
    {
        $length = \ord($names[$position] ?? "\xFF");
        if ($length < 0x80 && $position + $length < \strlen($names)) {
            $name = \substr($names, $position + 1, $length);
            $position += 1 + $length;

            return $name;
        }
        $cursor = new Cursor($names, $position, \strlen($names));
        $name = $cursor->take($cursor->unsigned());
        $position = \strlen($names) - $cursor->remaining();

        return $name;
    }

    /**
     * Asks about all names before the first class is loaded.
     *
     * @param list<string>|AllowedClasses|null $allowed
     *
     * @throws UndecodableBytes
     */
    private function assertAllowed(array|AllowedClasses|null $allowed): void
    {
        if ($this->areAllAllowed($allowed) && ($this->areFound || ($this->areFound = $this->areAsWritten()))) {
            return;
        }
        // Says what is wrong, or copes with it.
        $classes = new Classes($allowed instanceof AllowedClasses ? $allowed : new AllowedClasses($allowed));
        foreach ($this->cases as [$class]) {
            $classes->assertAllowedClass($class);
        }
        foreach ($this->shapes as [$class]) {
            $classes->assertAllowedClass($class);
        }
        if (!$this->areFound) {
            $this->find($classes);
            // Classes do not change any more.
            $this->areFound = true;
        }
    }

    /**
     * @param list<string>|AllowedClasses|null $allowed
     */
    private function areAllAllowed(array|AllowedClasses|null $allowed): bool
    {
        foreach ($this->classes as $class) {
            // PHP would take such a name for another, which nobody has been asked about.
            $isAllowed = $class !== '' && $class[0] !== '\\'
                && ($allowed === null || ($allowed instanceof AllowedClasses ? $allowed->include($class) : \in_array($class, $allowed, true)));
            if (!$isAllowed) {
                return false;
            }
        }

        return true;
    }

    /**
     * Whether all classes and cases are what they were; where not, {@see self::find()} says why.
     */
    private function areAsWritten(): bool
    {
        foreach ($this->shapes as [$class, $layout]) {
            $slots = $layout === null ? ClassAnatomy::slotsOfScalars($class) : ClassAnatomy::slotsOfOrdinary($class, $layout);
            if ($slots === null) {
                return false;
            }
            $this->weigh($class, $slots);
        }
        foreach ($this->cases as [$class, $name]) {
            if (!\enum_exists($class) || !(new \ReflectionEnum($class))->hasCase($name)) {
                return false;
            }
        }

        return true;
    }

    private function find(Classes $classes): void
    {
        foreach ($this->shapes as [$class, $layout]) {
            $restoring = $layout === null ? Restoring::Data : Restoring::Properties;
            $anatomy = $classes->plan(new ReadShape($class, [], $restoring, $layout ?? ClassAnatomy::NO_LAYOUT, 0, 0))->class;
            if (ClassEntry::of($anatomy) === null) {
                throw new StaleData($class, 'it has methods now that PHP calls by itself');
            }
            $this->weigh($class, $anatomy->slots());
        }
        foreach ($this->cases as [$class, $case]) {
            Classes::enumCase($class, $case);
        }
    }

    /**
     * How serialize() begins an object.
     */
    private static function head(string $class): string
    {
        return 'O:' . \strlen($class) . ":\"{$class}\":";
    }

    /**
     * Notes the memory that an object takes beyond what its text covers in any case.
     *
     * @param int $properties that the class declares
     */
    private function weigh(string $class, int $properties): void
    {
        if ($properties > self::FEW_PROPERTIES) {
            // The object itself, and its table of properties, which unserialize() makes.
            $this->heavy[self::head($class)] = (20 + self::PLACE) * $properties + 8_192;
        }
    }

    /**
     * The same where there are only arrays and scalars: no references either.
     */
    public static function isPlain(string $text, int $depth): bool
    {
        $length = \strlen($text);

        return ($length * self::PLACE * $depth <= self::FREE || self::isCoveredWith(self::FREE + self::FREE_PER_BYTE * $length, $text, $depth))
            && !\str_contains($text, 'R:') && !\str_contains($text, 'O:') && !\str_contains($text, 'E:') && !\str_contains($text, 'C:');
    }

    /**
     * Whether unserialize() does no more than make a value of the text, of these classes and cases, within the memory that is
     * promised.
     *
     * @param int $depth how many arrays and objects stand in each other
     */
    public function accepts(string $text, int $depth): bool
    {
        $length = \strlen($text);
        $digits = $length * self::PLACE * $depth <= self::FREE ? self::MOST_DIGITS : \min(self::MOST_DIGITS, \strlen((string) self::longest($length, $depth)) - 1);
        $pattern = $this->unusual[$digits] ??= $this->unusual($digits);

        return (($pattern !== '' && !\str_contains($text, 'E:') && (\preg_match($pattern, $text) === 0 || self::hasLongArraysAtMost($pattern, $text, $depth)))
                || ($this->isCovered($text, $depth) && $this->areAllIn($text)))
            // The array around it, which the decoder makes, is nobody's.
            && (!\str_contains($text, 'R:') || \preg_match('/R:\+?0*1;/', $text) === 0)
            && ($this->scopes === false || $this->areScopesKnown($text));
    }

    /**
     * Of how many an array may claim to be.
     */
    private static function longest(int $length, int $depth): int
    {
        return \intdiv(self::FREE + self::FREE_PER_BYTE * $length, self::PLACE * $depth);
    }

    /**
     * Whether what an expression finds are few arrays, with more digits than it lets pass, but not too many elements.
     */
    private static function hasLongArraysAtMost(string $pattern, string $text, int $depth): bool
    {
        $most = self::longest(\strlen($text), $depth);
        $isAnyCovered = \strlen($text) <= $most;
        $digits = \strlen((string) $most);
        $left = self::MOST_DIGITS;
        for ($at = 0; \preg_match($pattern, $text, $found, \PREG_OFFSET_CAPTURE, $at) !== 0; $at += 2) {
            $at = $found[0][1] ?? -1;
            $from = \max(0, $at - self::ARRAY_HEAD);
            if ($at < 0 || --$left < 0 || \preg_match('/a:(\d+)\z/', \substr($text, $from, $at - $from), $array) !== 1
                || (!$isAnyCovered && ((int) $array[1] > $most || \strlen($array[1]) > $digits))) {
                return false;
            }
        }

        return true;
    }

    /**
     * Finds `:{` where in front of it stands neither what begins one of these objects, with few properties, nor an array whose length has
     * as many digits at most. Where unserialize() begins an object or an array, it must find these two characters; so where it finds none,
     * there are no other objects, and no length asks for too much.
     *
     * @return string '' where a closer look is due
     */
    private function unusual(int $digits): string
    {
        if ($digits === 0 || $this->heavy !== [] || \count($this->objectHeads) > self::MOST_IN_PATTERN) {
            return '';
        }
        // What stands inside is more frequent, and its class comes later.
        $usual = \array_map(static fn(string $head): string => \preg_quote($head, '/') . '\d', \array_reverse(\array_keys($this->objectHeads)));
        for (; $digits > 0; --$digits) {
            $usual[] = 'a:' . \str_repeat('\d', $digits);
        }

        return '/(?<!' . \implode('|', $usual) . '):\{/';
    }

    /**
     * unserialize() takes memory for as many elements as an array says it has. When it has fewer, all is refused; so only
     * those that are open at a time can be wrong, each in the one before, which are as many as there are levels.
     */
    private function isCovered(string $text, int $depth): bool
    {
        $length = \strlen($text);
        if ($this->heavy === [] && $length * self::PLACE * $depth <= self::FREE) {
            return true;
        }
        $free = self::FREE + self::FREE_PER_BYTE * $length;
        foreach ($this->heavy as $head => $each) {
            $free -= $each * \substr_count($text, $head);
        }

        return self::isCoveredWith($free, $text, $depth);
    }

    private static function isCoveredWith(int $free, string $text, int $depth): bool
    {
        $most = \intdiv($free, self::PLACE * $depth);
        if (\strlen($text) <= $most) {
            return true;
        }
        if ($free <= 0) {
            return false;
        }
        $digits = \strlen((string) $most);
        $pattern = self::$long[$digits] ??= "/(?<=\\d{{$digits}}):\\{/";
        if (\preg_match($pattern, $text) === 0) {
            return true;
        }
        \preg_match_all($pattern, $text, $lengths, \PREG_OFFSET_CAPTURE);
        foreach ($lengths[0] as [, $at]) {
            // Of those with more digits, none.
            if ((int) \substr($text, $at - $digits, $digits) > $most || ($at > $digits && \strspn($text, '0123456789', $at - $digits - 1, 1) > 0)) {
                return false;
            }
        }

        return true;
    }

    /**
     * Whether the text has objects of these classes, these cases, and no others.
     */
    private function areAllIn(string $text): bool
    {
        if ((\strlen($text) < self::LONG ? !\str_contains($text, 'C:') : \preg_match('/C:/', $text) === 0)
            && ($this->objectHeads === [] ? !\str_contains($text, 'O:') : $this->areJust($text, 'O:', $this->objectHeads))
            && ($this->caseTexts === [] ? !\str_contains($text, 'E:') : $this->areJust($text, 'E:', $this->caseTexts))) {
            return true;
        }
        // There are strings that look a little like objects.
        if ((int) \preg_match_all('/[OCE]:\+?\d+:"[^"]*".?/s', $text, $matches) !== \preg_match_all('/[OCE]:\+?\d+:"/', $text)) {
            return false;
        }
        foreach ($matches[0] as $head) {
            if (!isset($this->objectHeads[$head]) && !isset($this->caseTexts[$head])) {
                return false;
            }
        }

        return true;
    }

    private function areScopesKnown(string $text): bool
    {
        $this->scopes ??= $this->scopes() ?? false;

        // Strings with escape sequences could hide a name. Two expressions take less time than one of both.
        return $this->scopes === false
            || (\preg_match($this->scopes, $text) === 0 && (!\str_contains($text, 'S:') || \preg_match('/S:\+?\d+:"/', $text) === 0));
    }

    /**
     * Built-in __unserialize() methods load the class that the name of a private property names.
     */
    private function scopes(): ?string
    {
        if (!\in_array(null, \array_column($this->shapes, 1), true)) {
            return null;
        }
        $known = ['\\*'];
        foreach (\array_reverse($this->shapes) as [$class]) {
            for (; $class !== false; $class = \get_parent_class($class)) {
                $known[] = \preg_quote($class, '/') . '\\0';
            }
        }

        return '/"\\0(?!' . \implode('|', $known) . ')/';
    }

    /**
     * Whether one of the heads stands wherever the text has their first two characters.
     *
     * @param array<string, true> $heads
     */
    private function areJust(string $text, string $beginning, array $heads): bool
    {
        $pattern = $this->patterns[$beginning] ?? null;
        if ($pattern === null) {
            if (\count($heads) > self::MOST_IN_PATTERN) {
                return !\str_contains($text, $beginning);
            }
            $pattern = $this->patterns[$beginning] = '/' . $beginning . '(?!'
                . \implode('|', \array_map(static fn(string $head): string => \preg_quote(\substr($head, 2), '/'), \array_keys($heads))) . ')/';
        }

        return \preg_match($pattern, $text) === 0;
    }
}
