<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Context;
use Kiln\Metadata\PropertyMetadata;

/**
 * Under what conditions a value is read, where they change its plan.
 *
 * @internal
 */
final readonly class ReadPlace implements \Stringable
{
    public Selection $selection;

    /**
     * @param Context            $context  that holds here
     * @param string             $prefix   of its keys
     * @param bool               $isInline whether its keys stand among those of the object around it
     * @param bool               $populate whether the object exists already
     * @param list<class-string> $around   the classes it is inlined into
     */
    private function __construct(
        public Context $context,
        public string $prefix = '',
        public bool $isInline = false,
        public bool $populate = false,
        private array $around = [],
    ) {
        $this->selection = new Selection($context);
    }

    public static function root(Context $context): self
    {
        return new self($context);
    }

    /**
     * That of the value of a property.
     */
    public function below(PropertyMetadata $property): self
    {
        $context = Contexts::below($this->context, $property);

        // Most values are read as the object is.
        return $context === $this->context && $this->prefix === '' && !$this->isInline && !$this->populate && $this->around === [] ? $this : new self($context);
    }

    /**
     * @param class-string $class
     * @param self         $below of the property that is inlined
     *
     * @return ?self null for a class inlined into itself, which would never end
     */
    public function inline(string $class, string $prefix, self $below): ?self
    {
        return \in_array($class, $this->around, true) ? null : new self($below->context, $prefix, true, false, [...$this->around, $class]);
    }

    /**
     * The same where the object exists already.
     */
    public function existing(): self
    {
        return new self($this->context, $this->prefix, $this->isInline, true, $this->around);
    }

    public function __toString(): string
    {
        return $this->prefix . ($this->isInline ? ' inline ' . \implode(',', $this->around) : '') . ($this->populate ? ' populate' : '') . " {$this->context->key()}";
    }
}
