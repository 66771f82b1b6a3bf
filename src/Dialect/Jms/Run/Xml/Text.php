<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run\Xml;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Format\Xml\Syntax;

/**
 * Texts of XML, escaped as libxml2 does it when it writes a document with an encoding (xmlsave.c, HTMLtree.c).
 *
 * U+0000 is not looked for here: who has put the document together looks for it once.
 *
 * @internal
 */
final class Text
{
    private const IN_ATTRIBUTE = ['&' => '&amp;', '<' => '&lt;', '>' => '&gt;', '"' => '&quot;', "\t" => '&#9;', "\n" => '&#10;', "\r" => '&#13;'];

    /** What may be escaped in an attribute. */
    public const SPECIAL = '/[^ !#-%\'-;=?-~]/';

    /** A name of an element or attribute that every way to make one takes. */
    private const NAME = '/^[A-Za-z_][A-Za-z0-9_.-]*(?::[A-Za-z_][A-Za-z0-9_.-]*)?$/D';

    /** What {@see \JMS\Serializer\XmlSerializationVisitor} takes for the name of an entry. */
    private const ENTRY_NAME = '#^[\pL_][\pL0-9._-]*$#ui';

    public static function of(string $text): string
    {
        return Syntax::text($text);
    }

    /**
     * A CDATA section; several where the text has the end of one.
     */
    public static function cdata(string $text): string
    {
        return '<![CDATA[' . (\str_contains($text, ']]>') ? self::split($text) : $text) . ']]>';
    }

    /**
     * What stands in CDATA sections, where one cannot hold it.
     */
    public static function split(string $text): string
    {
        return \str_replace(']]>', ']]]]><![CDATA[>', $text);
    }

    /**
     * @throws Mismatch where it is no UTF-8: libxml2 then changes the encoding of the document
     */
    public static function attribute(string $text): string
    {
        if (\preg_match(self::SPECIAL, $text) !== 1) {
            return $text;
        }

        return \preg_match('//u', $text) === 1 ? \strtr($text, self::IN_ATTRIBUTE) : throw new Mismatch('an attribute that is no UTF-8');
    }

    /**
     * A text as it stands below a property.
     */
    public static function in(Form $form, string $text): string
    {
        return $form->isCData ? self::cdata($text) : self::of($text);
    }

    /**
     * The value of a case.
     */
    public static function scalar(int|string $value, bool $isCData): string
    {
        return \is_int($value) ? (string) $value : ($isCData ? self::cdata($value) : self::of($value));
    }

    public static function float(float $number): string
    {
        $text = (string) $number;

        return \str_contains($text, '.') ? $text : \number_format($number, 1, '.', '');
    }

    /**
     * @param ?int $precision digits after the point; null where it is not rounded
     * @param int  $mode      one of PHP_ROUND_HALF_*
     * @param ?int $decimals  null for as many as it has, but one
     */
    public static function number(float $number, ?int $precision, int $mode, ?int $decimals): string
    {
        /** @var 1|2|3|4 $mode */
        $rounded = $precision === null ? $number : \round($number, $precision, $mode);

        return $decimals === null ? self::float($rounded) : \number_format($rounded, $decimals, '.', '');
    }

    public static function isName(string $name): bool
    {
        return \preg_match(self::NAME, $name) === 1;
    }

    public static function isAttributeName(string $name): bool
    {
        return self::isName($name) && $name !== 'xmlns' && !\str_starts_with($name, 'xmlns:');
    }

    /**
     * Whether jms/serializer names an entry by a key.
     */
    public static function isEntryName(string $key): bool
    {
        return $key !== '' && $key !== '0' && !\str_contains($key, ' ') && \preg_match(self::ENTRY_NAME, $key) === 1;
    }
}
