<?php

declare(strict_types=1);

namespace Kiln;

use Kiln\Error\ConversionFailed;

/**
 * Code of your own for one property or one class; see {@see Attribute\Converter} and {@see SerializerBuilder::withConverter()}.
 *
 *     final class MoneyConverter implements ValueConverter
 *     {
 *         public function serialize(mixed $value, Context $context): string
 *         {
 *             return $value->amount . ' ' . $value->currency;
 *         }
 *
 *         public function deserialize(mixed $data, Context $context): Money
 *         {
 *             return is_string($data) ? Money::parse($data) : throw new ConversionFailed('an amount with a currency');
 *         }
 *     }
 *
 * Neither method sees null when the property is nullable: null stays null.
 *
 * @api
 */
interface ValueConverter
{
    /**
     * @return mixed a scalar, null, an array of such, or an object, which is then written by its own class
     */
    public function serialize(mixed $value, Context $context): mixed;

    /**
     * @param mixed $data a scalar, null, or an array of such, as decoded
     *
     * @throws ConversionFailed when the data is not what the converter understands; it becomes one of the problems reported
     */
    public function deserialize(mixed $data, Context $context): mixed;
}
