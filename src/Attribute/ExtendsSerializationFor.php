<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * The attributes of this class, its properties and methods count as if they stood on another class, which cannot carry them:
 * on its properties, constructor parameters and methods of the same names.
 *
 *     #[ExtendsSerializationFor(Vendor\Address::class)]
 *     abstract class AddressMapping
 *     {
 *         #[SerializedName('zip')] public string $postalCode;
 *         #[Ignore] public $validator;
 *     }
 *
 *     SerializerBuilder::create()->withMapping(AddressMapping::class)->build();
 *
 * Types of its properties may narrow those of the other class. Objects of this class are never made.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS)]
final readonly class ExtendsSerializationFor
{
    /**
     * @param class-string $class
     */
    public function __construct(public string $class) {}
}
