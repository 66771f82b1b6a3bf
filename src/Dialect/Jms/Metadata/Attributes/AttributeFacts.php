<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\ClassFacts;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Error\InvalidMetadata;

/**
 * From the attributes of jms/serializer and the types of PHP, without jms/serializer: an application may drop that package and
 * keep its classes as they are.
 *
 * Attributes are read by their names. Annotations in comments, YAML, XML, Doctrine and doc blocks are not read.
 *
 * @internal
 */
final class AttributeFacts implements Facts
{
    private readonly Hierarchy $hierarchy;

    private readonly ClassReader $reader;

    /** @var array<string, ClassFacts> by name as asked for */
    private array $known = [];

    /** @var array<string, ClassDraft> what each class says itself, by name */
    private array $drafts = [];

    /**
     * @param KeyRule $naming            of what has no name by `#[SerializedName]`
     * @param bool   $enumSupport       whether a property whose type is an enum is read and written by the enum's values or names
     * @param bool   $includeInterfaces whether attributes on interfaces say something about the classes that implement them
     */
    public function __construct(KeyRule $naming, bool $enumSupport = false, bool $includeInterfaces = false)
    {
        $this->hierarchy = new Hierarchy($includeInterfaces);
        $this->reader = ClassReader::create($naming, $enumSupport);
    }

    /**
     * @throws InvalidMetadata `unknown_class`, or what is wrong with the class or one above it
     */
    public function of(string $class): ClassFacts
    {
        return $this->known[$class] ??= $this->read($class);
    }

    private function read(string $class): ClassFacts
    {
        if (!\class_exists($class) && !\interface_exists($class) && !\trait_exists($class)) {
            throw new InvalidMetadata('unknown_class', $class, 'there is no such class.', 'Correct the name, or let the autoloader find it.');
        }
        $merged = null;
        foreach ($this->hierarchy->of(new \ReflectionClass($class)) as $member) {
            $draft = $this->drafts[$member->name] ??= $this->reader->read($member);
            $merged = $merged === null ? $draft : HierarchyMerge::of($merged, $draft);
        }

        return new ClassFacts(
            $merged->class->name,
            \array_values($merged->properties),
            $merged->preSerialize,
            $merged->postSerialize,
            $merged->postDeserialize,
            $merged->isList,
            $merged->isMap,
            $merged->usesExpressions,
            $merged->isConditional,
            $merged->discrimination?->facts(),
            \array_values(\array_unique($merged->files)),
        );
    }
}
