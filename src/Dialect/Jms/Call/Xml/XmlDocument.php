<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call\Xml;

use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\Form;
use Kiln\Dialect\Jms\Run\Xml\Scope;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;
use Kiln\Engine\CollectorPause;
use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * A whole value written to XML.
 *
 * @internal
 */
final class XmlDocument
{
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
        $isWritten = CollectorPause::during(static fn(): bool => $type === null ? $writing->value($data, $root) : $set->root($type)($data, $root, $writing));
        if (!$isWritten) {
            throw new Mismatch('nothing is written');
        }
        if ($writing->hasNil) {
            self::requireDeclared($writing->used, $root->scope->declarations);
            $root->scope = $root->scope->declare(self::XSI);
        }
        $text = "<?xml version=\"{$options->version}\" encoding=\"{$options->encoding}\"?>" . ($options->isIndented ? '' : "\n") . $root->text() . "\n";

        // libxml2 ends a text there, and nothing else can have one.
        return str_contains($text, "\0") ? throw new Mismatch('U+0000') : $text;
    }

    /**
     * As the root declares a namespace at the end, libxml2 moves the others to the root, with all the names that stand in them
     * (tree.c, xmlReconciliateNs()).
     *
     * @param array<string, true> $used declarations
     *
     * @throws Mismatch where there is one to move
     */
    private static function requireDeclared(array $used, string $declarations): void
    {
        preg_match_all('/ xmlns[^=]*=("[^"]*")/', $declarations, $declared);
        foreach ($used as $declaration => $_) {
            if ($declaration !== '' && !\in_array($declaration, $declared[0], true) || \count($declared[1]) !== \count(array_unique($declared[1]))) {
                throw new Mismatch('namespaces that are moved');
            }
        }
    }
}
