<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\MethodFacts;
use Kiln\Dialect\Jms\Metadata\PropertyFacts;

/**
 * What is known of a class: at first what it says itself, then together with the classes above it.
 *
 * @internal
 */
final readonly class ClassDraft
{
    /**
     * @param \ReflectionClass<object> $class
     * @param array<PropertyFacts>     $properties by name
     * @param list<MethodFacts>        $preSerialize
     * @param list<MethodFacts>        $postSerialize
     * @param list<MethodFacts>        $postDeserialize
     * @param list<string>             $files
     */
    public function __construct(
        public \ReflectionClass $class,
        public array $properties,
        public array $preSerialize,
        public array $postSerialize,
        public array $postDeserialize,
        public bool $isList,
        public bool $isMap,
        public bool $usesExpressions,
        public bool $isConditional,
        public ?PropertyOrder $order,
        public ?Discrimination $discrimination,
        public array $files,
    ) {}
}
