<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\SyntaxException;

/**
 * Moves over a document type declaration without entities, of which nothing is used. For tests alone.
 *
 * @internal
 */
final class Doctype
{
    /** The productions of XML 1.0, sections 2.8 to 4.7, that a declaration is made of. */
    private const GRAMMAR = '(?(DEFINE)'
        . '(?<S>[ \t\r\n]++)'
        . '(?<name>' . Names::BYTES . ')'
        . '(?<token>[A-Za-z0-9_:.\-\x80-\xFF]++)'
        . '(?<literal>"[^"]*+"|\'[^\']*+\')'
        . '(?<public>"[\-\'()+,./:=?;!*\#@$_%a-zA-Z0-9 \r\n]*+"|\'[\-()+,./:=?;!*\#@$_%a-zA-Z0-9 \r\n]*+\')'
        . '(?<external>SYSTEM(?&S)(?&literal)|PUBLIC(?&S)(?&public)(?&S)(?&literal))'
        . '(?<mixed>\((?&S)?\#PCDATA(?:(?:(?&S)?\|(?&S)?(?&name))*+(?&S)?\)\*|(?&S)?\)))'
        . '(?<group>\((?&S)?(?&particle)(?:(?:(?&S)?\|(?&S)?(?&particle))++|(?:(?&S)?,(?&S)?(?&particle))*+)(?&S)?\)[?*+]?+)'
        . '(?<particle>(?&name)[?*+]?+|(?&group))'
        . '(?<type>CDATA|IDREFS?+|ID|ENTITY|ENTITIES|NMTOKENS?+|NOTATION(?&S)\((?&S)?(?&name)(?:(?&S)?\|(?&S)?(?&name))*+(?&S)?\)'
        . '|\((?&S)?(?&token)(?:(?&S)?\|(?&S)?(?&token))*+(?&S)?\))'
        . '(?<reference>&(?:(?&name)|\#[0-9]++|\#x[0-9A-Fa-f]++);)'
        . '(?<value>"(?:[^<&"]++|(?&reference))*+"|\'(?:[^<&\']++|(?&reference))*+\')'
        . '(?<element><!ELEMENT(?&S)(?&name)(?&S)(?:EMPTY|ANY|(?&mixed)|(?&group))(?&S)?>)'
        . '(?<attributes><!ATTLIST(?&S)(?&name)(?:(?&S)(?&name)(?&S)(?&type)(?&S)(?:\#REQUIRED|\#IMPLIED|(?:\#FIXED(?&S))?+(?&value)))*+(?&S)?>)'
        . '(?<notation><!NOTATION(?&S)(?&name)(?&S)(?:(?&external)|PUBLIC(?&S)(?&public))(?&S)?>)'
        . ')';

    private const HEAD = '~' . self::GRAMMAR . '<!DOCTYPE(?&S)(?&name)(?:(?&S)(?&external))?+(?&S)?~A';

    private const DECLARATION = '~' . self::GRAMMAR . '(?:(?&element)|(?&attributes)|(?&notation))~A';

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
        if (\preg_match(self::HEAD, $text, $match, 0, $at) !== 1) {
            $this->source->fail('a document type declaration that is wrong', $at);
        }
        $at += \strlen($match[0]);
        if (($text[$at] ?? '') === '[') {
            $at = $this->subset($at + 1);
            $at += \strspn($text, " \t\r\n", $at);
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
            $at += \strspn($text, " \t\r\n", $at);
            if (($text[$at] ?? '') === ']') {
                return $at + 1;
            }
            if (\substr_compare($text, '<?', $at, 2) === 0) {
                $at = $this->markup->instruction($at);
            } elseif (\substr_compare($text, '<!--', $at, 4) === 0) {
                $at = $this->markup->comment($at);
            } elseif (\preg_match(self::DECLARATION, $text, $match, 0, $at) === 1) {
                $at += \strlen($match[0]);
            } elseif (\substr_compare($text, '<!ENTITY', $at, 8) === 0 || \substr_compare($text, '%', $at, 1) === 0) {
                $this->source->fail('an entity, which is not read', $at);
            } else {
                $this->source->fail("unexpected {$this->source->found($at)} in a document type declaration", $at);
            }
        }
    }
}
