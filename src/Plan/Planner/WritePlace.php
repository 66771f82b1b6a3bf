<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Context;
use Kiln\Metadata\PropertyMetadata;

/**
 * Under what conditions a value is written, where they change its plan.
 *
 * @internal
 */
final readonly class WritePlace implements \Stringable
{
    public Selection $selection;

    /**
     * @param Context            $context that holds here
     * @param ?int               $levels  of objects that may still be written, this one included; null for any number
     * @param string             $prefix  of its keys
     * @param list<class-string> $around  the classes it is inlined into
     */
    private function __construct(
        public Context $context,
        public ?int $levels,
        public string $prefix = '',
        private array $around = [],
    ) {
        $this->selection = new Selection($context);
    }

    public static function root(Context $context): self
    {
        return new self($context, \is_int($context->maxDepth) ? $context->maxDepth + 1 : null);
    }

    /**
     * That of the value of a property.
     */
    public function below(PropertyMetadata $property): self
    {
        $levels = $this->levels === null ? null : $this->levels - 1;
        if ($property->maxDepth !== null && $this->context->maxDepth !== false) {
            $levels = $levels === null ? $property->maxDepth : \min($levels, $property->maxDepth);
        }

        $context = Contexts::below($this->context, $property);

        // Most values are written as the object is.
        return $context === $this->context && $levels === $this->levels && $this->prefix === '' && $this->around === [] ? $this : new self($context, $levels);
    }

    /**
     * @param class-string $class
     * @param self         $below of the property that is inlined
     *
     * @return ?self null for a class inlined into itself, which would never end
     */
    public function inline(string $class, string $prefix, self $below): ?self
    {
        return \in_array($class, $this->around, true) ? null : new self($below->context, $below->levels, $prefix, [...$this->around, $class]);
    }

    /**
     * Whether its keys stand among those of the object around it.
     */
    public function isInline(): bool
    {
        return $this->around !== [];
    }

    public function __toString(): string
    {
        return "{$this->prefix} {$this->levels} " . \implode(',', $this->around) . " {$this->context->key()}";
    }
}
