<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;

/**
 * The members of an object or array under way: an expression as long as every key is sure to be there, a variable from then on.
 *
 * @internal
 */
interface Members
{
    /**
     * The notation of the value that a key is to have.
     *
     * @param ?WriteField $field null for a member of an array
     */
    public function inside(int|string $key, ?WriteField $field = null): Notation;

    /**
     * Adds a member that is sure to be there.
     *
     * @param string      $expression in the notation of the place
     * @param ?WriteField $field      null for a member of an array
     * @param string      $marker     for the line that the expression comes to stand in
     */
    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void;

    /**
     * Adds a member that is sure to be there, and to be this.
     */
    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void;

    /**
     * Adds a member from code that runs only sometimes, once the members are in the variable.
     */
    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void;

    /**
     * The same where the key is an expression.
     */
    public function putAt(string $key, string $expression, Code $block): void;

    /**
     * Adds the members of an inlined object.
     *
     * @param string $expression what its function gives back
     */
    public function splice(WriteObject $object, string $expression, Code $block): void;

    /**
     * Adds the members that another function gives back as an array.
     *
     * @param string $marker for the line that the expression comes to stand in
     */
    public function spread(string $expression, string $marker = ''): void;

    /**
     * The element added last calls a method of the object, or other code of the user's.
     */
    public function noteCall(): void;

    /**
     * To be called before a statement that reads from the object: what the elements so far call is called before it, since the
     * object may be another afterwards.
     */
    public function callFirst(): void;

    /**
     * From here on they are in the variable.
     */
    public function flush(): void;

    /**
     * Whether there are none, so far.
     */
    public function isEmpty(): bool;

    /**
     * @return string the variable, with its dollar sign
     */
    public function variable(): string;

    /**
     * The members as they are: what {@see spread()} is given.
     */
    public function result(): string;

    /**
     * The members as a value.
     */
    public function finish(): string;
}
