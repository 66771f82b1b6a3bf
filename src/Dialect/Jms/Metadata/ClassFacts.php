<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata;

/**
 * What jms/serializer knows of a class once its hierarchy is merged, as far as JSON needs it.
 *
 * @internal
 */
final readonly class ClassFacts
{
    /**
     * @param class-string        $name
     * @param list<PropertyFacts> $properties    in the order in which they are visited
     * @param list<MethodFacts>   $preSerialize  in the order in which they are called
     * @param list<MethodFacts>   $postSerialize
     * @param list<MethodFacts>   $postDeserialize
     * @param bool                $isList        whether an object without members is a JSON array: a list is inlined into it
     * @param bool                $isMap         whether it is a JSON object in any case: a map is inlined into it
     * @param bool                $usesExpressions whether objects can be written only where there is an expression language; what the
     *                                             topmost class of the hierarchy says about it, as in jms/serializer
     * @param bool                $isConditional whether an expression decides about objects of this class as a whole
     * @param ?DiscriminatorFacts $discriminator null where there is no map
     * @param list<string>        $files         that these facts were read from
     */
    public function __construct(
        public string $name,
        public array $properties,
        public array $preSerialize,
        public array $postSerialize,
        public array $postDeserialize,
        public bool $isList,
        public bool $isMap,
        public bool $usesExpressions,
        public bool $isConditional,
        public ?DiscriminatorFacts $discriminator,
        public array $files,
    ) {}

    public function property(string $name): ?PropertyFacts
    {
        foreach ($this->properties as $property) {
            if ($property->name === $name) {
                return $property;
            }
        }

        return null;
    }
}
