<?php

declare(strict_types=1);

namespace Kiln\Metadata;

use Kiln\Type\TemplateType;

/**
 * Everything a class says about itself, merged with its parents, traits and interfaces. Facts only: no context, no format,
 * no decision.
 *
 * @internal
 */
final readonly class ClassMetadata
{
    /**
     * @param class-string               $name
     * @param list<TemplateType>         $templates         in the order of their arguments
     * @param list<PropertyMetadata>     $properties        parents' first, as declared, then virtual ones; or as `Order` says
     * @param ?ConstructorMetadata       $constructor       null when there is none
     * @param ?ConstructorMetadata       $factory           the static method that makes objects in its place; null when there is none
     * @param ?DiscriminatorMetadata     $discriminator     when this is the base class or interface that carries the attribute
     * @param ?DiscriminatorValue        $discriminatorValue when this is a concrete class in the map of such a base
     * @param list<MethodMetadata>       $beforeSerialize   in calling order
     * @param list<MethodMetadata>       $afterDeserialize  in calling order
     * @param ?ConverterMetadata         $converter         for all values of this class
     * @param ?ValueMetadata             $value             when its objects are one value each
     * @param bool                       $isJsonSerialized  it is JsonSerializable, and nobody says anything about it to Kiln
     * @param list<string>               $files             absolute paths of the sources of the class, its parents, interfaces and
     *                                                      traits, and of what its type aliases were imported from
     * @param bool                       $isPlain           json_encode() sees nothing but its declared properties: not JsonSerializable,
     *                                                      not internal nor a child of an internal class, no dynamic properties allowed
     *                                                      (#[AllowDynamicProperties]), no property hooks
     * @param array<string, array<string, scalar|null>> $facts by the name of the format that they are for
     * @param ?ElementsMetadata          $elements          of a collection; what else it has is nobody's business
     */
    public function __construct(
        public string $name,
        public ClassKind $kind,
        public bool $isFinal,
        public bool $isCloneable,
        public bool $isPlain,
        public array $templates,
        public array $properties,
        public ?ConstructorMetadata $constructor,
        public ?ConstructorMetadata $factory,
        public ?DiscriminatorMetadata $discriminator,
        public ?DiscriminatorValue $discriminatorValue,
        public array $beforeSerialize,
        public array $afterDeserialize,
        public ?ConverterMetadata $converter,
        public ?ValueMetadata $value,
        public bool $isJsonSerialized,
        public array $files,
        public ?ElementsMetadata $elements = null,
        public array $facts = [],
    ) {}
}
