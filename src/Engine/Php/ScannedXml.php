<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlScan;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Error\InvalidMetadata;
use Kiln\Limits;
use Kiln\Plan\Leaves;

/**
 * Trees that generated code makes of documents of XML without a parser, for one view.
 *
 * @internal
 */
final class ScannedXml
{
    /** @var array<string, array{\Closure(string, int, array<string, string>, int): mixed, ?string}> what makes the tree, and the namespace, by type */
    private array $scans = [];

    private readonly UnusualInARow $unusual;

    public function __construct(
        private readonly PhpEngine $engine,
        private readonly ?Context $context,
        private readonly ?Leaves $leaves,
        private readonly Limits $limits,
    ) {
        $this->unusual = new UnusualInARow();
    }

    /**
     * @throws InvalidMetadata
     * @throws Mismatch        where a parser has to read it
     */
    public function tree(string $text, string $type): mixed
    {
        $limits = $this->limits;
        if ($limits->elements !== null || $limits->stringLength !== null || $limits->depth < XmlScan::LEVELS || ($limits->bytes !== null && \strlen($text) > $limits->bytes)) {
            throw new Mismatch('a limit');
        }
        if ($this->unusual->isExpected($type)) {
            throw new Mismatch('a type');
        }
        [$read, $namespace] = $this->scans[$type] ??= $this->scan($type);
        try {
            $tree = XmlScan::document($text, $read, $namespace);
        } catch (Mismatch $mismatch) {
            $this->unusual->add($type);

            throw $mismatch;
        }
        $this->unusual->end($type);

        return $tree;
    }

    /**
     * @throws InvalidMetadata
     * @throws Mismatch
     *
     * @return array{\Closure(string, int, array<string, string>, int): mixed, ?string}
     */
    private function scan(string $type): array
    {
        $class = $this->engine->classOf('read scan', $type, $this->context, $this->leaves);
        if (!\method_exists($class, 'read')) {
            $this->unusual->alwaysExpect($type);

            throw new Mismatch('a type');
        }
        /** @var \Closure(string, int, array<string, string>, int): mixed $read as printed by ScanPrinter */
        $read = CodeLookup::functionOf($class, 'read');
        $namespace = \constant("{$class}::NAMESPACE");

        return [$read, \is_string($namespace) ? $namespace : null];
    }
}
