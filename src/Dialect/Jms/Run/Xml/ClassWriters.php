<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run\Xml;

/**
 * The writers of all classes met so far, for one selection.
 *
 * @internal
 */
final class ClassWriters
{
    /** @var array<string, array<string, \Closure(object, Element, XmlWriting): bool>> by place and class */
    public array $known = [];

    /**
     * @param \Closure(class-string, string): (\Closure(object, Element, XmlWriting): bool) $load by class and place
     */
    public function __construct(private readonly \Closure $load) {}

    /**
     * @param class-string $class
     *
     * @return \Closure(object, Element, XmlWriting): bool
     */
    public function load(string $class, string $place): \Closure
    {
        return $this->known[$place][$class] = ($this->load)($class, $place);
    }
}
