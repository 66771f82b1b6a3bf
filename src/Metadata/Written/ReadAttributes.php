<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

use Kiln\Attribute\FormatFact;
use Kiln\Attribute\InheritanceFact;

/**
 * The attributes that somebody here reads: Kiln's, those of formats and of jms/serializer, and what extends them.
 *
 * @internal
 */
final class ReadAttributes
{
    private const ORIGINAL = '/^(?:Kiln\\\\Attribute\\\\|Kiln\\\\Context$|JMS\\\\Serializer\\\\Annotation\\\\|AllowDynamicProperties$)/i';

    /** What `Kiln\Bridge\Doctrine\EntityInheritance` looks at. */
    private const OF_INHERITANCE = ['doctrine\orm\mapping\discriminatorcolumn' => true, 'doctrine\orm\mapping\discriminatormap' => true];

    /** @var array<string, bool> by name of an attribute: most stand at many members */
    private array $isRead = [];

    /**
     * @param \ReflectionClass<object> $class
     */
    public function __construct(private readonly WrittenClass $written, private readonly \ReflectionClass $class) {}

    /**
     * @param list<WrittenAttribute>                                                                                      $written
     * @param \ReflectionClass<object>|\ReflectionClassConstant|\ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member
     */
    public function areSame(array $written, \ReflectionClass|\ReflectionClassConstant|\ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member): bool
    {
        $expected = [];
        foreach ($written as $attribute) {
            $name = $this->written->resolve($attribute->name);
            if ($this->isRead[$name] ??= self::isRead($name)) {
                $expected[] = [$name, $attribute->arguments];
            }
        }
        $position = 0;
        foreach ($member->getAttributes() as $attribute) {
            $found = $attribute->getName();
            if ($this->isRead[$found] ??= self::isRead($found)) {
                [$name, $arguments] = $expected[$position++] ?? ['', null];
                if ($arguments === null || \strcasecmp($name, $found) !== 0 || !$arguments->isValue($attribute->getArguments(...), $this->written, $this->class)) {
                    return false;
                }
            }
        }

        return $position === \count($expected);
    }

    public static function isRead(string $name): bool
    {
        // A class that was not looked for was not read either.
        return self::isOriginal($name)
            || isset(self::OF_INHERITANCE[\strtolower($name)])
            || (\class_exists($name, false) && (\is_subclass_of($name, FormatFact::class) || \is_subclass_of($name, InheritanceFact::class) || \preg_grep(self::ORIGINAL, \class_parents($name)) !== []));
    }

    /**
     * Whether it comes with Kiln, jms/serializer or PHP.
     */
    public static function isOriginal(string $name): bool
    {
        return \preg_match(self::ORIGINAL, $name) === 1;
    }
}
