<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call\Xml;

use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\Form;
use Kiln\Dialect\Jms\Run\Xml\Scope;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\System\CollectorPause;

/**
 * A whole value written to XML.
 *
 * @internal
 */
final class XmlDocument
{
    /** A CDATA section, with those that one text was divided into; a tag; a text. */
    private const TOKEN = '/<!\[CDATA\[(?:[^\]]++|\](?!\]>))*+\]\]>(?:<!\[CDATA\[>(?:[^\]]++|\](?!\]>))*+\]\]>)*+|<[^>]++>|[^<]++/';

    private const XMLNS = 'http://www.w3.org/2000/xmlns/';

    /** Stands for a text that is empty while a document is read. */
    private const NOTHING = 'kiln.nothing';

    private const XSI = ['xsi' => 'http://www.w3.org/2001/XMLSchema-instance'];

    /**
     * @param ?TypeName $type null for whatever the value is
     *
     * @throws Mismatch also when nothing is written of the value
     */
    public static function write(mixed $data, ?TypeName $type, XmlWriterSet $set, XmlWriting $writing, XmlOptions $options): string
    {
        $scope = Scope::root($options->rootName, $options->rootNamespace, null);
        $root = new Element($scope->name, $scope, $options->isIndented ? "\n" : '', new Form());
        $root->isRoot = true;
        $root->head = "<?xml version=\"{$options->version}\" encoding=\"{$options->encoding}\"?>" . ($options->isIndented ? '' : "\n");
        if ($data === null) {
            $writing->nil($root);

            return self::text($root, $writing);
        }
        $isWritten = CollectorPause::during(static fn(): bool => $type === null ? $writing->value($data, $root) : $set->root($type)($data, $root, $writing));
        if (!$isWritten) {
            throw new Mismatch('nothing is written');
        }

        return $writing->document ?? self::text($root, $writing);
    }

    private static function text(Element $root, XmlWriting $writing): string
    {
        $isMoved = $writing->hasNil && ($root->declarations !== null || $root->mayDeclareInside() || self::areMoved($writing->used, $root->scope->declarations));
        if ($writing->hasNil && !$isMoved) {
            $root->scope = $root->scope->declare(self::XSI);
        }
        $text = $root->document();
        $text = \str_contains($text, "\0") ? self::cut($text) : $text;

        return $isMoved && $text !== '' ? self::moved($text) : $text;
    }

    /**
     * @param non-empty-string $text a document that does not declare the namespace of its nulls
     *
     * @throws Mismatch for what would not be the same when it is read
     */
    private static function moved(string $text): string
    {
        $document = new \DOMDocument();
        // An element whose text is empty would be one without a text when it is read.
        $read = \preg_replace('/<[^<>!\/][^<>]*+(?<!\/)>\K(?=<\/)/', self::NOTHING, $text);
        // What is read has no carriage returns any more, and all names without a prefix are in the namespace that is declared as the default one.
        if (\str_contains($text, "\r") || \str_contains($text, ' xmlns="') || \str_contains($text, self::NOTHING) || $read === null || !$document->loadXML($read, \LIBXML_NOERROR | \LIBXML_NOWARNING | \LIBXML_NONET | \LIBXML_PARSEHUGE)) {
            throw new Mismatch('namespaces that are moved');
        }
        $document->documentElement?->setAttributeNS(self::XMLNS, 'xmlns:xsi', self::XSI['xsi']);

        return \str_replace(self::NOTHING, '', (string) $document->saveXML());
    }

    /**
     * libxml2 ends a text at U+0000, and does not write what follows.
     */
    private static function cut(string $text): string
    {
        return (string) \preg_replace_callback(self::TOKEN, static function (array $token): string {
            $at = \strpos($token[0], "\0");

            return match (true) {
                $at === false => $token[0],
                \str_starts_with($token[0], '<!') => \substr($token[0], 0, $at) . ']]>',
                $token[0][0] === '<' => (string) \preg_replace('/\0[^"]*+/', '', $token[0]),
                default => \substr($token[0], 0, $at),
            };
        }, $text);
    }

    /**
     * Whether libxml2 moves namespaces to the root, with all the names that stand in them, as the root declares one at the end
     * (tree.c, xmlReconciliateNs()).
     *
     * @param array<string, true> $used declarations
     */
    private static function areMoved(array $used, string $declarations): bool
    {
        \preg_match_all('/ xmlns[^=]*=("[^"]*")/', $declarations, $declared);
        foreach ($used as $declaration => $_) {
            if ($declaration !== '' && !\in_array($declaration, $declared[0], true)) {
                return true;
            }
        }

        return $used !== [] && \count($declared[1]) !== \count(\array_unique($declared[1]));
    }
}
