<?php

declare(strict_types=1);

namespace Kiln;

/**
 * A converter for a parent class or an interface that must know which of the classes below it is to be made:
 *
 *     final class IdConverter implements ClassConverter
 *     {
 *         public function serialize(mixed $value, Context $context): string
 *         {
 *             return $value->toString();
 *         }
 *
 *         public function deserialize(mixed $data, Context $context, string $class = Id::class): Id
 *         {
 *             return $class::fromString($data);
 *         }
 *     }
 *
 * @api
 */
interface ClassConverter extends ValueConverter
{
    /**
     * @param string $class that is asked for; not given where the attribute stands on a property
     */
    public function deserialize(mixed $data, Context $context, string $class = ''): mixed;
}
