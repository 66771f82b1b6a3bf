<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

/**
 * Tags and other markup with the text behind them, as one expression finds them.
 *
 * What is found has five parts: a name, attributes, a text, the kind, and the text behind, up to another "<" or the end. The kind is a
 * byte of the markup, since PHP compares those by address.
 *
 * @phpstan-type Kind self::LEAF|self::ELEMENT|self::START|self::END|self::SECTION|self::NOTHING
 *
 * @internal
 */
final class Tokens
{
    /** A start tag, a text or a CDATA section without anything to replace, and the end tag. */
    public const LEAF = '<';

    /** Another element without elements in it. */
    public const ELEMENT = '/';

    /** A start tag, and the text behind it as the third part. */
    public const START = '';

    /** An end tag. */
    public const END = '>';

    /** A CDATA section. */
    public const SECTION = ']';

    /** A comment or a processing instruction. */
    public const NOTHING = '-';

    /**
     * Attributes beyond the 32nd, and long sections and comments, are for {@see Markup}: pcre.backtrack_limit counts the rounds of a
     * repeated group.
     */
    public const EXPRESSION = '~\G(?|'
        . '<(' . Names::BYTES . ')((?:' . self::SPACE . '++' . self::ATTRIBUTE . '){0,32}+)'
        . '(?|>([^<&\r\]]*+)(<)/\1>|><!\[CDATA\[([^\r\]]*+)\]\]>(<)/\1>|' . self::SPACE . '*+>([^<]*+)(?|<(/)\1' . self::SPACE . '*+>|(?=<)())|' . self::SPACE . '*+()(/)>)'
        . '|</(' . Names::BYTES . ')' . self::SPACE . '*+()()(?=(>))>'
        . '|()()<!\[CDATA\[([^\]]*+(?:\](?!\]>)[^\]]*+){0,32}+)(\])\]>'
        . '|()()()<!--[^\-]*+(?:-[^\-]++){0,32}+(-)->'
        . ')([^<]*+)(?=<|\z)~';

    public const ATTRIBUTE = Names::BYTES . self::SPACE . '*+=' . self::SPACE . '*+(?:"[^<"]*+"|\'[^<\']*+\')';

    public const SPACE = '[ \t\r\n]';
}
