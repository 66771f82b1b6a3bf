<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * A method as it stands in a file, without its body.
 *
 * @internal
 */
final readonly class WrittenMethod
{
    /**
     * @param list<string>           $modifiers  in lower case
     * @param string                 $type       that it returns, as written, without spaces; '' for none
     * @param list<WrittenAttribute> $attributes
     * @param list<WrittenVariable>  $parameters
     */
    public function __construct(
        public string $name,
        public array $modifiers,
        public string $type,
        public ?string $comment,
        public array $attributes,
        public array $parameters,
    ) {}
}
