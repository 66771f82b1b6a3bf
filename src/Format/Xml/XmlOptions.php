<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

/**
 * How XML is written, and where items stand in a stream.
 *
 * @api
 */
final readonly class XmlOptions
{
    /**
     * @param ?string $indentation of each level: spaces or tabs; null for all in one line
     * @param bool    $declaration whether a document begins with `<?xml version="1.0" encoding="UTF-8"?>`
     * @param bool    $encoding    whether that names the encoding
     * @param ?string $root        of the root element of a stream, and of what is no object of a class; without it `items` around a
     *                             list, else `value`
     * @param ?string $item        of each item in them; without it, the name of its class, or `item`
     * @param ?string $namespace   URI of both
     * @param string  $at          where items stand in a stream that is read: `/feed/entry`, with `{uri}` before a name in a
     *                             namespace. Without it they are what stands in the root
     * @param bool    $nil         whether a member that is null is written as `xsi:nil="true"`, and not left out
     *
     * @throws \InvalidArgumentException
     */
    public function __construct(
        public ?string $indentation = null,
        public bool $declaration = true,
        public bool $encoding = true,
        public ?string $root = null,
        public ?string $item = null,
        public ?string $namespace = null,
        public string $at = '',
        public bool $nil = false,
    ) {
        if ($indentation !== null && \trim($indentation, " \t") !== '') {
            throw new \InvalidArgumentException('XML is indented by spaces or tabs.');
        }
        foreach ([$root, $item] as $name) {
            if ($name !== null && !Syntax::isName($name)) {
                throw new \InvalidArgumentException("\"{$name}\" cannot be the name of an element.");
            }
        }
    }

    /**
     * Whether elements are written as generated code writes them.
     *
     * @internal
     */
    public function isPlain(): bool
    {
        return $this->indentation === null && !$this->nil && $this->item === null && $this->namespace === null;
    }
}
