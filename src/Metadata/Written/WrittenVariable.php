<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * A property or a parameter as it stands in a file.
 *
 * @internal
 */
final readonly class WrittenVariable
{
    /**
     * @param string                 $name       without the dollar sign
     * @param list<string>           $modifiers  in lower case
     * @param string                 $type       as written, without spaces; '' for none
     * @param list<WrittenAttribute> $attributes
     * @param list<string>           $hooks      names in lower case (PHP 8.4)
     */
    public function __construct(
        public string $name,
        public array $modifiers,
        public string $type,
        public ?string $comment,
        public array $attributes,
        public ?WrittenExpression $default,
        public bool $isByReference = false,
        public bool $isVariadic = false,
        public array $hooks = [],
    ) {}

    public function isPromoted(): bool
    {
        return $this->modifiers !== [];
    }

    /**
     * Whether this property of a class is one of its constructor's parameters.
     */
    public function isPromotedIn(WrittenClass $class): bool
    {
        foreach ($class->methods['__construct']->parameters ?? [] as $parameter) {
            if ($parameter->name === $this->name) {
                return $parameter->isPromoted();
            }
        }

        return false;
    }
}
