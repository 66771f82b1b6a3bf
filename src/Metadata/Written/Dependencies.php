<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * What the facts about a class depend on besides its own file.
 *
 * @internal
 */
final class Dependencies
{
    /** @var array<class-string, bool> whether the values of its constants count, by name */
    public array $classes = [];

    /** @var list<string> that belong to no class */
    public array $constants = [];

    private function __construct(private readonly WrittenClass $written) {}

    /**
     * @param WrittenClass             $written the same as $class
     * @param \ReflectionClass<object> $class
     * @param bool                     $areConstantsUsed whether the values of its constants count
     */
    public static function of(WrittenClass $written, \ReflectionClass $class, bool $areConstantsUsed): self
    {
        $self = new self($written);
        $parent = $class->getParentClass();
        foreach ([...($parent === false ? [] : [$parent->name]), ...$class->getInterfaceNames(), ...$class->getTraitNames()] as $name) {
            $self->classes[$name] = $areConstantsUsed;
        }
        foreach ([$written, ...array_values($written->properties), ...array_values($written->methods)] as $member) {
            $self->addAttributes($member->attributes);
        }
        $self->addExpressions([...array_column($written->properties, 'default'), ...array_values($written->cases), ...($areConstantsUsed ? array_values($written->constants) : [])]);
        $self->addExpressions(array_column($written->methods['__construct']->parameters ?? [], 'default'));

        return $self;
    }

    /**
     * @param list<WrittenAttribute> $attributes
     */
    private function addAttributes(array $attributes): void
    {
        foreach ($attributes as $attribute) {
            $name = $this->written->resolve($attribute->name);
            if (ReadAttributes::isRead($name)) {
                $this->addExpressions([$attribute->arguments]);
                // One of the application's own may become another.
                if (!ReadAttributes::isOriginal($name)) {
                    $this->addClass($name, false);
                }
            }
        }
    }

    /**
     * @param list<?WrittenExpression> $expressions
     */
    private function addExpressions(array $expressions): void
    {
        foreach ($expressions as $expression) {
            foreach ($expression->classes ?? [] as $name) {
                $this->addClass($this->written->resolve($name), true);
            }
            foreach ($expression->constants ?? [] as $name) {
                $constant = $this->written->constant($name);
                if ($constant !== null && preg_match('/^(?:true|false|null)$/Di', $constant) === 0) {
                    $this->constants[] = $constant;
                }
            }
        }
    }

    private function addClass(string $name, bool $areConstantsUsed): void
    {
        // What is not loaded was not asked for anything.
        if (class_exists($name, false) || interface_exists($name, false) || trait_exists($name, false)) {
            $name = (new \ReflectionClass($name))->name;
            $this->classes[$name] = ($this->classes[$name] ?? false) || $areConstantsUsed;
        }
    }
}
