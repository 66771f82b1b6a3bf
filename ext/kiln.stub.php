<?php

/** @generate-class-entries */

namespace Kiln\Native {

/**
 * The version of the programs that the extension runs.
 *
 * @var int
 * @cvalue kiln::ABI
 */
const ABI = UNKNOWN;

/**
 * The operations by the names of Kiln\Engine\Native\Lowering\Op.
 *
 * @return array<string, int>
 */
function operations(): array {}

/**
 * How many characters begin in a part of a text. It may end within one, and need not be UTF-8: what counts is each byte that
 * does not continue a character.
 */
function count_characters(string $text, int $from, int $length): int {}

/**
 * Writes the bytes that Kiln\Graph\Graph::encode() gives for the value.
 */
function encode_graph(mixed $value): string {}

/**
 * Makes the value that Kiln\Graph\Graph::encode() has written.
 *
 * Allowed are classes by a list of names, or by a function that is asked about each name, or all of them by null.
 */
function decode_graph(string $bytes, array|callable|null $allowedClasses): mixed {}

/** The handler of errors while a built-in object restores itself from a graph. */
function hear_warning(int $level, string $message, mixed ...$place): void {}

/**
 * @strict-properties
 * @not-serializable
 */
final class WriteProgram
{
    /** The name is that of its content and format: under it the program is kept for later requests; null for one that is not. */
    public function __construct(array $program, int $flags, string $format = "json", ?string $name = null) {}

    /** One that an earlier request has made under this name, with these flags, and that nobody uses. */
    public static function kept(string $name, int $flags): ?WriteProgram {}

    /** Expected are the root and the table of the format, where it has one. */
    public function encode(mixed $value, object $host, int $depth, ?array $expected = null): string {}

    /** @return array<array-key, Fragment> */
    public function members(object $value, object $host, int $depth): array {}
}

/**
 * A text that items are added to, one behind the other, to be taken in parts.
 *
 * @strict-properties
 * @not-serializable
 */
final class ItemText
{
    /**
     * @param string $separator between two items
     * @param string $end       behind each item
     */
    public function __construct(string $separator, string $end) {}

    /**
     * Adds what a program writes, which is one of Kiln's own dialect. Of an item that fails nothing is left.
     *
     * @return int length of the text, in bytes
     */
    public function write(WriteProgram $program, mixed $item, object $host, int $depth): int {}

    /**
     * Adds an item that was written elsewhere.
     *
     * @return int as write()
     */
    public function add(string $item): int {}

    /**
     * The text, which goes on with the next item.
     */
    public function take(): string {}
}

/**
 * Text of a value, for those who give it to a program again.
 *
 * @strict-properties
 * @not-serializable
 */
final class Fragment
{
    private function __construct() {}
}

/**
 * @strict-properties
 * @not-serializable
 */
final class ReadProgram
{
    /** The name is as for WriteProgram. */
    public function __construct(array $program, ?string $name = null) {}

    /** As for WriteProgram. */
    public static function kept(string $name): ?ReadProgram {}

    /** Expected are the root and the table of the format, where it has one: Kiln\Format\Expected, Xml\Elements or Messages. */
    public function decode(string $text, object $host, int $depth, string $format = "json", ?array $expected = null): mixed {}

    /**
     * Makes the next item of a JSON array, with the comma before it, or of lines, if it lies whole in the text.
     *
     * @param int  $start   set to where the item begins
     * @param int  $end     where the item before ends; set to where this one does, to -1 where the text ends too soon, and left
     *                      where anything else stands in the way: then the result is null
     * @param bool $isLines whether each item is a line
     * @param int  $longest bytes of an item that may be read
     */
    public function decodeItem(string $text, int &$start, int &$end, bool $isLines, int $longest, object $host, int $depth): mixed {}
}

/**
 * The programs that belong to the classes and types of a directory of generated code, as earlier requests of the process have
 * noted them.
 *
 * @strict-properties
 * @not-serializable
 */
final class KnownPrograms
{
    private function __construct() {}

    /**
     * Null where nothing is known, or the directory has changed since.
     *
     * @param string $directory as the user names it
     * @param string $variant   what programs depend on besides the type; empty for nothing
     * @param bool   $isIndexed whether an index is trusted, so that the directory is looked at only as often as opcache looks at files
     * @param string $library   and the generator: whose notes they are
     */
    public static function in(string $directory, string $variant, bool $isIndexed, string $library, int $generator): ?KnownPrograms {}

    /**
     * The same, to be added to. Null where the directory has changed lately, so that nobody can say what belongs to it.
     *
     * @param string $path  of the code in the directory
     * @param int    $depth levels of arrays and objects
     */
    public static function noting(string $directory, string $variant, bool $isIndexed, string $library, int $generator, string $path, int $depth): ?KnownPrograms {}

    public function noteClass(string $class, WriteProgram $program): void {}

    /** @param string $type empty for values that are written as what they are */
    public function noteWriter(string $type, WriteProgram $program): void {}

    public function noteReader(string $type, ReadProgram $program): void {}

    /**
     * JSON of a value, by its type or as what it is; null where no program is known.
     *
     * @param object $host what stands in for hosts
     */
    public function encode(mixed $value, ?string $type, object $host): ?string {}

    /**
     * False where no program is known.
     *
     * @param string $text  JSON
     * @param mixed  $value set to what was read
     */
    public function decode(string $text, string $type, object $host, mixed &$value): bool {}
}

/**
 * A method by which an object of a graph restores itself has thrown, or complained if it is built in; the message names the
 * method, and the previous exception is the one that it has thrown. No other engine is to try again.
 */
final class RefusedCall extends \Exception
{
}

/** The plain PHP engine is to make the call again. */
final class Declined extends \Exception
{
    /**
     * The value does not fit the program.
     *
     * @var int
     * @cvalue kiln::MISMATCH
     */
    public const MISMATCH = UNKNOWN;

    /**
     * The extension cannot do it.
     *
     * @var int
     * @cvalue kiln::UNSUPPORTED
     */
    public const UNSUPPORTED = UNKNOWN;

    /**
     * The value has been written, but json_encode() would refuse the text: the code is this and its error, JSON_ERROR_*.
     *
     * @var int
     * @cvalue kiln::UNENCODABLE
     */
    public const UNENCODABLE = UNKNOWN;
}

}

namespace Kiln\Graph {

/**
 * What a call leaves to PHP it gives to methods of Kiln\Graph\PlainGraph: encodeInPhp() and decodeInPhp() where code of
 * users has been asked before, else encode() and decode(), and refused() for what a RefusedCall is to become.
 *
 * @not-serializable
 */
final class Graph
{
    /** @var null */
    public const ALL = null;

    public static function encode(mixed $value): string {}

    public static function decode(string $bytes, array|callable|null $allowedClasses = []): mixed {}

    public static function recognizes(string $bytes): bool {}

    public static function export(mixed $value, string $file): void {}
}

}
