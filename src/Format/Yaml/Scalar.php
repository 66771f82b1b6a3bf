<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * @internal
 */
final class Scalar extends Node
{
    public const PLAIN = ':';
    public const SINGLE = "'";
    public const DOUBLE = '"';
    public const LITERAL = '|';
    public const FOLDED = '>';

    /**
     * @param self::* $style
     */
    public function __construct(int $offset, public readonly string $text, public readonly string $style = self::PLAIN)
    {
        parent::__construct($offset);
    }
}
