<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\SyntaxException;

/**
 * Moves over a document type declaration, of which nothing is used. For tests alone.
 *
 * @internal
 */
final class Doctype
{
    /** A name, an external identifier, and what may stand between brackets or the end. */
    private const HEAD = '~<!DOCTYPE[ \t\r\n]++' . Names::BYTES
        . '(?:[ \t\r\n]++(?:SYSTEM|PUBLIC[ \t\r\n]++(?:"[^"]*+"|\'[^\']*+\'))[ \t\r\n]++(?:"[^"]*+"|\'[^\']*+\'))?+[ \t\r\n]*+~A';

    /** A declaration in which quotes may hold anything. */
    private const DECLARATION = '~<!(?:ELEMENT|ATTLIST|NOTATION)[ \t\r\n](?:[^<>"\']++|"[^"]*+"|\'[^\']*+\'){0,64}+>~A';

    public function __construct(
        private readonly Source $source,
        private readonly Markup $markup,
    ) {}

    /**
     * @param int $at of "<!DOCTYPE"
     *
     * @throws SyntaxException for a declaration of an entity too
     *
     * @return int what stands behind it
     */
    public function end(int $at): int
    {
        $text = $this->source->text;
        if (preg_match(self::HEAD, $text, $match, 0, $at) !== 1) {
            $this->source->fail('a document type declaration that is wrong', $at);
        }
        $at += \strlen($match[0]);
        if (($text[$at] ?? '') === '[') {
            $at = $this->subset($at + 1);
            $at += strspn($text, " \t\r\n", $at);
        }
        if (($text[$at] ?? '') !== '>') {
            $this->source->fail("unexpected {$this->source->found($at)}: expected the end of the document type declaration", $at);
        }

        return $at + 1;
    }

    /**
     * @throws SyntaxException
     */
    private function subset(int $at): int
    {
        $text = $this->source->text;
        while (true) {
            $at += strspn($text, " \t\r\n", $at);
            if (($text[$at] ?? '') === ']') {
                return $at + 1;
            }
            if (substr_compare($text, '<?', $at, 2) === 0) {
                $at = $this->markup->instruction($at);
            } elseif (substr_compare($text, '<!--', $at, 4) === 0) {
                $at = $this->markup->comment($at);
            } elseif (preg_match(self::DECLARATION, $text, $match, 0, $at) === 1) {
                $at += \strlen($match[0]);
            } else {
                $this->source->fail("unexpected {$this->source->found($at)} in a document type declaration", $at);
            }
        }
    }
}
