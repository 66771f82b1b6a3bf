<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use PHPStan\PhpDocParser\Ast\Type\TypeNode;
use PHPStan\PhpDocParser\Parser\ParserException;

/**
 * A tag that gives a type to a variable, a parameter or a result.
 *
 * @internal
 */
final readonly class DocTag
{
    /**
     * @param string                   $name     `@var`, `@phpstan-param`
     * @param TypeNode|ParserException $type     or why the tag cannot be understood
     * @param string                   $variable with the dollar sign; '' for none
     * @param string                   $text     what stands after the name where the tag cannot be understood
     */
    public function __construct(public string $name, public TypeNode|ParserException $type, public string $variable = '', public string $text = '') {}
}
