<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Error\InvalidMetadata;

/**
 * What arrays that are inlined into a class make of it: a list or a map.
 *
 * @internal
 */
final readonly class InlineShape
{
    public function __construct(
        public bool $isList = false,
        public bool $isMap = false,
    ) {}

    /**
     * @param ?TypeName $type  by an attribute
     * @param string    $place of the property that is inlined
     *
     * @throws InvalidMetadata `not_inlinable`
     */
    public function with(?TypeName $type, string $place): self
    {
        if ($type?->name !== 'array' || !isset($type->params[0])) {
            return $this;
        }
        $hasKeys = isset($type->params[1]);
        $shape = new self($this->isList || !$hasKeys, $this->isMap || $hasKeys);
        if ($shape->isList && $shape->isMap) {
            throw new InvalidMetadata('not_inlinable', $place, '#[Inline] makes a list of the class and #[Inline] of another property a map, or the other way round.', 'Remove one of them.');
        }

        return $shape;
    }
}
