<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential\Model;

/**
 * What the value of a property is, and the names that jms/serializer and PHP have for that.
 *
 * Classes of the model are written with {@see Model::NS} for their namespace.
 */
final readonly class Shape
{
    /**
     * @param string      $kind   of values: see {@see \Kiln\Tests\Bridge\Jms\Differential\ValueMaker}
     * @param ?string     $type   as #[Type] names it; null when it has no name for it
     * @param ?string     $native as PHP names it, without null; null when it has no name for it
     * @param list<self>  $inner  what the elements of a collection are, or the members of a union
     * @param ?string     $class  of the model, without namespace
     * @param bool        $isInferred whether jms/serializer finds the type by the native one
     */
    public function __construct(
        public string $kind,
        public ?string $type,
        public ?string $native,
        public array $inner = [],
        public ?string $class = null,
        public bool $isInferred = false,
    ) {}
}
