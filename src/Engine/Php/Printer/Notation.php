<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * What printed code makes of values: parts of arrays ({@see TreeNotation}), or the text of a format, where that implements
 * {@see \Kiln\Format\DirectFormat}. {@see WriterPrinter}, {@see WriteSteps} and {@see WriteValues} print all else: access,
 * conditions, hooks, loops over what has to be made an array first, the choice of classes and cases.
 *
 * A notation stands for one place, such as inside of a list, where a text depends on it. All methods that give back a string give
 * an expression, and put the statements it needs into the code.
 *
 * @internal
 */
interface Notation
{
    /**
     * @return string in names of classes, before "Writer"; each notation has another
     */
    public function kind(): string;

    /**
     * @return string what it is for, in the header of a class: `as a tree`
     */
    public function purpose(): string;

    /**
     * @return string what tells `kiln show` to print this code: ` --as=msgpack`, or nothing
     */
    public function shownBy(): string;

    /**
     * The parameters of functions behind the first, of which `$kiln` is the last.
     *
     * @return string `, Writing $kiln`
     */
    public function parameters(): string;

    /**
     * What the function for an object at this place is given for them, but for `$kiln`.
     *
     * @return string `, $out`, or nothing
     */
    public function arguments(): string;

    /**
     * @return list<class-string> what printed code may name, besides what all code may
     */
    public function imports(): array;

    /**
     * @return list<string> variables that printed code has for itself, without dollar signs
     */
    public function reserved(): array;

    /**
     * @return list<string> lines at the beginning of a function with this code
     */
    public function opening(string $code, Write\WriteObject|Write\WriteNode $written): array;

    /**
     * @return string the type that a function gives back, as PHP has it
     */
    public function returns(Write\WriteObject $object): string;

    /**
     * Puts the constants into a class that those ask for who call its function.
     */
    public function constants(Write\WriteObject|Write\WriteNode $written, ClassFrame $frame): void;

    /**
     * An expression for an object of which this notation does not print the members; null where it does.
     *
     * @param string $value an expression
     */
    public function instead(Write\WriteObject $object, string $value): ?string;

    /**
     * The same for what is no object and stands around everything.
     */
    public function insteadOfRoot(Write\WriteNode $root): ?string;

    /**
     * The statement for an object of which a property has no value yet, where members are written as if all had one; '' where the
     * error of PHP does, null where each looks for itself.
     */
    public function uninitialized(Write\WriteObject $object): ?string;

    /**
     * The statements before all others of an object that can hold itself, and those behind.
     *
     * @return array{string, string}
     */
    public function guard(Write\WriteObject $object): array;

    /**
     * @param non-empty-list<ScalarKind> $kinds that the value is of
     */
    public function scalar(array $kinds, string $value, Code $code): string;

    public function null(): string;

    /**
     * Text that is sure to be UTF-8, such as that of a date.
     */
    public function utf8(string $value, Code $code): string;

    /**
     * A date as RFC 3339 has it, as text.
     *
     * @param string $date an expression
     */
    public function moment(string $date, Code $code): string;

    /**
     * @param list<string> $texts of which the value is one
     */
    public function oneOf(array $texts, string $value, Code $code): string;

    /**
     * Bytes, where the format has some.
     */
    public function bytes(string $value): string;

    public function leaf(Write\Leaf $node, string $value): string;

    /**
     * @param string $value an array
     */
    public function list(Write\ListOf $node, string $value, string $name, Code $code, WriteValues $values): string;

    /**
     * @param string $value an array
     */
    public function map(Write\MapOf $node, string $value, string $name, Code $code, WriteValues $values): string;

    /**
     * The items of what is walked through and is no array.
     *
     * @param bool $keepsKeys whether as they are
     */
    public function walked(string $kiln, string $value, bool $keepsKeys): string;

    public function emptyArray(Write\EmptyArray $node): string;

    /**
     * What is known only at run time.
     *
     * @param string $kiln what knows the options that hold
     * @param string $call a method of {@see \Kiln\Engine\Php\Runtime\Writing} with its arguments, which gives plain data
     */
    public function dynamic(string $kiln, string $call): string;

    /**
     * An object by its own class.
     *
     * @param string $class an expression: the class that it must be of, or null
     */
    public function object(string $kiln, string $value, string $class): string;

    /**
     * Prints an object where it stands, and not by a call.
     *
     * @param string $value an expression that can be evaluated several times
     * @param string $name  what the value is called in messages
     * @param string $kiln  an expression, of what knows the options
     *
     * @return ?string an expression, as of other values; null where the function of the class is to be called
     */
    public function inlined(Write\ObjectOf $node, Write\WriteObject $object, string $value, string $name, string $kiln, Code $code, WriteValues $values): ?string;

    /**
     * @param string $name of a variable that the members may be put in
     */
    public function members(Write\WriteObject|Write\ShapeOf $of, string $name, Code $code): Members;
}
