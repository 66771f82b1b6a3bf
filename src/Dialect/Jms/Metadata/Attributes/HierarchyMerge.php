<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Error\InvalidMetadata;

/**
 * What a class inherits: properties, methods to call, the order and the discriminator; but no policy, and not how it is inlined.
 *
 * @internal
 */
final readonly class HierarchyMerge
{
    /**
     * @throws InvalidMetadata
     */
    public static function of(ClassDraft $above, ClassDraft $below): ClassDraft
    {
        $discrimination = Discrimination::merged($above->discrimination, $below->discrimination);
        $order = $below->order ?? $above->order;
        // What is declared anew keeps its position. Names that are numbers are not the same name.
        $properties = \array_merge($above->properties, $below->properties);
        $properties = $discrimination?->addedTo($properties, $below->class) ?? $properties;

        return new ClassDraft(
            $below->class,
            $order?->sorted($properties) ?? $properties,
            [...$above->preSerialize, ...$below->preSerialize],
            [...$above->postSerialize, ...$below->postSerialize],
            [...$above->postDeserialize, ...$below->postDeserialize],
            $below->isList,
            $below->isMap,
            $above->usesExpressions,
            $above->isConditional || $below->isConditional,
            $order,
            $discrimination,
            [...$above->files, ...$below->files],
        );
    }
}
