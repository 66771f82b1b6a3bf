<?php

declare(strict_types=1);

namespace Kiln\Metadata;

use Kiln\Attribute\NamingStrategy;
use Kiln\Context;
use Kiln\Error\ValueText;
use Kiln\Type\Type;

/**
 * What is known of one property, or of a method or parameter that stands for one.
 *
 * @internal
 */
final readonly class PropertyMetadata
{
    /**
     * @param string             $name           of the property; of a virtual property, the name it goes by
     * @param class-string       $class          whose scope sees the property: the declaring class, or the class that uses the trait
     * @param Type               $type           the most exact type that native type, phpdoc and attributes agree on
     * @param ?Type              $nativeType     what PHP itself enforces; null for none
     * @param bool               $isVirtual      whether it is no property but a method (then $getter is set)
     * @param bool               $isPromoted     declared in the constructor's parameter list
     * @param bool               $hasDefault     whether an object made without its constructor has a value here; a promoted
     *                                           parameter's default does not count, an untyped property's implicit null does
     * @param bool               $isReadableHook has a `get` hook (PHP 8.4); then it counts as always initialised
     * @param bool               $isStored       false for a hooked property without a backing value
     * @param bool               $isSettable     false for a hooked property without a backing value and without a `set` hook
     * @param ?string            $serializedName as an attribute of it or of its class says; null where the context has the say
     * @param list<string>       $aliases        further keys to read from
     * @param ?list<string>      $groups         null when it names none
     * @param ?int               $maxDepth       levels
     * @param ?string            $getter         method to call instead of reading the property
     * @param ?string            $setter         method to call instead of writing the property
     * @param ?string            $inlinePrefix   null when it is not inlined
     * @param bool               $isReference    whether objects are written as their identifiers
     * @param array<string, array<string, scalar|null>> $facts by the name of the format that they are for
     * @param ?bool              $coerces        whether text is taken for values; null where it does not say
     * @param ?string            $parameterOf    the constructor or factory, where it is no property but a parameter of that
     * @param bool               $isBytes        whether strings are bytes, and no text
     * @param ?Context           $context        what holds for the value and below it
     * @param ?ConditionMetadata $condition      what decides whether it is written
     */
    public function __construct(
        public string $name,
        public string $class,
        public Type $type,
        public ?Type $nativeType,
        public bool $isPublic = true,
        public bool $isReadonly = false,
        public bool $isVirtual = false,
        public bool $isPromoted = false,
        public bool $hasDefault = false,
        public bool $isReadableHook = false,
        public bool $isStored = true,
        public bool $isSettable = true,
        public ?string $serializedName = null,
        public array $aliases = [],
        public ?array $groups = null,
        public ?string $since = null,
        public ?string $until = null,
        public bool $isIgnored = false,
        public ?int $maxDepth = null,
        public ?DateMetadata $date = null,
        public ?string $getter = null,
        public ?string $setter = null,
        public ?string $inlinePrefix = null,
        public bool $isNeverRead = false,
        public bool $isNeverWritten = false,
        public bool $omitEmpty = false,
        public ?DefaultMetadata $omitDefault = null,
        public ?ConverterMetadata $converter = null,
        public array $facts = [],
        public bool $isReference = false,
        public ?bool $coerces = null,
        public ?string $parameterOf = null,
        public bool $isBytes = false,
        public ?Context $context = null,
        public ?ConditionMetadata $condition = null,
    ) {}

    /**
     * How messages name it: `App\Order::$total`, `App\Order::getTotal()` or `App\Order::__construct($total)`.
     */
    public function origin(): string
    {
        $origin = match (true) {
            $this->parameterOf !== null => "{$this->class}::{$this->parameterOf}(\${$this->name})",
            $this->isVirtual => "{$this->class}::{$this->getter}()",
            default => "{$this->class}::\${$this->name}",
        };

        return \str_contains($origin, "\0") ? ValueText::classes($origin) : $origin;
    }

    /**
     * @param ?NamingStrategy $naming where no attribute says it; null for the name as it is
     */
    public function key(?NamingStrategy $naming): string
    {
        return $this->serializedName ?? $naming?->translate($this->name) ?? $this->name;
    }
}
