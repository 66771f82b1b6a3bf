<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use PHPStan\PhpDocParser\Ast\Type\TypeNode;
use PHPStan\PhpDocParser\Parser\ParserException;

/**
 * A type as one tag of a doc comment gives it.
 *
 * @internal
 */
final readonly class DocType
{
    /**
     * @param string                   $tag  `@var`, `@param $lines`
     * @param TypeNode|ParserException $type or why the tag cannot be understood
     * @param string                   $text what stands after the tag then
     */
    public function __construct(public string $tag, public TypeNode|ParserException $type, public string $text = '') {}
}
