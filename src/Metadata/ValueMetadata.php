<?php

declare(strict_types=1);

namespace Kiln\Metadata;

use Kiln\Type\Type;

/**
 * How objects of a class become one value, and are made of one.
 *
 * @internal
 */
final readonly class ValueMetadata
{
    /**
     * @param class-string                   $class      whose objects they are
     * @param class-string                   $scope      that sees the member
     * @param string                         $member     name of the method or property that gives the value
     * @param Type                           $written    type of the value: scalars, or arrays of them
     * @param bool                           $isGuaranteed whether PHP makes sure of $written
     * @param ?class-string                  $maker      class whose method makes an object; null where nothing does
     * @param string                         $method     `__construct` for the constructor
     * @param Type                           $read       type of what the method takes; as $written
     * @param string                         $expected   what a right value is, in a few words
     * @param list<class-string<\Throwable>> $refusals   what the method throws for a wrong value, besides what {@see \Kiln\Attribute\Value} lists
     */
    public function __construct(
        public string $class,
        public string $scope,
        public string $member,
        public bool $isProperty,
        public bool $isPublic,
        public Type $written,
        public bool $isGuaranteed,
        public ?string $maker,
        public string $method,
        public Type $read,
        public string $expected,
        public array $refusals,
    ) {}
}
