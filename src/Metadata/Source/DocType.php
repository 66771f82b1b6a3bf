<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use PHPStan\PhpDocParser\Ast\Type\TypeNode;

/**
 * A type as one tag of a doc comment gives it.
 *
 * @internal
 */
final readonly class DocType
{
    /**
     * @param string    $tag     `@var`, `@param $lines`
     * @param ?TypeNode $type    null when the tag cannot be understood
     * @param string    $text    what stands after the tag, where it cannot be understood
     * @param string    $problem why not
     */
    public function __construct(public string $tag, public ?TypeNode $type, public string $text = '', public string $problem = '') {}
}
